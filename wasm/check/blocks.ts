import { getCause, type SolutionRoute, type Violation, type ViolationCause } from "../host/problem.ts";

/** A hard rule that a change would break, and by how much more than before. */
export interface Block {
  cause: ViolationCause;
  shortfall: number;
  dimension?: number;
}

/** Effort of giving way to a block; amounts count by their share of the vehicle's capacity. */
export function computeEffort(block: Block, capacity: readonly number[]): number {
  const whole = block.cause === "quantities" ? Math.max(1, capacity[block.dimension ?? 0] ?? 1) : 1;
  return (getCause(block.cause).effort * block.shortfall) / whole;
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
export function findNewBlocks(before: SolutionRoute, after: SolutionRoute): Block[] {
  const known = extents(before);
  return [...extents(after)].flatMap(([key, { worst, total, violation }]): Block[] => {
    const was = known.get(key) ?? { worst: 0, total: 0 };
    const more = getCause(violation.cause).worst ? 0 : total - was.total;
    const shortfall = worst > was.worst ? worst - was.worst : more;
    if (shortfall <= 0) return [];
    const { cause, dimension } = violation;
    return [{ cause, shortfall, ...(dimension === undefined ? {} : { dimension }) }];
  });
}
