import { createEnumeration } from "#app/platform/kernel/enumeration.ts";

/** Shipment types, with the path segment, the saved-view module, and the feature that each needs. */
export const shipmentTypes = createEnumeration([
  { code: 1, key: "pickup", path: "pickups", view: "shipments.pickups", feature: "pickups_and_transfers" },
  { code: 2, key: "transfer", path: "transfers", view: "shipments.transfers", feature: "pickups_and_transfers" },
  { code: 3, key: "delivery", path: "deliveries", view: "shipments.delivered", feature: null },
  { code: 4, key: "return", path: "returns", view: "shipments.returns", feature: null },
]);
export type ShipmentType = (typeof shipmentTypes.rows)[number]["code"];
export type ShipmentPath = (typeof shipmentTypes.rows)[number]["path"];

/**
 * Shipment statuses. Phase: waiting (nothing was picked up) · moving · over · cancelled (nothing was ever picked up).
 */
export const shipmentStatuses = createEnumeration([
  { code: 1, key: "pending", shape: "ring", family: "idle", phase: "waiting" },
  { code: 2, key: "planned", shape: "dotted", family: "prep", phase: "waiting" },
  { code: 3, key: "dispatched", shape: "half", family: "prep", phase: "waiting" },
  { code: 4, key: "picked_up", shape: "out", family: "move", phase: "moving" },
  { code: 5, key: "completed", shape: "check", family: "done", phase: "over" },
  { code: 6, key: "failed", shape: "warning", family: "fail", phase: "over" },
  { code: 7, key: "cancelled", shape: "crossed", family: "over", phase: "cancelled" },
  { code: 8, key: "complete_received", shape: "checkReceived", family: "done", phase: "over" },
  { code: 9, key: "failed_received", shape: "warningReceived", family: "fail", phase: "over" },
]);
export type ShipmentStatus = (typeof shipmentStatuses.rows)[number]["code"];

/** Failure reasons, and what each leads to for a delivery. */
export const failureReasons = [
  { key: "NOT_ORDERED", leadsTo: "return" },
  { key: "WRONG_ITEMS", leadsTo: "return" },
  { key: "CUSTOMER_CANCELLED", leadsTo: "return" },
  { key: "THREE_REPEATS", leadsTo: "return" },
  { key: "PRICING_ISSUE", leadsTo: "return" },
  { key: "NO_ANSWER", leadsTo: "reattempt", when: "next_business_day" },
  { key: "NOT_AVAILABLE", leadsTo: "reattempt", when: "next_business_day" },
  { key: "WRONG_ADDRESS", leadsTo: "reattempt", when: "held" },
  { key: "RESCHEDULE_TOMORROW", leadsTo: "reattempt", when: "date_required" },
  { key: "RESCHEDULE_LATER", leadsTo: "reattempt", when: "date_required" },
  { key: "CHANGED_ROUTE", leadsTo: "reattempt", uncounted: true },
  { key: "WRONG_NUMBER", leadsTo: "reattempt", when: "held" },
  { key: "OTHER", leadsTo: "reattempt", noteRequired: true },
] as const;
export type FailureReason = (typeof failureReasons)[number]["key"];

export const shipmentEventTypes = [
  "created",
  "assigned",
  "unassigned",
  "cancelled",
  "failed",
  "added_to_plan",
  "removed_from_plan",
  "incident_added",
  "rescheduled",
  "pickup_rescheduled",
  "picked_up",
  "dropped_off",
  "received",
  "reset",
  "contact_updated",
  "location_updated",
  "metadata_updated",
] as const;
export type ShipmentEventType = (typeof shipmentEventTypes)[number];
