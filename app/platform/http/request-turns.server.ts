import type { Clock } from "#app/platform/kernel/ports.ts";
import { type Failure, fail } from "#app/platform/kernel/result.ts";

/**
 * How many requests of one account this isolate handles at a time, how many while other accounts ask for something too,
 * and how many may wait. The others of the isolate are served in between, so that one account cannot fill it.
 */
export const requestTurns = { running: 2, beside: 1, waiting: 60 } as const;

/** The longest wait for a turn. A request may end without a word, so its place expires then too. Milliseconds. */
const MAX_WAIT_MS = 15_000;
const MAX_RUN_MS = 30_000;
const POLL_INTERVAL_MS = 10;
/** The longest that a request lets others go first, and that a piece of other work does: each goes on however many there are. */
const MAX_YIELD_MS = 500;
const MAX_WORK_YIELD_MS = 100;
/** What an account used here counts half after this time. */
const USE_HALF_LIFE_MS = 5_000;
/** An account is one of the others for so long after its last request. */
const PRESENT_MS = 5_000;

interface Turn {
  isRunning: boolean;
  /** When its place expires. */
  until: number;
}

/** What an account used here lately. */
interface Use {
  /** Milliseconds that its requests ran. */
  ms: number;
  at: number;
}

/** The requests of each account that run or wait here, in order of arrival. */
const turnsByAccount = new Map<string, Set<Turn>>();
const useByAccount = new Map<string, Use>();

interface TurnOptions {
  clock: Clock;
  /** A page waits, and is served late rather than refused; a call is refused. */
  isPage: boolean;
}

/** Runs a request of an account in its turn; refuses a call with the seconds to wait when too many of the account wait. */
export async function runInTurn<T>(
  accountId: string,
  { clock, isPage }: TurnOptions,
  work: () => Promise<T>,
): Promise<T | Failure> {
  const turns = turnsByAccount.get(accountId) ?? new Set();
  turnsByAccount.set(accountId, turns);
  removeExpired(turns, clock.now());
  if (!isPage && turns.size >= requestTurns.running + requestTurns.waiting) return failBusy();
  const own: Turn = { isRunning: false, until: clock.now() + MAX_WAIT_MS };
  turns.add(own);
  recordUse(accountId, 0, clock.now());
  try {
    // Polls: on Workers one request cannot wake another.
    while (!isNext(turns, own, isBesideOthers(accountId, clock.now()))) {
      await sleep(POLL_INTERVAL_MS);
      removeExpired(turns, clock.now());
      if (turns.has(own)) continue;
      if (!isPage) return failBusy();
      break;
    }
    own.isRunning = true;
    await letOthersGoFirst(accountId, clock);
    const began = clock.now();
    own.until = began + MAX_RUN_MS;
    try {
      return await work();
    } finally {
      recordUse(accountId, Math.max(0, clock.now() - began), clock.now());
    }
  } finally {
    turns.delete(own);
    if (turns.size === 0 && turnsByAccount.get(accountId) === turns) turnsByAccount.delete(accountId);
  }
}

/**
 * Lets what waits in this isolate run, and waits, for a short time, while another account's request runs that has used
 * less here lately. A batch calls it before each of its calls. Does nothing for the account that used least.
 */
export async function letOthersGoFirst(accountId: string, clock: Clock): Promise<void> {
  if (hasUsedLeast(accountId, clock.now())) return;
  await sleep(0);
  const until = clock.now() + MAX_YIELD_MS;
  while (isAnotherFirst(accountId, clock.now()) && clock.now() < until) await sleep(POLL_INTERVAL_MS);
}

/**
 * The same for work that is no request: rows of an import, slices of an optimization. Beside other accounts it waits for
 * its own account's requests too, so that no more than one piece of an account is in another one's way.
 */
export async function letRequestsGoFirst(accountId: string, clock: Clock): Promise<void> {
  if (!isBesideOthers(accountId, clock.now())) return;
  const until = clock.now() + MAX_WORK_YIELD_MS;
  do await sleep(POLL_INTERVAL_MS);
  while ((isAnotherFirst(accountId, clock.now()) || isRunning(accountId)) && clock.now() < until);
}

/** Rows of a file that are read until what waits in this isolate runs once. */
const ROWS_AT_ONCE = 250;

/** For work that is long but not heavy: called for each row that is read, it lets others run now and then. */
export async function letOthersRun(row: number): Promise<void> {
  if (row % ROWS_AT_ONCE === 0) await sleep(0);
}

const isRunning = (accountId: string) => [...(turnsByAccount.get(accountId) ?? [])].some((turn) => turn.isRunning);

/** Whether other accounts asked for something here lately: pieces of long work are then short. */
export function isBesideOthers(accountId: string, now: number): boolean {
  for (const [id, { at }] of useByAccount) if (id !== accountId && at > now - PRESENT_MS) return true;
  return false;
}

function hasUsedLeast(accountId: string, now: number): boolean {
  const own = readUse(accountId, now);
  for (const [id, { at }] of useByAccount)
    if (id !== accountId && at > now - PRESENT_MS && readUse(id, now) < own) return false;
  return true;
}

/** Records work of an account that is no request of its own, such as an import. */
export function recordUse(accountId: string, ms: number, now: number): void {
  // The clock of a test may go back.
  for (const [id, { at }] of useByAccount) if (Math.abs(now - at) > 10 * USE_HALF_LIFE_MS) useByAccount.delete(id);
  useByAccount.set(accountId, { ms: readUse(accountId, now) + ms, at: now });
}

function readUse(accountId: string, now: number): number {
  const use = useByAccount.get(accountId);
  return use ? use.ms * 0.5 ** (Math.max(0, now - use.at) / USE_HALF_LIFE_MS) : 0;
}

function isAnotherFirst(accountId: string, now: number): boolean {
  const own = readUse(accountId, now);
  for (const [id, turns] of turnsByAccount) {
    if (id === accountId || 2 * readUse(id, now) >= own) continue;
    for (const { isRunning, until } of turns) if (isRunning && until > now) return true;
  }
  return false;
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const failBusy = () => fail("too_many_requests", { seconds: 5 }).failure;

/** True when fewer than the limit run or came before. */
function isNext(turns: ReadonlySet<Turn>, own: Turn, beside: boolean): boolean {
  let ahead = 0;
  let isBefore = true;
  for (const each of turns) {
    if (each === own) isBefore = false;
    else if (each.isRunning || isBefore) ahead += 1;
  }
  return ahead < (beside ? requestTurns.beside : requestTurns.running);
}

function removeExpired(turns: Set<Turn>, now: number): void {
  for (const each of turns) if (each.until <= now) turns.delete(each);
}
