import type { PlanCrew } from "#app/modules/planning/model/plan-inputs.ts";
import type { Evaluator } from "#wasm/check/evaluate.ts";
import type { PlannedStep } from "#wasm/check/visits.ts";
import { getEnd, getStart, type Located } from "#wasm/host/places.ts";
import type { Service, SolutionRoute, Vehicle } from "#wasm/host/problem.ts";

/** A route that can take deliveries, as it is timed now. */
export interface CuttableRoute {
  vehicle: Vehicle;
  crew: PlanCrew;
  steps: PlannedStep[];
  evaluated: SolutionRoute;
}

/** Where a route can be cut: what comes before and after, and the seconds to and from the new place. */
export interface Gap {
  route: CuttableRoute;
  position: number;
  /** When the vehicle is free to leave, and the latest arrival after the new place. */
  leave: number;
  latest: number;
  there: number;
  onward: number;
  detour: number;
}

/** Every cut of a route for a new place. */
export function listGaps(evaluator: Evaluator, route: CuttableRoute, to: Service): Gap[] {
  const { vehicle, evaluated } = route;
  const travel = (one: Located, other: Located): number => evaluator.travelSeconds(vehicle.id, one, other);
  const [shiftStart, shiftEnd] = vehicle.time_window ?? [0, Number.POSITIVE_INFINITY];
  const steps = evaluated.steps.filter(({ type }) => type !== "start" && type !== "end");
  const end = evaluated.steps.find(({ type }) => type === "end");
  const gaps: Gap[] = [];
  let [from, leave]: [Located, number] = [getStart(vehicle), shiftStart];
  let position = 0;
  for (let at = 0; at <= steps.length; at += 1) {
    const step = steps[at];
    const next = step?.type === "break" ? steps.slice(at).find(({ type }) => type !== "break") : step;
    const then: Located = next ?? getEnd(vehicle);
    const [there, onward] = [travel(from, to), travel(to, then)];
    const latest = next?.latest ?? end?.latest ?? shiftEnd;
    gaps.push({ route, position, leave, latest, there, onward, detour: there + onward - travel(from, then) });
    if (!step) break;
    if (step.type !== "break") [from, position] = [step, position + 1];
    leave = step.arrival + step.waiting_time + step.setup + step.service;
  }
  return gaps;
}

/** Whether the place is reached within a window and left in time for what follows. */
export function fits({ leave, latest, there, onward }: Gap, { time_windows: windows, service = 0 }: Service): boolean {
  const arrival = leave + there;
  const open = windows ? windows.find(([, close]) => arrival <= close) : [arrival];
  return open !== undefined && Math.max(arrival, open[0]) + service + onward <= latest;
}
