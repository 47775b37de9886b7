import type { EtaStop } from "#app/modules/routes/model/route-eta.ts";
import type { ConfirmedStop } from "../confirmed-stops.ts";

/** A break of an active route for arrival estimates. Milliseconds UTC. */
export interface EtaBreak {
  id: string;
  /** When it began and ended; null while it is ahead or running. */
  startedAt: number | null;
  endedAt: number | null;
  /** Earliest start. */
  opensAt: number;
  breakMs: number;
}

/** The break window of a stop; null unless it is a break. */
export function toEtaBreakWindow({
  type,
  opensAt,
  closesAt,
}: Pick<ConfirmedStop, "type" | "opensAt" | "closesAt">): EtaStop["breakWindow"] {
  return type === "break" ? { opensAt, closesAt } : null;
}

/** Departure on a leg that may contain breaks. */
export interface LegDeparture {
  at: number;
  legMs: number;
  nowMs: number;
}

/**
 * The breaks that arrival estimates include: those taken or running, and those ahead. A planned break that could be
 * over by now, had it started at the last moment, is dropped when the driver did not report it.
 */
export function listBreaksAhead(stops: readonly EtaStop[], nowMs: number): Map<string, EtaBreak> {
  const known = stops.flatMap((stop): EtaBreak[] => {
    const { id, breakWindow, arrivedAt: begunAt, finishedAt: endedAt, plannedStartAt, serviceSeconds } = stop;
    if (!breakWindow || (begunAt === null && endedAt !== null)) return [];
    const restMs = serviceSeconds * 1000;
    const isOverdue = begunAt === null && nowMs > Math.max(breakWindow.closesAt ?? 0, plannedStartAt) + restMs;
    return isOverdue
      ? []
      : [{ id, startedAt: begunAt, endedAt, opensAt: breakWindow.opensAt ?? plannedStartAt, breakMs: restMs }];
  });
  return new Map(known.map((each) => [each.id, each]));
}

/**
 * When a leg is driven, and when each break on it begins. As in the plan, the vehicle drives on until its break begins;
 * a break that began before the leg only delays by its remainder.
 */
export function driveWithBreaks(
  { at, legMs, nowMs }: LegDeparture,
  breaks: readonly EtaBreak[],
): { arriveAt: number; begins: Map<string, number> } {
  const begins = new Map<string, number>();
  let [clock, left] = [at, legMs];
  for (const { id, startedAt, endedAt, opensAt, breakMs } of breaks) {
    const begin = Math.max(clock, startedAt ?? Math.max(opensAt, nowMs));
    const ends = startedAt === null ? begin + breakMs : (endedAt ?? Math.max(nowMs, startedAt + breakMs));
    begins.set(id, startedAt ?? begin);
    if (ends <= clock) continue;
    left -= Math.min(left, begin - clock);
    clock = ends;
  }
  return { arriveAt: clock + left, begins };
}
