import { and, asc, desc, eq } from "drizzle-orm";
import { agents } from "#app/modules/fleet/db/fleet.tables.ts";
import { ordersWithinLocations, shipmentsWithinLocations } from "#app/modules/orders/db/location-scope.server.ts";
import { collections, orderPackages, orders } from "#app/modules/orders/db/orders.tables.ts";
import { merchants } from "#app/modules/partners/db/partners.tables.ts";
import { plans } from "#app/modules/planning/db/plans.tables.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import type { ExpectedLine } from "../model/receive-packages.ts";
import { shipmentEvents, shipmentOrders, shipments } from "./shipments.tables.ts";

export type ShipmentRecord = typeof shipments.$inferSelect;
export type ShipmentEventRecord = typeof shipmentEvents.$inferSelect;

/** A shipment with everything that its page shows. */
export interface ShipmentDetails {
  shipment: ShipmentRecord;
  agentName: string | null;
  plan: { id: string; number: string; name: string } | null;
  merchantName: string | null;
  orders: { id: string; number: string; status: (typeof orders.$inferSelect)["status"]; customerName: string }[];
  packages: (typeof orderPackages.$inferSelect)[];
  collections: (typeof collections.$inferSelect)[];
  /** Newest first. */
  events: ShipmentEventRecord[];
}

/**
 * The shipment with a number; `not_found` when it belongs to another account or to locations the member may not see.
 */
export async function readShipment(scope: Scope, number: string): Promise<Result<ShipmentRecord>> {
  const shipment = await scope.db.query.shipments.findFirst({
    where: and(
      eq(shipments.number, number),
      eq(shipments.accountId, scope.account.id),
      shipmentsWithinLocations(scope),
    ),
  });
  return shipment ? ok(shipment) : fail("not_found");
}

/** The shipment with its orders, packages, collections and timeline: two round trips. */
export async function readShipmentDetails(scope: Scope, number: string): Promise<Result<ShipmentDetails>> {
  const found = await readShipment(scope, number);
  if (!found.ok) return found;
  const shipment = found.value;
  const account = scope.account.id;
  const links = and(eq(shipmentOrders.shipmentId, shipment.id), eq(shipmentOrders.accountId, account));
  const [people, drafts, sellers, rows, packages, money, events] = await scope.db.batch([
    scope.db
      .select({ name: agents.name })
      .from(agents)
      .where(and(eq(agents.accountId, account), eq(agents.id, shipment.agentId ?? ""))),
    scope.db
      .select({ id: plans.id, number: plans.number, name: plans.name })
      .from(plans)
      .where(and(eq(plans.accountId, account), eq(plans.id, shipment.planId ?? ""))),
    scope.db
      .select({ name: merchants.name })
      .from(merchants)
      .where(and(eq(merchants.accountId, account), eq(merchants.id, shipment.merchantId ?? ""))),
    scope.db
      .select({ id: orders.id, number: orders.number, status: orders.status, customerName: orders.customerName })
      .from(shipmentOrders)
      .innerJoin(orders, eq(orders.id, shipmentOrders.orderId))
      .where(and(links, ordersWithinLocations(scope)))
      .orderBy(asc(orders.id)),
    scope.db
      .select({ package: orderPackages })
      .from(shipmentOrders)
      .innerJoin(orderPackages, eq(orderPackages.orderId, shipmentOrders.orderId))
      .where(links)
      .orderBy(asc(orderPackages.orderId), asc(orderPackages.position)),
    scope.db
      .select({ collection: collections })
      .from(shipmentOrders)
      .innerJoin(collections, eq(collections.orderId, shipmentOrders.orderId))
      .where(links),
    scope.db
      .select()
      .from(shipmentEvents)
      .where(eq(shipmentEvents.shipmentId, shipment.id))
      .orderBy(desc(shipmentEvents.version)),
  ]);
  return ok({
    shipment,
    agentName: people[0]?.name ?? null,
    plan: drafts[0] ?? null,
    merchantName: sellers[0]?.name ?? null,
    orders: rows,
    packages: packages.map((each) => each.package),
    collections: money.map((each) => each.collection),
    events,
  });
}

/** The package lines that a shipment carries; none for a shipment that the scope may not see. */
export async function readExpectedLines(scope: Scope, shipmentId: string): Promise<ExpectedLine[]> {
  return scope.db
    .select({
      id: orderPackages.id,
      orderId: orderPackages.orderId,
      name: orderPackages.name,
      barcode: orderPackages.barcode,
      externalId: orderPackages.externalId,
      quantity: orderPackages.quantity,
    })
    .from(shipmentOrders)
    .innerJoin(shipments, eq(shipments.id, shipmentOrders.shipmentId))
    .innerJoin(orderPackages, eq(orderPackages.orderId, shipmentOrders.orderId))
    .where(
      and(
        eq(shipmentOrders.shipmentId, shipmentId),
        eq(shipmentOrders.accountId, scope.account.id),
        shipmentsWithinLocations(scope),
      ),
    )
    .orderBy(asc(orderPackages.orderId), asc(orderPackages.position));
}
