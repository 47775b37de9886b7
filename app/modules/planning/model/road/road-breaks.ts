import type { EtaStop } from "#app/modules/routes/model/route-eta.ts";
import type { RoadStop } from "./road-stops.ts";

/** A break of a route on its way, as far as arrivals go. Milliseconds UTC. */
export interface RoadBreak {
  id: string;
  /** When it began and ended; null while it lies ahead, or runs. */
  begunAt: number | null;
  endedAt: number | null;
  /** It begins no earlier. */
  opensAt: number;
  restMs: number;
}

/** What a stop of the road is as a break; null of every other. */
export function restOf({ type, opensAt, closesAt }: Pick<RoadStop, "type" | "opensAt" | "closesAt">): EtaStop["rest"] {
  return type === "break" ? { opensAt, closesAt } : null;
}

/** Somebody who drives a leg with breaks on it. */
export interface Leaving {
  at: number;
  legMs: number;
  nowMs: number;
}

/**
 * The breaks that arrivals count with: those that were taken or run, and those ahead. One that could be over by now, had it
 * begun at the last moment, and of which nobody said anything, is not waited for any more.
 */
export function breaksAhead(stops: readonly EtaStop[], nowMs: number): Map<string, RoadBreak> {
  const known = stops.flatMap((stop): RoadBreak[] => {
    const { id, rest, arrivedAt: begunAt, finishedAt: endedAt, plannedStartAt, serviceSeconds } = stop;
    if (!rest || (begunAt === null && endedAt !== null)) return [];
    const restMs = serviceSeconds * 1000;
    const given = begunAt === null && nowMs > Math.max(rest.closesAt ?? 0, plannedStartAt) + restMs;
    return given ? [] : [{ id, begunAt, endedAt, opensAt: rest.opensAt ?? plannedStartAt, restMs }];
  });
  return new Map(known.map((each) => [each.id, each]));
}

/**
 * When a leg is driven, and when each of the breaks on it begins. As in the plan, the vehicle drives on until its break
 * begins; one that began before the leg stops it only for what is left of it.
 */
export function driveWithBreaks(
  { at, legMs, nowMs }: Leaving,
  breaks: readonly RoadBreak[],
): { arriveAt: number; begins: Map<string, number> } {
  const begins = new Map<string, number>();
  let [clock, left] = [at, legMs];
  for (const { id, begunAt, endedAt, opensAt, restMs } of breaks) {
    const begin = Math.max(clock, begunAt ?? Math.max(opensAt, nowMs));
    const ends = begunAt === null ? begin + restMs : (endedAt ?? Math.max(nowMs, begunAt + restMs));
    begins.set(id, begunAt ?? begin);
    if (ends <= clock) continue;
    left -= Math.min(left, begin - clock);
    clock = ends;
  }
  return { arriveAt: clock + left, begins };
}
