import { reoptimiseRoute } from "#wasm/host/reoptimise-route.ts";
import { createDepotNamer, isDepotStop } from "./depot-stops.ts";
import type { PlanDocument } from "./plan-document.ts";
import type { PlanInputs } from "./plan-inputs.ts";
import { toPlannedStep, toPlanProblem } from "./plan-problem.ts";
import type { PlanChange } from "./plan-room.ts";

/** How long to search: 60 stops are within 1 % of what a long search finds. */
const DEFAULT_SEARCH_MS = 50;

interface OrderSearch {
  inputs: PlanInputs;
  document: PlanDocument;
  clock: () => number;
  milliseconds?: number;
}

/**
 * The change that gives one route of a plan a better order of its stops; null where its order is as good as the search can
 * make it, or the route is locked. Better as the solver means it: fewer broken rules, then less broken, then cheaper. `clock`
 * tells milliseconds from any beginning; a search of 0 ms does everything once and hardly searches.
 */
export function findBetterOrder(
  solver: WebAssembly.Module,
  { inputs, document, clock, milliseconds = DEFAULT_SEARCH_MS }: OrderSearch,
  routeId: string,
): PlanChange | null {
  const route = document.routes.find(({ id }) => id === routeId);
  if (!route) return null;
  const { problem, crews } = toPlanProblem(inputs, document, document);
  const vehicle = 1 + crews.findIndex(({ agent }) => agent.id === route.agentId);
  const places = new Map(inputs.shipments.map(({ id }, index) => [id, index]));
  const stops = route.stops.map((stop) => ({
    stop,
    step: toPlannedStep(stop, places.get(stop.shipmentId) ?? -1, inputs),
  }));
  const steps = stops.flatMap(({ stop, step }) => (step ? [{ ...step, ...(stop.fixed ? { fixed: true } : {}) }] : []));
  const found = reoptimiseRoute(solver, problem, { vehicle, steps }, { milliseconds, clock, seed: 1 });
  if ("errors" in found || !found.ok.improved) return null;
  const own = route.stops.flatMap((stop) => (isDepotStop(stop) ? stop.shipmentId : []));
  const next = createDepotNamer(document);
  const order = found.ok.route.steps.flatMap(({ type, id }) => {
    if (type === "reload") return own.shift() ?? next();
    return id !== undefined && type !== "break" ? (inputs.shipments[id - 1]?.id ?? []) : [];
  });
  // What has no place on the map is in no search: it stays in the route, behind the others.
  const rest = stops.flatMap(({ stop, step }) => (step ? [] : stop.shipmentId));
  return { kind: "resequence", routeId, shipmentIds: [...order, ...rest] };
}
