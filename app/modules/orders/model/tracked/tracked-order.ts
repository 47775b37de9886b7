import type { Point } from "#app/platform/geo/place.ts";
import type { CustomerStatus } from "../order.enums.ts";

/** A step of the way that a customer is told, in the order of the drawn progress bar. */
export const trackingSteps = ["processing", "shipped", "in_transit", "out_for_delivery", "delivered"] as const;
export type TrackingStep = (typeof trackingSteps)[number];

/** What happened, in a customer's words. */
export const trackedEvents = [
  "created",
  "ready",
  "picked_up",
  "received",
  "out_for_delivery",
  "delivery_attempted",
  "delivered",
  "cancelled",
  "pending_return",
  "return_in_progress",
  "returned",
] as const;
export type TrackingEvent = (typeof trackedEvents)[number];

/** What a customer is offered beyond what the page shows, once it is proved whose the order is. */
export type TrackingOfferKind =
  /** Another time may be asked for. */
  | "time"
  /** Only the address may be checked. */
  | "address"
  /** Delivered: who signed, what the picture shows. */
  | "proof"
  /** Nothing may be changed: the address and what is to pay are shown. */
  | "details"
  | "nothing";

/** What anybody with an order's number may know (domain-rules, "Tracking page"). Instants are milliseconds UTC. */
export interface BareOrder {
  number: string;
  status: CustomerStatus;
  /** The times' own; pages only. */
  timezone: string;
  /** When it is expected; null when nothing is known or the order needs no more waiting. */
  eta: { from: number; to: number; basis: "route" | "schedule" } | null;
  promised: { from: number; to: number } | null;
  deliveredAt: number | null;
  /** Steps done, of `trackingSteps`; null once the order is off that way (cancelled, returned). */
  step: number | null;
  timeline: { event: TrackingEvent; at: number }[];
  offered: TrackingOfferKind;
}

/**
 * What whoever holds the link may know (domain-rules, "Tracking page", unverified): no person's name, no street, points
 * to about a kilometre.
 */
export interface TrackedOrder extends BareOrder {
  /** Who sells: the merchant, else who delivers. */
  seller: string;
  carrier: string;
  /** The driver is going to ask for a code; the code itself is for the verified customer. */
  asksCode: boolean;
  city: string | null;
  country: string;
  destination: Point | null;
  origin: { point: Point; city: string | null } | null;
  /** The agent's position: only while Out for Delivery and near this stop. */
  driver: Point | null;
}
