import { LIMITS } from "../host/limits.ts";
import type { Itinerary } from "./itinerary.ts";
import { findLatestStart } from "./windows.ts";

/**
 * For each call the latest arrival that keeps it and all that follows in time: windows, fixed times and the shift's end,
 * none of them with grace. The last entry is for the end of the route. Without anything to keep, the year 2096.
 */
export function computeLatestArrivals(itinerary: Itinerary): number[] {
  const { calls } = itinerary;
  const latest = new Array<number>(calls.length + 1);
  const end = Math.min(itinerary.shiftEnd, LIMITS.instant);
  latest[calls.length] = end;
  /** The vehicle must be done here by `free`, and done here plus the coming leg by `arrive`. */
  let free = Number.POSITIVE_INFINITY;
  let arrive = end;
  let leg = itinerary.endLeg.seconds;
  for (let index = calls.length - 1; index >= 0; index--) {
    const call = calls[index];
    if (!call) continue;
    if (call.stop.kind === "break") {
      arrive -= call.service;
      free = findLatestStart(call.windows, Math.min(free - call.service, arrive));
      latest[index] = Math.min(free, LIMITS.instant);
      continue;
    }
    const done = Math.min(free, arrive - leg);
    const bound = Math.min(done - call.setup - call.service, call.before);
    const start = findLatestStart(call.windows, bound);
    latest[index] = Math.min(start, LIMITS.instant);
    free = Number.POSITIVE_INFINITY;
    arrive = start;
    leg = call.leg.seconds;
  }
  return latest;
}
