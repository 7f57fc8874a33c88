// Small things that this browser keeps, if it lets us.
export function keep(name: string, value: unknown): void {
  try {
    localStorage.setItem(`oubliette.${name}`, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing: then nothing is kept.
  }
}

export function kept<T>(name: string, usual: T): T {
  try {
    return (JSON.parse(localStorage.getItem(`oubliette.${name}`) ?? 'null') as T | null) ?? usual;
  } catch {
    return usual;
  }
}
