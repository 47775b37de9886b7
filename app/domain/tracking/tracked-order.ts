import type { Point } from "../kernel/place.ts";
import type { CustomerStatus } from "../orders/order.enums.ts";

/** A step of the way that a customer is told, in the order of the drawn progress bar. */
export const trackingSteps = ["processing", "shipped", "in_transit", "out_for_delivery", "delivered"] as const;
export type TrackingStep = (typeof trackingSteps)[number];

/** What happened, in a customer's words. */
export const trackingEvents = [
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
export type TrackingEvent = (typeof trackingEvents)[number];

/**
 * What anybody with an order's number may know (domain-rules, "Tracking page", unverified): no person's name, no street,
 * points to about a kilometre. Instants are milliseconds UTC.
 */
export interface TrackedOrder {
  number: string;
  status: CustomerStatus;
  /** Who sells: the merchant, else who delivers. */
  seller: string;
  carrier: string;
  timezone: string;
  city: string | null;
  country: string;
  /** When it is expected; null when nothing is known or the order needs no more waiting. */
  eta: { from: number; to: number; basis: "route" | "schedule" } | null;
  promised: { from: number; to: number } | null;
  deliveredAt: number | null;
  /** Steps done, of `trackingSteps`; null once the order is off that way (cancelled, returned). */
  step: number | null;
  timeline: { event: TrackingEvent; at: number }[];
  destination: Point | null;
  origin: { point: Point; city: string | null } | null;
  /** The agent's position: only while Out for Delivery and near this stop. */
  driver: Point | null;
}
