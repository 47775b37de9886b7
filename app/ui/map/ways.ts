import type { Point } from "#app/platform/geo/place.ts";
import { decodeLine } from "#app/platform/geo/polyline.ts";
import { regionCovers } from "#app/platform/geo/street-map.ts";
import { type Leg, type WaysAnswer, waysPath } from "#app/platform/geo/ways.ts";
import { knownRegions } from "./street-regions.ts";

export type WayPoints = readonly (readonly [number, number])[];

/** The points between two places; "straight" before they are known or where nobody knows streets, "estimated" where somebody does and none leads there. */
export type WayOf = (from: Point, to: Point) => WayPoints | "straight" | "estimated";

/** Ways that were answered, null where none leads. They hold for a page: a region's build does not change under it. */
const known = new Map<string, WayPoints | null>();
/** Ways that are being asked for, each with the answer that is on its way. */
const asked = new Map<string, Promise<boolean>>();

const keyOf = ([from, to]: Leg) => `${from.longitude} ${from.latitude} ${to.longitude} ${to.latitude}`;

/** Whether a region knows streets around both ends. */
function isServed([from, to]: Leg): boolean {
  return knownRegions().some((region) => regionCovers(region, from) && regionCovers(region, to));
}

/** What is known of a way; where no leg of a map lies in a region, nobody claims to know streets and lines stay as they are. */
export function waysAmong(legs: readonly Leg[]): WayOf {
  const touched = legs.some((leg) => leg.some((point) => knownRegions().some((region) => regionCovers(region, point))));
  return (from, to) => {
    const leg: Leg = [from, to];
    const way = known.get(keyOf(leg));
    if (way) return way;
    if (!touched || (way === undefined && isServed(leg))) return "straight";
    return "estimated";
  };
}

/**
 * Asks for the ways that are not known yet, all in one question, and waits for those that another map has asked for; true
 * when there is something new to draw.
 */
export async function learnWays(legs: readonly Leg[]): Promise<boolean> {
  const unknown = new Map(legs.map((leg) => [keyOf(leg), leg] as const).filter(([key]) => !known.has(key)));
  const under = [...unknown.keys()].flatMap((key) => asked.get(key) ?? []);
  const missing = [...unknown].filter(([key, leg]) => !asked.has(key) && isServed(leg));
  if (missing.length > 0) {
    const answer = learn(missing);
    for (const [key] of missing) asked.set(key, answer);
    under.push(answer);
  }
  return (await Promise.all(new Set(under))).some((learnt) => learnt);
}

async function learn(missing: readonly (readonly [string, Leg])[]): Promise<boolean> {
  const answer = await askFor(missing.map(([, leg]) => leg));
  for (const [at, [key]] of missing.entries()) {
    asked.delete(key);
    const line = answer?.lines[at];
    if (line !== undefined) known.set(key, line === null ? null : decodeLine(line));
  }
  return answer !== null;
}

/** Without an answer lines stay straight, and the next change of the map asks again. */
async function askFor(legs: readonly Leg[]): Promise<WaysAnswer | null> {
  const body = JSON.stringify({
    legs: legs.map(([from, to]) => [from.longitude, from.latitude, to.longitude, to.latitude]),
  });
  try {
    const answer = await fetch(waysPath, { method: "POST", headers: { "Content-Type": "application/json" }, body });
    return answer.ok ? ((await answer.json()) as WaysAnswer) : null;
  } catch {
    return null;
  }
}
