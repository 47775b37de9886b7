import type { Break, SolutionRoute, SolutionStep, Vehicle, Violation } from "#wasm/host/problem.ts";
import { countAlarms } from "./plan.enums.ts";
import type { PlanClock } from "./plan-clock.ts";
import { computeRouteCosts, NO_COSTS, type PlanMoney, sumRouteCosts } from "./plan-costs.ts";
import type { PlanRoute } from "./plan-document.ts";
import type { PlanCrew } from "./plan-inputs.ts";
import type { PlanPrices } from "./plan-prices.ts";
import { computeRouteFill } from "./route-fill.ts";
import { loadDimensions, type PlanViolation, type TimedBreak, type TimedRoute, type TimedStop } from "./timed-plan.ts";

type RouteTimes = Omit<TimedRoute, "id" | "number" | "agentId" | "vehicleId" | "locked" | "pace">;

/** Times of a route without stops: it never departs. */
export function createEmptyTimes(at: number): RouteTimes {
  return {
    startAt: at,
    endAt: at,
    distance: 0,
    travelSeconds: 0,
    serviceSeconds: 0,
    waitSeconds: 0,
    workSeconds: 0,
    heldSeconds: 0,
    utilization: null,
    fill: {},
    cost: 0,
    costs: NO_COSTS,
    late: 0,
    atRisk: 0,
    stops: [],
    breaks: [],
    end: { travelSeconds: 0, distance: 0, violations: [] },
    violations: [],
  };
}

/** Input of `toRouteTimes`: the stops of a route, its crew, and the solver's vehicle with the agent's breaks. */
interface SolvedRouteInput {
  planned: PlanRoute["stops"];
  crew: PlanCrew | undefined;
  vehicle: Vehicle | undefined;
  prices: PlanPrices;
  money: PlanMoney;
}

/** The solver's result for one route as instants, legs and violations. */
export function toRouteTimes(
  clock: PlanClock,
  solved: SolutionRoute,
  { planned, crew, vehicle, prices, money }: SolvedRouteInput,
): RouteTimes {
  const tasks = solved.steps.filter(({ type }) => type !== "start" && type !== "end" && type !== "break");
  const first = solved.steps[0];
  const last = solved.steps.at(-1);
  let before: Pick<SolutionStep, "duration" | "distance"> = { duration: 0, distance: 0 };
  const stops = planned.flatMap((stop, index): TimedStop[] => {
    const step = tasks[index];
    if (!step) return [];
    const startAt = step.arrival + step.waiting_time;
    const timed: TimedStop = {
      ...stop,
      arriveAt: clock.toInstant(step.arrival),
      startAt: clock.toInstant(startAt),
      endAt: clock.toInstant(startAt + step.setup + step.service),
      latestAt: clock.toInstant(step.latest),
      waitSeconds: step.waiting_time,
      serviceSeconds: step.setup + step.service,
      travelSeconds: step.duration - before.duration,
      distance: step.distance - before.distance,
      lateness: step.lateness,
      load: step.load,
      violations: step.violations.map(toPlanViolation),
    };
    before = step;
    return [timed];
  });
  const breaks = toTimedBreaks(clock, solved, vehicle?.breaks ?? []);
  // A break is neither service nor paid by the hour.
  const rested = breaks.reduce((sum, { startAt, endAt }) => sum + (endAt - startAt) / 1000, 0);
  const worked = solved.setup + solved.service - rested;
  const visits = tasks.filter(({ type }) => type !== "reload").length;
  const costs = computeRouteCosts(solved, visits, prices, money);
  return {
    startAt: clock.toInstant(first?.arrival ?? clock.start),
    endAt: clock.toInstant(last?.arrival ?? clock.start),
    distance: solved.distance,
    travelSeconds: solved.duration,
    serviceSeconds: worked,
    waitSeconds: solved.waiting_time,
    workSeconds: solved.work_time,
    heldSeconds: solved.held_time,
    utilization: hasCapacity(crew) ? solved.utilization : null,
    fill: computeRouteFill(solved, vehicle),
    cost: sumRouteCosts(costs),
    costs,
    ...countAlarms(stops),
    stops,
    breaks,
    end: {
      travelSeconds: solved.duration - before.duration,
      distance: solved.distance - before.distance,
      violations: (last?.type === "end" ? last.violations : []).map(toPlanViolation),
    },
    violations: solved.violations.map(toPlanViolation),
  };
}

function toTimedBreaks(clock: PlanClock, { steps }: SolutionRoute, rests: readonly Break[]): TimedBreak[] {
  let after = 0;
  return steps.flatMap(({ type, id, arrival, waiting_time, service }): TimedBreak[] => {
    if (type !== "break" && type !== "start" && type !== "end") after += 1;
    if (type !== "break") return [];
    const begins = arrival + waiting_time;
    const [opens, closes] = rests.find((rest) => rest.id === id)?.time_windows?.[0] ?? [begins, begins];
    const at = (seconds: number): number => clock.toInstant(seconds);
    return [
      {
        ...{ after, arriveAt: at(arrival), startAt: at(begins), endAt: at(begins + service) },
        ...{ opensAt: at(opens), closesAt: at(closes) },
      },
    ];
  });
}

function hasCapacity(crew: PlanCrew | undefined): boolean {
  const vehicle = crew?.vehicle;
  if (!vehicle) return true;
  return [vehicle.maxWeight, vehicle.maxVolume, vehicle.parcelCapacity, vehicle.palletCapacity].some(
    (each) => each !== null,
  );
}

function toPlanViolation({ cause, amount, dimension, soft }: Violation): PlanViolation {
  return {
    cause,
    amount,
    dimension: dimension === undefined ? null : (loadDimensions[dimension] ?? null),
    soft: soft === true,
  };
}
