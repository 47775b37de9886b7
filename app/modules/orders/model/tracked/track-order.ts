import type { RouteStatus } from "#app/modules/planning/model/route.enums.ts";
import type { PlaceSnapshot, Point } from "#app/platform/geo/place.ts";
import { toInstant } from "#app/platform/time/local-time.ts";
import { type OrderKind, type OrderStatus, orderStatuses } from "../order.enums.ts";
import { isAddressEditable } from "./correct-address.ts";
import { toCustomerTimeline } from "./customer-timeline.ts";
import { getDriverPosition } from "./driver-position.ts";
import { type ExpectedArrival, estimateCustomerArrival } from "./estimate-arrival.ts";
import { getRescheduleRefusal } from "./reschedule.ts";
import {
  type BareOrder,
  type TrackedOrder,
  type TrackingOfferKind,
  type TrackingStep,
  trackingSteps,
} from "./tracked-order.ts";

/** A tracked order as read from the database. */
export interface TrackingFacts {
  number: string;
  status: OrderStatus;
  kind: OrderKind;
  carrier: string;
  merchant: string | null;
  /** The customer gives a code at the door. */
  requiresCode: boolean;
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

/** The drop-off on a confirmed route, and the state of that route. */
export interface StopFacts extends ExpectedArrival {
  state: string;
  routeStatus: RouteStatus;
  /** Unfinished stops before this one. */
  stopsBefore: number;
  /** Newest of its agent since the route began. */
  position: (Point & { at: number }) | null;
  /** The account shows its drivers from so many stops before; 0 is never. */
  shownStops: number;
  /** The driver has a break. */
  isPaused: boolean;
}

/** Statuses with a delivery still ahead. */
export const underwayStatuses: ReadonlySet<string> = new Set([
  "processing",
  "shipped",
  "in_transit",
  "out_for_delivery",
  "delivery_attempted",
]);

/** What the public page shows of an order at `now` to somebody who has only its number. */
export function trackByNumber(facts: TrackingFacts, now: number): BareOrder {
  const status = orderStatuses.byCode(facts.status).customer;
  const promised = getPromisedWindow(facts);
  const timeline = toCustomerTimeline(facts.events);
  return {
    number: facts.number,
    status,
    timezone: facts.timezone,
    eta: underwayStatuses.has(status) ? estimateCustomerArrival(facts.stop, promised, now) : null,
    promised,
    deliveredAt: timeline.find((each) => each.event === "delivered")?.at ?? null,
    step: getTrackingStep(status),
    timeline,
    offered: getTrackingOffer(facts, status),
  };
}

/** What the page shows at `now` to somebody who has the link with its token. */
export function trackOrder(facts: TrackingFacts, now: number): TrackedOrder {
  const publicView = trackByNumber(facts, now);
  return {
    ...publicView,
    seller: facts.merchant ?? facts.carrier,
    carrier: facts.carrier,
    requiresCode: facts.requiresCode && underwayStatuses.has(orderStatuses.byCode(facts.status).customer),
    city: facts.destination.address.city ?? null,
    country: facts.destination.address.country,
    destination: roundPoint(facts.destination.point),
    origin: getOrigin(facts.source),
    stopsBefore: publicView.status === "out_for_delivery" && isUnderWay(facts.stop) ? facts.stop.stopsBefore : null,
    driver: publicView.status === "out_for_delivery" ? getDriverPosition(facts.stop, now) : null,
  };
}

/** Statuses in which a customer has nothing left to track. */
const overStatuses: ReadonlySet<string> = new Set(["cancelled", "closed", "returned"]);

function getTrackingOffer(facts: TrackingFacts, status: BareOrder["status"]): TrackingOfferKind {
  const requested = facts.events.filter(({ type }) => type === "reschedule_requested").length;
  if (getRescheduleRefusal({ ...facts, requestCount: requested }) === null) return "time";
  if (isAddressEditable(facts)) return "address";
  if (status === "delivered") return "proof";
  return overStatuses.has(status) ? "nothing" : "details";
}

function getPromisedWindow({ deliveryFrom, deliveryTo, timezone }: TrackingFacts): TrackedOrder["promised"] {
  const from = deliveryFrom ?? deliveryTo;
  const to = deliveryTo ?? deliveryFrom;
  return from && to ? { from: toInstant(from, timezone), to: toInstant(to, timezone) } : null;
}

const stepByStatus: Partial<Record<string, TrackingStep>> = { delivery_attempted: "out_for_delivery" };

function getTrackingStep(status: TrackedOrder["status"]): number | null {
  const at = trackingSteps.findIndex((step) => step === (stepByStatus[status] ?? status));
  return at < 0 ? null : at;
}

/** Rounded to two decimals, about a kilometer, so that the point does not reveal the house. */
function roundPoint(point: Point | null): Point | null {
  return (
    point && { longitude: Math.round(point.longitude * 100) / 100, latitude: Math.round(point.latitude * 100) / 100 }
  );
}

/** The source, when it is a location of the account and not somebody's home. */
function getOrigin({ kind, point, address }: PlaceSnapshot): TrackedOrder["origin"] {
  const rough = kind === "location" ? roundPoint(point) : null;
  return rough && { point: rough, city: address.city ?? null };
}

const isUnderWay = (stop: StopFacts | null): stop is StopFacts => stop?.routeStatus === "active";
