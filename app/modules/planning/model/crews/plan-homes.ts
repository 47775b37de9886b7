import type { PlanCrew, PlanDepot, PlanInputs } from "../plan-inputs.ts";
import { getServiceKind, isLocated } from "../service-kind.ts";

/** Places with coordinates, by what says so: a vehicle's start location; a team's, by the ids of its agents. */
export interface PlanHomes {
  vehicles: Readonly<Record<string, PlanDepot>>;
  starts: Readonly<Record<string, PlanDepot>>;
  ends: Readonly<Record<string, PlanDepot>>;
}

/** Where the route of a crew begins and ends, and whether it comes by the depot between there and its stops. */
export interface RouteEdges {
  start: PlanDepot;
  end: PlanDepot;
  /** It starts elsewhere: first of all it loads at the depot, where its goods are. */
  loads: boolean;
  /** It ends elsewhere: last of all it leaves at the depot what it fetched. */
  unloads: boolean;
}

/** Who drives what, as crews and routes both say it. */
interface CrewIds {
  agentId: string;
  vehicleId: string | null;
}

/**
 * The edges of a route, the most particular place first: the vehicle stands at its own start location, else the agent's team
 * has one, else it is the depot; back to where the team returns to, else the depot. The goods are at the depot whoever starts where.
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
