import { type OrderStatus, orderStatuses } from "#app/modules/orders/model/order.enums.ts";
import { minute } from "#app/platform/kernel/milliseconds.ts";
import { toLocalDate, toLocalTime } from "#app/platform/time/local-time.ts";
import type { MessageEvent } from "./message.enums.ts";
import { type FullSettings, type MessageSettings, mergeSettings } from "./message-settings.ts";
import { hasMoved, MAX_CHANGES_PER_DAY, type NotifiedWindow } from "./notified-window.ts";

/** What an order's customer was notified of on a route, oldest first. */
export interface SaidMessage {
  orderId: string;
  event: string;
  version: string;
  /** It went out or still may. */
  counts: boolean;
  windowFrom: number | null;
  windowTo: number | null;
  createdAt: number;
}

/** An order that is ahead on a route. */
export interface WatchedOrder {
  arrival: {
    stopId: string;
    routeDate: string;
    expectedAt: number;
    stopsBefore: number;
    window: NotifiedWindow | null;
    driver: string | null;
  };
  order: { id: string; status: OrderStatus; timezone: string };
  said: readonly SaidMessage[];
  settings: FullSettings;
}

/** An event that its customer is notified of. */
interface PlannedEvent {
  orderId: string;
  event: MessageEvent;
  version: string;
}

const NOON = "12:00";

/**
 * Local time from which the first customers of an account are announced their windows; never in the morning.
 *
 * @param settings by merchant, the account's own under the empty id
 */
export function getFirstAnnounceTime(settings: ReadonlyMap<string, { settings: MessageSettings }>): string {
  const own = settings.get("")?.settings ?? null;
  const narrowed = [null, ...[...settings.values()].map((each) => each.settings)];
  const [first = NOON] = narrowed.map((each) => mergeSettings(own, each).announce_time).toSorted();
  return first < NOON ? NOON : first;
}

/** An order is announced once for a day, from the time of its settings on. */
export function planAnnouncement({ arrival, order, said, settings }: WatchedOrder, at: number): PlannedEvent[] {
  const isKnown = said.some(({ event, version }) => event === "window_announced" && version === arrival.routeDate);
  if (isKnown || toLocalTime(at, order.timezone).slice(11) < settings.announce_time) return [];
  return [{ orderId: order.id, event: "window_announced", version: arrival.routeDate }];
}

/** Arriving is notified once for a stop, a change only against what was notified last. */
export function planUnderWay({ arrival, order, said, settings }: WatchedOrder, at: number): PlannedEvent[] {
  if (order.status !== orderStatuses.code.out_for_delivery) return [];
  const { arriving_stops: stops, arriving_minutes: minutes } = settings;
  const isNear = arrival.stopsBefore < stops || arrival.expectedAt - at <= minutes * minute;
  const isKnown = said.some(({ event, version }) => event === "arriving" && version === arrival.stopId);
  if (isNear && !isKnown) return [{ orderId: order.id, event: "arriving", version: arrival.stopId }];
  const notified = said.filter(
    ({ counts, windowFrom, windowTo }) => counts && windowFrom !== null && windowTo !== null,
  );
  const last = notified.at(-1);
  if (!arrival.window || !last || last.windowFrom === null || last.windowTo === null) return [];
  const today = toLocalDate(at, order.timezone);
  const changes = notified.filter(
    ({ event, createdAt }) => event === "window_changed" && toLocalDate(createdAt, order.timezone) === today,
  );
  const versions = new Set(notified.map(({ event, version }) => `${event} ${version}`));
  const isAllowed = new Set(changes.map(({ version }) => version)).size < MAX_CHANGES_PER_DAY;
  if (!isAllowed || !hasMoved({ from: last.windowFrom, to: last.windowTo }, arrival.window)) return [];
  return [{ orderId: order.id, event: "window_changed", version: String(versions.size) }];
}
