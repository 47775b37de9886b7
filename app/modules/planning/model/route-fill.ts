import type { SolutionRoute, Vehicle } from "#wasm/host/problem.ts";
import { UNLIMITED_AMOUNT } from "./plan-crews.ts";
import type { RouteFill } from "./route.enums.ts";

/** How full a planned route is, in whole percent. */
export function computeRouteFill({ steps, work_time: worked }: SolutionRoute, vehicle: Vehicle | undefined): RouteFill {
  const fill: RouteFill = {};
  for (const [at, dimension] of (["weight", "volume"] as const).entries()) {
    const most = vehicle?.capacity?.[at] ?? UNLIMITED_AMOUNT;
    const fullest = Math.max(0, ...steps.map(({ load }) => load[at] ?? 0));
    if (most > 0 && most < UNLIMITED_AMOUNT) fill[dimension] = Math.round((fullest * 100) / most);
  }
  const [from = 0, to = 0] = vehicle?.time_window ?? [];
  const seconds = Math.min(to - from, vehicle?.max_work_time ?? Number.POSITIVE_INFINITY);
  if (seconds > 0) fill.time = Math.round((worked * 100) / seconds);
  return fill;
}
