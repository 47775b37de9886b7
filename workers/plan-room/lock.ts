/** One thing at a time, in the order of asking: D1 awaits are not covered by a Durable Object's input gates. */
export class Lock {
  #last: Promise<unknown> = Promise.resolve();

  /** Runs `work` after everything asked for before it, whether that succeeded or not. */
  run<T>(work: () => Promise<T>): Promise<T> {
    const mine = this.#last.then(work, work);
    this.#last = mine.catch(() => undefined);
    return mine;
  }
}
