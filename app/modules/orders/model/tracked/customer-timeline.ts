import { type OrderStatus, orderStatuses } from "../order.enums.ts";
import type { StatusEvent } from "./track-order.ts";
import type { TrackedOrder, TrackingEvent } from "./tracked-order.ts";

/** What reaching a status is called to a customer; statuses that are not in the table are the workspace's own affair. */
const eventByStatus: Partial<Record<(typeof orderStatuses.rows)[number]["key"], TrackingEvent>> = {
  shipped: "picked_up",
  in_transit: "received",
  out_for_delivery: "out_for_delivery",
  delivered: "delivered",
  delivery_attempted: "delivery_attempted",
  cancelled: "cancelled",
  pending_return: "pending_return",
  dispatched_for_return: "return_in_progress",
  return_in_progress: "return_in_progress",
  return_attempted: "return_in_progress",
  return_completed: "returned",
};

/** Draft and New: Ready is news only after one of them. */
const earlyStatuses: readonly (OrderStatus | null)[] = [orderStatuses.code.draft, orderStatuses.code.new];

/** The events that a customer is told, newest first, without the names of people. */
export function toCustomerTimeline(events: readonly StatusEvent[]): TrackedOrder["timeline"] {
  const told: TrackedOrder["timeline"] = [];
  for (const event of events) {
    const word = toTrackingEvent(event);
    if (word && word !== told.at(-1)?.event) told.push({ event: word, at: event.at });
  }
  return told.reverse();
}

function toTrackingEvent(event: StatusEvent): TrackingEvent | null {
  if (event.type === "created") return "created";
  if (event.toStatus === event.fromStatus) return event.type === "received" ? "received" : null;
  const { key } = orderStatuses.byCode(event.toStatus);
  if (key === "ready") return earlyStatuses.includes(event.fromStatus) ? "ready" : null;
  return eventByStatus[key] ?? null;
}
