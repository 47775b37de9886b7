import type { Point } from "#app/platform/geo/place.ts";
import type { AgentPosition } from "./agent-position.ts";

/** The live position of an agent; `at` in milliseconds UTC. */
export type FleetPosition = AgentPosition;

/**
 * A message of the fleet room to its viewers: new positions, or that routes changed. Members limited to some locations
 * only receive `moved`, and then load what they may see.
 */
export type FleetMessage = { kind: "positions"; positions: FleetPosition[] } | { kind: "changed" | "moved" };

/** Parses a frame of the room's WebSocket; null for unknown messages. */
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
  const { agentId, longitude, latitude, at, ...rest }: Partial<Record<keyof FleetPosition, unknown>> = value;
  const [accuracy, heading] = [toFinite(rest.accuracy), toFinite(rest.heading)];
  const [x, y, moment] = [toFinite(longitude), toFinite(latitude), toFinite(at)];
  if (typeof agentId !== "string" || x === null || y === null || moment === null) return null;
  return { agentId, longitude: x, latitude: y, accuracy, heading, at: moment };
}

const toFinite = (value: unknown): number | null =>
  typeof value === "number" && Number.isFinite(value) ? value : null;

/** The newest position of each agent. */
export function mergePositions(
  known: ReadonlyMap<string, FleetPosition>,
  received: readonly FleetPosition[],
): ReadonlyMap<string, FleetPosition> {
  const positions = new Map(known);
  for (const position of received)
    if (position.at > (positions.get(position.agentId)?.at ?? 0)) positions.set(position.agentId, position);
  return positions;
}

/** The last position of a route's driver. */
export interface DriverPosition {
  position: Point | null;
  positionAt: number | null;
  /** Metres; null when unknown. */
  positionAccuracy: number | null;
  /** Degrees clockwise from north; null while not moving. */
  heading: number | null;
}

/** A position in the form that a route shows. */
export function toDriverPosition(position: Omit<FleetPosition, "agentId"> | null | undefined): DriverPosition {
  if (!position) return { position: null, positionAt: null, positionAccuracy: null, heading: null };
  const { longitude, latitude, accuracy, heading, at } = position;
  return { position: { longitude, latitude }, positionAt: at, positionAccuracy: accuracy, heading };
}

/** Routes with the live positions of their drivers, where these are newer than the loaded ones. */
export function applyPositions<Route extends DriverPosition>(
  routes: readonly Route[],
  positions: ReadonlyMap<string, FleetPosition>,
  getAgentId: (route: Route) => string,
): Route[] {
  return routes.map((route) => {
    const position = positions.get(getAgentId(route));
    if (!position || position.at <= (route.positionAt ?? 0)) return route;
    return { ...route, ...toDriverPosition(position) };
  });
}
