import type { Clock } from "#app/platform/kernel/ports.ts";
import { type Failure, fail } from "#app/platform/kernel/result.ts";

/**
 * How many requests of one account this isolate handles at a time, and how many may wait. The others of the isolate are
 * served in between, so that one account cannot fill it.
 */
export const requestTurns = { running: 2, waiting: 60 } as const;

/** The longest wait for a turn. A request may end without a word, so its place expires then too. Milliseconds. */
const MAX_WAIT_MS = 15_000;
const MAX_RUN_MS = 30_000;
const POLL_INTERVAL_MS = 10;

interface Turn {
  isRunning: boolean;
  /** When its place expires. */
  until: number;
}

/** The requests of each account that run or wait here, in order of arrival. */
const turnsByAccount = new Map<string, Set<Turn>>();

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
  try {
    // Polls: on Workers one request cannot wake another.
    while (!isNext(turns, own)) {
      await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
      removeExpired(turns, clock.now());
      if (turns.has(own)) continue;
      if (!isPage) return failBusy();
      break;
    }
    own.isRunning = true;
    own.until = clock.now() + MAX_RUN_MS;
    return await work();
  } finally {
    turns.delete(own);
    if (turns.size === 0 && turnsByAccount.get(accountId) === turns) turnsByAccount.delete(accountId);
  }
}

const failBusy = () => fail("too_many_requests", { seconds: 5 }).failure;

/** True when fewer than the limit run or came before. */
function isNext(turns: ReadonlySet<Turn>, own: Turn): boolean {
  let ahead = 0;
  let isBefore = true;
  for (const each of turns) {
    if (each === own) isBefore = false;
    else if (each.isRunning || isBefore) ahead += 1;
  }
  return ahead < requestTurns.running;
}

function removeExpired(turns: Set<Turn>, now: number): void {
  for (const each of turns) if (each.until <= now) turns.delete(each);
}
