import { and, asc, desc, eq, getTableColumns, sql } from "drizzle-orm";
import { agents } from "#app/modules/fleet/db/fleet.tables.ts";
import { memberships } from "#app/modules/identity/db/members.tables.ts";
import { items } from "#app/modules/inventory/db/stock.tables.ts";
import { merchants } from "#app/modules/partners/db/partners.tables.ts";
import { shippingMethods } from "#app/modules/pricing/db/shipping-methods.tables.ts";
import { shipmentOrders, shipments } from "#app/modules/shipments/db/shipments.tables.ts";
import { accounts } from "#app/modules/workspace/db/workspace.tables.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import type { AskedRequest } from "../model/tracked/customer-requests.ts";
import { toCarrierScope, whereVisible } from "./carrier-scope.server.ts";
import { ordersWithinLocations, shipmentsWithinLocations } from "./location-scope.server.ts";
import { collections, orderEvents, orderItems, orderPackages, orders } from "./orders.tables.ts";
import { selectRequests } from "./tracked/customer-requests.server.ts";

export type OrderRecord = typeof orders.$inferSelect;
export type OrderEventRecord = typeof orderEvents.$inferSelect;

const inventoryId = sql<string | null>`${items.id}`.as("item_id");

/** An order with all its parts. */
export interface OrderDetails {
  order: OrderRecord;
  packages: (typeof orderPackages.$inferSelect)[];
  /** With inventory data, and the stock on the shelf; null where stock is not counted. */
  items: (typeof orderItems.$inferSelect & { itemId: string | null; available: number | null })[];
  collections: (typeof collections.$inferSelect)[];
  /** The newest first. */
  events: OrderEventRecord[];
  shipments: OrderShipment[];
  /** What its customer asked of the office, the newest first. */
  requests: AskedRequest[];
  merchantName: string | null;
  /** In a merchant's portal: the name of the account that works it. */
  carrierName: string | null;
  shippingMethodName: string | null;
}

export interface OrderShipment {
  id: string;
  number: string;
  type: (typeof shipments.$inferSelect)["type"];
  status: (typeof shipments.$inferSelect)["status"];
  agentName: string | null;
  createdAt: number;
}

/** The order with a number. One of another account, or of locations that the member may not see, looks unknown. */
export async function readOrder(scope: Scope, number: string): Promise<Result<OrderRecord>> {
  const order = await scope.db.query.orders.findFirst({
    where: and(eq(orders.number, number), whereVisible(scope), ordersWithinLocations(scope)),
  });
  return order ? ok(order) : fail(scope.locations === "all" ? "order_not_found" : "order_forbidden");
}

/** The parts of an order and the total to collect. */
export async function readPackagesAndCollections(
  scope: Scope,
  orderId: string,
): Promise<Pick<OrderDetails, "packages" | "collections">> {
  const own = <Table extends typeof orderPackages | typeof collections>(table: Table) =>
    and(eq(table.accountId, scope.account.id), eq(table.orderId, orderId));
  const [packages, money] = await scope.db.batch([
    scope.db.select().from(orderPackages).where(own(orderPackages)).orderBy(orderPackages.position),
    scope.db.select().from(collections).where(own(collections)).orderBy(asc(collections.id)),
  ]);
  return { packages, collections: money };
}

/** The order with a number and everything that its page shows: two round trips. */
export async function readOrderDetails(scope: Scope, number: string): Promise<Result<OrderDetails>> {
  const found = await readOrder(scope, number);
  if (!found.ok) return found;
  const order = found.value;
  const inPortal = scope.account.kind === "merchant";
  const portal = inPortal ? await readPortalNames(scope, order.accountId) : null;
  const [packages, goods, money, events, requests, carriers, merchant, method] = await scope.db.batch([
    scope.db.select().from(orderPackages).where(eq(orderPackages.orderId, order.id)).orderBy(orderPackages.position),
    scope.db
      // Aliased, because a batch distinguishes columns by their names only.
      .select({ ...getTableColumns(orderItems), itemId: inventoryId, available: items.stock })
      .from(orderItems)
      .leftJoin(items, and(eq(items.accountId, order.accountId), eq(items.sku, orderItems.sku)))
      .where(eq(orderItems.orderId, order.id))
      .orderBy(orderItems.position),
    scope.db.select().from(collections).where(eq(collections.orderId, order.id)).orderBy(asc(collections.id)),
    scope.db.select().from(orderEvents).where(eq(orderEvents.orderId, order.id)).orderBy(desc(orderEvents.version)),
    selectRequests(scope, order.id),
    scope.db
      .select({
        id: shipments.id,
        number: shipments.number,
        type: shipments.type,
        status: shipments.status,
        agentName: agents.name,
        createdAt: shipments.createdAt,
      })
      .from(shipmentOrders)
      .innerJoin(shipments, eq(shipments.id, shipmentOrders.shipmentId))
      .leftJoin(agents, eq(agents.id, shipments.agentId))
      .where(
        and(
          eq(shipmentOrders.orderId, order.id),
          eq(shipments.accountId, scope.account.id),
          shipmentsWithinLocations(scope),
        ),
      )
      .orderBy(desc(shipments.id)),
    scope.db
      .select({ name: merchants.name })
      .from(merchants)
      .where(and(eq(merchants.accountId, scope.account.id), eq(merchants.id, order.merchantId ?? ""))),
    scope.db
      .select({ name: shippingMethods.name })
      .from(shippingMethods)
      .where(
        and(
          eq(shippingMethods.accountId, toCarrierScope(scope, order.accountId).account.id),
          eq(shippingMethods.id, order.shippingMethodId ?? ""),
        ),
      ),
  ]);
  return ok({
    order,
    packages,
    items: goods,
    collections: money,
    events: portal ? events.map((event) => redactForPortal(event, portal)) : events,
    shipments: carriers,
    requests,
    merchantName: merchant[0]?.name ?? null,
    carrierName: portal && order.carrierAccountId ? portal.carrier : null,
    shippingMethodName: method[0]?.name ?? null,
  });
}

/** The timeline as a merchant may read it: without the carrier's people and shipments. */
const portalDetailKeys = [
  "part",
  "changes",
  "reason",
  "note",
  "proof",
  "validated",
  "issues",
  "imported",
  "address_confirmed",
  "address_requested",
  "address_accepted",
  "address_declined",
  "reschedule_accepted",
  "reschedule_declined",
  "cancellation_accepted",
  "cancellation_declined",
];

function redactForPortal(
  event: OrderEventRecord,
  portal: { carrier: string; people: ReadonlySet<string> },
): OrderEventRecord {
  // The customer's own request is shown in full: it is the merchant's own order.
  const isAsked = event.type === "reschedule_requested" || event.type === "cancellation_requested";
  const own = isAsked || (event.actorId !== null && portal.people.has(event.actorId));
  const detail = Object.fromEntries(Object.entries(event.detail).filter(([key]) => portalDetailKeys.includes(key)));
  return own ? { ...event, detail } : { ...event, detail, actorId: null, actorName: portal.carrier };
}

/**
 * For a merchant's timeline: the name of the account that works the order, and the merchant's own members, the only
 * people named there.
 */
async function readPortalNames(
  scope: Scope,
  carrierAccountId: string,
): Promise<{ carrier: string; people: ReadonlySet<string> }> {
  const [names, people] = await scope.db.batch([
    scope.db.select({ name: accounts.name }).from(accounts).where(eq(accounts.id, carrierAccountId)),
    scope.db.select({ id: memberships.userId }).from(memberships).where(eq(memberships.accountId, scope.account.id)),
  ]);
  return { carrier: names[0]?.name ?? "", people: new Set(people.map(({ id }) => id)) };
}
