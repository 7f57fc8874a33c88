// A value from the server, or the error that prevented it. While it loads again, the old value stays.

export class Loaded<T> {
  value = $state.raw<T | null>(null);
  error = $state.raw<unknown>(null);
  #times = $state(0);

  /** Create it during component initialisation. Loads again when state changes that `load` reads synchronously. */
  constructor(load: () => Promise<T>) {
    let newest = 0;
    $effect(() => {
      void this.#times;
      const mine = ++newest;
      load().then(
        (value) => {
          if (mine !== newest) return;
          this.value = value;
          this.error = null;
        },
        (error: unknown) => {
          if (mine === newest) this.error = error;
        },
      );
    });
  }

  again(): void {
    this.error = null;
    this.#times += 1;
  }
}
