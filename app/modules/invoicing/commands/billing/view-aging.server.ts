import { listCurrencyChoices } from "#app/modules/ledger/model/currency-choices.ts";
import { readFilterNames } from "#app/modules/lists/db/lookup-names.reads.server.ts";
import { readViews } from "#app/modules/lists/db/view.reads.server.ts";
import type { PageRequest } from "#app/platform/commands/page-request.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { ok } from "#app/platform/kernel/result.ts";
import { createListRead, parseScreenListQuery } from "#app/platform/lists/list-query.server.ts";
import { toLocalDate } from "#app/platform/time/local-time.ts";
import {
  type AgingSums,
  agingListDescription,
  readAging,
  readReceivables,
  sumAging,
} from "../../db/aging.reads.server.ts";
import { countBillingParts } from "../billing-parts.server.ts";
import { getMerchantBillingRights } from "./billing-access.server.ts";

/** Totals of all listed merchants in a currency. */
export type ListedAgingSums = AgingSums & { by: string };

/** Data of the aging screen. Everything that is open is compared with what merchants owe by the ledger. */
export async function readAgingScreen(scope: Scope, { url }: Pick<PageRequest, "url">) {
  const { query, unknown } = parseScreenListQuery(url.searchParams, agingListDescription);
  const narrowed = query.search !== "" || query.filters.length > 0;
  const [page, sums, everything, receivables, parts, chosen, views] = await Promise.all([
    readAging(scope, query),
    sumAging(scope, query),
    narrowed ? sumAging(scope, { ...query, search: "", filters: [] }) : null,
    readReceivables(scope),
    countBillingParts(scope),
    readFilterNames(scope, query, { merchant: "merchants" }),
    readViews(scope, "accounting.merchant_billing.aging"),
  ]);
  const all = everything ?? sums;
  const count = (key: "rows" | "late" | "credits") => all.reduce((total, sum) => total + sum[key], 0);
  const open = new Map(all.map((sum) => [sum.by, sum.open]));
  const currencies = new Set([...open.keys(), ...receivables.keys()]);
  return ok({
    list: {
      ...page,
      unknown,
      counts: { all: count("rows"), late: count("late"), credit: count("credits") },
      options: { ...chosen, currency: listCurrencyChoices(scope) },
      views,
    },
    sums,
    today: toLocalDate(now(scope), scope.account.timezone),
    /** True if what is open is what the ledger says, in every currency. */
    agrees: [...currencies].every((currency) => (open.get(currency) ?? 0) === (receivables.get(currency) ?? 0)),
    parts,
    may: getMerchantBillingRights(scope),
  });
}

/** `GET billing/aging`. */
export const listAging = createListRead(agingListDescription, async (scope, query) => {
  const { rows, pagination } = await readAging(scope, query);
  return ok({ aging: rows, pagination });
});
