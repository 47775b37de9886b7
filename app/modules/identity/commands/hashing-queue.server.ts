import type { Clock } from "#app/platform/kernel/ports.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { type GetPauseMs, hashPassword, verifyPassword } from "./passwords.server.ts";

/** Priority in the queue: people known by their device or session go before strangers. */
export type QueueRank = "known" | "stranger";

interface QueueSlot {
  rank: QueueRank;
  /** A request may end while it hashes or waits, so its place expires then. Milliseconds. */
  until: number;
}

/** All requests of this isolate that hash or wait, in order of arrival. One runs at a time, because a hash uses the whole processor. */
const queueSlots = new Map<symbol, QueueSlot>();
const MAX_QUEUED: Readonly<Record<QueueRank, number>> = { known: 12, stranger: 6 };
const SLOT_TIMEOUT_MS = 20_000;
const POLL_INTERVAL_MS = 20;

/** The pause between two rounds of a hash: while others wait, long enough for unrelated requests to be served. */
const getPauseMs: GetPauseMs = () => (queueSlots.size > 1 ? 120 : 0);

const failQueueFull = () => fail("too_many_requests", { seconds: 5 });

/** Refuses while the queue is full, before any database read for a request that would be refused anyway. */
export function checkQueueRoom(clock: Clock, rank: QueueRank): Result<null> {
  removeExpiredSlots(clock.now());
  return [...queueSlots.values()].filter((each) => each.rank === rank).length < MAX_QUEUED[rank]
    ? ok(null)
    : failQueueFull();
}

/** Hashes a password when it is the request's turn; refuses before any work when too many wait. */
export function hashPasswordQueued(
  clock: Clock,
  rank: QueueRank,
  password: string,
  salt: Uint8Array,
): Promise<Result<string>> {
  return runQueued(clock, rank, () => hashPassword(password, salt, getPauseMs));
}

/** Verifies a password when it is the request's turn. */
export function verifyPasswordQueued(
  clock: Clock,
  rank: QueueRank,
  password: string,
  stored: string | null,
): Promise<Result<boolean>> {
  return runQueued(clock, rank, () => verifyPassword(password, stored, getPauseMs));
}

async function runQueued<T>(clock: Clock, rank: QueueRank, work: () => Promise<T>): Promise<Result<T>> {
  const checked = checkQueueRoom(clock, rank);
  if (!checked.ok) return checked;
  const mine = Symbol(rank);
  queueSlots.set(mine, { rank, until: clock.now() + SLOT_TIMEOUT_MS });
  try {
    // Polls: on Workers one request cannot wake another.
    while (getNextSlot(queueSlots) !== mine) {
      await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
      removeExpiredSlots(clock.now());
      if (!queueSlots.has(mine)) return failQueueFull();
    }
    runningSlot = mine;
    return ok(await work());
  } finally {
    queueSlots.delete(mine);
    if (runningSlot === mine) runningSlot = null;
  }
}

/** The slot that is hashing; later arrivals never interrupt it. */
let runningSlot: symbol | null = null;

function getNextSlot(all: ReadonlyMap<symbol, QueueSlot>): symbol | undefined {
  if (runningSlot && all.has(runningSlot)) return runningSlot;
  const waiting = [...all];
  return (waiting.find(([, { rank }]) => rank === "known") ?? waiting[0])?.[0];
}

function removeExpiredSlots(now: number): void {
  for (const [place, { until }] of queueSlots) if (until <= now) queueSlots.delete(place);
}
