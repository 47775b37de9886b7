import { sortBreaks } from "../host/break-order.ts";
import type { Options, Vehicle, Violation } from "../host/problem.ts";
import type { Crew } from "./crew.ts";
import type { Itinerary } from "./itinerary.ts";
import type { Loads } from "./loads.ts";
import type { Timetable } from "./timetable.ts";
import { type Served, VISIT_RULES } from "./visit-violations.ts";
import { getStepKey } from "./visits.ts";
import { findServiceStart } from "./windows.ts";

/** Violations by the step they are found at, and those of the route as a whole. */
export interface RouteViolations {
  atStart: readonly Violation[];
  /** By call. */
  atCalls: readonly (readonly Violation[])[];
  atEnd: readonly Violation[];
  ofRoute: readonly Violation[];
}

export function findViolations(
  crew: Crew,
  itinerary: Itinerary,
  table: Timetable,
  loads: Loads,
  options: Options,
  unknown: number,
): RouteViolations {
  const { vehicle } = crew;
  const atEnd: Violation[] = endViolations(itinerary, table);
  const facts = visitFacts(crew, itinerary);
  let reloads = 0;
  const atCalls = table.calls.map((timed, index): Violation[] => {
    const { stop, leg } = timed.call;
    const found = overload(vehicle, loads.after[index] ?? []);
    if (stop.kind === "visit") {
      const fact = facts[index];
      if (fact) checkVisit({ ...fact, crew, visit: stop.visit, timed, options }, found);
    } else if (stop.kind === "break") {
      if (timed.start.late > 0) found.push({ cause: "break_restriction", amount: timed.start.late });
    } else {
      const allowed =
        options.depot_revisit === "disabled" ? 0 : vehicle.reload ? (vehicle.reload.max ?? reloads + 1) : 0;
      if (++reloads > allowed) found.push({ cause: "depot_revisit", amount: 1 });
      if (!leg.reachable) found.push({ cause: "not_reachable", amount: 1 });
      if (timed.start.late > 0) found.push({ cause: "time_windows", amount: timed.start.late });
    }
    return found;
  });
  const driven = table.calls.map((timed) => timed.driven);
  const meters = table.calls.map((timed) => timed.meters);
  place(
    { cause: "travel_hours", total: table.driven, limit: vehicle.max_travel_time, running: driven },
    atCalls,
    atEnd,
  );
  place(
    { cause: "travel_distance", total: table.meters, limit: vehicle.max_distance, running: meters },
    atCalls,
    atEnd,
  );
  return {
    atStart: overload(vehicle, loads.atStart),
    atCalls,
    atEnd,
    ofRoute: [
      ...missingBreaks(itinerary, table),
      ...(unknown > 0 ? [{ cause: "invalid_vehicle_state", amount: unknown } as const] : []),
    ],
  };
}

function checkVisit(served: Served, found: Violation[]): void {
  for (const rule of VISIT_RULES) {
    const violation = rule(served);
    if (violation) found.push(violation);
  }
}

/** Load over capacity, by dimension. */
function overload(vehicle: Vehicle, load: readonly number[]): Violation[] {
  const found: Violation[] = [];
  for (let dimension = 0; dimension < load.length; dimension++) {
    const excess = (load[dimension] ?? 0) - (vehicle.capacity?.[dimension] ?? 0);
    if (excess > 0) found.push({ cause: "quantities", amount: excess, dimension });
  }
  return found;
}

/** The whole excess over a route's limit, at the step where the limit is passed. */
function place(
  check: { cause: Violation["cause"]; total: number; limit: number | undefined; running: readonly number[] },
  atCalls: readonly Violation[][],
  atEnd: Violation[],
): void {
  const { cause, total, limit, running } = check;
  if (limit === undefined || total <= limit) return;
  const passed = running.findIndex((value) => value > limit);
  (atCalls[passed] ?? atEnd).push({ cause, amount: total - limit });
}

/** What hangs on the order of the visits: counts, returns to a place, torn pairs. One entry a call; breaks are passed over. */
function visitFacts(crew: Crew, itinerary: Itinerary) {
  const position = new Map<string, number>();
  itinerary.calls.forEach(({ stop }, index) => {
    if (stop.kind === "visit" && !position.has(getStepKey(stop.visit))) position.set(getStepKey(stop.visit), index);
  });
  const left = new Set<number>();
  let standing = itinerary.startPlace;
  let afterVisit = false;
  let count = 0;
  return itinerary.calls.map(({ stop, place: at }, index) => {
    if (stop.kind === "break") return null;
    const moved = at !== standing;
    if (moved && !crew.depots.has(standing)) left.add(standing);
    standing = at;
    if (stop.kind === "reload") {
      afterVisit = false;
      return null;
    }
    const { visit } = stop;
    const partner = visit.partnerKey === null ? null : (position.get(visit.partnerKey) ?? null);
    const torn =
      visit.type === "pickup" ? partner === null : visit.type === "delivery" && (partner === null || partner > index);
    const fact = {
      afterVisit,
      returned: moved && left.has(at),
      count: ++count,
      torn,
      repeated: position.get(getStepKey(visit)) !== index,
    };
    afterVisit = true;
    return fact;
  });
}

/** Back too late, away too long, or no way back. Without an end place it is the last job that ends too late. */
function endViolations(itinerary: Itinerary, table: Timetable): Violation[] {
  const { vehicle } = itinerary;
  const found: Violation[] = [];
  if (!itinerary.endLeg.reachable) found.push({ cause: "not_reachable", amount: 1 });
  const late = table.end - itinerary.shiftEnd;
  const cause = itinerary.endPlace < 0 ? "last_job" : "time_windows";
  if (late > 0) found.push({ cause, amount: late, ...(late <= (vehicle.grace?.late ?? 0) ? { soft: true } : {}) });
  const overtime = table.workTime - (vehicle.max_work_time ?? table.workTime);
  if (overtime > 0) found.push({ cause: "work_time_hours", amount: overtime });
  return found;
}

/** A break that is not in the route is missed only when it fits neither before the vehicle leaves nor after it is back. */
function missingBreaks(itinerary: Itinerary, table: Timetable): Violation[] {
  const taken = new Set(table.calls.flatMap(({ call }) => (call.stop.kind === "break" ? [call.stop.rest.id] : [])));
  let rested = itinerary.shiftStart;
  let missed = 0;
  for (const rest of sortBreaks(itinerary.vehicle)) {
    if (taken.has(rest.id)) continue;
    const before = findServiceStart(rest.time_windows, rested, 0, 0);
    const over = before.at + (rest.service ?? 0);
    const close = rest.time_windows?.at(-1)?.[1] ?? Number.NEGATIVE_INFINITY;
    if (before.late === 0 && over <= table.departure) rested = over;
    else if (table.end > close) missed++;
  }
  return missed > 0 ? [{ cause: "missing_break", amount: missed }] : [];
}
