import { Temporal } from "temporal-polyfill";
import type { VehicleType } from "#app/modules/fleet/model/fleet.enums.ts";
import type { RoutingSettings } from "#app/modules/workspace/model/routing-settings.ts";
import type { PlanClock } from "./plan-clock.ts";
import type { PlanCrew } from "./plan-inputs.ts";

/** A driven leg: when it began, and its duration as a ratio of the road time (1 is equal). */
export interface MeasuredLeg {
  leftAt: number;
  ratio: number;
}

/**
 * How long legs that begin in an hour of a weekday (1 is Monday) take, in percent of road time, and from how many legs
 * that was learned.
 */
export interface LearnedPace {
  weekday: number;
  hour: number;
  percent: number;
  legs: number;
}

/** The same for one hour of a plan's time. */
export type HourPace = Pick<LearnedPace, "percent" | "legs">;

/** Number of legs at which the measured value and 100 % weigh the same. */
const HALF_TRUST_LEGS = 10;
/** Ratios outside of this are not traffic but breaks or stops reported late. */
const plausibleRatio = { min: 0.5, max: 2.5 };
/** Paces are rounded to steps of five percent, so that vehicles of a plan share their matrices. */
const PACE_STEP_PERCENT = 5;
/** Above so many shipments all vehicles of a plan share one pace, because each pace needs a matrix in memory. */
const MAX_SHIPMENTS_WITH_OWN_PACES = 500;

/** Computes the pace of each hour of each weekday: the median of its legs, pulled toward 100 % where there are few. */
export function learnPaces(legs: readonly MeasuredLeg[], timezone: string): LearnedPace[] {
  const believable = legs.filter(({ ratio }) => ratio >= plausibleRatio.min && ratio <= plausibleRatio.max);
  const hours = Map.groupBy(believable, ({ leftAt }) => getHourKey(leftAt, timezone));
  const learned = [...hours].map(([key, driven]): LearnedPace => {
    const share = driven.length / (driven.length + HALF_TRUST_LEGS);
    const percent = Math.round(100 + (median(driven.map(({ ratio }) => ratio)) - 1) * share * 100);
    return { weekday: Math.floor(key / 24), hour: key % 24, percent, legs: driven.length };
  });
  return learned.sort((a, b) => a.weekday - b.weekday || a.hour - b.hour);
}

/** The pace of each hour of a plan's time from its start; 100 % for an hour without data. */
export function computeHourPaces(learned: readonly LearnedPace[], clock: PlanClock, timezone: string): HourPace[] {
  if (learned.length === 0) return [];
  const known = new Map(learned.map((each) => [each.weekday * 24 + each.hour, each]));
  const hours = Math.ceil((clock.end - clock.start) / 3600);
  return Array.from({ length: hours }, (_, at) => {
    const found = known.get(getHourKey(clock.toInstant(clock.start + at * 3600), timezone));
    return { percent: found?.percent ?? 100, legs: found?.legs ?? 0 };
  });
}

interface PaceInputs {
  settings: Pick<RoutingSettings, "hourly_pace">;
  paces: readonly HourPace[];
  shipments: { readonly length: number };
}

/**
 * How long the legs of a crew take, in percent: the mean over its working hours, weighted by how much is driven in
 * each. The solver has one time per leg, so a route has one pace; a plan too large for separate matrices has one pace
 * overall.
 */
export function computeCrewPace(
  crew: PlanCrew,
  { settings, paces, shipments }: PaceInputs,
  clock: Pick<PlanClock, "start" | "end">,
  shift: readonly [number, number] | null,
): number {
  if (settings.hourly_pace !== "learned" || paces.length === 0 || !shift || !hasTraffic(crew)) return 100;
  const [from, to] = shipments.length > MAX_SHIPMENTS_WITH_OWN_PACES ? [clock.start, clock.end] : shift;
  let [sum, weights] = [0, 0];
  for (const [at, { percent, legs }] of paces.entries()) {
    const begins = clock.start + at * 3600;
    const weight = Math.max(0, Math.min(to, begins + 3600) - Math.max(from, begins)) * (1 + legs);
    sum += percent * weight;
    weights += weight;
  }
  return weights === 0 ? 100 : Math.round(sum / weights / PACE_STEP_PERCENT) * PACE_STEP_PERCENT;
}

/** Vehicle types that traffic does not slow down: on foot and by bicycle. */
export const typesWithoutTraffic: readonly VehicleType[] = [8, 9];

const hasTraffic = ({ vehicle }: PlanCrew): boolean => vehicle !== null && !typesWithoutTraffic.includes(vehicle.type);

function getHourKey(instantMs: number, timezone: string): number {
  const local = Temporal.Instant.fromEpochMilliseconds(instantMs).toZonedDateTimeISO(timezone);
  return local.dayOfWeek * 24 + local.hour;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 1;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}
