/** Runs one thing at a time, in order of requests: a Durable Object's input gates do not cover D1 awaits. */
export class Lock {
  #last: Promise<unknown> = Promise.resolve();

  /** Runs `work` after everything requested before it, whether that succeeded or not. */
  run<T>(work: () => Promise<T>): Promise<T> {
    const mine = this.#last.then(work, work);
    this.#last = mine.catch(() => undefined);
    return mine;
  }
}
