import { sql } from "drizzle-orm";
import type { OrderStatus } from "#app/modules/orders/model/order.enums.ts";
import { shipmentStatuses, shipmentTypes } from "#app/modules/shipments/model/shipment.enums.ts";
import { selectIds } from "#app/platform/db/json-rows.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { computeOrderOutcome, type DeliveryLeg } from "../model/order-outcome.ts";
import type { SentWindow } from "../model/sent-windows.ts";
import type { SubjectFact } from "../model/subjects.ts";

interface OrderRow {
  id: string;
  account_id: string;
  owner_account_id: string | null;
  number: string;
  customer_name: string;
  kind: string;
  status: OrderStatus;
  timezone: string;
  delivery_to: string | null;
  source_location_id: string | null;
  destination_location_id: string | null;
  merchant_id: string | null;
  shipping_method_id: string | null;
  zone_id: string | null;
  agent_id: string | null;
  team_id: string | null;
  package_count: number;
  has_customer_feedback: number;
  issues: string;
  has_unpicked_items: number;
  has_at_least_one_picked_item: number;
  threshold: number | null;
}

type LegRow = Omit<DeliveryLeg, "isPlanned" | "isImplausible" | "delay"> & {
  departure: number | null;
  stopMinutes: number;
  moved: number;
  orderId: string;
  type: number;
  routeId: string | null;
  claimedAt: number | null;
  missing: number;
};

/** The facts of orders, whichever account works them; an order that is gone or promises nothing has none. */
export async function readOrderFacts(
  { db }: Pick<Scope, "db">,
  ids: readonly string[],
  now: number,
): Promise<SubjectFact[]> {
  const wanted = selectIds(ids);
  const [rows, legs, windows] = await Promise.all([
    db.all<OrderRow>(sql`select o.id, o.account_id, o.owner_account_id, o.number, o.customer_name, o.kind, o.status,
      o.timezone, o.delivery_to, o.source_location_id, o.destination_location_id, o.merchant_id, o.shipping_method_id,
      o.zone_id, o.agent_id, a.team_id, o.package_count, o.has_customer_feedback, o.issues, o.has_unpicked_items,
      o.has_at_least_one_picked_item, m.lateness_threshold_minutes as threshold
      from orders o left join agents a on a.id = o.agent_id left join shipping_methods m on m.id = o.shipping_method_id
      where o.id in ${wanted}`),
    readLegs({ db }, ids),
    readSentWindows({ db }, ids),
  ]);
  const byOrder = Map.groupBy(legs, ({ orderId }) => orderId);
  const sent = Map.groupBy(windows, ({ orderId }) => orderId);
  return rows.flatMap((row) => toFacts(row, byOrder.get(row.id) ?? [], { sentWindows: sent.get(row.id) ?? [], now }));
}

/** Windows in messages that left, the earliest first: one a message, whichever channels it took. */
function readSentWindows({ db }: Pick<Scope, "db">, ids: readonly string[]) {
  return db.all<SentWindow & { orderId: string }>(sql`select order_id as orderId, event, window_from as "from",
      window_to as "to", stops_ahead as stopsAhead, min(handed_at) as sentAt from customer_messages
    where order_id in ${selectIds(ids)} and window_from is not null and handed_at is not null and copy = 0
    group by order_id, event, version order by sentAt`);
}

/** Deliveries and returns of orders, the earliest first. */
function readLegs({ db }: Pick<Scope, "db">, ids: readonly string[]): Promise<LegRow[]> {
  return db.all<LegRow>(sql`select so.order_id as orderId, s.type, s.status, s.failure_reason as failureReason,
      s.completed_at as completedAt, s.delivery_from as deliveryFrom, s.delivery_to as deliveryTo, s.route_id as routeId,
      (r.started_at - r.start_at) / 60000.0 as departure, t.start_at as plannedAt, t.arrived_at as arrivedAt,
      t.finished_at as finishedAt,
      (select coalesce(sum((x.finished_at - x.arrived_at) / 60000.0 - (x.wait_seconds + x.service_seconds) / 60.0), 0)
        from stops x where x.route_id = t.route_id and x.arrived_at is not null and x.finished_at <= t.finished_at) as stopMinutes,
      (select coalesce(sum(x.travel_seconds + x.wait_seconds + x.service_seconds), 0) / 60.0
        from stops x where x.route_id = t.route_id and x.position > t.position and x.finished_at < t.finished_at) as moved,
      t.claimed_at as claimedAt, exists (select 1 from shipment_events e where e.shipment_id = s.id and e.type = 'dropped_off'
        and json_array_length(e.detail, '$.missing') > 0) as missing
    from shipment_orders so join shipments s on s.id = so.shipment_id
    left join routes r on r.id = s.route_id
    left join stops t on t.shipment_id = s.id and t.type = 'dropoff' and t.route_id = s.route_id
    where so.order_id in ${selectIds(ids)} and s.status <> ${shipmentStatuses.code.cancelled}
    order by so.order_id, s.id`);
}

function toFacts(
  row: OrderRow,
  legs: readonly LegRow[],
  { sentWindows, now }: { sentWindows: readonly SentWindow[]; now: number },
): SubjectFact[] {
  const returned = legs.some(({ type, completedAt }) => type === shipmentTypes.code.return && completedAt !== null);
  const outcome = computeOrderOutcome(
    {
      status: row.status,
      timezone: row.timezone,
      deliveryTo: row.delivery_to,
      thresholdMinutes: row.threshold ?? 0,
      packageCount: row.package_count,
      hasFeedback: row.has_customer_feedback === 1,
      hasAddressIssue: row.issues !== "[]",
      isReturned: returned,
      isShortPicked: row.has_unpicked_items === 1 && row.has_at_least_one_picked_item === 1,
      missingPackages: legs.reduce((sum, { missing }) => sum + missing, 0),
      sentWindows,
      deliveries: legs
        .filter(({ type }) => type === shipmentTypes.code.delivery)
        .map((leg) => ({
          ...leg,
          isPlanned: leg.routeId !== null,
          isImplausible: leg.claimedAt !== null,
          delay: leg.departure === null ? null : { departure: leg.departure, stops: leg.stopMinutes, moved: leg.moved },
        })),
    },
    now,
  );
  if (!outcome) return [];
  const accounts = new Set([row.account_id, row.owner_account_id].filter((id) => id !== null));
  return [...accounts].map((accountId) => ({
    ...outcome,
    accountId,
    subject: "order",
    id: row.id,
    number: row.number,
    name: row.customer_name,
    toLocation: row.destination_location_id,
    location: row.source_location_id,
    merchant: row.merchant_id,
    method: row.shipping_method_id,
    zone: row.zone_id,
    team: row.team_id,
    agent: row.agent_id,
    type: row.kind,
    vehicle: null,
  }));
}
