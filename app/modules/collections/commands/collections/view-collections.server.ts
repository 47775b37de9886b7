import { mayDo } from "#app/modules/ledger/commands/accounting-access.server.ts";
import { namesInFilters } from "#app/modules/lists/db/names.reads.server.ts";
import { readViews } from "#app/modules/lists/db/view.reads.server.ts";
import { collectionStatuses } from "#app/modules/orders/model/order.enums.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { ok } from "#app/platform/kernel/result.ts";
import { listRead, shownList } from "#app/platform/lists/asked-list.server.ts";
import { readNames } from "#app/platform/lists/names.reads.server.ts";
import {
  type CollectionRow,
  collectionList,
  countCollections,
  readCollectedOrders,
  readCollectionList,
} from "../../db/collection-list.reads.server.ts";
import { readReceiptNumbers } from "../../db/receipt.reads.server.ts";
import { collectionParts } from "../collection-parts.server.ts";
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
