import type { Point } from "#app/platform/geo/place.ts";
import type { AgentPosition } from "./agent-position.ts";

/** Where an agent is by now; `at` milliseconds UTC. */
export type FleetPosition = AgentPosition;

/**
 * What the room of an account's agents tells who watches: where some are by now, or that routes changed. Whoever is confined to some
 * locations is told only that somebody moved, and reads what they may see.
 */
export type FleetMessage = { kind: "positions"; positions: FleetPosition[] } | { kind: "changed" | "moved" };

/** A frame of the room's WebSocket; null for anything else. */
export function parseFleetMessage(frame: string): FleetMessage | null {
  try {
    const value: unknown = JSON.parse(frame);
    if (typeof value !== "object" || value === null || !("kind" in value)) return null;
    if (value.kind === "changed" || value.kind === "moved") return { kind: value.kind };
    if (value.kind !== "positions" || !("positions" in value) || !Array.isArray(value.positions)) return null;
    return { kind: "positions", positions: value.positions.flatMap((each) => parsePosition(each) ?? []) };
  } catch {
    return null;
  }
}

function parsePosition(value: unknown): FleetPosition | null {
  if (typeof value !== "object" || value === null) return null;
  const { agentId, longitude, latitude, at, ...unsure }: Partial<Record<keyof FleetPosition, unknown>> = value;
  const [accuracy, heading] = [toFinite(unsure.accuracy), toFinite(unsure.heading)];
  const [x, y, moment] = [toFinite(longitude), toFinite(latitude), toFinite(at)];
  if (typeof agentId !== "string" || x === null || y === null || moment === null) return null;
  return { agentId, longitude: x, latitude: y, accuracy, heading, at: moment };
}

const toFinite = (value: unknown): number | null =>
  typeof value === "number" && Number.isFinite(value) ? value : null;

/** What was heard, each agent where they were last. */
export function mergePositions(
  known: ReadonlyMap<string, FleetPosition>,
  received: readonly FleetPosition[],
): ReadonlyMap<string, FleetPosition> {
  const spots = new Map(known);
  for (const spot of received) if (spot.at > (spots.get(spot.agentId)?.at ?? 0)) spots.set(spot.agentId, spot);
  return spots;
}

/** What is seen of who drives a route: where they were last and when, how sure the device was, and which way they went. */
export interface DriverPosition {
  position: Point | null;
  positionAt: number | null;
  /** Metres; null where the device does not say. */
  positionAccuracy: number | null;
  /** Degrees clockwise from north; null while the device stands. */
  heading: number | null;
}

/** A position as a route shows it; nobody was seen without one. */
export function toDriverPosition(spot: Omit<FleetPosition, "agentId"> | null | undefined): DriverPosition {
  if (!spot) return { position: null, positionAt: null, positionAccuracy: null, heading: null };
  const { longitude, latitude, accuracy, heading, at } = spot;
  return { position: { longitude, latitude }, positionAt: at, positionAccuracy: accuracy, heading };
}

/** Routes with their drivers where they are by now, as far as something newer was heard than was loaded. */
export function applyPositions<Route extends DriverPosition>(
  routes: readonly Route[],
  spots: ReadonlyMap<string, FleetPosition>,
  agentOf: (route: Route) => string,
): Route[] {
  return routes.map((route) => {
    const spot = spots.get(agentOf(route));
    if (!spot || spot.at <= (route.positionAt ?? 0)) return route;
    return { ...route, ...toDriverPosition(spot) };
  });
}
