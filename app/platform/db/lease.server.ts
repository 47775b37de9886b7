import type { Clock } from "#app/platform/kernel/ports.ts";
import { logFailure } from "./trace.server.ts";

/**
 * How long a worker's claim on a job lasts unless it is renewed, milliseconds. A worker that was killed renews nothing,
 * so that another one takes its job over this soon.
 */
export const LEASE_MS = 5_000;
const RENEWAL_INTERVAL_MS = 1_500;

/** Runs `work` and renews its lease meanwhile. No renewal is under way any more when it returns. */
export async function withLease<T>(renew: () => Promise<unknown>, work: () => Promise<T>): Promise<T> {
  let renewal: Promise<unknown> | null = null;
  const timer = setInterval(() => {
    renewal ??= renew()
      .catch(logFailure)
      .finally(() => {
        renewal = null;
      });
  }, RENEWAL_INTERVAL_MS);
  try {
    return await work();
  } finally {
    clearInterval(timer);
    await renewal;
  }
}

/** Rows that a worker claimed together: each is due again when the claim ends. */
export interface RowClaim {
  ids: readonly string[];
  /** When the claim ends that is renewed. */
  claimed: number;
  until: number;
}

/** Runs `work` on rows that were claimed together, and renews their claim meanwhile. */
export function withClaim<T>(
  clock: Clock,
  rows: readonly { id: string; dueAt: number | null }[],
  renew: (claim: RowClaim) => Promise<unknown>,
  work: () => Promise<T>,
): Promise<T> {
  const ids = rows.map(({ id }) => id);
  let claimed = rows[0]?.dueAt ?? 0;
  return withLease(async () => {
    const until = clock.now() + LEASE_MS;
    await renew({ ids, claimed, until });
    claimed = until;
  }, work);
}
