import type { EtaStop } from "#app/modules/routes/model/route-eta.ts";
import type { ConfirmedStop } from "../confirmed-stops.ts";

/** A break of a route on its way, as far as arrivals go. Milliseconds UTC. */
export interface EtaBreak {
  id: string;
  /** When it began and ended; null while it lies ahead, or runs. */
  startedAt: number | null;
  endedAt: number | null;
  /** It begins no earlier. */
  opensAt: number;
  breakMs: number;
}

/** What a stop of the road is as a break; null of every other. */
export function toEtaBreakWindow({
  type,
  opensAt,
  closesAt,
}: Pick<ConfirmedStop, "type" | "opensAt" | "closesAt">): EtaStop["breakWindow"] {
  return type === "break" ? { opensAt, closesAt } : null;
}

/** Somebody who drives a leg with breaks on it. */
export interface LegDeparture {
  at: number;
  legMs: number;
  nowMs: number;
}

/**
 * The breaks that arrivals count with: those that were taken or run, and those ahead. One that could be over by now, had it
 * begun at the last moment, and of which nobody said anything, is not waited for any more.
 */
export function listBreaksAhead(stops: readonly EtaStop[], nowMs: number): Map<string, EtaBreak> {
  const known = stops.flatMap((stop): EtaBreak[] => {
    const { id, breakWindow, arrivedAt: begunAt, finishedAt: endedAt, plannedStartAt, serviceSeconds } = stop;
    if (!breakWindow || (begunAt === null && endedAt !== null)) return [];
    const restMs = serviceSeconds * 1000;
    const given = begunAt === null && nowMs > Math.max(breakWindow.closesAt ?? 0, plannedStartAt) + restMs;
    return given
      ? []
      : [{ id, startedAt: begunAt, endedAt, opensAt: breakWindow.opensAt ?? plannedStartAt, breakMs: restMs }];
  });
  return new Map(known.map((each) => [each.id, each]));
}

/**
 * When a leg is driven, and when each of the breaks on it begins. As in the plan, the vehicle drives on until its break
 * begins; one that began before the leg stops it only for what is left of it.
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
