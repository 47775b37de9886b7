import type { Point } from "../places/place.ts";

/** Where an agent is by now; `at` milliseconds UTC. */
export interface FleetSpot extends Point {
  agentId: string;
  at: number;
}

/**
 * What the room of an account's agents tells who watches: where some are by now, or that routes changed. Whoever is confined to some
 * locations is told only that somebody moved, and reads what they may see.
 */
export type FleetMessage = { kind: "positions"; positions: FleetSpot[] } | { kind: "changed" | "moved" };

/** A frame of the room's WebSocket; null for anything else. */
export function readFleetMessage(frame: string): FleetMessage | null {
  try {
    const value: unknown = JSON.parse(frame);
    if (typeof value !== "object" || value === null || !("kind" in value)) return null;
    if (value.kind === "changed" || value.kind === "moved") return { kind: value.kind };
    if (value.kind !== "positions" || !("positions" in value) || !Array.isArray(value.positions)) return null;
    return { kind: "positions", positions: value.positions.filter(isSpot) };
  } catch {
    return null;
  }
}

function isSpot(value: unknown): value is FleetSpot {
  if (typeof value !== "object" || value === null) return false;
  const { agentId, longitude, latitude, at }: Partial<Record<keyof FleetSpot, unknown>> = value;
  return typeof agentId === "string" && [longitude, latitude, at].every(Number.isFinite);
}

/** What was heard, each agent where they were last. */
export function heardSpots(
  known: ReadonlyMap<string, FleetSpot>,
  heard: readonly FleetSpot[],
): ReadonlyMap<string, FleetSpot> {
  const spots = new Map(known);
  for (const spot of heard) if (spot.at > (spots.get(spot.agentId)?.at ?? 0)) spots.set(spot.agentId, spot);
  return spots;
}

/** Routes with their drivers where they are by now, as far as something newer was heard than was loaded. */
export function withSpots<Route extends { position: Point | null; positionAt: number | null }>(
  routes: readonly Route[],
  spots: ReadonlyMap<string, FleetSpot>,
  agentOf: (route: Route) => string,
): Route[] {
  return routes.map((route) => {
    const spot = spots.get(agentOf(route));
    if (!spot || spot.at <= (route.positionAt ?? 0)) return route;
    return { ...route, position: { longitude: spot.longitude, latitude: spot.latitude }, positionAt: spot.at };
  });
}
