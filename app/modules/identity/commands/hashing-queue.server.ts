import type { Clock } from "#app/platform/kernel/ports.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { type GetPauseMs, hashPassword, verifyPassword } from "./passwords.server.ts";

/** Whose password is hashed: those whom the product knows by their device or session go before strangers. */
export type QueueRank = "known" | "stranger";

interface QueueSlot {
  rank: QueueRank;
  /** A request may die while it hashes or waits: its place lapses. */
  until: number;
}

/** Everybody of this isolate who hashes or waits for it, in the order they came. One at a time, because a hash takes the whole processor. */
const queueSlots = new Map<symbol, QueueSlot>();
const MAX_QUEUED: Readonly<Record<QueueRank, number>> = { known: 12, stranger: 6 };
const SLOT_TIMEOUT_MS = 20_000;
const POLL_INTERVAL_MS = 20;

/** Between two rounds of a hash: while others wait, long enough for pages that have nothing to do with it. */
const getPauseMs: GetPauseMs = () => (queueSlots.size > 1 ? 120 : 0);

const failQueueFull = () => fail("too_many_requests", { seconds: 5 });

/** Refuses while the line is full, before anything is looked up for somebody who would be turned away at its end. */
export function checkQueueRoom(clock: Clock, rank: QueueRank): Result<null> {
  removeExpiredSlots(clock.now());
  return [...queueSlots.values()].filter((each) => each.rank === rank).length < MAX_QUEUED[rank]
    ? ok(null)
    : failQueueFull();
}

/** A password as stored, once it is somebody's turn; too many who wait are turned away before any work. */
export function hashPasswordQueued(
  clock: Clock,
  rank: QueueRank,
  password: string,
  salt: Uint8Array,
): Promise<Result<string>> {
  return runQueued(clock, rank, () => hashPassword(password, salt, getPauseMs));
}

/** Whether the password is the stored one, once it is somebody's turn. */
export function verifyPasswordQueued(
  clock: Clock,
  rank: QueueRank,
  password: string,
  stored: string | null,
): Promise<Result<boolean>> {
  return runQueued(clock, rank, () => verifyPassword(password, stored, getPauseMs));
}

async function runQueued<T>(clock: Clock, rank: QueueRank, work: () => Promise<T>): Promise<Result<T>> {
  const room = checkQueueRoom(clock, rank);
  if (!room.ok) return room;
  const mine = Symbol(rank);
  queueSlots.set(mine, { rank, until: clock.now() + SLOT_TIMEOUT_MS });
  try {
    // Asks again instead of being called: a request is not woken by another one's work.
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

/** Whoever hashes goes on hashing, whoever comes. */
let runningSlot: symbol | null = null;

function getNextSlot(all: ReadonlyMap<symbol, QueueSlot>): symbol | undefined {
  if (runningSlot && all.has(runningSlot)) return runningSlot;
  const waiting = [...all];
  return (waiting.find(([, { rank }]) => rank === "known") ?? waiting[0])?.[0];
}

function removeExpiredSlots(now: number): void {
  for (const [place, { until }] of queueSlots) if (until <= now) queueSlots.delete(place);
}
