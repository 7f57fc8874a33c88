// Something from the server that a page shows: it, or what is in the way. What was there before stays until the new is.

export class Loaded<T> {
  value = $state.raw<T | null>(null);
  error = $state.raw<unknown>(null);
  #times = $state(0);

  /** To be made while a component is: it is loaded anew whenever something changes that `load` reads at once. */
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
