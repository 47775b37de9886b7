import type { SolutionRoute, Violation, ViolationCause } from "../host/problem.ts";
import { countedByWorst } from "./merge-violations.ts";

/** A hard rule that a change would break, and by how much more than before. */
export interface Block {
  cause: ViolationCause;
  shortfall: number;
  dimension?: number;
}

/**
 * How hard it is to give way, in seconds that a dispatcher would rather wait for one unit: a minute of overtime is easily
 * granted, a skill is not. Used only to choose what to propose first.
 */
const efforts: Readonly<Record<ViolationCause, number>> = {
  time_windows: 1,
  last_job: 1,
  work_time_hours: 1,
  travel_hours: 1,
  break_restriction: 1.5,
  release: 2,
  travel_distance: 0.1,
  max_stop_separation: 0.5,
  service_radius: 0.5,
  max_shipments: 1_200,
  depot_revisit: 2_400,
  not_contiguous: 1_800,
  missing_break: 7_200,
  service_area: 7_200,
  quantities: 14_400,
  change_budget: 3_600,
  vehicle_not_allowed: 86_400,
  skills: 86_400,
  invalid_vehicle_state: 86_400,
  precedence: 1e6,
  not_reachable: 1e9,
  no_vehicle: 1e9,
};

/** Effort of giving way to a block; amounts count by their share of the vehicle's capacity. */
export function effortOf(block: Block, capacity: readonly number[]): number {
  const whole = block.cause === "quantities" ? Math.max(1, capacity[block.dimension ?? 0] ?? 1) : 1;
  return (efforts[block.cause] * block.shortfall) / whole;
}

interface Extent {
  worst: number;
  total: number;
  violation: Violation;
}

function extents(route: SolutionRoute): Map<string, Extent> {
  const found = new Map<string, Extent>();
  const steps = route.steps.flatMap(({ violations }) => violations);
  const atSteps = new Set(steps.map(({ cause }) => cause));
  for (const violation of [...steps, ...route.violations.filter(({ cause }) => !atSteps.has(cause))]) {
    if (violation.soft) continue;
    const key = `${violation.cause} ${violation.dimension}`;
    const { worst, total } = found.get(key) ?? { worst: 0, total: 0 };
    found.set(key, { worst: Math.max(worst, violation.amount), total: total + violation.amount, violation });
  }
  return found;
}

/**
 * What `after` breaks that `before` did not, or did not so badly. Where several stops are too late, the worst of them counts; a
 * load that was too high before is no more to blame for being so at one stop more.
 */
export function newBlocks(before: SolutionRoute, after: SolutionRoute): Block[] {
  const known = extents(before);
  return [...extents(after)].flatMap(([key, { worst, total, violation }]): Block[] => {
    const was = known.get(key) ?? { worst: 0, total: 0 };
    const more = countedByWorst.has(violation.cause) ? 0 : total - was.total;
    const shortfall = worst > was.worst ? worst - was.worst : more;
    if (shortfall <= 0) return [];
    const { cause, dimension } = violation;
    return [{ cause, shortfall, ...(dimension === undefined ? {} : { dimension }) }];
  });
}
