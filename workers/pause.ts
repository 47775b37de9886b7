/**
 * Lets other requests run between two pieces of long work: `scheduler.wait(0)` would not, and a database in the same
 * process responds without yielding.
 */
export const pause = (): Promise<void> => new Promise((go) => setTimeout(go, 0));
