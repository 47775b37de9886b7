/**
 * Lets whatever else asks in between two pieces of long work: `scheduler.wait(0)` would not, and a database in the same
 * process answers without a pause of its own.
 */
export const pause = (): Promise<void> => new Promise((go) => setTimeout(go, 0));
