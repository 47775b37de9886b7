import { fillDimensions, type RouteFill } from "#app/modules/planning/model/route.enums.ts";
import { type FailureReason, shipmentStatuses } from "#app/modules/shipments/model/shipment.enums.ts";
import { toInstant, toLocalDate } from "#app/platform/time/local-time.ts";
import { countVisit } from "./fair-comparison.ts";
import { isAttempt } from "./outcome-causes.ts";
import { type Counts, toMinuteCount } from "./subjects.ts";

export const shipmentOutcomes = ["completed", "failed", "cancelled", "moving", "waiting"] as const;

/** Columns that decide how a shipment counts. */
export interface ShipmentFacts {
  status: number;
  failureReason: FailureReason | null;
  completedAt: number | null;
  timezone: string;
  deliveryTo: string | null;
  pickupTo: string | null;
  createdAt: number;
  weight: number;
  packageCount: number;
  arrivedAt: number | null;
  finishedAt: number | null;
  plannedSeconds: number | null;
  /** Its stop on its route; null off a route. */
  stop: RouteStop | null;
}

/** A stop as it was driven. */
export interface RouteStop {
  kind: string;
  isPickup: boolean;
  meters: number;
  /** When the visit before it ended, or the route began; null when the route was not started. */
  afterAt: number | null;
  /** The device reported an implausible time. */
  isImplausible: boolean;
  thresholdMinutes: number;
  /** No delivery of the same orders was attempted before. */
  isFirst: boolean;
}

/** The counts of a shipment: on the day it ended, before that on the day it is due. */
export function computeShipmentOutcome(shipment: ShipmentFacts): { day: string; counts: Counts } {
  const { phase, code } = shipmentStatuses.byCode(shipment.status);
  const { failed, failed_received: failedReceived } = shipmentStatuses.code;
  const isFailed = code === failed || code === failedReceived;
  const outcome = phase === "over" ? (isFailed ? "failed" : "completed") : phase;
  const { completedAt, timezone, deliveryTo, pickupTo, createdAt } = shipment;
  const day =
    completedAt === null
      ? (deliveryTo ?? pickupTo ?? toLocalDate(createdAt, timezone)).slice(0, 10)
      : toLocalDate(completedAt, timezone);
  const counts: Counts = { shipments: 1, [`outcome_${outcome}`]: 1, packages: shipment.packageCount };
  if (shipment.weight > 0) counts.weight = shipment.weight;
  if (outcome === "failed") counts[`failed_${shipment.failureReason ?? "OTHER"}`] = 1;
  if (shipment.arrivedAt !== null && shipment.finishedAt !== null && shipment.finishedAt >= shipment.arrivedAt) {
    const minutes = (shipment.finishedAt - shipment.arrivedAt) / 60_000;
    Object.assign(counts, { served: 1, service_minutes: Math.round(minutes), [toMinuteCount("service", minutes)]: 1 });
    counts.planned_service_minutes = Math.round((shipment.plannedSeconds ?? 0) / 60);
  }
  if (phase === "over") Object.assign(counts, countStop(shipment, outcome === "completed", counts));
  return { day, counts };
}

/** What its visit adds; nothing off a route, and where its time cannot be. */
function countStop({ stop, finishedAt, ...shipment }: ShipmentFacts, isDone: boolean, served: Counts): Counts {
  if (!stop || finishedAt === null || stop.isImplausible) return {};
  const end = stop.isPickup ? shipment.pickupTo : shipment.deliveryTo;
  return countVisit(
    {
      ...{ kind: stop.kind, meters: stop.meters, isDone, finishedAt },
      seconds: stop.afterAt === null ? null : (finishedAt - stop.afterAt) / 1000,
      isFirst: stop.isFirst && isAttempt(shipment.failureReason),
      due: end === null ? null : toInstant(end, shipment.timezone) + stop.thresholdMinutes * 60_000,
    },
    served,
  );
}

/** Columns that decide how a route counts. */
export interface RouteFacts {
  status: string;
  date: string;
  startAt: number;
  startedAt: number | null;
  completedAt: number | null;
  /** Seconds and metres, as planned. */
  duration: number;
  distance: number;
  /** Metres that the driver's device reported; null without positions. */
  drivenMeters: number | null;
  utilization: number;
  fill: RouteFill;
  /** Orders of its completed deliveries. */
  ordersDone: number;
  vehicle: { fixedCost: number; routeCompletionCost: number; costPerKm: number; costPerHour: number } | null;
  /** Its stops in the order of the plan. */
  stops: readonly { finishedAt: number | null; isDone: boolean; isFailed: boolean }[];
}

/** The counts of a route, on its date. */
export function computeRouteOutcome(route: RouteFacts): { day: string; counts: Counts } {
  const isDriven = route.startedAt !== null && route.completedAt !== null;
  const done = route.stops.filter(({ isDone }) => isDone);
  const counts: Counts = {
    routes: 1,
    [`outcome_${isDriven ? "completed" : route.startedAt === null ? "waiting" : "moving"}`]: 1,
    stops: route.stops.length,
    planned_minutes: Math.round(route.duration / 60),
    planned_meters: route.distance,
    utilization: route.utilization,
  };
  for (const dimension of fillDimensions) {
    const percent = route.fill[dimension];
    if (percent !== undefined) Object.assign(counts, { [`limited_${dimension}`]: 1, [`fill_${dimension}`]: percent });
  }
  if (route.startedAt !== null) {
    const late = Math.round((route.startedAt - route.startAt) / 60_000);
    if (late > 0) Object.assign(counts, { departed_late: 1, departure_minutes: late });
  }
  if (!isDriven) return { day: route.date, counts };
  const minutes = Math.round(((route.completedAt ?? 0) - (route.startedAt ?? 0)) / 60_000);
  const finished = route.stops.flatMap(({ finishedAt }) => (finishedAt === null ? [] : [finishedAt]));
  const isResequenced = finished.some((at, index) => index > 0 && at < (finished[index - 1] ?? 0));
  Object.assign(counts, { stops_done: done.length, stops_driven: route.stops.length, driven_minutes: minutes });
  Object.assign(counts, { planned_driven_minutes: Math.round(route.duration / 60), orders_done: route.ordersDone });
  counts.planned_driven_meters = route.distance;
  if (route.drivenMeters !== null)
    Object.assign(counts, { tracked: 1, driven_meters: route.drivenMeters, planned_tracked_meters: route.distance });
  if (isResequenced) counts.resequenced = 1;
  if (minutes * 60 > route.duration) counts.longer = 1;
  const failed = route.stops.filter((stop) => stop.isFailed).length;
  if (failed > 0) counts.stops_failed = failed;
  if (route.vehicle) counts.vehicle_cost = computeVehicleCost(route, minutes);
  return { day: route.date, counts };
}

/** Minor units of the account's currency: fixed, a completed route, by planned kilometer and driven hour. */
function computeVehicleCost({ vehicle, distance }: RouteFacts, minutes: number): number {
  if (!vehicle) return 0;
  const byWay = (vehicle.costPerKm * distance) / 1000 + (vehicle.costPerHour * minutes) / 60;
  return vehicle.fixedCost + vehicle.routeCompletionCost + Math.round(byWay);
}
