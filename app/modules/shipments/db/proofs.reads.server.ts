import { and, desc, eq, inArray, isNotNull, or, sql } from "drizzle-orm";
import type { OrderRecord } from "#app/modules/orders/db/order.reads.server.ts";
import { returnKinds } from "#app/modules/orders/model/order.rules.ts";
import { selectIds } from "#app/platform/db/json-rows.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { shipmentStatuses, shipmentTypes } from "../model/shipment.enums.ts";
import { shipmentEvents, shipmentOrders, shipments } from "./shipments.tables.ts";

/** Ids of the shipments that have a proof: picked up, dropped off, or failed with a picture. */
export async function readShipmentsWithProof(scope: Scope, shipmentIds: readonly string[]): Promise<Set<string>> {
  const picture = sql`coalesce(${shipmentEvents.detail} ->> '$.proof.image', ${shipmentEvents.detail} ->> '$.proof.signature')`;
  const rows = await scope.db
    .selectDistinct({ id: shipmentEvents.shipmentId })
    .from(shipmentEvents)
    .where(
      and(
        inArray(shipmentEvents.shipmentId, selectIds(shipmentIds)),
        eq(shipmentEvents.accountId, scope.account.id),
        or(
          inArray(shipmentEvents.type, ["picked_up", "dropped_off"]),
          and(eq(shipmentEvents.type, "failed"), isNotNull(picture)),
        ),
      ),
    );
  return new Set(rows.map(({ id }) => id));
}

/** Legs of an order that are looked at: more than a delivery and its return over some depots have. */
const MAX_LEGS = 12;

/** An order's shipments with a proof, the newest first. */
export async function readProvedShipments(
  scope: Scope,
  orderId: string,
): Promise<Pick<typeof shipments.$inferSelect, "number">[]> {
  const legs = await scope.db
    .select({ id: shipments.id, number: shipments.number })
    .from(shipmentOrders)
    .innerJoin(shipments, eq(shipments.id, shipmentOrders.shipmentId))
    .where(and(eq(shipmentOrders.orderId, orderId), eq(shipments.accountId, scope.account.id)))
    .orderBy(desc(shipments.id))
    .limit(MAX_LEGS);
  const proved = await readShipmentsWithProof(
    scope,
    legs.map(({ id }) => id),
  );
  return legs.filter(({ id }) => proved.has(id)).map(({ number }) => ({ number }));
}

/** The leg that brought an order to its end, where it was handed over: its return where the order is one. Null before. */
export async function readDeliveredShipment(
  scope: Scope,
  { id, kind }: Pick<OrderRecord, "id" | "kind">,
): Promise<Pick<typeof shipments.$inferSelect, "number" | "orderCount"> | null> {
  const { return: back, delivery } = shipmentTypes.code;
  const { completed, complete_received: received } = shipmentStatuses.code;
  const [delivered] = await scope.db
    .select({ number: shipments.number, orderCount: shipments.orderCount })
    .from(shipmentOrders)
    .innerJoin(shipments, eq(shipments.id, shipmentOrders.shipmentId))
    .where(
      and(
        eq(shipmentOrders.orderId, id),
        eq(shipments.accountId, scope.account.id),
        eq(shipments.type, returnKinds.includes(kind) ? back : delivery),
        inArray(shipments.status, [completed, received]),
      ),
    )
    .orderBy(desc(shipments.id))
    .limit(1);
  return delivered ?? null;
}
