import { openStops } from "#app/modules/planning/model/stop.states.ts";
import { type EtaOptions, type EtaStop, getServiceStart } from "./route-eta.ts";

/**
 * The earliest arrivals at the stops ahead, by id: as if every stop on the way were served in no time. A vehicle under
 * way may be at its next stop any moment.
 */
export function computeEarliestArrivals(
  stops: readonly EtaStop[],
  { nowMs, startAt, leftAt }: Pick<EtaOptions, "nowMs" | "startAt" | "leftAt">,
): Map<string, number> {
  const earliest = new Map<string, number>();
  let at = leftAt === null ? Math.max(nowMs, startAt) : nowMs;
  let isUnderWay = leftAt !== null;
  for (const stop of stops) {
    if (stop.breakWindow || !openStops.includes(stop.state)) continue;
    if (!isUnderWay) at += stop.travelSeconds * 1000;
    isUnderWay = false;
    earliest.set(stop.id, at);
    at = Math.max(at, getServiceStart(stop));
  }
  return earliest;
}
