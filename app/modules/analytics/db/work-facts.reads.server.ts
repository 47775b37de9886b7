import { sql } from "drizzle-orm";
import { shipmentStatuses, shipmentTypes } from "#app/modules/shipments/model/shipment.enums.ts";
import { selectIds } from "#app/platform/db/json-rows.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { toSqlSet } from "#app/platform/db/sql-literals.ts";
import { uncountedReasons } from "../model/outcome-causes.ts";
import type { SubjectFact } from "../model/subjects.ts";
import {
  computeRouteOutcome,
  computeShipmentOutcome,
  type RouteFacts,
  type RouteStop,
  type ShipmentFacts,
} from "../model/work-outcome.ts";

interface ShipmentRow extends Omit<ShipmentFacts, "stop"> {
  meters: number | null;
  stopType: string;
  afterAt: number | null;
  claimedAt: number | null;
  threshold: number | null;
  isLater: number;
  id: string;
  accountId: string;
  number: string;
  type: number;
  customerName: string | null;
  location: string | null;
  toLocation: string | null;
  merchant: string | null;
  method: string | null;
  zone: string | null;
  team: string | null;
  agent: string | null;
}

const { failed: failedCode, failed_received: failedReceived } = shipmentStatuses.code;
const failed = sql.raw(toSqlSet([failedCode, failedReceived]));
const uncounted = sql.raw(toSqlSet(uncountedReasons));

/** The facts of shipments of any account. */
export async function readShipmentFacts({ db }: Pick<Scope, "db">, ids: readonly string[]): Promise<SubjectFact[]> {
  const rows = await db.all<ShipmentRow>(sql`select s.id, s.account_id as accountId, s.number, s.type, s.status,
      s.customer_name as customerName, s.failure_reason as failureReason, s.completed_at as completedAt, s.timezone,
      s.delivery_to as deliveryTo, s.pickup_to as pickupTo, s.created_at as createdAt, s.weight,
      s.package_count as packageCount, s.source_location_id as location, s.destination_location_id as toLocation,
      s.merchant_id as merchant, s.shipping_method_id as method, s.zone_id as zone, a.team_id as team, s.agent_id as agent,
      t.arrived_at as arrivedAt, t.finished_at as finishedAt, t.service_seconds as plannedSeconds, t.distance as meters,
      t.type as stopType, t.claimed_at as claimedAt, m.lateness_threshold_minutes as threshold,
      coalesce((select max(x.finished_at) from stops x where x.route_id = t.route_id
        and (x.finished_at, x.position) < (t.finished_at, t.position)), r.started_at) as afterAt,
      exists (select 1 from shipment_orders so join shipment_orders other on other.order_id = so.order_id
        join shipments x on x.id = other.shipment_id and x.id < s.id and x.type = s.type
        where so.shipment_id = s.id and x.status in ${failed} and coalesce(x.failure_reason, '') not in ${uncounted}) as isLater
    from shipments s left join agents a on a.id = s.agent_id left join shipping_methods m on m.id = s.shipping_method_id
    left join routes r on r.id = s.route_id
    left join stops t on t.id = (select x.id from stops x where x.shipment_id = s.id and x.route_id = s.route_id
      order by x.type, x.position limit 1)
    where s.id in ${selectIds(ids)}`);
  return rows.map((row) => {
    const type = shipmentTypes.byCode(row.type).path;
    const outcome = computeShipmentOutcome({ ...row, stop: toStop(row, type) });
    return {
      ...outcome,
      ...row,
      subject: "shipment",
      name: row.customerName ?? "",
      type,
      vehicle: null,
      recountAt: null,
    };
  });
}

function toStop(row: ShipmentRow, kind: string): RouteStop | null {
  const { meters, afterAt, claimedAt, threshold } = row;
  if (meters === null) return null;
  const counted = { isImplausible: claimedAt !== null, isFirst: row.isLater === 0 };
  return { kind, isPickup: row.stopType === "pickup", meters, afterAt, thresholdMinutes: threshold ?? 0, ...counted };
}

interface RouteRow extends Omit<RouteFacts, "stops" | "vehicle" | "fill"> {
  id: string;
  accountId: string;
  number: number;
  name: string | null;
  location: string | null;
  team: string | null;
  agent: string;
  stops: string;
  vehicle: string | null;
  vehicleId: string | null;
  fill: string;
}

/** The facts of routes of any account. */
export async function readRouteFacts({ db }: Pick<Scope, "db">, ids: readonly string[]): Promise<SubjectFact[]> {
  const rows = await db.all<RouteRow>(sql`select r.id, r.account_id as accountId, r.number, r.status, r.date,
      r.start_at as startAt, r.started_at as startedAt, r.completed_at as completedAt, r.duration, r.distance, r.utilization, r.fill,
      r.driven_meters as drivenMeters, r.vehicle_id as vehicleId,
      (select count(distinct so.order_id) from stops t join shipment_orders so on so.shipment_id = t.shipment_id
        where t.route_id = r.id and t.type = 'dropoff' and t.state = 'completed') as ordersDone,
      p.location_id as location, a.team_id as team, r.agent_id as agent, a.name,
      iif(v.id is null, null, json_object('fixedCost', v.fixed_cost, 'routeCompletionCost', v.route_completion_cost,
        'costPerKm', v.cost_per_km, 'costPerHour', v.cost_per_hour)) as vehicle,
      (select json_group_array(json_object('finishedAt', t.finished_at, 'state', t.state)) from
        (select finished_at, state from stops where route_id = r.id and type in ('pickup', 'dropoff') order by position) t) as stops
    from routes r left join agents a on a.id = r.agent_id left join vehicles v on v.id = r.vehicle_id
    left join plans p on p.id = r.plan_id where r.id in ${selectIds(ids)}`);
  return rows.map((row) => {
    const stops: { finishedAt: number | null; state: string }[] = JSON.parse(row.stops);
    const outcome = computeRouteOutcome({
      ...row,
      vehicle: row.vehicle === null ? null : JSON.parse(row.vehicle),
      fill: JSON.parse(row.fill),
      stops: stops.map(({ finishedAt, state }) => ({
        finishedAt,
        isDone: state === "completed",
        isFailed: state === "failed" || state === "attempted",
      })),
    });
    const { id, accountId, location, team, agent, vehicleId: vehicle } = row;
    const dimensions = { location, team, agent, vehicle, merchant: null, method: null, zone: null, type: null };
    const named = { number: String(row.number), name: row.name ?? "", toLocation: null, recountAt: null };
    return { ...outcome, ...dimensions, ...named, subject: "route", id, accountId };
  });
}
