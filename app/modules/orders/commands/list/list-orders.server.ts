import { createOwnColumns } from "#app/modules/custom-fields/commands/own-columns.server.ts";
import { readCustomFields } from "#app/modules/custom-fields/db/custom-fields.server.ts";
import { listLabelDesigns } from "#app/modules/lists/commands/list-label-designs.server.ts";
import { readFilterNames } from "#app/modules/lists/db/lookup-names.reads.server.ts";
import { readViews, type StoredView } from "#app/modules/lists/db/view.reads.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { ok, type Result } from "#app/platform/kernel/result.ts";
import type { Pagination } from "#app/platform/lists/list-page.server.ts";
import { parseScreenListQuery } from "#app/platform/lists/list-query.server.ts";
import { type NamedChoice, readNames } from "#app/platform/lists/names.reads.server.ts";
import { getOrderList, type OrderRow, readOrders } from "../../db/order-list.reads.server.ts";
import { countOrdersByStatus } from "../../db/status-counts.reads.server.ts";
import type { OrderStatus } from "../../model/order.enums.ts";
import { orderLookups } from "../../model/order-lookups.ts";
import { orderTabs } from "../../model/order-tabs.ts";

export type ListedOrder = OrderRow & { merchantName: string | null };

export interface OrdersPage {
  rows: ListedOrder[];
  pagination: Pagination;
  sort?: string | undefined;
  unknown: string[];
  /** By tab, plus `all`. */
  counts: Record<string, number>;
  views: StoredView[];
  own: ReturnType<typeof createOwnColumns>["own"];
  /** Names for the values of filters, and the label designs. */
  options: Readonly<Record<string, NamedChoice[]>> & { label_design: NamedChoice[] };
}

/** The orders screen: a page of the list with its names and the counts of its tabs. */
export async function listOrders(
  scope: Scope,
  { url, language }: { url: URL; language: string },
): Promise<Result<OrdersPage>> {
  const { query, unknown } = parseScreenListQuery(url.searchParams, getOrderList(scope));
  const [page, statuses, names, views, label_design, fields] = await Promise.all([
    readOrders(scope, query),
    countOrdersByStatus(scope),
    readFilterNames(scope, query, orderLookups),
    readViews(scope, "orders"),
    listLabelDesigns(scope),
    readCustomFields(scope, "order"),
  ]);
  const { own, options } = createOwnColumns(fields, { rows: page.rows, query, language });
  const sum = (codes: readonly OrderStatus[] | null) =>
    statuses.reduce((total, { status, count }) => total + (codes === null || codes.includes(status) ? count : 0), 0);
  return ok({
    ...(await addMerchantNames(scope, page)),
    sort: page.sort,
    unknown,
    counts:
      statuses.length === 0
        ? {}
        : {
            all: sum(null),
            draft: sum([0]),
            ...Object.fromEntries(orderTabs.map((tab) => [tab.key, sum(tab.statuses)])),
          },
    options: { ...names, ...options, label_design },
    ...{ views, own },
  });
}

async function addMerchantNames(
  scope: Scope,
  { rows, pagination }: { rows: OrderRow[]; pagination: Pagination },
): Promise<{ rows: ListedOrder[]; pagination: Pagination }> {
  const ids = rows.map((row) => row.merchantId);
  const merchants = await readNames(scope, "merchants", ids);
  return {
    rows: rows.map((row) => ({ ...row, merchantName: merchants.get(row.merchantId ?? "") ?? null })),
    pagination,
  };
}
