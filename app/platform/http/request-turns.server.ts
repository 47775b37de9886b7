import type { Clock } from "#app/platform/kernel/ports.ts";
import { type Failure, fail } from "#app/platform/kernel/result.ts";
import {
  getCostWaitMs,
  hasUsedLeast,
  isBesideOthers,
  readActorUse,
  readUse,
  recordActorUse,
  recordUse,
} from "./recent-use.ts";

/**
 * How many requests of one account this isolate handles at a time, how many while other accounts ask for something too,
 * how many calls of an account and of one person or program of it may wait, and how many times as many pages. The others
 * of the isolate are served in between, so that one account cannot fill it, nor one person an account.
 */
export const requestTurns = { running: 2, beside: 1, waiting: 120, waitingOfOne: 60, pages: 2 } as const;

/** The longest wait for a turn. A request may end without a word, so its place expires then too. Milliseconds. */
const MAX_WAIT_MS = 15_000;
const MAX_RUN_MS = 30_000;
const POLL_INTERVAL_MS = 10;
/** The longest that a request lets others go first, and that a piece of other work does: each goes on however many there are. */
const MAX_YIELD_MS = 500;
const MAX_WORK_YIELD_MS = 100;
/** Whose request it is: a person or program, and the account. */
export interface Asker {
  accountId: string;
  actorId: string;
}

interface Turn {
  actorId: string;
  isHeavy: boolean;
  isRunning: boolean;
  /** When its place expires. */
  until: number;
}

/** The requests of each account that run or wait here, in order of arrival. */
const turnsByAccount = new Map<string, Set<Turn>>();

/** A page, or a call of a batch that was let in, is served late rather than refused for what was used before. */
export type RequestKind = "call" | "page";

interface TurnOptions {
  clock: Clock;
  kind: RequestKind;
  /** Of an account only one such request runs at a time; the others of it pass by. */
  isHeavy: boolean;
}

/**
 * Runs a request of an account in its turn. Refuses it with the seconds to wait when too many of the account or the person
 * wait, or the person's calls used too much lately.
 */
export async function runInTurn<T>(
  { accountId, actorId }: Asker,
  { clock, kind, isHeavy }: TurnOptions,
  work: () => Promise<T>,
): Promise<T | Failure> {
  const turns = turnsByAccount.get(accountId) ?? new Set();
  turnsByAccount.set(accountId, turns);
  removeExpired(turns, clock.now());
  const isPage = kind === "page";
  const over = isFull(turns, actorId, isPage ? requestTurns.pages : 1) ? BUSY_MS : 0;
  const wait = Math.max(over, isPage ? 0 : getCostWaitMs(actorId, clock.now()));
  if (wait > 0) return failBusy(wait);
  const own: Turn = { actorId, isHeavy, isRunning: false, until: clock.now() + MAX_WAIT_MS };
  turns.add(own);
  recordUse(accountId, 0, clock.now());
  try {
    // Polls: on Workers one request cannot wake another.
    while (!isNext(turns, own, clock.now(), getLimit(accountId, clock.now()))) {
      await sleep(POLL_INTERVAL_MS);
      removeExpired(turns, clock.now());
      if (turns.has(own)) continue;
      if (!isPage) return failBusy(BUSY_MS);
      break;
    }
    own.isRunning = true;
    await yieldToOthers(accountId, clock);
    const began = clock.now();
    own.until = began + MAX_RUN_MS;
    try {
      return await work();
    } finally {
      const now = clock.now();
      const ms = Math.max(0, now - began);
      recordUse(accountId, ms, now);
      recordActorUse(actorId, ms, now);
    }
  } finally {
    turns.delete(own);
    if (turns.size === 0 && turnsByAccount.get(accountId) === turns) turnsByAccount.delete(accountId);
  }
}

/**
 * Lets what waits in this isolate run, and waits, for a short time, while another account's request runs that has used
 * less here lately. Does nothing for the account that used least.
 */
async function yieldToOthers(accountId: string, clock: Clock): Promise<void> {
  if (hasUsedLeast(accountId, clock.now())) return;
  await sleep(0);
  const until = clock.now() + MAX_YIELD_MS;
  while (isAnotherFirst(accountId, clock.now()) && clock.now() < until) await sleep(POLL_INTERVAL_MS);
}

/**
 * The same for work that is no request: rows of an import, slices of an optimization. Beside other accounts it waits for
 * its own account's requests too, so that no more than one piece of an account is in another one's way.
 */
export async function yieldToRequests(accountId: string, clock: Clock): Promise<void> {
  if (!isBesideOthers(accountId, clock.now())) return;
  const until = clock.now() + MAX_WORK_YIELD_MS;
  do await sleep(POLL_INTERVAL_MS);
  while ((isAnotherFirst(accountId, clock.now()) || isRunning(accountId)) && clock.now() < until);
}

/** Rows of a file that are read until what waits in this isolate runs once. */
const ROWS_AT_ONCE = 250;

/** For work that is long but not heavy: called for each row that is read, it lets others run now and then. */
export async function yieldToEventLoop(row: number): Promise<void> {
  if (row % ROWS_AT_ONCE === 0) await sleep(0);
}

const isRunning = (accountId: string) => [...(turnsByAccount.get(accountId) ?? [])].some((turn) => turn.isRunning);

/** Whether a request of another account runs that used less here lately. */
export function isAnotherFirst(accountId: string, now: number): boolean {
  const own = readUse(accountId, now);
  for (const [id, turns] of turnsByAccount) {
    if (id === accountId || 2 * readUse(id, now) >= own) continue;
    for (const { isRunning, until } of turns) if (isRunning && until > now) return true;
  }
  return false;
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
/** The wait of those that come while too many wait. */
const BUSY_MS = 5_000;
const failBusy = (ms: number) => fail("too_many_requests", { seconds: Math.ceil(ms / 1000) }).failure;

const getLimit = (accountId: string, now: number) =>
  isBesideOthers(accountId, now) ? requestTurns.beside : requestTurns.running;

/** True when too many requests of the account, or of the person, run and wait. */
function isFull(turns: ReadonlySet<Turn>, actorId: string, times: number): boolean {
  const { running, waiting, waitingOfOne } = requestTurns;
  const own = [...turns].filter((each) => each.actorId === actorId).length;
  return turns.size >= times * (running + waiting) || own >= times * (running + waitingOfOne);
}

/**
 * True when fewer than the limit run or come first. The people of an account take turns: who has fewer requests here comes
 * first, then who used less lately, then who came first. A heavy one waits for the heavy one that runs, and is in
 * nobody's way.
 */
function isNext(turns: ReadonlySet<Turn>, own: Turn, now: number, limit: number): boolean {
  // All that wait ask often: the order is only looked at when a place is free.
  let runningCount = 0;
  let isHeavyRunning = false;
  for (const { isRunning, isHeavy } of turns) {
    if (isRunning) runningCount += 1;
    if (isRunning && isHeavy) isHeavyRunning = true;
  }
  if (runningCount >= limit || (own.isHeavy && isHeavyRunning)) return false;
  const countByActor = new Map<string, number>();
  const ranked = [...turns].map((turn) => {
    const place = countByActor.get(turn.actorId) ?? 0;
    countByActor.set(turn.actorId, place + 1);
    return { turn, place, used: readActorUse(turn.actorId, now) };
  });
  const at = ranked.findIndex(({ turn }) => turn === own);
  const self = ranked[at];
  const ahead = ranked.filter(({ turn, place, used }, index) => {
    if (!self || index === at) return false;
    if (turn.isRunning || (turn.isHeavy && isHeavyRunning)) return false;
    return (place - self.place || used - self.used || index - at) < 0;
  });
  return runningCount + ahead.length < limit;
}

function removeExpired(turns: Set<Turn>, now: number): void {
  for (const each of turns) if (each.until <= now) turns.delete(each);
}
