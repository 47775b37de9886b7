import { type ShipmentStatus, shipmentStatuses, shipmentTypes } from "#app/modules/shipments/model/shipment.enums.ts";
import type { OpeningHours } from "#app/platform/geo/place.ts";
import { addDays } from "#app/platform/time/day-spans.ts";
import { toLocalDate, toLocalTime } from "#app/platform/time/local-time.ts";
import { isLocalTime } from "#app/platform/time/local-time-text.ts";
import { type OrderKind, type OrderStatus, orderStatuses } from "../order.enums.ts";

/** Statuses in which no driver was sent yet. */
const undispatchedStatuses: readonly ShipmentStatus[] = [shipmentStatuses.code.pending, shipmentStatuses.code.planned];

const { draft, out_for_delivery: outForDelivery } = orderStatuses.code;

/** When a verified customer may request another time. */
export const rescheduleRules = {
  /** Statuses New to In-transit, and Attempted. */
  statuses: orderStatuses.filter(
    ({ code, editable }) => code !== draft && (editable === "all" || editable === "way"),
  ) as readonly OrderStatus[],
  /** Orders that go to a customer's address. */
  kinds: ["standard", "merchant_standard"] as readonly OrderKind[],
  /** Days ahead, at most. */
  days: 14,
  /** Requests for each order, at most. */
  times: 3,
};

/** A dispatcher may still accept a request until the goods are handed over: a driver on the way can be notified. */
export const acceptableStatuses: readonly OrderStatus[] = [...rescheduleRules.statuses, outForDelivery];

/** Local times of one day. */
export interface RequestedWindow {
  from: string;
  to: string;
}

/** What decides about a request. */
export interface RescheduleContext {
  status: OrderStatus;
  kind: OrderKind;
  /** Requests of this order so far. */
  requestCount: number;
  /** Opening hours of the destination; empty when unknown. */
  hours: readonly OpeningHours[];
  timezone: string;
  /** Milliseconds UTC. */
  now: number;
}

/** Why no request is possible at all, or null. */
export function getRescheduleRefusal({
  status,
  kind,
  requestCount,
}: Pick<RescheduleContext, "status" | "kind" | "requestCount">): "reschedule_over" | "reschedule_often" | null {
  if (!rescheduleRules.statuses.includes(status) || !rescheduleRules.kinds.includes(kind)) return "reschedule_over";
  return requestCount >= rescheduleRules.times ? "reschedule_often" : null;
}

/** Why a window is refused, or null: in the past, too far ahead, over midnight, or outside the opening hours. */
export function getWindowFault(
  window: RequestedWindow,
  context: Pick<RescheduleContext, "hours" | "timezone" | "now">,
): "window_impossible" | "window_outside" | null {
  const { from, to } = window;
  const day = from.slice(0, 10);
  if (!isLocalTime(from) || !isLocalTime(to) || from >= to || to.slice(0, 10) !== day) return "window_impossible";
  const today = toLocalDate(context.now, context.timezone);
  const known = from > toLocalTime(context.now, context.timezone) && day <= addDays(today, rescheduleRules.days);
  const open = listOpenHours(day, context.hours);
  const fits = open.some((each) => each.from <= from.slice(11) && to.slice(11) <= each.to);
  return known && fits ? null : "window_outside";
}

/** The parts of a day that are offered; opening hours shorten them. */
const dayParts = [
  { from: "08:00", to: "12:00" },
  { from: "12:00", to: "16:00" },
  { from: "16:00", to: "20:00" },
];

/** The windows that the page offers, by day, the next first. */
export function listOfferedWindows(context: RescheduleContext): { day: string; windows: RequestedWindow[] }[] {
  const today = toLocalDate(context.now, context.timezone);
  const days = Array.from({ length: rescheduleRules.days + 1 }, (_, ahead) => addDays(today, ahead));
  return days.map((day) => ({ day, windows: listWindowsOn(day, context) })).filter(({ windows }) => windows.length > 0);
}

function listWindowsOn(day: string, context: RescheduleContext): RequestedWindow[] {
  const cut = listOpenHours(day, context.hours).flatMap((open) =>
    dayParts.map((part) => ({
      from: `${day}T${open.from > part.from ? open.from : part.from}`,
      to: `${day}T${open.to < part.to ? open.to : part.to}`,
    })),
  );
  return cut.filter((window) => getWindowFault(window, context) === null);
}

/** The whole day when no hours are known; a weekday that is missing from known hours is closed. */
function listOpenHours(day: string, hours: readonly OpeningHours[]): { from: string; to: string }[] {
  if (hours.length === 0) return [{ from: "00:00", to: "23:59" }];
  const weekday = new Date(`${day}T00:00Z`).getUTCDay() || 7;
  return hours.filter((each) => each.weekday === weekday);
}

/** The fields of a shipment carrying the order that decide about a request. */
export interface CarryingShipment {
  type: number;
  status: ShipmentStatus;
  orderCount: number;
}

/**
 * True when a request changes the schedule right away. Once a delivery is dispatched, or when the shipment carries
 * other orders too, a dispatcher has to accept it.
 */
export function canApplyAtOnce(live: readonly CarryingShipment[]): boolean {
  return live
    .filter(({ type }) => type === shipmentTypes.code.delivery)
    .every(({ status, orderCount }) => undispatchedStatuses.includes(status) && orderCount === 1);
}
