import { and, eq, sql } from "drizzle-orm";
import { insertOrderNotes } from "#app/modules/orders/db/order-notes.writes.server.ts";
import { countItems } from "#app/modules/orders/db/order-parts.writes.server.ts";
import { orders } from "#app/modules/orders/db/orders.tables.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { insertJsonRows } from "#app/platform/db/json-rows.server.ts";
import { newId, now, type Scope } from "#app/platform/db/scope.server.ts";
import type { PickedLine } from "../model/picking.ts";
import { picklistStatuses } from "../model/stock.enums.ts";
import { insertPicklistEvent, type PicklistRecord } from "./picklists.server.ts";
import { items, picklistItems, picklists } from "./stock.tables.ts";

interface NewPicklist {
  id: string;
  name: string;
  userId: string | null;
  locationId: string | null;
  lines: readonly { id: string; orderId: string }[];
}

/** A new list with its lines; a line that got into another open list meanwhile rolls the batch back. */
export function insertPicklist(scope: Scope, list: NewPicklist): Statement[] {
  const account = scope.account.id;
  return [
    scope.db.insert(picklists).values({
      id: list.id,
      accountId: account,
      name: list.name,
      userId: list.userId,
      status: picklistStatuses.code.pending,
      locationId: list.locationId,
      orderCount: new Set(list.lines.map(({ orderId }) => orderId)).size,
      itemCount: list.lines.length,
      createdAt: now(scope),
    }),
    insertJsonRows(scope.db, {
      table: picklistItems,
      columns: {
        id: () => newId(scope),
        picklistId: () => list.id,
        orderId: (line: NewPicklist["lines"][number]) => line.orderId,
        orderItemId: (line) => line.id,
        position: (line) => list.lines.indexOf(line),
        open: () => true,
      },
      rows: list.lines,
      computed: { accountId: () => sql`${account}` },
    }),
    insertPicklistEvent(scope, list.id, 1, { kind: "created" }),
  ];
}

/** Changes a list's row under its next version. */
export function updatePicklist(
  scope: Scope,
  list: PicklistRecord,
  set: Partial<Pick<PicklistRecord, "status" | "userId" | "startedAt" | "completedAt" | "picked" | "packed">>,
): Statement {
  return scope.db
    .update(picklists)
    .set({ ...set, version: list.version + 1 })
    .where(and(eq(picklists.accountId, scope.account.id), eq(picklists.id, list.id)));
}

/** Frees the lines of a completed list for another one. */
export function closePicklistLines(scope: Scope, picklistId: string): Statement {
  return scope.db
    .update(picklistItems)
    .set({ open: false })
    .where(and(eq(picklistItems.accountId, scope.account.id), eq(picklistItems.picklistId, picklistId)));
}

/** Adds a pick or pack (negative to undo) to the order's line; picked items leave the stock. */
export function updateLineCount(scope: Scope, { line, kind, quantity }: PickedLine): Statement[] {
  const account = scope.account.id;
  const counted = countItems(scope, line.orderItemId, kind, quantity);
  if (kind === "packed" || line.sku === null) return [counted];
  const shelf = scope.db
    .update(items)
    // Two lists may pick the last one: a missing version rolls the slower batch back, which then decides again.
    .set({
      stock: sql`${items.stock} - ${quantity}`,
      version: sql`iif(${items.stock} < ${quantity}, null, ${items.version})`,
    })
    .where(and(eq(items.accountId, account), eq(items.sku, line.sku), sql`${items.stock} is not null`));
  return [counted, shelf];
}

/** The order's timeline records the start and end of its picking; triggers set the order's flags in the same batch. */
export async function recordOrderPicked(scope: Scope, { line, kind, quantity }: PickedLine): Promise<Statement[]> {
  if (kind === "packed") return [];
  const [row] = await scope.db
    .select({
      id: orders.id,
      number: orders.number,
      status: orders.status,
      version: orders.version,
      picked: sql<number>`(select coalesce(sum(i.picked), 0) from order_items i where i.order_id = ${orders}."id")`,
      ordered: sql<number>`(select coalesce(sum(i.quantity), 0) from order_items i where i.order_id = ${orders}."id")`,
    })
    .from(orders)
    .where(and(eq(orders.accountId, scope.account.id), eq(orders.id, line.orderId)));
  if (!row) return [];
  const after = row.picked + quantity;
  const hasChanged = row.picked === 0 || after === 0 || row.picked === row.ordered || after === row.ordered;
  if (!hasChanged) return [];
  const detail = { part: "items", picked: after, ordered: row.ordered };
  return insertOrderNotes(scope, [{ order: row, type: "updated", detail }]);
}
