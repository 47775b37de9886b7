import type { Clock } from "#app/platform/kernel/ports.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { type Breath, hashPassword, verifyPassword } from "./passwords.server.ts";

/** Whose password is hashed: those whom the product knows by their device or session go before strangers. */
export type Rank = "known" | "stranger";

interface Place {
  rank: Rank;
  /** A request may die while it hashes or waits: its place lapses. */
  until: number;
}

/** Everybody of this isolate who hashes or waits for it, in the order they came. One at a time, because a hash takes the whole processor. */
const places = new Map<symbol, Place>();
const most: Readonly<Record<Rank, number>> = { known: 12, stranger: 6 };
const lapseMs = 20_000;
const askAgainMs = 20;

/** Between two rounds of a hash: while others wait, long enough for pages that have nothing to do with it. */
const breath: Breath = () => (places.size > 1 ? 120 : 0);

const full = () => fail("too_many_requests", { seconds: 5 });

/** Refuses while the line is full, before anything is looked up for somebody who would be turned away at its end. */
export function roomInLine(clock: Clock, rank: Rank): Result<null> {
  lapse(clock.now());
  return [...places.values()].filter((each) => each.rank === rank).length < most[rank] ? ok(null) : full();
}

/** A password as stored, once it is somebody's turn; too many who wait are turned away before any work. */
export function hashInTurn(clock: Clock, rank: Rank, password: string, salt: Uint8Array): Promise<Result<string>> {
  return inTurn(clock, rank, () => hashPassword(password, salt, breath));
}

/** Whether the password is the stored one, once it is somebody's turn. */
export function verifyInTurn(
  clock: Clock,
  rank: Rank,
  password: string,
  stored: string | null,
): Promise<Result<boolean>> {
  return inTurn(clock, rank, () => verifyPassword(password, stored, breath));
}

async function inTurn<T>(clock: Clock, rank: Rank, work: () => Promise<T>): Promise<Result<T>> {
  const room = roomInLine(clock, rank);
  if (!room.ok) return room;
  const mine = Symbol(rank);
  places.set(mine, { rank, until: clock.now() + lapseMs });
  try {
    // Asks again instead of being called: a request is not woken by another one's work.
    while (nextOf(places) !== mine) {
      await new Promise((resolve) => setTimeout(resolve, askAgainMs));
      lapse(clock.now());
      if (!places.has(mine)) return full();
    }
    working = mine;
    return ok(await work());
  } finally {
    places.delete(mine);
    if (working === mine) working = null;
  }
}

/** Whoever hashes goes on hashing, whoever comes. */
let working: symbol | null = null;

function nextOf(all: ReadonlyMap<symbol, Place>): symbol | undefined {
  if (working && all.has(working)) return working;
  const waiting = [...all];
  return (waiting.find(([, { rank }]) => rank === "known") ?? waiting[0])?.[0];
}

function lapse(now: number): void {
  for (const [place, { until }] of places) if (until <= now) places.delete(place);
}
