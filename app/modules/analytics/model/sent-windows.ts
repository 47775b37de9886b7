import type { MessageEvent } from "#app/modules/messages/model/message.enums.ts";
import { getCameAt } from "#app/modules/planning/model/eta/came-at.ts";
import { toInstant, toLocalTime } from "#app/platform/time/local-time.ts";
import { findDelayCause, type RouteDelay } from "./delay-cause.ts";
import type { DeliveryLeg } from "./order-outcome.ts";
import type { AnnouncedCause } from "./outcome-causes.ts";
import { type Counts, toMinuteCount } from "./subjects.ts";
import {
  findWindowBand,
  toScaleCount,
  toWidthCount,
  toWindowCount,
  type WindowBand,
  type WindowCell,
} from "./window-cells.ts";

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
  /** Planned arrival; null off a route. */
  plannedAt: number | null;
  delay: RouteDelay | null;
  /** Of the day's hours. */
  timezone: string;
}

type VisitedLeg = Pick<
  DeliveryLeg,
  "arrivedAt" | "finishedAt" | "completedAt" | "deliveryFrom" | "plannedAt" | "delay"
>;

/** When the driver came; off a route, when the delivery was over. Null while nobody came. */
export function findVisit(leg: VisitedLeg | undefined, timezone: string): VisitTimes | null {
  const finishedAt = leg?.finishedAt ?? leg?.completedAt ?? null;
  const arrivedAt = leg?.arrivedAt ?? finishedAt;
  if (!leg || arrivedAt === null) return null;
  const opensAt = leg.deliveryFrom === null ? null : toInstant(leg.deliveryFrom, timezone);
  const { plannedAt, delay } = leg;
  return { arrivedAt, finishedAt, opensAt, plannedAt, delay, timezone };
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
  const cause = findAnnouncedCause(announced, cameAt, visit);
  counts[cause === null ? "announced_kept" : `announced_${cause}`] = 1;
  return counts;
}

/** Why a driver came outside the window announced the evening before; null inside it. */
function findAnnouncedCause(
  window: SentWindow,
  cameAt: number,
  { plannedAt, delay }: VisitTimes,
): AnnouncedCause | null {
  const side = compare(window, cameAt);
  if (side === "kept") return null;
  if (side === "early") return "early";
  if (plannedAt === null) return "unplanned";
  if (plannedAt > window.to) return "replanned";
  return findDelayCause((cameAt - plannedAt) / 60_000, delay);
}

/** A window so wide about its middle would have held the arrival: percent of its width, in steps of 10. */
function findScale({ from, to }: SentWindow, cameAt: number): number {
  const half = (to - from) / 2;
  const off = Math.abs(cameAt - from - half);
  return Math.min(MAX_SCALE, off === 0 ? 0 : Math.ceil((off / half) * 10) * 10);
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
    counts[toWidthCount(cell)] = Math.round((window.to - window.from) / 60_000);
    if (cell.hour === null) counts[toMinuteCount(toScaleCount(cell.band), findScale(window, cameAt))] = 1;
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

const MAX_SCALE = 700;

function compare({ from, to }: SentWindow, cameAt: number): "early" | "kept" | "late" {
  if (cameAt < from) return "early";
  return cameAt > to ? "late" : "kept";
}
