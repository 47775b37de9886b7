import type { RouteStatus } from "#app/modules/planning/model/route.enums.ts";
import type { PlaceSnapshot, Point } from "#app/platform/geo/place.ts";
import { instantOf } from "#app/platform/time/local-time.ts";
import { type OrderKind, type OrderStatus, orderStatuses } from "../order.enums.ts";
import { addressEditable } from "./correct-address.ts";
import { estimate } from "./estimate.ts";
import { wishRefusal } from "./reschedule.ts";
import { timelineOf } from "./timeline.ts";
import { type BareOrder, type Offered, type TrackedOrder, type TrackingStep, trackingSteps } from "./tracked-order.ts";

/** What the database knows of an order that is tracked. */
export interface TrackingFacts {
  number: string;
  status: OrderStatus;
  kind: OrderKind;
  carrier: string;
  merchant: string | null;
  /** The customer says a code at the door. */
  asksCode: boolean;
  timezone: string;
  source: PlaceSnapshot;
  destination: PlaceSnapshot;
  deliveryFrom: string | null;
  deliveryTo: string | null;
  events: readonly StatusEvent[];
  stop: StopFacts | null;
}

/** An event of the order, oldest first. */
export interface StatusEvent {
  type: string;
  fromStatus: OrderStatus | null;
  toStatus: OrderStatus;
  at: number;
}

/** The drop-off on a confirmed route, and how that route is doing. */
export interface StopFacts {
  state: string;
  routeStatus: RouteStatus;
  /** As the office sees it on the route. */
  expectedAt: number;
  /** Unfinished stops that come first. */
  stopsBefore: number;
  position: (Point & { at: number }) | null;
}

/** Stops before this one at most, and the age of a position at most, for the agent to count as near. */
export const nearStops = 2;
const freshMs = 10 * 60_000;

/** Statuses in which something is still to be delivered. */
export const underway: ReadonlySet<string> = new Set([
  "processing",
  "shipped",
  "in_transit",
  "out_for_delivery",
  "delivery_attempted",
]);

/** What a stranger with the number alone may see of an order at `now` (domain-rules, "Tracking page"). */
export function trackBare(facts: TrackingFacts, now: number): BareOrder {
  const status = orderStatuses.of(facts.status).customer;
  const promised = promiseOf(facts);
  const timeline = timelineOf(facts.events);
  return {
    number: facts.number,
    status,
    timezone: facts.timezone,
    eta: underway.has(status) ? estimate(facts.stop, promised, now) : null,
    promised,
    deliveredAt: timeline.find((each) => each.event === "delivered")?.at ?? null,
    step: stepOf(status),
    timeline,
    offered: offeredBy(facts, status),
  };
}

/** What whoever holds the link may see of an order at `now`. */
export function trackOrder(facts: TrackingFacts, now: number): TrackedOrder {
  const bare = trackBare(facts, now);
  return {
    ...bare,
    seller: facts.merchant ?? facts.carrier,
    carrier: facts.carrier,
    asksCode: facts.asksCode && underway.has(orderStatuses.of(facts.status).customer),
    city: facts.destination.address.city ?? null,
    country: facts.destination.address.country,
    destination: roughly(facts.destination.point),
    origin: originOf(facts.source),
    driver: bare.status === "out_for_delivery" ? driverOf(facts.stop, now) : null,
  };
}

/** Statuses in which there is nothing that a customer would still look up. */
const over: ReadonlySet<string> = new Set(["cancelled", "closed", "returned"]);

function offeredBy(facts: TrackingFacts, status: BareOrder["status"]): Offered {
  const asked = facts.events.filter(({ type }) => type === "reschedule_requested").length;
  if (wishRefusal({ ...facts, asked }) === null) return "time";
  if (addressEditable(facts)) return "address";
  if (status === "delivered") return "proof";
  return over.has(status) ? "nothing" : "details";
}

function promiseOf({ deliveryFrom, deliveryTo, timezone }: TrackingFacts): TrackedOrder["promised"] {
  const from = deliveryFrom ?? deliveryTo;
  const to = deliveryTo ?? deliveryFrom;
  return from && to ? { from: instantOf(from, timezone), to: instantOf(to, timezone) } : null;
}

const way: Partial<Record<string, TrackingStep>> = { delivery_attempted: "out_for_delivery" };

function stepOf(status: TrackedOrder["status"]): number | null {
  const at = trackingSteps.findIndex((step) => step === (way[status] ?? status));
  return at < 0 ? null : at;
}

/** Two decimals: about a kilometre, so that a point does not say which house. */
function roughly(point: Point | null): Point | null {
  return (
    point && { longitude: Math.round(point.longitude * 100) / 100, latitude: Math.round(point.latitude * 100) / 100 }
  );
}

/** Where it comes from, when that is a place of the account and not somebody's home. */
function originOf({ kind, point, address }: PlaceSnapshot): TrackedOrder["origin"] {
  const rough = kind === "location" ? roughly(point) : null;
  return rough && { point: rough, city: address.city ?? null };
}

/** Where the page shows the driver; null while nobody may see it. */
export function driverOf(stop: StopFacts | null, now: number): Point | null {
  if (!stop?.position || stop.stopsBefore > nearStops || now - stop.position.at > freshMs) return null;
  return { longitude: stop.position.longitude, latitude: stop.position.latitude };
}
