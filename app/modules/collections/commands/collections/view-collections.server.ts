import {
  type CollectionRow,
  collectionList,
  countCollections,
  readCollectedOrders,
  readCollectionList,
} from "#app/data/accounting/collection-list.reads.server.ts";
import { readReceiptNumbers } from "#app/data/accounting/receipt.reads.server.ts";
import { readNames } from "#app/data/kernel/names.reads.server.ts";
import type { Scope } from "#app/data/kernel/scope.server.ts";
import { namesInFilters } from "#app/data/lookups/names.reads.server.ts";
import { readViews } from "#app/data/views/view.reads.server.ts";
import { ok } from "#app/domain/kernel/result.ts";
import { collectionStatuses } from "#app/domain/orders/order.enums.ts";
import { listRead, shownList } from "../../asked-list.server.ts";
import { mayDo } from "../accounting-access.server.ts";
import { collectionParts } from "../parts.server.ts";
import { daysSince } from "./days-since.server.ts";

/** A collection with the names that it shows. */
export type ListedCollection = CollectionRow & {
  orderNumber: string;
  customerName: string;
  destinationLine: string;
  agentName: string | null;
  merchantName: string | null;
  receiptNumber: string | null;
  /** Days of the calendar since it was collected; null before. */
  ageDays: number | null;
};

/** Rows with the names that they show: one look-up a kind, however many rows. */
export async function namedCollections(scope: Scope, rows: readonly CollectionRow[]): Promise<ListedCollection[]> {
  const [orders, agents, merchants, receipts] = await Promise.all([
    readCollectedOrders(
      scope,
      rows.map(({ orderId }) => orderId),
    ),
    readNames(
      scope,
      "agents",
      rows.map(({ agentId }) => agentId),
    ),
    readNames(
      scope,
      "merchants",
      rows.map(({ merchantId }) => merchantId),
    ),
    readReceiptNumbers(scope, [...new Set(rows.flatMap(({ receiptId }) => receiptId ?? []))]),
  ]);
  return rows.map((row) => {
    const order = orders.get(row.orderId);
    return {
      ...row,
      orderNumber: order?.number ?? "",
      customerName: order?.customerName ?? "",
      destinationLine: order?.destinationLine ?? "",
      agentName: agents.get(row.agentId ?? "") ?? null,
      merchantName: merchants.get(row.merchantId ?? "") ?? null,
      receiptNumber: receipts.get(row.receiptId ?? "") ?? null,
      ageDays: row.collectedAt === null ? null : daysSince(scope, row.collectedAt),
    };
  });
}

/** All collections of the account, whatever their status. */
export async function collectionsScreen(scope: Scope, { url }: { url: URL }) {
  const { query, unknown } = shownList(url.searchParams, collectionList(scope.account.id));
  const [page, counts, options, views, parts] = await Promise.all([
    readCollectionList(scope, query),
    countCollections(scope),
    namesInFilters(scope, query, { agent: "agents", merchant: "merchants", currency: "currencies" }),
    readViews(scope, "accounting.order_collections.pending"),
    collectionParts(scope),
  ]);
  const named = collectionStatuses.rows.map(({ code, key }) => [key, counts[code] ?? 0] as const);
  return ok({
    list: {
      rows: await namedCollections(scope, page.rows),
      pagination: page.pagination,
      sort: page.sort,
      unknown,
      counts: { all: named.reduce((sum, [, n]) => sum + n, 0), ...Object.fromEntries(named) },
      options,
      views,
    },
    parts,
    may: mayDo(scope),
  });
}

/** `GET collections`. */
export const listCollections = listRead(collectionList(""), async (scope, query) => {
  const { rows, pagination } = await readCollectionList(scope, query);
  return ok({ collections: await namedCollections(scope, rows), pagination });
});
