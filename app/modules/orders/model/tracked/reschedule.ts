import { type ShipmentStatus, shipmentStatuses, shipmentTypes } from "#app/modules/shipments/model/shipment.enums.ts";
import type { OpeningHours } from "#app/platform/geo/place.ts";
import { addDays } from "#app/platform/time/day-spans.ts";
import { toLocalDate, toLocalTime } from "#app/platform/time/local-time.ts";
import { isLocalTime } from "#app/platform/time/local-time-text.ts";
import { type OrderKind, type OrderStatus, orderStatuses } from "../order.enums.ts";

/** Nobody was sent yet. */
const undispatchedStatuses: readonly ShipmentStatus[] = [shipmentStatuses.code.pending, shipmentStatuses.code.planned];

const { draft, out_for_delivery: outForDelivery } = orderStatuses.code;

/** What a verified customer may ask for (domain-rules, "Tracking page"). */
export const rescheduleRules = {
  /** New … In-transit and Attempted. */
  statuses: orderStatuses.filter(
    ({ code, editable }) => code !== draft && (editable === "all" || editable === "way"),
  ) as readonly OrderStatus[],
  /** Orders that go to a customer's door. */
  kinds: ["standard", "merchant_standard"] as readonly OrderKind[],
  /** How far ahead, days. */
  days: 14,
  /** How often for one order. */
  times: 3,
};

/** A dispatcher may still take a wish up while nothing was handed over: a driver on the way can be told. */
export const acceptableStatuses: readonly OrderStatus[] = [...rescheduleRules.statuses, outForDelivery];

/** Local times of one day. */
export interface RequestedWindow {
  from: string;
  to: string;
}

/** What decides on a wish. */
export interface RescheduleContext {
  status: OrderStatus;
  kind: OrderKind;
  /** Wishes of this order so far. */
  requestCount: number;
  /** When somebody is there; empty when nobody said. */
  hours: readonly OpeningHours[];
  timezone: string;
  /** Milliseconds UTC. */
  now: number;
}

/** Why no wish may be made at all, or null. */
export function getRescheduleRefusal({
  status,
  kind,
  requestCount,
}: Pick<RescheduleContext, "status" | "kind" | "requestCount">): "reschedule_over" | "reschedule_often" | null {
  if (!rescheduleRules.statuses.includes(status) || !rescheduleRules.kinds.includes(kind)) return "reschedule_over";
  return requestCount >= rescheduleRules.times ? "reschedule_often" : null;
}

/** What is wrong with a window, or null: in the past, too far ahead, over midnight, or when nobody is there. */
export function getWindowFault(
  window: RequestedWindow,
  context: RescheduleContext,
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

/** Parts of a day that are offered; opening hours cut them. */
const dayParts = [
  { from: "08:00", to: "12:00" },
  { from: "12:00", to: "16:00" },
  { from: "16:00", to: "20:00" },
];

/** The windows that a page offers, by day, the next first. */
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

/** All day long where no hours are known at all; a weekday that is not among known hours is closed. */
function listOpenHours(day: string, hours: readonly OpeningHours[]): { from: string; to: string }[] {
  if (hours.length === 0) return [{ from: "00:00", to: "23:59" }];
  const weekday = new Date(`${day}T00:00Z`).getUTCDay() || 7;
  return hours.filter((each) => each.weekday === weekday);
}

/** A shipment that carries the order, as far as a wish goes. */
export interface CarryingShipment {
  type: number;
  status: ShipmentStatus;
  orderCount: number;
}

/**
 * True when the wish changes the schedule by itself; once a delivery is dispatched, or where other orders ride in the
 * same shipment, it is a request that somebody answers.
 */
export function canApplyAtOnce(live: readonly CarryingShipment[]): boolean {
  return live
    .filter(({ type }) => type === shipmentTypes.code.delivery)
    .every(({ status, orderCount }) => undispatchedStatuses.includes(status) && orderCount === 1);
}

/** The time that waits for an answer, from the newest event that asked for one. */
export function readRescheduleRequest(file: {
  order: { hasCustomerRescheduleRequest: boolean };
  /** The newest first. */
  events: readonly { type: string; detail: Record<string, unknown> }[];
}): RequestedWindow | null {
  const last = file.events.find(({ type }) => type === "reschedule_requested")?.detail;
  if (!file.order.hasCustomerRescheduleRequest || typeof last?.from !== "string" || typeof last.to !== "string")
    return null;
  return { from: last.from, to: last.to };
}
