import { and, asc, desc, eq, getTableColumns, inArray, type SQL, sql } from "drizzle-orm";
import { ordersWithinLocations } from "#app/modules/orders/db/location-scope.server.ts";
import { orderItems, orders } from "#app/modules/orders/db/orders.tables.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { selectIds } from "#app/platform/db/json-rows.server.ts";
import { newId, now, type Scope } from "#app/platform/db/scope.server.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import type { Page } from "#app/platform/lists/list-page.server.ts";
import type { ListQuery } from "#app/platform/lists/list-query.ts";
import type { RowFromColumns } from "#app/platform/lists/list-rows.server.ts";
import type { ListDescription } from "#app/platform/lists/list-spec.server.ts";
import { readSmallList } from "#app/platform/lists/small-list.server.ts";
import type { PickedLine, PickLine } from "../model/picking.ts";
import { picklistStatuses, type ScanKind } from "../model/stock.enums.ts";
import { items, picklistEvents, picklistItems, picklists } from "./stock.tables.ts";

export type PicklistRecord = typeof picklists.$inferSelect;

/** A limited member sees the lists whose orders all leave from one of the member's locations. */
export function picklistsWithinLocations({ locations }: Pick<Scope, "locations">): SQL | undefined {
  return locations === "all" ? undefined : inArray(picklists.locationId, selectIds(locations));
}

const whereVisible = (scope: Scope) => and(eq(picklists.accountId, scope.account.id), picklistsWithinLocations(scope));

const { accountId: _account, ...columns } = getTableColumns(picklists);

/** A row of the list of pick lists. */
export type PicklistRow = RowFromColumns<typeof columns>;

/** Sorts and filters of pick lists; ids grow with creation time. */
export const picklistListDescription = {
  id: picklists.id,
  place: picklists.id,
  fields: {
    created_at: { sort: picklists.id, filter: { kind: "instant_day", column: picklists.createdAt } },
    started_at: { sort: picklists.startedAt, filter: { kind: "instant_day", column: picklists.startedAt } },
    completed_at: { sort: picklists.completedAt, filter: { kind: "instant_day", column: picklists.completedAt } },
    name: { sort: picklists.name },
    status: { sort: picklists.status, filter: { kind: "equals", column: picklists.status, values: picklistStatuses } },
    picker: { filter: { kind: "equals", column: picklists.userId, values: "id" } },
    location: { filter: { kind: "equals", column: picklists.locationId, values: "id" } },
  },
  defaultSort: "-created_at",
  defaultLimit: 20,
} satisfies ListDescription;

/** A page of the lists that the person may see. */
export function readPicklists(scope: Scope, query: ListQuery): Promise<Page<PicklistRow>> {
  const within = [whereVisible(scope)];
  const list = { ...picklistListDescription, from: sql`${picklists}`, within, searched: [picklists.name] };
  return readSmallList(scope, list, columns, query);
}

/** A list that the person may see, otherwise null. */
export async function readPicklist(scope: Scope, id: string): Promise<PicklistRecord | null> {
  const [row] = await scope.db
    .select()
    .from(picklists)
    .where(and(whereVisible(scope), eq(picklists.id, id)));
  return row ?? null;
}

const lineColumns = {
  orderItemId: orderItems.id,
  orderId: orderItems.orderId,
  orderNumber: orders.number,
  sku: orderItems.sku,
  barcode: items.barcode,
  name: orderItems.name,
  quantity: orderItems.quantity,
  picked: orderItems.picked,
  packed: orderItems.packed,
  available: items.stock,
};

/** The lines of a list in order; items are named by their SKU. */
export function readPickLines(scope: Scope, picklistId: string): Promise<PickLine[]> {
  return scope.db
    .select(lineColumns)
    .from(picklistItems)
    .innerJoin(orderItems, eq(orderItems.id, picklistItems.orderItemId))
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .leftJoin(items, and(eq(items.accountId, scope.account.id), eq(items.sku, orderItems.sku)))
    .where(and(eq(picklistItems.accountId, scope.account.id), eq(picklistItems.picklistId, picklistId)))
    .orderBy(asc(picklistItems.position));
}

/** Lines of orders with quantity left to pick that are in no open list; only of orders that the person may see. */
export async function readUnpicked(scope: Scope, orderIds: readonly string[]) {
  return scope.db
    .select({ id: orderItems.id, orderId: orders.id, sourceLocationId: orders.sourceLocationId })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .where(
      and(
        eq(orders.accountId, scope.account.id),
        inArray(orders.id, selectIds(orderIds)),
        ordersWithinLocations(scope),
        sql`${orderItems.picked} < ${orderItems.quantity}`,
        sql`not exists (select 1 from ${picklistItems} p where p.order_item_id = ${orderItems.id} and p.open = 1)`,
      ),
    )
    .orderBy(asc(orders.id), asc(orderItems.position));
}

interface PicklistChange {
  kind: ScanKind;
  orderItemId?: string;
  quantity?: number;
  undoes?: number;
}

/** Writes an event of a list under its next version: UNIQUE(list, version) lets only one of two racing scans win. */
export function insertPicklistEvent(scope: Scope, id: string, version: number, change: PicklistChange): Statement {
  return scope.db.insert(picklistEvents).values({
    id: newId(scope),
    accountId: scope.account.id,
    picklistId: id,
    version,
    kind: change.kind,
    orderItemId: change.orderItemId ?? null,
    quantity: change.quantity ?? 0,
    undoes: change.undoes ?? null,
    actorId: scope.actor.id,
    actorName: scope.actor.name,
    at: now(scope),
  });
}

/** The last pick or pack of a list that was not undone. */
export async function readLastScan(scope: Scope, id: string) {
  const undone = sql`(select u.undoes from picklist_events u where u.picklist_id = ${id} and u.undoes is not null)`;
  const [row] = await scope.db
    .select()
    .from(picklistEvents)
    .where(
      and(
        eq(picklistEvents.accountId, scope.account.id),
        eq(picklistEvents.picklistId, id),
        inArray(picklistEvents.kind, ["picked", "packed"]),
        sql`${picklistEvents.version} not in ${undone}`,
      ),
    )
    .orderBy(desc(picklistEvents.version))
    .limit(1);
  return row ?? null;
}

/** The scan that an undo takes back, with negative quantity. */
export async function findLastScan(scope: Scope, id: string): Promise<Result<{ back: PickedLine; undoes: number }>> {
  const [last, lines] = await Promise.all([readLastScan(scope, id), readPickLines(scope, id)]);
  const line = lines.find(({ orderItemId }) => orderItemId === last?.orderItemId);
  if (!last || !line) return fail("nothing_to_undo");
  const kind = last.kind === "packed" ? "packed" : "picked";
  return ok({ back: { line, kind, quantity: -last.quantity }, undoes: last.version });
}
