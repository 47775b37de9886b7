/** A visit of a stop. Milliseconds UTC. */
interface Visit {
  arrivedAt: number;
  /** Null while it is not over. */
  finishedAt: number | null;
}

/**
 * When the driver came for the customer: who waits for the promised time to begin has come when it begins, unless the visit
 * was over before. Milliseconds UTC. @param opensAt null without a promise
 */
export function getCameAt({ arrivedAt, finishedAt }: Visit, opensAt: number | null): number {
  if (opensAt === null || (finishedAt !== null && finishedAt < opensAt)) return arrivedAt;
  return Math.max(arrivedAt, opensAt);
}
