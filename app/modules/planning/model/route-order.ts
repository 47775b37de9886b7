import { reoptimizeRoute } from "#wasm/host/reoptimize-route.ts";
import { createDepotNamer, isDepotStop } from "./depot-stops.ts";
import type { PlanDocument } from "./plan-document.ts";
import type { PlanInputs } from "./plan-inputs.ts";
import { toPlannedStep, toPlanProblem } from "./plan-problem.ts";
import type { PlanChange } from "./plan-room.ts";

/** How long to search: 60 stops come within 1 % of the result of a long search. */
const DEFAULT_SEARCH_MS = 50;

interface OrderSearch {
  inputs: PlanInputs;
  document: PlanDocument;
  clock: () => number;
  milliseconds?: number;
}

/**
 * The change that gives one route of a plan a better order of its stops; null when none is found or the route is
 * locked. Better as the solver defines it: fewer broken rules, then smaller violations, then cheaper. `clock` returns
 * milliseconds from any origin; a search of 0 ms performs every step once.
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
  const found = reoptimizeRoute(solver, problem, { vehicle, steps }, { milliseconds, clock, seed: 1 });
  if ("errors" in found || !found.ok.improved) return null;
  const own = route.stops.flatMap((stop) => (isDepotStop(stop) ? stop.shipmentId : []));
  const next = createDepotNamer(document);
  const order = found.ok.route.steps.flatMap(({ type, id }) => {
    if (type === "reload") return own.shift() ?? next();
    return id !== undefined && type !== "break" ? (inputs.shipments[id - 1]?.id ?? []) : [];
  });
  // Stops without coordinates are not searched: they stay in the route, after the others.
  const rest = stops.flatMap(({ stop, step }) => (step ? [] : stop.shipmentId));
  return { kind: "resequence", routeId, shipmentIds: [...order, ...rest] };
}
