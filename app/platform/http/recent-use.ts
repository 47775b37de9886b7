// What accounts and people used of this isolate lately: who used less goes first.

/** The requests that a person or program may keep running on average, of calls: who keeps more waits. */
const MAX_SHARE = 1.25;
const SHARE_HALF_LIFE_MS = 60_000;
const MAX_COST_MS = (MAX_SHARE * SHARE_HALF_LIFE_MS) / Math.LN2;

/** What an account used here counts half after this time. */
const USE_HALF_LIFE_MS = 5_000;
/** An account is one of the others for so long after its last request. */
const PRESENT_MS = 5_000;

/** What an account or person used here lately. */
interface Use {
  /** Milliseconds that its requests ran. */
  ms: number;
  at: number;
}

const useByAccount = new Map<string, Use>();
const useByActor = new Map<string, Use>();

/** Records work of an account that is no request of its own, such as an import. */
export function recordUse(accountId: string, ms: number, now: number): void {
  addUse(useByAccount, accountId, { ms, at: now }, USE_HALF_LIFE_MS);
}

/** Records a request of a person or program. */
export function recordActorUse(actorId: string, ms: number, now: number): void {
  addUse(useByActor, actorId, { ms, at: now }, SHARE_HALF_LIFE_MS);
}

function addUse(uses: Map<string, Use>, id: string, { ms, at }: Use, halfLife: number): void {
  // The clock of a test may go back.
  for (const [each, use] of uses) if (Math.abs(at - use.at) > 10 * halfLife) uses.delete(each);
  uses.set(id, { ms: computeUse(uses.get(id), at, halfLife) + ms, at });
}

function computeUse(use: Use | undefined, now: number, halfLife: number): number {
  return use ? use.ms * 0.5 ** (Math.max(0, now - use.at) / halfLife) : 0;
}

/** Milliseconds that an account used lately. */
export const readUse = (accountId: string, now: number) =>
  computeUse(useByAccount.get(accountId), now, USE_HALF_LIFE_MS);

/** The same of a person or program. */
export const readActorUse = (actorId: string, now: number) =>
  computeUse(useByActor.get(actorId), now, SHARE_HALF_LIFE_MS);

/** Milliseconds until what a person's requests used has fallen below the limit. */
export function getCostWaitMs(actorId: string, now: number): number {
  const used = readActorUse(actorId, now);
  return used <= MAX_COST_MS ? 0 : SHARE_HALF_LIFE_MS * Math.log2(used / MAX_COST_MS);
}

/** Whether other accounts asked for something here lately: pieces of long work are then short. */
export function isBesideOthers(accountId: string, now: number): boolean {
  for (const [id, { at }] of useByAccount) if (id !== accountId && at > now - PRESENT_MS) return true;
  return false;
}

/** Whether none of the other accounts that ask here used less lately. */
export function hasUsedLeast(accountId: string, now: number): boolean {
  const own = readUse(accountId, now);
  for (const [id, { at }] of useByAccount)
    if (id !== accountId && at > now - PRESENT_MS && readUse(id, now) < own) return false;
  return true;
}
