// The state of one asynchronous action, such as the request behind a button: is it running, and did it fail?

export class Action {
  busy = $state(false);
  error = $state.raw<unknown>(null);

  /** Run it, unless one is running already. Returns whether it ran and succeeded. */
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
