import { getCollectionRights } from "#app/modules/ledger/commands/accounting-access.server.ts";
import { computeCashLimitUse, type LimitUse } from "#app/modules/ledger/model/cash-limit.ts";
import { readFilterNames } from "#app/modules/lists/db/lookup-names.reads.server.ts";
import { readViews } from "#app/modules/lists/db/view.reads.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { ok } from "#app/platform/kernel/result.ts";
import { createListRead, parseScreenListQuery } from "#app/platform/lists/list-query.server.ts";
import type { ListQuery } from "#app/platform/lists/list-query.ts";
import {
  type HoldingRow,
  holdingsListDescription,
  readHoldings,
  sumHoldings,
} from "../../db/holding-list.reads.server.ts";
import { countCollectionParts } from "../collection-parts.server.ts";
import { computeDaysSince } from "./days-since.server.ts";

/** What an agent holds in a currency, with its age and the use of the agent's cash limit. */
export type ListedHolding = HoldingRow & {
  ageDays: number | null;
  /** Null if there is no limit in this currency. */
  limit: LimitUse | null;
};

/** A page of what agents hold. */
export async function readListedHoldings(scope: Scope, query: ListQuery) {
  const page = await readHoldings(scope, query);
  const rows = page.rows.map(
    (row): ListedHolding => ({
      ...row,
      ageDays: row.oldestAt === null ? null : computeDaysSince(scope, row.oldestAt),
      limit: computeCashLimitUse(row, { currency: row.currency, cash: row.cashOnHand }),
    }),
  );
  return { ...page, rows };
}

/** Data of the pending screen: what agents hold by currency, with totals. */
export async function readHoldingsScreen(scope: Scope, { url }: { url: URL }) {
  const { query, unknown } = parseScreenListQuery(url.searchParams, holdingsListDescription);
  const [page, sums, chosen, views, parts] = await Promise.all([
    readListedHoldings(scope, query),
    sumHoldings(scope, query),
    readFilterNames(scope, query, { agent: "agents" }),
    readViews(scope, "accounting.order_collections.agents"),
    countCollectionParts(scope),
  ]);
  const { default_currency: own, supported_currencies: others } = scope.account.preferences;
  const currency = [...new Set([own, ...others])].map((code) => ({ value: code, label: code }));
  return ok({
    list: {
      rows: page.rows,
      pagination: page.pagination,
      sort: page.sort,
      unknown,
      options: { ...chosen, currency },
      views,
    },
    sums,
    parts,
    may: getCollectionRights(scope),
  });
}

/** `GET collections/pending`. */
export const listHoldings = createListRead(holdingsListDescription, async (scope, query) => {
  const { rows, pagination } = await readListedHoldings(scope, query);
  return ok({ pending: rows, pagination });
});
