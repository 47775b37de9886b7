import { type OrderStatus, orderStatuses } from "../order.enums.ts";
import type { StatusEvent } from "./track-order.ts";
import type { TrackedOrder, TrackingEvent } from "./tracked-order.ts";

/** The customer event of each status; statuses that are not listed are internal. */
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

/** Ready is an event for customers only after Draft or New. */
const earlyStatuses: readonly (OrderStatus | null)[] = [orderStatuses.code.draft, orderStatuses.code.new];

/** The events that customers see, newest first, without names of people. */
export function toCustomerTimeline(events: readonly StatusEvent[]): TrackedOrder["timeline"] {
  const timeline: TrackedOrder["timeline"] = [];
  for (const event of events) {
    const trackingEvent = toTrackingEvent(event);
    if (trackingEvent && trackingEvent !== timeline.at(-1)?.event)
      timeline.push({ event: trackingEvent, at: event.at });
  }
  return timeline.reverse();
}

function toTrackingEvent(event: StatusEvent): TrackingEvent | null {
  if (event.type === "created") return "created";
  if (event.toStatus === event.fromStatus) return event.type === "received" ? "received" : null;
  const { key } = orderStatuses.byCode(event.toStatus);
  if (key === "ready") return earlyStatuses.includes(event.fromStatus) ? "ready" : null;
  return eventByStatus[key] ?? null;
}
