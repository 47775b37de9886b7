import { getCollectionRights } from "#app/modules/ledger/commands/accounting-access.server.ts";
import { readFilterNames } from "#app/modules/lists/db/lookup-names.reads.server.ts";
import { readViews } from "#app/modules/lists/db/view.reads.server.ts";
import { collectionStatuses } from "#app/modules/orders/model/order.enums.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { ok } from "#app/platform/kernel/result.ts";
import { createListRead, parseScreenListQuery } from "#app/platform/lists/list-query.server.ts";
import { readNames } from "#app/platform/lists/names.reads.server.ts";
import {
  type CollectionRow,
  countCollections,
  describeCollections,
  readCollectedOrders,
  readCollectionList,
} from "../../db/collection-list.reads.server.ts";
import { readReceiptNumbers } from "../../db/receipt.reads.server.ts";
import { countCollectionParts } from "../collection-parts.server.ts";
import { computeDaysSince } from "./days-since.server.ts";

/** A collection with the names to show. */
export type ListedCollection = CollectionRow & {
  orderNumber: string;
  customerName: string;
  destinationLine: string;
  agentName: string | null;
  merchantName: string | null;
  receiptNumber: string | null;
  /** Calendar days since it was collected; null before. */
  ageDays: number | null;
};

/** Adds names to rows, with one query per kind of name. */
export async function addCollectionNames(scope: Scope, rows: readonly CollectionRow[]): Promise<ListedCollection[]> {
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
      ageDays: row.collectedAt === null ? null : computeDaysSince(scope, row.collectedAt),
    };
  });
}

/** Data of the screen of all collections, in every status. */
export async function readCollectionsScreen(scope: Scope, { url }: { url: URL }) {
  const { query, unknown } = parseScreenListQuery(url.searchParams, describeCollections(scope.account.id));
  const [page, counts, options, views, parts] = await Promise.all([
    readCollectionList(scope, query),
    countCollections(scope),
    readFilterNames(scope, query, { agent: "agents", merchant: "merchants", currency: "currencies" }),
    readViews(scope, "accounting.order_collections.pending"),
    countCollectionParts(scope),
  ]);
  const named = collectionStatuses.rows.map(({ code, key }) => [key, counts[code] ?? 0] as const);
  return ok({
    list: {
      rows: await addCollectionNames(scope, page.rows),
      pagination: page.pagination,
      sort: page.sort,
      unknown,
      counts: { all: named.reduce((sum, [, n]) => sum + n, 0), ...Object.fromEntries(named) },
      options,
      views,
    },
    parts,
    may: getCollectionRights(scope),
  });
}

/** `GET collections`. */
export const listCollections = createListRead(describeCollections(""), async (scope, query) => {
  const { rows, pagination } = await readCollectionList(scope, query);
  return ok({ collections: await addCollectionNames(scope, rows), pagination });
});
