import type { Options, Violation } from "../host/problem.ts";
import type { Crew } from "./crew.ts";
import type { TimedCall } from "./timetable.ts";
import type { Visit } from "./visits.ts";

/** One served visit and what its rules ask about. */
export interface Served {
  crew: Crew;
  visit: Visit;
  timed: TimedCall;
  options: Options;
  /** Whether the leg here came straight from another visit. */
  afterVisit: boolean;
  /** The route left this place earlier on. */
  returned: boolean;
  /** How many visits the route had with this one. */
  count: number;
  /** A shipment's end whose other end is on the wrong side of it, or not in the route. */
  torn: boolean;
  /** The same visit was served before. */
  repeated: boolean;
}

type Rule = (served: Served) => Violation | null;

const over = (cause: Violation["cause"], amount: number, soft?: boolean): Violation | null =>
  amount > 0 ? { cause, amount, ...(soft ? { soft } : {}) } : null;

const when = (cause: Violation["cause"], broken: boolean, soft?: boolean): Violation | null =>
  over(cause, broken ? 1 : 0, soft);

/** One rule a cause; a visit may break several. */
export const VISIT_RULES: readonly Rule[] = [
  ({ timed }) => when("not_reachable", !timed.call.leg.reachable),
  ({ timed }) => {
    const { late } = timed.start;
    return over("time_windows", late, late <= timed.call.graceLate);
  },
  ({ timed }) => over("time_windows", timed.start.early, true),
  // A person fixed the time: being past it is as bad as being past the customer's window.
  ({ timed }) => over("time_windows", timed.start.at - timed.call.before),
  ({ crew, visit }) => {
    const { skills } = visit.task;
    return skills ? over("skills", skills.filter((skill) => !crew.skills.has(skill)).length) : null;
  },
  ({ crew, visit }) => {
    const { allowed_vehicles: allowed, banned_vehicles: banned } = visit.task;
    const { id } = crew.vehicle;
    return when(
      "vehicle_not_allowed",
      (allowed !== undefined && !allowed.includes(id)) || banned?.includes(id) === true,
    );
  },
  ({ crew, visit, options }) => {
    const strictness = options.service_area ?? "disabled";
    const outside = strictness !== "disabled" && crew.area !== null && !crew.area.has(visit.place);
    return when("service_area", outside, strictness === "soft");
  },
  ({ crew, visit }) => {
    const radius = crew.vehicle.service_radius;
    if (radius === undefined || crew.center < 0) return null;
    const leg = crew.legs(crew.center, visit.place);
    return leg.reachable ? over("service_radius", leg.meters - radius) : null;
  },
  ({ timed, options, afterVisit }) =>
    options.max_stop_separation !== undefined && afterVisit
      ? over("max_stop_separation", timed.call.leg.meters - options.max_stop_separation)
      : null,
  ({ returned, options }) => {
    const strictness = options.contiguity ?? "disabled";
    return when("not_contiguous", returned && strictness !== "disabled", strictness === "soft");
  },
  ({ crew, count }) => when("max_shipments", crew.vehicle.max_tasks !== undefined && count > crew.vehicle.max_tasks),
  ({ torn }) => when("precedence", torn),
  ({ repeated }) => when("invalid_vehicle_state", repeated),
];
