import { and, eq, inArray, sql } from "drizzle-orm";
import { ordersWithinLocations } from "#app/modules/orders/db/location-scope.server.ts";
import { type MovedOrder, readOrderStates, saveOrders } from "#app/modules/orders/db/order-moves.server.ts";
import { orders } from "#app/modules/orders/db/orders.tables.ts";
import type { OrderKind, OrderStatus } from "#app/modules/orders/model/order.enums.ts";
import { type ShipAs, type ShippedOrder, shipOrder } from "#app/modules/orders/model/ship-order.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { selectIds } from "#app/platform/db/json-rows.server.ts";
import { reserveNumbers } from "#app/platform/db/numbers.server.ts";
import { newIds, type Scope } from "#app/platform/db/scope.server.ts";
import { insertShipmentTimeline } from "#app/platform/events/timeline-rows.server.ts";
import type { PlaceSnapshot } from "#app/platform/geo/place.ts";
import type { BulkOutcome } from "#app/platform/kernel/result.ts";
import { shipmentStatuses, shipmentTypes } from "../model/shipment.enums.ts";
import type { OrderState, OrderTimelineEntry } from "../model/shipment.moves.ts";
import { insertShipmentOrders, insertShipments, type NamedEnds, type NewShipment } from "./new-shipments.server.ts";

/** The statements of one batch, the outcome by order, and the created shipments by order. */
export interface CreateShipmentsResult {
  statements: Statement[];
  outcome: BulkOutcome;
  created: { orderId: string; shipmentId: string; number: string }[];
}

/** Type and ends of the shipments; without a type each order gets the one that completes its delivery. */
export type ShipmentRequest = { as?: ShipAs | undefined } & NamedEnds;

/** What creating a shipment needs from an order besides its state. */
export interface ShippableRow {
  id: string;
  kind: OrderKind;
  issues: string[];
  merchantId: string | null;
  source: PlaceSnapshot;
  pickupFrom: string | null;
  pickupTo: string | null;
  /** The shipment that brought the goods to where they are now. */
  broughtBy: string | null;
  standsAt: string | null;
}

/**
 * Decides which orders can be shipped and returns the statements that create their shipments: one per order, but orders
 * that wait at the same place are picked up or transferred together.
 */
export async function createShipments(
  scope: Scope,
  orderIds: readonly string[],
  wanted: ShipmentRequest = {},
): Promise<CreateShipmentsResult> {
  const [rows, states] = await Promise.all([
    readShippable(scope, orderIds),
    readOrderStates(scope, selectIds(orderIds), { history: false }),
  ]);
  const { statements, moved, ...made } = await shipOrderStates(scope, orderIds, { rows, states }, wanted);
  return { ...made, statements: [...saveOrders(scope, moved), ...statements] };
}

/** Legs that end at a facility, and how they end there. */
const facilityLegTypes = [shipmentTypes.code.pickup, shipmentTypes.code.transfer] as const;
const arrivedStatuses = [shipmentStatuses.code.completed, shipmentStatuses.code.complete_received] as const;

/** A column of the last pickup or transfer that brought an order's goods to a facility. */
const selectLastFacilityLeg = (column: string) =>
  sql<string | null>`(select ${sql.raw(`s.${column}`)} from shipment_orders l join shipments s on s.id = l.shipment_id
    where l.order_id = "orders"."id" and s.type in (${facilityLegTypes[0]}, ${facilityLegTypes[1]}) and s.status in (${arrivedStatuses[0]}, ${arrivedStatuses[1]}) order by s.id desc limit 1)`;

/** The orders among `orderIds` that the scope may ship. */
export async function readShippable(scope: Scope, orderIds: readonly string[]): Promise<Map<string, ShippableRow>> {
  const rows = await scope.db
    .select({
      id: orders.id,
      kind: orders.kind,
      issues: orders.issues,
      merchantId: orders.merchantId,
      source: orders.source,
      pickupFrom: orders.pickupFrom,
      pickupTo: orders.pickupTo,
      broughtBy: selectLastFacilityLeg("id"),
      standsAt: selectLastFacilityLeg("destination_location_id"),
    })
    .from(orders)
    .where(
      and(
        eq(orders.accountId, scope.account.id),
        inArray(orders.id, selectIds(orderIds)),
        ordersWithinLocations(scope),
      ),
    );
  return new Map(rows.map((each) => [each.id, each]));
}

interface ShippableStates {
  rows: ReadonlyMap<string, ShippableRow>;
  states: ReadonlyMap<string, OrderState>;
}

/**
 * As `createShipments`, from states that were already read. The caller saves the `moved` orders together with their
 * other changes.
 */
export async function shipOrderStates(
  scope: Scope,
  orderIds: readonly string[],
  { rows, states }: ShippableStates,
  { as, ...ends }: ShipmentRequest,
): Promise<CreateShipmentsResult & { moved: MovedOrder[] }> {
  const outcome: BulkOutcome = { succeeded: [], refused: [] };
  const shipped: { from: OrderStatus; row: ShippableRow; result: ShippedOrder }[] = [];
  for (const id of new Set(orderIds)) {
    const state = states.get(id);
    const row = rows.get(id);
    const result = state && row ? shipOrder({ ...state, kind: row.kind, source: row.source }, row.issues, as) : null;
    if (!state || !row || !result?.ok) {
      outcome.refused.push({ id, code: result && !result.ok ? result.failure.code : "not_found" });
      continue;
    }
    outcome.succeeded.push(id);
    shipped.push({ from: state.status, row, result: result.value });
  }
  const groups = [...Map.groupBy(shipped, getGroupKey).values()];
  const numbers = groups.length === 0 ? [] : await reserveNumbers(scope, "shipment", groups.length);
  const ids = newIds(scope, groups.length);
  const shipments: NewShipment[] = [];
  const moved: MovedOrder[] = [];
  groups.forEach((group, at) => {
    const id = ids[at] ?? "";
    const number = numbers[at] ?? "";
    const [first] = group;
    if (!first) return;
    const { type, isReturn } = first.result;
    const { broughtBy } = first.row;
    shipments.push({ id, number, type, isReturn, broughtBy, orderIds: group.map(({ row }) => row.id) });
    for (const { from, result } of group)
      moved.push({ order: result.order, events: [toAddedEntry(result, from, { id, number })] });
  });
  return {
    statements: shipments.length === 0 ? [] : buildShipmentStatements(scope, shipments, ends),
    outcome,
    moved,
    created: shipments.flatMap(({ id, number, orderIds: carried }) =>
      carried.map((orderId) => ({ orderId, shipmentId: id, number })),
    ),
  };
}

/** Orders with the same key share a shipment: only pickups and transfers from the same place are grouped. */
function getGroupKey({ row, result }: { row: ShippableRow; result: ShippedOrder }): string {
  if (!facilityLegTypes.some((each) => each === result.type)) return row.id;
  const { source, merchantId, standsAt, pickupFrom, pickupTo } = row;
  const place = standsAt ?? source.id ?? JSON.stringify(source.address);
  return JSON.stringify([
    result.type,
    merchantId,
    place,
    ...(result.type === shipmentTypes.code.pickup ? [pickupFrom, pickupTo] : []),
  ]);
}

function toAddedEntry(
  { order }: ShippedOrder,
  from: OrderStatus,
  shipment: { id: string; number: string },
): OrderTimelineEntry {
  const detail = { shipmentId: shipment.id, shipment: shipment.number };
  return { type: "added_to_shipment", version: order.version, from, to: order.status, detail };
}

function buildShipmentStatements(scope: Scope, made: readonly NewShipment[], ends: NamedEnds): Statement[] {
  const created = made.map(({ id, number }) => ({
    id,
    number,
    events: [{ type: "created" as const, version: 1, from: 1 as const, to: 1 as const, detail: {} }],
  }));
  return [
    insertShipments(scope, made, ends),
    insertShipmentOrders(scope, made),
    ...insertShipmentTimeline(scope, created),
  ];
}
