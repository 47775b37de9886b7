import { listCurrencyChoices } from "#app/modules/ledger/model/currency-choices.ts";
import { readFilterNames } from "#app/modules/lists/db/lookup-names.reads.server.ts";
import { readViews } from "#app/modules/lists/db/view.reads.server.ts";
import type { PageRequest } from "#app/platform/commands/page-request.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { ok } from "#app/platform/kernel/result.ts";
import { createListRead, parseScreenListQuery } from "#app/platform/lists/list-query.server.ts";
import { countInvoices, invoicesListDescription, readInvoices } from "../../db/invoice.reads.server.ts";
import { getMerchantBillingRights } from "../billing/billing-access.server.ts";
import { countBillingParts } from "../billing-parts.server.ts";

/** Data of the invoices screen; in a portal the invoices from its carriers. */
export async function readInvoicesScreen(scope: Scope, { url }: PageRequest) {
  const { query, unknown } = parseScreenListQuery(url.searchParams, invoicesListDescription);
  const [page, counts, chosen, views, parts] = await Promise.all([
    readInvoices(scope, query),
    countInvoices(scope),
    readFilterNames(scope, query, { merchant: "merchants" }),
    readViews(scope, "accounting.merchant_billing.invoices"),
    countBillingParts(scope),
  ]);
  const all = Object.values(counts).reduce((sum, n) => sum + n, 0);
  const options = { ...chosen, currency: listCurrencyChoices(scope) };
  return ok({
    list: { ...page, unknown, counts: { all, ...counts }, options, views },
    parts,
    may: getMerchantBillingRights(scope),
  });
}

/** `GET billing/invoices`. */
export const listInvoices = createListRead(invoicesListDescription, async (scope, query) => {
  const { rows, pagination } = await readInvoices(scope, query);
  return ok({ invoices: rows.map(({ accountId: _account, exchange: _exchange, ...row }) => row), pagination });
});
