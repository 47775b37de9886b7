import { and, eq, type SQL, sql } from "drizzle-orm";
import { buildErasing } from "#app/modules/custom-fields/db/removed-fields.server.ts";
import { markPlansChanged } from "#app/modules/planning/db/plan.writes.server.ts";
import { shipments } from "#app/modules/shipments/db/shipments.tables.ts";
import { type ShipmentType, shipmentTypes } from "#app/modules/shipments/model/shipment.enums.ts";
import { waitingShipmentStatuses } from "#app/modules/shipments/model/shipment.states.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { coarseDestination, coarseDestinationLine, ERASED } from "#app/platform/db/erased-place.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { insertOrderTimeline, insertShipmentTimeline } from "#app/platform/events/timeline-rows.server.ts";
import { type OrderEventType, type OrderStatus, orderStatuses, packageTypes } from "../model/order.enums.ts";
import { toCarrierScope } from "./carrier-scope.server.ts";
import type { OrderDetails, OrderRecord } from "./order.reads.server.ts";
import { customerRequests, orderEvents, orders } from "./orders.tables.ts";

/** A change of an order's row, and its timeline event. */
export interface OrderEdit {
  type: OrderEventType;
  set: Partial<Omit<OrderRecord, "id" | "accountId" | "version">>;
  detail: Record<string, unknown>;
}

/** The statements that change one order: row, event with the next version, outbox. */
export function editOrder(scope: Scope, order: OrderRecord, { type, set, detail }: OrderEdit): Statement[] {
  const carrier = toCarrierScope(scope, order.accountId);
  const version = order.version + 1;
  const to: OrderStatus = set.status ?? order.status;
  return [
    ...insertOrderTimeline(carrier, [
      { id: order.id, number: order.number, events: [{ type, version, from: order.status, to, detail }] },
    ]),
    scope.db
      .update(orders)
      .set({ ...set, version })
      .where(and(eq(orders.accountId, carrier.account.id), eq(orders.id, order.id))),
  ];
}

const goodsColumns = `package_count = o.package_count, weight = o.weight, volume = o.volume, requirements = o.requirements,
  notes = o.notes, priority = o.priority,
  pallet_count = (select coalesce(sum(p.quantity), 0) from order_packages p where p.order_id = o.id and p.type = ${packageTypes.code.pallet})`;
const sourceColumns: Readonly<Record<string, string>> = {
  source: "o.source",
  source_location_id: "o.source_location_id",
  source_line:
    "coalesce(json_extract(o.source, '$.name'), json_extract(o.source, '$.address.city'), json_extract(o.source, '$.address.line1'))",
};
const pickupColumns = `${Object.entries(sourceColumns)
  .map(([column, value]) => `${column} = ${value}`)
  .join(", ")}, pickup_from = o.pickup_from, pickup_to = o.pickup_to`;
const deliveryColumns = `destination = o.destination, destination_line = o.destination_line, customer_id = o.customer_id,
  customer_name = o.customer_name, service_minutes = o.service_minutes, cod_amount = o.cod_amount,
  cod_currency = o.cod_currency, delivery_from = o.delivery_from, delivery_to = o.delivery_to,
  pickup_from = o.pickup_from, pickup_to = o.pickup_to`;

/** Statuses in which the goods are still at their source. */
const beforeMoveStatuses = orderStatuses.filter(({ phase }) => phase === "preparing" || phase === "booked");

/** A delivery starts at the order's source until the goods were moved elsewhere. */
const deliverySourceColumns = ["source", "source_location_id", "source_line"]
  .map(
    (column) =>
      `${column} = case when o.status in (${beforeMoveStatuses.join()}) then ${sourceColumns[column]} else shipments.${column} end`,
  )
  .join(", ");

/**
 * The columns that a waiting shipment copies from its order, by type: an end that is a facility is the shipment's own.
 */
const copiedColumnsByType: Readonly<Partial<Record<ShipmentType, string>>> = {
  [shipmentTypes.code.pickup]: `${goodsColumns}, ${pickupColumns}`,
  [shipmentTypes.code.transfer]: goodsColumns,
  [shipmentTypes.code.delivery]: `${goodsColumns}, ${deliveryColumns}, ${deliverySourceColumns}`,
};

/**
 * Copies an edit to the order's shipments that have not left yet; their plans become stale. A shipment of several
 * orders keeps its copy, because its totals are not those of one order.
 */
export function recopyShipments(
  scope: Scope,
  file: Pick<OrderDetails, "order">,
  live: readonly LiveShipment[],
): Statement[] {
  const waiting = live.filter(
    (each) =>
      waitingShipmentStatuses.includes(each.status) && each.orderCount === 1 && each.type in copiedColumnsByType,
  );
  if (waiting.length === 0) return [];
  const ids = JSON.stringify(waiting.map((each) => each.id));
  const carrier = toCarrierScope(scope, file.order.accountId);
  const moved = waiting.map((shipment) => ({
    id: shipment.id,
    number: shipment.number,
    events: [
      {
        type: "location_updated" as const,
        version: shipment.version + 1,
        from: shipment.status,
        to: shipment.status,
        detail: { order: file.order.number },
      },
    ],
  }));
  return [
    ...insertShipmentTimeline(carrier, moved),
    ...[...Map.groupBy(waiting, ({ type }) => type)].map(([type]) =>
      scope.db.run(sql`update ${shipments} set version = ${shipments}.version + 1, ${sql.raw(copiedColumnsByType[type] ?? "")}
        from orders o where o.id = ${file.order.id} and ${shipments}.account_id = ${carrier.account.id}
          and ${shipments}.type = ${type} and ${shipments}.id in (select value from json_each(${ids}))`),
    ),
    ...markPlansChanged(
      carrier,
      waiting.flatMap((each) => each.planId ?? []),
    ),
  ];
}

export type LiveShipment = Pick<
  typeof shipments.$inferSelect,
  "id" | "number" | "status" | "type" | "version" | "planId" | "orderCount"
>;

/**
 * Erases the personal data of the orders that `ids` selects, and of their timelines, whatever account they are in.
 * Numbers, amounts, times and towns stay, because accounting needs them.
 */
export function eraseOrders(db: Database, ids: SQL): Statement[] {
  return [
    db.run(
      sql`update ${orderEvents} set detail = json_remove(detail, '$.changes', '$.photo', '$.pin') where order_id in (${ids})`,
    ),
    db.run(sql`update ${orderEvents} set detail = json_remove(detail, '$.reason') where order_id in (${ids})
      and (type = 'cancellation_requested' or detail ->> 'cancellation_declined' = 1)`),
    db.run(sql`update ${customerRequests} set request = json_set(request, '$.detail.reason', null), reason = null
      where order_id in (${ids}) and kind = 'cancel'`),
    db.run(sql`delete from ${customerRequests} where order_id in (${ids}) and kind = 'address'`),
    db.run(sql`update ${orders} set customer_name = ${ERASED}, customer_phone = null, customer_email = null, notes = null, delivery_wishes = null, metadata = '{}',
      destination = ${coarseDestination}, destination_line = ${coarseDestinationLine}, version = version + 1 where id in (${ids})`),
  ];
}

/** Erases values of custom fields that were removed long enough ago. */
export function purgeOrderFields(db: Database, nowMs: number): Statement {
  const { metadata, where } = buildErasing("order", orders, nowMs);
  return db.run(sql`update ${orders} set metadata = ${metadata}, version = version + 1 where ${where}`);
}
