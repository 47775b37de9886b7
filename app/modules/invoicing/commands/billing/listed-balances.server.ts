import { readSeller } from "#app/modules/ledger/db/party.reads.server.ts";
import { computeTaxShare, getTax, type Tax } from "#app/modules/ledger/model/tax.ts";
import type { BillingProfile } from "#app/modules/workspace/model/billing-profile.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { ListQuery } from "#app/platform/lists/list-query.ts";
import { type BalanceRow, readBalances } from "../../db/balances.reads.server.ts";
import { extractDays } from "../../db/pending-days.server.ts";
import { readUnpaidSums } from "../../db/unpaid.reads.server.ts";

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
