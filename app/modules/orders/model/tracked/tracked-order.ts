import type { Point } from "#app/platform/geo/place.ts";
import type { CustomerStatus } from "../order.enums.ts";

/** A step that customers see, in the order of the progress bar. */
export const trackingSteps = ["processing", "shipped", "in_transit", "out_for_delivery", "delivered"] as const;
export type TrackingStep = (typeof trackingSteps)[number];

/** An event that customers see. */
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

/** What a verified customer can do beyond reading the page. */
export type TrackingOfferKind =
  /** Request another time. */
  | "time"
  /** Correct the address only. */
  | "address"
  /** Delivered: see who signed and the photo. */
  | "proof"
  /** No changes possible: address and amount due are shown. */
  | "details"
  | "nothing";

/** What anybody with an order's number sees. Instants are milliseconds UTC. */
export interface BareOrder {
  number: string;
  status: CustomerStatus;
  /** The time zone of the times; for pages only. */
  timezone: string;
  /** Expected delivery; null when unknown or no longer relevant. */
  eta: { from: number; to: number; basis: "route" | "schedule" } | null;
  promised: { from: number; to: number } | null;
  deliveredAt: number | null;
  /** Completed steps of `trackingSteps`; null once the order left that sequence (cancelled, returned). */
  step: number | null;
  timeline: { event: TrackingEvent; at: number }[];
  offered: TrackingOfferKind;
}

/**
 * What somebody with the link sees before verification: no person's name, no street, points rounded to about a
 * kilometer.
 */
export interface TrackedOrder extends BareOrder {
  /** The merchant, otherwise the carrier. */
  seller: string;
  carrier: string;
  /** The driver is going to ask for a code; only verified customers see the code. */
  requiresCode: boolean;
  city: string | null;
  country: string;
  destination: Point | null;
  origin: { point: Point; city: string | null } | null;
  /** Unfinished stops before this one; null while the driver is not on the way. */
  stopsBefore: number | null;
  /** The agent's position, rounded, and when it was reported: only while Out for Delivery and near this stop. */
  driver: (Point & { at: number }) | null;
}
