import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { insertJsonRows, isOwnAmong, selectIds } from "#app/platform/db/json-rows.server.ts";
import { newIds, type Scope } from "#app/platform/db/scope.server.ts";
import { collectionStatuses } from "../model/order.enums.ts";
import type { PreparedOrder } from "../model/prepared-order.ts";
import { collections, orderEvents, orderItems, orderPackages } from "./orders.tables.ts";

const { pending: pendingCollection } = collectionStatuses.code;

/** One row of an order's part before it is written. */
interface PartRow<Part> {
  id: string;
  orderId: string;
  position: number;
  part: Part;
}

type PackagedOrder = Pick<PreparedOrder, "id" | "packages">;
type ItemizedOrder = Pick<PreparedOrder, "id" | "items">;
type CollectedOrder = Pick<PreparedOrder, "id" | "collections">;

/** Adds packages to orders that are already in the table. */
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

/** Replaces the packages of orders. */
export function replacePackages(scope: Scope, orders: readonly PackagedOrder[]): Statement[] {
  if (orders.length === 0) return [];
  const whereTheirs = and(
    eq(orderPackages.accountId, scope.account.id),
    inArray(orderPackages.orderId, selectIds(orders.map(({ id }) => id))),
  );
  return [scope.db.delete(orderPackages).where(whereTheirs), ...insertOrderPackages(scope, orders)];
}

/** Adds items to orders that are already in the table. */
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

/** Adds to the picked or packed quantity of one item; negative takes back. Out of range fails the batch. */
export function countItems(scope: Scope, itemId: string, kind: "picked" | "packed", quantity: number): Statement {
  return scope.db
    .update(orderItems)
    .set({ [kind]: sql`${orderItems[kind]} + ${quantity}` })
    .where(and(eq(orderItems.accountId, scope.account.id), eq(orderItems.id, itemId)));
}

/** Replaces the collections of orders. Money that was paid or collected already stays. */
export function replaceCollections(scope: Scope, orders: readonly CollectedOrder[]): Statement[] {
  if (orders.length === 0) return [];
  const whereTheirs = and(
    isOwnAmong(scope.account.id, collections.accountId, collections.orderId, selectIds(orders.map(({ id }) => id))),
    eq(collections.status, pendingCollection),
  );
  return [scope.db.delete(collections).where(whereTheirs), ...insertOrderCollections(scope, orders)];
}

/** Adds collections, all pending, to orders that are already in the table. */
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

/** Adds the `created` event of orders that are already in the table: version 1. */
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
    rows: orders.map((order, index) => ({ order, at: index })),
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

/** Joins the parts with their orders' rows; parts of an order that was not written are dropped. */
function toPartRows<Order extends { id: string }, Part>(
  scope: Scope,
  orders: readonly Order[],
  of: (order: Order) => readonly Part[],
) {
  const parts = orders.flatMap((order) => of(order).map((part, position) => ({ orderId: order.id, position, part })));
  const ids = newIds(scope, parts.length);
  const rows: PartRow<Part>[] = parts.map((row, index) => ({ id: ids[index] ?? "", ...row }));
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
