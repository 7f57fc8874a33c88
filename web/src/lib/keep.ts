// Reads and writes small values in localStorage, if the browser allows it.
export function keep(name: string, value: unknown): void {
  try {
    localStorage.setItem(`oubliette.${name}`, JSON.stringify(value));
  } catch {
    // Storage is full or forbidden: go on without.
  }
}

export function kept<T>(name: string, usual: T): T {
  try {
    return (JSON.parse(localStorage.getItem(`oubliette.${name}`) ?? 'null') as T | null) ?? usual;
  } catch {
    return usual;
  }
}
