import { commit, isDryRun } from "#app/platform/db/commit.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { readNames } from "#app/platform/lists/names.reads.server.ts";
import { insertMissingParties, readDatevSettings, readParties, readReverseChargeAgents } from "../db/datev.server.ts";
import type { MonthSum } from "../db/periods.reads.server.ts";
import { type DatevSettings, findDatevAccount, isPartyKey } from "../model/datev.ts";
import { toMappingKey } from "../model/datev-charts.ts";

/** An account of a posting. */
interface LedgerSide {
  kind: string;
  owner: string;
}

/** The numbers of the adviser's chart for accounts of the ledger. */
export interface DatevNumbers {
  settings: DatevSettings;
  /** Number and posting key of an account, where it matters by the other side; null where it has none. */
  find(account: LedgerSide, against?: LedgerSide): { number: string; key: string } | null;
}

/** Reads the numbers. A merchant or agent that has none is given the next one first, which stays. */
export async function readDatevNumbers(scope: Scope): Promise<DatevNumbers> {
  if (!isDryRun(scope.db)) await commit(scope.db, [insertMissingParties(scope)]);
  const [settings, parties, reversed] = await Promise.all([
    readDatevSettings(scope),
    readParties(scope),
    readReverseChargeAgents(scope),
  ]);
  return {
    settings,
    find: (account, against) => {
      const isReversed = account.kind === "payout_cost" && reversed.has(against?.owner ?? "");
      const key = isReversed ? "payout_cost.reverse_charge" : toMappingKey(account);
      const mapped = findDatevAccount(settings, key);
      if (!mapped || !isPartyKey(key)) return mapped;
      const position = parties.get(`${account.kind}:${account.owner}`) ?? 0;
      return { ...mapped, number: String(Number(mapped.number) + position) };
    },
  };
}

/** Accounts of a month that have no number: their mapping keys. */
export function listUnmapped(numbers: DatevNumbers, sums: readonly MonthSum[]): string[] {
  return [...new Set(sums.filter((sum) => numbers.find(sum) === null).map(toMappingKey))];
}

/** Names of merchants and agents among owners of accounts. */
export async function readOwnerNames(scope: Scope, owners: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const known = owners.filter(Boolean);
  const [agents, merchants] = await Promise.all([
    readNames(scope, "agents", known),
    readNames(scope, "merchants", known),
  ]);
  return new Map([...agents, ...merchants]);
}
