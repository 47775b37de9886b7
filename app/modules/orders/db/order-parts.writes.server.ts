import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { insertJsonRows, selectIds } from "#app/platform/db/json-rows.server.ts";
import { newIds, type Scope } from "#app/platform/db/scope.server.ts";
import { collectionStatuses } from "../model/order.enums.ts";
import type { PreparedOrder } from "../model/prepared-order.ts";
import { collections, orderEvents, orderItems, orderPackages } from "./orders.tables.ts";

const { pending: pendingCollection } = collectionStatuses.code;

/** One part of an order on its way into its table. */
interface PartRow<Part> {
  id: string;
  orderId: string;
  position: number;
  part: Part;
}

type PackagedOrder = Pick<PreparedOrder, "id" | "packages">;
type ItemizedOrder = Pick<PreparedOrder, "id" | "items">;
type CollectedOrder = Pick<PreparedOrder, "id" | "collections">;

/** The packages of orders that are in the table. */
export function insertOrderPackages(scope: Scope, orders: readonly PackagedOrder[]): Statement[] {
  const { rows, columns, ...shared } = toPartRows(scope, orders, (order) => order.packages);
  if (rows.length === 0) return [];
  const part = insertJsonRows(scope.db, {
    table: orderPackages,
    rows,
    ...shared,
    columns: {
      ...columns,
      type: ({ part }) => part.type,
      name: ({ part }) => part.name,
      barcode: ({ part }) => part.barcode,
      externalId: ({ part }) => part.externalId,
      quantity: ({ part }) => part.quantity,
      length: ({ part }) => part.length,
      width: ({ part }) => part.width,
      height: ({ part }) => part.height,
      weight: ({ part }) => part.weight,
      volume: ({ part }) => part.volume,
      position: ({ position }) => position,
    },
  });
  return [part];
}

/** The packages of orders anew. */
export function replacePackages(scope: Scope, orders: readonly PackagedOrder[]): Statement[] {
  if (orders.length === 0) return [];
  const theirs = and(
    eq(orderPackages.accountId, scope.account.id),
    inArray(orderPackages.orderId, selectIds(orders.map(({ id }) => id))),
  );
  return [scope.db.delete(orderPackages).where(theirs), ...insertOrderPackages(scope, orders)];
}

/** The items of orders that are in the table. */
export function insertOrderItems(scope: Scope, orders: readonly ItemizedOrder[]): Statement[] {
  const { rows, columns, ...shared } = toPartRows(scope, orders, (order) => order.items);
  if (rows.length === 0) return [];
  const part = insertJsonRows(scope.db, {
    table: orderItems,
    rows,
    ...shared,
    columns: {
      ...columns,
      sku: ({ part }) => part.sku,
      name: ({ part }) => part.name,
      quantity: ({ part }) => part.quantity,
      position: ({ position }) => position,
    },
  });
  return [part];
}

/** The collections of orders anew; money that was paid or collected already stays as it is. */
export function replaceCollections(scope: Scope, orders: readonly CollectedOrder[]): Statement[] {
  if (orders.length === 0) return [];
  const theirs = and(
    eq(collections.accountId, scope.account.id),
    eq(collections.status, pendingCollection),
    inArray(collections.orderId, selectIds(orders.map(({ id }) => id))),
  );
  return [scope.db.delete(collections).where(theirs), ...insertOrderCollections(scope, orders)];
}

/** The collections of orders that are in the table, all of them pending. */
export function insertOrderCollections(scope: Scope, orders: readonly CollectedOrder[]): Statement[] {
  const { rows, columns, ...shared } = toPartRows(scope, orders, (order) => order.collections);
  if (rows.length === 0) return [];
  const part = insertJsonRows(scope.db, {
    table: collections,
    rows,
    ...shared,
    columns: {
      ...columns,
      amount: ({ part }) => part.amount,
      currency: ({ part }) => part.currency,
      method: ({ part }) => part.method,
      prepaymentRequired: ({ part }) => part.prepaymentRequired,
      status: () => pendingCollection,
    },
  });
  return [part];
}

/** The `created` event of orders that are in the table: version 1. */
export function insertCreatedEvents(scope: Scope, orders: readonly PreparedOrder[]): Statement {
  const ids = newIds(scope, orders.length);
  return insertJsonRows(scope.db, {
    table: orderEvents,
    columns: {
      id: ({ at }: { order: PreparedOrder; at: number }) => ids[at] ?? "",
      orderId: ({ order }) => order.id,
      toStatus: ({ order }) => order.status,
      detail: ({ order }) => ({ issues: order.issues, imported: order.importId !== null }),
      at: ({ order }) => order.createdAt,
    },
    rows: orders.map((order, at) => ({ order, at })),
    computed: {
      accountId: () => sql`${scope.account.id}`,
      version: () => sql`1`,
      type: () => sql`'created'`,
      actorId: () => sql`${scope.actor.id}`,
      actorName: () => sql`${scope.actor.name}`,
    },
    where: (field) => whereOrderExists(field("orderId")),
    conflict: sql`on conflict (id) do nothing on conflict (order_id, version) do nothing`,
  });
}

/** The parts of orders on their way into their table, with what every such table has: one whose order was left alone stays out. */
function toPartRows<Order extends { id: string }, Part>(
  scope: Scope,
  orders: readonly Order[],
  of: (order: Order) => readonly Part[],
) {
  const parts = orders.flatMap((order) => of(order).map((part, position) => ({ orderId: order.id, position, part })));
  const ids = newIds(scope, parts.length);
  const rows: PartRow<Part>[] = parts.map((row, at) => ({ id: ids[at] ?? "", ...row }));
  return {
    rows,
    columns: { id: ({ id }: PartRow<Part>) => id, orderId: ({ orderId }: PartRow<Part>) => orderId },
    computed: { accountId: () => sql`${scope.account.id}` },
    where: (field: (name: "orderId") => SQL) => whereOrderExists(field("orderId")),
    conflict: sql`on conflict (id) do nothing`,
  };
}

function whereOrderExists(orderId: SQL): SQL {
  return sql`exists (select 1 from orders o where o.id = ${orderId})`;
}
