import { readSeller } from "#app/data/billing/party.reads.server.ts";
import { type BalanceRow, describedBalances, readBalances } from "#app/data/billing/pending.reads.server.ts";
import { readUnpaid } from "#app/data/billing/unpaid.reads.server.ts";
import type { Scope } from "#app/data/kernel/scope.server.ts";
import { namesInFilters } from "#app/data/lookups/names.reads.server.ts";
import { readViews } from "#app/data/views/view.reads.server.ts";
import type { BillingProfile } from "#app/domain/billing/profile.ts";
import { shareOf, type Tax, taxOf } from "#app/domain/billing/tax.ts";
import type { ListQuery } from "#app/domain/kernel/list-query.ts";
import { ok } from "#app/domain/kernel/result.ts";
import type { PageRequest } from "#app/features/page-request.ts";
import { listRead, shownList } from "../../asked-list.server.ts";
import { mayBill } from "./billing-access.server.ts";

/** What is pending of a merchant in a currency, with what an invoice of it would come to. */
export type ListedBalance = Omit<BalanceRow, "profile" | "limits"> & {
  city: string | null;
  treatment: Tax["treatment"];
  vat: number;
  total: number;
  /** What the merchant gets; less than nothing is owed by it. */
  net: number;
  /** Fees and invoices that are not paid, against the limit; null without one. */
  limit: { limit: number; owed: number; unpaid: number; share: number } | null;
};

/** A page of what is pending. */
export async function readListedBalances(scope: Scope, query: ListQuery, both: "any" | "both") {
  const [page, seller] = await Promise.all([readBalances(scope, query, both), readSeller(scope)]);
  const unpaid = await readUnpaid(
    scope,
    page.rows.map(({ id }) => id),
  );
  return { ...page, rows: page.rows.map((row) => listed(row, seller, unpaid.get(row.id) ?? 0)) };
}

function listed({ profile, limits, ...row }: BalanceRow, seller: BillingProfile, unpaid: number): ListedBalance {
  const tax = taxOf(seller, profile);
  const vat = shareOf(row.fees, tax.rate);
  const total = row.fees + vat;
  const limit = limits[row.currency];
  const owed = row.fees + unpaid;
  return {
    ...row,
    city: profile.city ?? null,
    treatment: tax.treatment,
    vat,
    total,
    net: row.held - total,
    limit: limit ? { limit, owed, unpaid, share: Math.floor((owed * 100) / limit) } : null,
  };
}

/** The screen of what is pending, or of merchants that can be invoiced and settled in one. */
function screen(both: "any" | "both") {
  return async (scope: Scope, { url }: Pick<PageRequest, "url">) => {
    const { query, unknown } = shownList(url.searchParams, describedBalances);
    const [page, chosen, views] = await Promise.all([
      readListedBalances(scope, query, both),
      namesInFilters(scope, query, { merchant: "merchants" }),
      both === "any" ? readViews(scope, "accounting.merchant_billing.pending") : [],
    ]);
    return ok({
      list: { ...page, unknown, options: { ...chosen, currency: currencyChoices(scope) }, views },
      sums: sumsOf(page.rows),
      may: mayBill(scope),
    });
  };
}

export const pendingScreen = screen("any");
export const combineScreen = screen("both");

/** The currencies of an account as choices of a filter. */
export function currencyChoices({ account }: Scope) {
  const { default_currency: own, supported_currencies: others } = account.preferences;
  return [...new Set([own, ...others])].map((code) => ({ value: code, label: code }));
}

function sumsOf(rows: readonly ListedBalance[]) {
  return [...Map.groupBy(rows, ({ currency }) => currency)].map(([currency, all]) => {
    const sum = (of: (row: ListedBalance) => number) => all.reduce((total, row) => total + of(row), 0);
    return { currency, invoice: sum((row) => row.total), held: sum((row) => row.held), net: sum((row) => row.net) };
  });
}

/** `GET billing/pending`. */
export const listBalances = listRead(describedBalances, async (scope, query) => {
  const { rows, pagination } = await readListedBalances(scope, query, "any");
  return ok({ pending: rows, pagination });
});
