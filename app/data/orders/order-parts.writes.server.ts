import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { uuidV7Run } from "#app/domain/kernel/ids.ts";
import { collectionStatuses } from "#app/domain/orders/order.enums.ts";
import type { PreparedOrder } from "#app/domain/orders/prepared-order.ts";
import type { Statement } from "../kernel/commit.server.ts";
import { type BulkColumns, idsIn, insertRows } from "../kernel/json-rows.server.ts";
import { now, type Scope } from "../kernel/scope.server.ts";
import { collections, orderPackages } from "../schema/index.ts";

const { pending: pendingCollection } = collectionStatuses.code;

/** One part of an order on its way into its table. */
interface PartRow<Part> {
  id: string;
  orderId: string;
  position: number;
  part: Part;
}

type Packages = Pick<PreparedOrder, "id" | "packages">;
type Items = Pick<PreparedOrder, "id" | "items">;
type Collections = Pick<PreparedOrder, "id" | "collections">;

/** The packages of orders that are in the table. */
export function packageRows(scope: Scope, orders: readonly Packages[]): Statement[] {
  return partRows(
    scope,
    "order_packages",
    flatten(scope, orders, (order) => order.packages),
    {
      type: ({ part }) => part.type,
      name: ({ part }) => part.name,
      barcode: ({ part }) => part.barcode,
      external_id: ({ part }) => part.externalId,
      quantity: ({ part }) => part.quantity,
      length: ({ part }) => part.length,
      width: ({ part }) => part.width,
      height: ({ part }) => part.height,
      weight: ({ part }) => part.weight,
      volume: ({ part }) => part.volume,
      position: ({ position }) => position,
    },
  );
}

/** The packages of orders anew. */
export function replacePackages(scope: Scope, orders: readonly Packages[]): Statement[] {
  if (orders.length === 0) return [];
  const theirs = and(
    eq(orderPackages.accountId, scope.account.id),
    inArray(orderPackages.orderId, idsIn(orders.map(({ id }) => id))),
  );
  return [scope.db.delete(orderPackages).where(theirs), ...packageRows(scope, orders)];
}

/** The items of orders that are in the table. */
export function itemRows(scope: Scope, orders: readonly Items[]): Statement[] {
  return partRows(
    scope,
    "order_items",
    flatten(scope, orders, (order) => order.items),
    {
      sku: ({ part }) => part.sku,
      name: ({ part }) => part.name,
      quantity: ({ part }) => part.quantity,
      position: ({ position }) => position,
    },
  );
}

/** The collections of orders anew; money that was paid or collected already stays as it is. */
export function replaceCollections(scope: Scope, orders: readonly Collections[]): Statement[] {
  if (orders.length === 0) return [];
  const theirs = and(
    eq(collections.accountId, scope.account.id),
    eq(collections.status, pendingCollection),
    inArray(collections.orderId, idsIn(orders.map(({ id }) => id))),
  );
  return [scope.db.delete(collections).where(theirs), ...collectionRows(scope, orders)];
}

/** The collections of orders that are in the table, all of them pending. */
export function collectionRows(scope: Scope, orders: readonly Collections[]): Statement[] {
  return partRows(
    scope,
    "collections",
    flatten(scope, orders, (order) => order.collections),
    {
      amount: ({ part }) => part.amount,
      currency: ({ part }) => part.currency,
      method: ({ part }) => part.method,
      prepayment_required: ({ part }) => Number(part.prepaymentRequired),
      status: () => 1,
    },
  );
}

/** The `created` event of orders that are in the table: version 1. */
export function eventRows(scope: Scope, orders: readonly PreparedOrder[]): Statement {
  const ids = uuidV7Run(now(scope), orders.length, scope.ports.random(orders.length * 10));
  return insertRows(scope.db, {
    table: "order_events",
    columns: {
      id: ({ at }: { order: PreparedOrder; at: number }) => ids[at],
      order_id: ({ order }) => order.id,
      to_status: ({ order }) => order.status,
      detail: ({ order }) => ({ issues: order.issues, imported: order.importId !== null }),
      at: ({ order }) => order.createdAt,
    },
    rows: orders.map((order, at) => ({ order, at })),
    computed: {
      account_id: () => sql`${scope.account.id}`,
      version: () => sql`1`,
      type: () => sql`'created'`,
      actor_id: () => sql`${scope.actor.id}`,
      actor_name: () => sql`${scope.actor.name}`,
    },
    where: (field) => written(field("order_id")),
    conflict: sql`on conflict (id) do nothing on conflict (order_id, version) do nothing`,
  });
}

function flatten<Order extends { id: string }, Part>(
  scope: Scope,
  orders: readonly Order[],
  of: (order: Order) => readonly Part[],
): PartRow<Part>[] {
  const rows = orders.flatMap((order) => of(order).map((part, position) => ({ orderId: order.id, position, part })));
  const ids = uuidV7Run(now(scope), rows.length, scope.ports.random(rows.length * 10));
  return rows.map((row, at) => ({ id: ids[at] ?? "", ...row }));
}

function partRows<Part>(
  scope: Scope,
  table: string,
  rows: readonly PartRow<Part>[],
  columns: BulkColumns<PartRow<Part>>,
): Statement[] {
  if (rows.length === 0) return [];
  return [
    insertRows(scope.db, {
      table,
      columns: { id: ({ id }) => id, order_id: ({ orderId }) => orderId, ...columns },
      rows,
      computed: { account_id: () => sql`${scope.account.id}` },
      where: (field) => written(field("order_id")),
      conflict: sql`on conflict (id) do nothing`,
    }),
  ];
}

function written(orderId: SQL): SQL {
  return sql`exists (select 1 from orders o where o.id = ${orderId})`;
}
