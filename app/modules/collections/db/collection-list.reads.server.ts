import { sql } from "drizzle-orm";
import { prepaidHolders } from "#app/modules/ledger/model/accounting.enums.ts";
import { selectFoundOrders } from "#app/modules/orders/db/order-search.server.ts";
import { collections, orders } from "#app/modules/orders/db/orders.tables.ts";
import { collectionStatuses, paymentMethods } from "#app/modules/orders/model/order.enums.ts";
import { isOwnAmong, selectIds } from "#app/platform/db/json-rows.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { readList } from "#app/platform/lists/list.server.ts";
import type { Page } from "#app/platform/lists/list-page.server.ts";
import type { ListQuery } from "#app/platform/lists/list-query.ts";
import type { ListColumns, RowFromColumns } from "#app/platform/lists/list-rows.server.ts";
import { readChosen } from "#app/platform/lists/list-rows.server.ts";
import { DEFAULT_BOUNDS, type ListSpec } from "#app/platform/lists/list-spec.server.ts";
import { searchTerms } from "#app/platform/lists/search-terms.server.ts";
import { collectionFacets } from "./collection-facets.ts";

const columns = {
  id: collections.id,
  orderId: collections.orderId,
  merchantId: collections.merchantId,
  agentId: collections.agentId,
  amount: collections.amount,
  currency: collections.currency,
  method: collections.method,
  status: collections.status,
  waived: collections.waived,
  agentReason: collections.agentReason,
  prepaidHolder: collections.prepaidHolder,
  collectedAt: collections.collectedAt,
  receiptId: collections.receiptId,
} satisfies ListColumns;

export type CollectionRow = RowFromColumns<typeof columns>;

/** Columns for sorting and filtering collections; a collection has no time before it is collected. */
export function describeCollections(account: string) {
  return {
    table: collections,
    id: collections.id,
    place: collections.seq,
    base: [{ column: collections.accountId, value: account }],
    indexes: {
      collections_status: [collections.status, collections.id],
      collections_collected: [collections.collectedAt, collections.id],
      collections_amount: [collections.amount, collections.id],
    },
    fields: {
      created_at: { sort: collections.seq },
      collected_at: {
        sort: collections.collectedAt,
        filter: { kind: "instant_day", column: collections.collectedAt, facet: "c" },
      },
      status: { filter: { kind: "equals", column: collections.status, values: collectionStatuses, facet: "s" } },
      agent: { filter: { kind: "equals", column: collections.agentId, values: "id", facet: "g" } },
      merchant: { filter: { kind: "equals", column: collections.merchantId, values: "id", facet: "m" } },
      currency: { filter: { kind: "equals", column: collections.currency, values: "currency", facet: "u" } },
      method: { filter: { kind: "equals", column: collections.method, values: paymentMethods, facet: "y" } },
      receipt: { filter: { kind: "equals", column: collections.receiptId, values: "id", facet: "r" } },
      prepaid_holder: {
        filter: { kind: "equals", column: collections.prepaidHolder, values: prepaidHolders, facet: "h" },
      },
      waived: { filter: { kind: "flag", column: collections.waived, facet: "w" } },
      amount: {
        sort: collections.amount,
        filter: { kind: "price", column: collections.amount, currency: collections.currency },
      },
    },
    defaultSort: "-created_at",
    defaultLimit: 50,
    counters: { module: "collections", status: collections.status },
    facets: { index: collectionFacets, base: [`a${account}`] },
    bounds: DEFAULT_BOUNDS,
    search: (text, limit) => {
      const terms = searchTerms(account, text);
      if (!terms) return null;
      const by = selectFoundOrders(terms, limit);
      return {
        rows: sql`(select c.rowid from orders o join collections c on c.order_id = o.id where o.rowid in ${by})`,
        by,
      };
    },
  } satisfies ListSpec;
}

/** A page of the account's collections. */
export function readCollectionList(scope: Scope, query: ListQuery): Promise<Page<CollectionRow>> {
  return readList(scope, describeCollections(scope.account.id), columns, query, []);
}

/** Those of the collections that belong to the account. */
export function readChosenCollections(scope: Scope, ids: readonly string[]): Promise<CollectionRow[]> {
  return readChosen(scope, describeCollections(scope.account.id), columns, ids, []);
}

/** Numbers and customers of orders by id. */
export async function readCollectedOrders(scope: Scope, ids: readonly string[]) {
  const rows = await scope.db
    .select({
      id: orders.id,
      number: orders.number,
      customerName: orders.customerName,
      destinationLine: orders.destinationLine,
    })
    .from(orders)
    .where(isOwnAmong(scope.account.id, orders.accountId, orders.id, selectIds([...new Set(ids)])));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Number of collections by status, from the counters kept by triggers. */
export async function countCollections(scope: Scope): Promise<Record<string, number>> {
  const rows = await scope.db.all<{ facet: string; n: number }>(
    sql`select facet, n from counters where account_id = ${scope.account.id} and module = 'collections'`,
  );
  return Object.fromEntries(rows.map(({ facet, n }) => [facet.replace("status:", ""), n]));
}
