import type { MessageEvent } from "#app/modules/messages/model/message.enums.ts";
import { getCameAt } from "#app/modules/planning/model/eta/came-at.ts";
import { toInstant, toLocalTime } from "#app/platform/time/local-time.ts";
import type { DeliveryLeg } from "./order-outcome.ts";
import { type Counts, toMinuteCount } from "./subjects.ts";
import { findWindowBand, toWindowCount, type WindowBand, type WindowCell } from "./window-cells.ts";

/** A time window that a message to the customer named, the earliest first. Milliseconds UTC. */
export interface SentWindow {
  event: MessageEvent;
  from: number;
  to: number;
  sentAt: number;
  /** How many stops came before, when it was sent; null where that is not known. */
  stopsAhead: number | null;
}

/** A driver at the door. Milliseconds UTC. */
interface VisitTimes {
  arrivedAt: number;
  finishedAt: number | null;
  /** When the promised time begins; null without a promise. */
  opensAt: number | null;
  /** Of the day's hours. */
  timezone: string;
}

type VisitedLeg = Pick<DeliveryLeg, "arrivedAt" | "finishedAt" | "completedAt" | "deliveryFrom">;

/** When the driver came; off a route, when the delivery was over. Null while nobody came. */
export function findVisit(leg: VisitedLeg | undefined, timezone: string): VisitTimes | null {
  const finishedAt = leg?.finishedAt ?? leg?.completedAt ?? null;
  const arrivedAt = leg?.arrivedAt ?? finishedAt;
  if (!leg || arrivedAt === null) return null;
  const opensAt = leg.deliveryFrom === null ? null : toInstant(leg.deliveryFrom, timezone);
  return { arrivedAt, finishedAt, opensAt, timezone };
}

/**
 * Whether the driver came when the customer expected it: against the last window sent before the arrival, and against the one
 * announced the evening before. Without a window there is nothing to keep.
 */
export function countSentWindows(sent: readonly SentWindow[], visit: VisitTimes): Counts {
  const before = sent.filter(({ sentAt }) => sentAt <= visit.arrivedAt);
  const last = before.at(-1);
  if (!last) return {};
  const cameAt = getCameAt(visit, visit.opensAt);
  const counts: Counts = { [`window_${compare(last, cameAt)}`]: 1 };
  counts[toMinuteCount("width", (last.to - last.from) / 60_000)] = 1;
  Object.assign(counts, countCells(before, last, { cameAt, timezone: visit.timezone }));
  if (before.some(({ event }) => event === "window_changed")) counts.window_moved = 1;
  const announced = before.findLast(({ event }) => event === "window_announced");
  if (!announced) return counts;
  counts.announced = 1;
  if (compare(announced, cameAt) === "kept") counts.announced_kept = 1;
  return counts;
}

/**
 * Sent and missed windows, also by hour of arrival and by how many stops were ahead: there by the last window that was sent
 * with so many ahead, so that an order counts once in each.
 */
function countCells(
  before: readonly SentWindow[],
  last: SentWindow,
  { cameAt, timezone }: { cameAt: number; timezone: string },
): Counts {
  const hour = Number(toLocalTime(cameAt, timezone).slice(11, 13));
  const counts: Counts = {};
  const add = (cell: WindowCell, window: SentWindow) => {
    counts[toWindowCount("window_sent", cell)] = 1;
    if (compare(window, cameAt) !== "kept") counts[toWindowCount("window_missed", cell)] = 1;
  };
  add({ band: null, hour: null }, last);
  add({ band: null, hour }, last);
  const byBand = new Map<WindowBand | null, SentWindow>(before.map((window) => [findWindowBand(window), window]));
  for (const [band, window] of byBand) {
    if (band === null) continue;
    add({ band, hour: null }, window);
    add({ band, hour }, window);
  }
  return counts;
}

function compare({ from, to }: SentWindow, cameAt: number): "early" | "kept" | "late" {
  if (cameAt < from) return "early";
  return cameAt > to ? "late" : "kept";
}
