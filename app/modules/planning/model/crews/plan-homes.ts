import type { PlanCrew, PlanDepot, PlanInputs } from "../plan-inputs.ts";
import { getServiceKind, isLocated } from "../service-kind.ts";

/** Places with coordinates: start locations by vehicle id, and team locations by agent id. */
export interface PlanHomes {
  vehicles: Readonly<Record<string, PlanDepot>>;
  starts: Readonly<Record<string, PlanDepot>>;
  ends: Readonly<Record<string, PlanDepot>>;
}

/** Start and end of a crew's route, and whether it passes the depot between them and its stops. */
export interface RouteEdges {
  start: PlanDepot;
  end: PlanDepot;
  /** It starts elsewhere and first loads its goods at the depot. */
  loads: boolean;
  /** It ends elsewhere and first unloads at the depot what it picked up. */
  unloads: boolean;
}

/** Agent and vehicle, in the shape that crews and routes share. */
interface CrewIds {
  agentId: string;
  vehicleId: string | null;
}

/**
 * Start and end of a route, the most specific setting first: start at the vehicle's own location, else the team's, else
 * the depot; end at the team's location, else the depot. Goods are always at the depot.
 */
export function getRouteEdges(inputs: PlanInputs, { agentId, vehicleId }: CrewIds): RouteEdges {
  const { depot, homes, road } = inputs;
  const start = homes?.vehicles[vehicleId ?? ""] ?? homes?.starts[agentId] ?? depot;
  const end = homes?.ends[agentId] ?? depot;
  return {
    start,
    end,
    loads: start.id !== depot.id && !road?.loaded.includes(agentId) && hasServiceKind(inputs, "delivery"),
    unloads: end.id !== depot.id && hasServiceKind(inputs, "pickup"),
  };
}

/** The edges of a crew's route. */
export const getCrewEdges = (inputs: PlanInputs, { agent, vehicle }: PlanCrew): RouteEdges =>
  getRouteEdges(inputs, { agentId: agent.id, vehicleId: vehicle?.id ?? null });

/** Places other than the depot where routes of the plan may start or end, each once. */
export function listHomes({ depot, homes }: Pick<PlanInputs, "depot" | "homes">): PlanDepot[] {
  const all = [homes?.vehicles, homes?.starts, homes?.ends].flatMap((each) => Object.values(each ?? {}));
  return [...new Map(all.map((place) => [place.id, place])).values()].filter(({ id }) => id !== depot.id);
}

const hasServiceKind = ({ shipments, depot }: PlanInputs, kind: "delivery" | "pickup"): boolean =>
  shipments.some((each) => getServiceKind(each, depot.id) === kind && isLocated(each, depot.id));
