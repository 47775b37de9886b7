import { useEffect, useMemo, useState } from "react";
import type { Point } from "#app/platform/geo/place.ts";
import { decodeLine } from "#app/platform/geo/polyline.ts";
import { isInRegion } from "#app/platform/geo/street-map.ts";
import { type WayLeg, type WaysResponse, waysPath } from "#app/platform/geo/ways.ts";
import { listKnownRegions } from "./street-regions.ts";

export type WayPoints = readonly (readonly [number, number])[];

/**
 * The points between two places; "straight" before they are loaded or without known streets, "estimated" if streets are
 * known but none leads there.
 */
export type FindWay = (from: Point, to: Point) => WayPoints | "straight" | "estimated";

/** Loaded lines, null where no street leads. Valid for the page, because a region's build does not change. */
const cachedWays = new Map<string, WayPoints | null>();
/** Lines being loaded, with their pending requests. */
const pendingWays = new Map<string, Promise<boolean>>();

const getLegKey = ([from, to]: WayLeg) => `${from.longitude} ${from.latitude} ${to.longitude} ${to.latitude}`;

/** Whether a region has streets around both ends. */
function isServed([from, to]: WayLeg): boolean {
  return listKnownRegions().some((region) => isInRegion(region, from) && isInRegion(region, to));
}

/**
 * Returns the known line of a leg; if no leg of a map lies in a region, lines stay straight without being called
 * estimated.
 */
export function createFindWay(legs: readonly WayLeg[]): FindWay {
  const touched = legs.some((leg) =>
    leg.some((point) => listKnownRegions().some((region) => isInRegion(region, point))),
  );
  return (from, to) => {
    const leg: WayLeg = [from, to];
    const way = cachedWays.get(getLegKey(leg));
    if (way) return way;
    if (!touched || (way === undefined && isServed(leg))) return "straight";
    return "estimated";
  };
}

/**
 * Requests the missing lines in one call, and waits for those that another map requested; true if there is something
 * new to draw.
 */
export async function loadWays(legs: readonly WayLeg[]): Promise<boolean> {
  const unknown = new Map(legs.map((leg) => [getLegKey(leg), leg] as const).filter(([key]) => !cachedWays.has(key)));
  const under = [...unknown.keys()].flatMap((key) => pendingWays.get(key) ?? []);
  const missing = [...unknown].filter(([key, leg]) => !pendingWays.has(key) && isServed(leg));
  if (missing.length > 0) {
    const answer = loadMissing(missing);
    for (const [key] of missing) pendingWays.set(key, answer);
    under.push(answer);
  }
  return (await Promise.all(new Set(under))).some((learned) => learned);
}

async function loadMissing(missing: readonly (readonly [string, WayLeg])[]): Promise<boolean> {
  const answer = await fetchWays(missing.map(([, leg]) => leg));
  for (const [at, [key]] of missing.entries()) {
    pendingWays.delete(key);
    const line = answer?.lines[at];
    if (line !== undefined) cachedWays.set(key, line === null ? null : decodeLine(line));
  }
  return answer !== null;
}

/** On failure lines stay straight, and the next change of the map tries again. */
async function fetchWays(legs: readonly WayLeg[]): Promise<WaysResponse | null> {
  const body = JSON.stringify({
    legs: legs.map(([from, to]) => [from.longitude, from.latitude, to.longitude, to.latitude]),
  });
  try {
    const answer = await fetch(waysPath, { method: "POST", headers: { "Content-Type": "application/json" }, body });
    return answer.ok ? ((await answer.json()) as WaysResponse) : null;
  } catch {
    return null;
  }
}

/** Milliseconds a map must rest before lines are requested, so that passed areas are skipped. */
const REST_MS = 150;

/** The lines of a map's legs: straight at first, along streets once loaded. */
export function useWays(legs: readonly WayLeg[]): FindWay {
  const [news, setNews] = useState(0);
  // A key for the legs, which are new objects with every scene.
  const key = JSON.stringify(legs);
  useEffect(() => {
    const later = setTimeout(() => {
      void loadWays(legs).then((isNew) => {
        if (isNew) setNews((before) => before + 1);
      });
    }, REST_MS);
    return () => clearTimeout(later);
  }, [key]);
  return useMemo(() => createFindWay(legs), [key, news]);
}
