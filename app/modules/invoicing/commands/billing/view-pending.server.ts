import { readSeller } from "#app/modules/ledger/db/party.reads.server.ts";
import { listCurrencyChoices } from "#app/modules/ledger/model/currency-choices.ts";
import { readFilterNames } from "#app/modules/lists/db/lookup-names.reads.server.ts";
import { readViews } from "#app/modules/lists/db/view.reads.server.ts";
import type { PageRequest } from "#app/platform/commands/page-request.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { ok } from "#app/platform/kernel/result.ts";
import { createListRead, parseScreenListQuery } from "#app/platform/lists/list-query.server.ts";
import { type BalanceSums, balancesListDescription, sumBalances } from "../../db/balances.reads.server.ts";
import { countBillingParts } from "../billing-parts.server.ts";
import { getMerchantBillingRights } from "./billing-access.server.ts";
import { readListedBalances } from "./listed-balances.server.ts";

/** Totals of all listed merchants in a currency. */
export type ListedSums = BalanceSums & { by: string; total: number; net: number };

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
