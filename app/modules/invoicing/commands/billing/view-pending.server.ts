import { readSeller } from "#app/modules/ledger/db/party.reads.server.ts";
import { listCurrencyChoices } from "#app/modules/ledger/model/currency-choices.ts";
import { computeTaxShare, getTax, type Tax } from "#app/modules/ledger/model/tax.ts";
import { readFilterNames } from "#app/modules/lists/db/lookup-names.reads.server.ts";
import { readViews } from "#app/modules/lists/db/view.reads.server.ts";
import type { BillingProfile } from "#app/modules/workspace/model/billing-profile.ts";
import type { PageRequest } from "#app/platform/commands/page-request.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { ok } from "#app/platform/kernel/result.ts";
import { createListRead, parseScreenListQuery } from "#app/platform/lists/list-query.server.ts";
import type { ListQuery } from "#app/platform/lists/list-query.ts";
import {
  type BalanceRow,
  type BalanceSums,
  balancesListDescription,
  readBalances,
  sumBalances,
} from "../../db/balances.reads.server.ts";
import { extractDays } from "../../db/pending-days.server.ts";
import { readUnpaidSums } from "../../db/unpaid.reads.server.ts";
import { countBillingParts } from "../billing-parts.server.ts";
import { getMerchantBillingRights } from "./billing-access.server.ts";

/** Pending billing of a merchant in a currency, with the total of its invoice. */
export type ListedBalance = Omit<BalanceRow, "profile" | "limits"> & {
  city: string | null;
  treatment: Tax["treatment"];
  vat: number;
  total: number;
  /** The amount that the merchant gets; negative if the merchant owes it. */
  net: number;
  /** Unpaid fees and invoices against the billing limit; null without a limit. */
  limit: { limit: number; owed: number; unpaid: number; share: number } | null;
};

/** Totals of all listed merchants in a currency. */
export type ListedSums = BalanceSums & { by: string; total: number; net: number };

/** A page of pending billing. */
export async function readListedBalances(scope: Scope, query: ListQuery, both: "any" | "both", own?: BillingProfile) {
  const [page, seller] = await Promise.all([readBalances(scope, query, both), own ?? readSeller(scope)]);
  const unpaid = await readUnpaidSums(
    scope,
    page.rows.map(({ id }) => id),
  );
  // The limit counts everything that is open, regardless of the days shown.
  const limited = extractDays(scope, query).days === null;
  return {
    ...page,
    rows: page.rows.map((row) => toListedBalance(row, seller, limited ? (unpaid.get(row.id) ?? 0) : null)),
  };
}

function toListedBalance(
  { profile, limits, ...row }: BalanceRow,
  seller: BillingProfile,
  unpaid: number | null,
): ListedBalance {
  const tax = getTax(seller, profile);
  const vat = computeTaxShare(row.fees, tax.rate);
  const total = row.fees + vat;
  const limit = limits[row.currency];
  const owed = row.fees + (unpaid ?? 0);
  return {
    ...row,
    city: profile.city ?? null,
    treatment: tax.treatment,
    vat,
    total,
    net: row.held - total,
    limit: limit && unpaid !== null ? { limit, owed, unpaid, share: Math.floor((owed * 100) / limit) } : null,
  };
}

/** Data of the pending screen, or of the screen of merchants that can be invoiced and settled together. */
function createBalancesScreen(both: "any" | "both") {
  return async (scope: Scope, { url }: Pick<PageRequest, "url">) => {
    const { query, unknown } = parseScreenListQuery(url.searchParams, balancesListDescription);
    const seller = await readSeller(scope);
    const [page, { sums, ...made }, parts, chosen, views] = await Promise.all([
      readListedBalances(scope, query, both, seller),
      sumBalances(scope, query, both, seller),
      countBillingParts(scope),
      readFilterNames(scope, query, { merchant: "merchants" }),
      // The combined list has no saved views.
      both === "any" ? readViews(scope, "accounting.merchant_billing.pending") : undefined,
    ]);
    return ok({
      list: { ...page, unknown, options: { ...chosen, currency: listCurrencyChoices(scope) }, views },
      sums: sums.map((sum) => ({ ...sum, total: sum.fees + sum.vat, net: sum.held - sum.fees - sum.vat })),
      ...made,
      parts,
      may: getMerchantBillingRights(scope),
    });
  };
}

export const readPendingScreen = createBalancesScreen("any");
export const readCombineScreen = createBalancesScreen("both");

/** `GET billing/pending`. */
export const listBalances = createListRead(balancesListDescription, async (scope, query) => {
  const { rows, pagination } = await readListedBalances(scope, query, "any");
  return ok({ pending: rows, pagination });
});
