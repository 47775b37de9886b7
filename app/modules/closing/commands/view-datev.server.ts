import { accountKinds } from "#app/modules/ledger/model/accounting.enums.ts";
import type { PageRequest } from "#app/platform/commands/page-request.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { ok } from "#app/platform/kernel/result.ts";
import { readDatevSettings } from "../db/datev.server.ts";
import type { MonthSum } from "../db/periods.reads.server.ts";
import { type DatevSettings, findDatevAccount } from "../model/datev.ts";
import { suggestedAccounts, toMappingKey } from "../model/datev-charts.ts";

/** A line of the mapping: an account with its number and, of a month, its sums by currency. */
export interface MappedAccount {
  account: string;
  number: string | null;
  key: string;
  /** False where the number is the one that the chart suggests. */
  own: boolean;
  sums: { currency: string; debit: number; credit: number }[];
}

/** The accounts that a month or the settings use, in the order of the books; those that merchants and agents share stand once. */
export function listMappedAccounts(settings: DatevSettings, sums: readonly MonthSum[]): MappedAccount[] {
  const used = Map.groupBy(sums, toMappingKey);
  const known = [...Object.keys(suggestedAccounts), "variance"].filter(
    (key) => key.startsWith("payout_cost") || !/\.(standard|reverse|small|exempt)/.test(key),
  );
  const keys = [...new Set([...known, ...used.keys(), ...Object.keys(settings.accounts)])];
  const place = (key: string) => accountKinds.findIndex((kind) => kind.key === key.split(".")[0]);
  return keys
    .sort((a, b) => place(a) - place(b) || (a < b ? -1 : 1))
    .map((account) => {
      const found = findDatevAccount(settings, account);
      const byCurrency = Map.groupBy(used.get(account) ?? [], ({ currency }) => currency);
      return {
        ...{ account, number: found?.number ?? null, key: found?.key ?? "", own: account in settings.accounts },
        sums: [...byCurrency].map(([currency, rows]) => ({
          currency,
          debit: rows.reduce((sum, { debit }) => sum + debit, 0),
          credit: rows.reduce((sum, { credit }) => sum + credit, 0),
        })),
      };
    });
}

/** `GET books/datev`. */
export async function viewDatev(scope: Scope, _request: PageRequest) {
  const settings = await readDatevSettings(scope);
  const { accounts: _, ...rest } = settings;
  return ok({ datev: { ...rest, accounts: listMappedAccounts(settings, []).map(({ sums: _sums, ...each }) => each) } });
}
