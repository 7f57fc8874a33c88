// Something that a button asks for: one at a time, and what went wrong.

export class Doing {
  busy = $state(false);
  error = $state.raw<unknown>(null);

  /** Do it, unless something is being done already. Was it done? */
  async run(what: () => Promise<void>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.error = null;
    try {
      await what();
      return true;
    } catch (error) {
      this.error = error;
      return false;
    } finally {
      this.busy = false;
    }
  }
}
