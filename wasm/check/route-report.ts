import type { CostParts, SolutionRoute, SolutionStep, Violation } from "../host/problem.ts";
import type { Itinerary } from "./itinerary.ts";
import { findLateness } from "./lateness.ts";
import type { Loads } from "./loads.ts";
import { mergeViolations } from "./merge-violations.ts";
import { NO_COST } from "./route-cost.ts";
import type { RouteViolations } from "./route-violations.ts";
import { type TimedCall, type Timetable, timeFrom } from "./timetable.ts";
import type { Visit } from "./visits.ts";

/** All that is known of a route, to be written down. */
interface Findings {
  itinerary: Itinerary;
  table: Timetable;
  loads: Loads;
  violations: RouteViolations;
  /** By call, and for the end. */
  latest: readonly number[];
  cost: CostParts;
  threshold: number;
  dimensions: number;
}

export const sumCost = (parts: CostParts): number =>
  parts.fixed + parts.time + parts.distance + parts.tasks + parts.work + parts.soft;

/** A route in the words of the answer's format. */
export function reportRoute(findings: Findings): SolutionRoute {
  const { itinerary, table, loads, violations, cost, dimensions } = findings;
  const { vehicle, calls } = itinerary;
  const steps = listSteps(findings);
  const visits = calls.flatMap(({ stop }) => (stop.kind === "visit" ? [stop.visit] : []));
  const sum = (read: (step: SolutionStep) => number): number => steps.reduce((total, step) => total + read(step), 0);
  return {
    vehicle: vehicle.id,
    ...(vehicle.description === undefined ? {} : { description: vehicle.description }),
    steps,
    cost: sumCost(cost),
    cost_parts: cost,
    setup: sum((step) => step.setup),
    service: sum((step) => step.service),
    duration: table.driven,
    distance: table.meters,
    waiting_time: sum((step) => step.waiting_time),
    work_time: table.workTime,
    held_time: table.departure - itinerary.readyToLeave,
    priority: sumPriorities(visits),
    delivery: addAmounts(
      visits.map((visit) => (visit.type === "delivery" ? visit.carried : visit.delivered)),
      dimensions,
    ),
    pickup: addAmounts(
      visits.map((visit) => (visit.type === "pickup" ? visit.carried : visit.pickedUp)),
      dimensions,
    ),
    utilization: computeUtilization(loads, vehicle.capacity ?? []),
    violations: mergeViolations([violations.ofRoute, violations.atStart, ...violations.atCalls, violations.atEnd]),
  };
}

/** A route of a vehicle that there is not, or that does nothing. */
export function createEmptyRoute(vehicle: number, dimensions: number, violation: Violation): SolutionRoute {
  const nothing = new Array<number>(dimensions).fill(0);
  const times = { setup: 0, service: 0, duration: 0, waiting_time: 0, work_time: 0, held_time: 0 };
  return {
    vehicle,
    steps: [],
    cost_parts: NO_COST,
    ...times,
    cost: 0,
    distance: 0,
    priority: 0,
    delivery: nothing,
    pickup: nothing,
    utilization: 0,
    violations: [violation],
  };
}

function listSteps(findings: Findings): SolutionStep[] {
  const { itinerary, table, loads, violations, latest } = findings;
  const { vehicle } = itinerary;
  const steps: SolutionStep[] = [];
  const edge = { waiting_time: 0, setup: 0, service: 0, lateness: 0 } as const;
  if (itinerary.startPlace >= 0) {
    steps.push({
      type: "start",
      ...edge,
      ...where({ location: vehicle.start, location_index: vehicle.start_index }),
      arrival: table.departure,
      duration: 0,
      distance: 0,
      load: loads.atStart,
      latest: latestDeparture(itinerary, latest),
      violations: violations.atStart,
    });
  }
  const held = table.departure > itinerary.readyToLeave;
  const earliest = held ? timeFrom(itinerary, itinerary.readyToLeave, "wait") : table;
  table.calls.forEach((timed, index) => {
    const lateness = findLateness(timed, findings.threshold, (earliest.calls[index]?.waiting ?? 0) > 0);
    steps.push({
      ...describe(timed, vehicle.reload),
      arrival: timed.arrival,
      duration: timed.driven,
      distance: timed.meters,
      waiting_time: timed.waiting,
      setup: timed.call.setup,
      service: timed.call.service,
      load: loads.after[index] ?? [],
      lateness,
      latest: latest[index] ?? 0,
      violations: violations.atCalls[index] ?? [],
    });
  });
  const lateAtEnd = table.end > itinerary.shiftEnd;
  if (itinerary.endPlace >= 0) {
    steps.push({
      type: "end",
      ...edge,
      ...where({ location: vehicle.end, location_index: vehicle.end_index }),
      arrival: table.end,
      duration: table.driven,
      distance: table.meters,
      load: loads.after.at(-1) ?? loads.atStart,
      lateness: lateAtEnd ? 4 : 0,
      latest: latest.at(-1) ?? 0,
      violations: violations.atEnd,
    });
  } else appendToLast(steps, violations.atEnd);
  return steps;
}

/** Without an end place the last step carries what the end would. */
function appendToLast(steps: SolutionStep[], violations: readonly Violation[]): void {
  const last = steps.pop();
  if (last) steps.push({ ...last, violations: [...last.violations, ...violations] });
}

function latestDeparture(itinerary: Itinerary, latest: readonly number[]): number {
  const first = itinerary.calls[0];
  return (latest[0] ?? 0) - (first ? first.leg.seconds : itinerary.endLeg.seconds);
}

type Where = Pick<SolutionStep, "location" | "location_index">;

const where = ({ location, location_index }: Where): Where => ({
  ...(location === undefined ? {} : { location }),
  ...(location_index === undefined ? {} : { location_index }),
});

function describe(
  { call }: TimedCall,
  reload: Where | undefined,
): Pick<SolutionStep, "type" | "id" | "description"> & Where {
  const { stop } = call;
  if (stop.kind === "reload") return { type: "reload", ...where(reload ?? {}) };
  const { id, description } = stop.kind === "break" ? stop.rest : stop.visit.service;
  const named = { id, ...(description === undefined ? {} : { description }) };
  return stop.kind === "break"
    ? { type: "break", ...named }
    : { type: stop.visit.type, ...named, ...where(stop.visit.service) };
}

/** Each task once, although a shipment has two visits. */
function sumPriorities(visits: readonly Visit[]): number {
  return visits.reduce((sum, { type, task }) => sum + (type === "delivery" ? 0 : (task.priority ?? 0)), 0);
}

export function addAmounts(lists: Iterable<readonly number[]>, dimensions: number): number[] {
  const total = new Array<number>(dimensions).fill(0);
  for (const amounts of lists) {
    amounts.forEach((amount, dimension) => {
      total[dimension] = (total[dimension] ?? 0) + amount;
    });
  }
  return total;
}

function computeUtilization(loads: Loads, capacity: readonly number[]): number {
  let highest = 0;
  for (const load of [loads.atStart, ...loads.after]) {
    load.forEach((amount, dimension) => {
      const room = capacity[dimension] ?? 0;
      if (amount > 0) highest = Math.max(highest, room > 0 ? amount / room : 1);
    });
  }
  return highest;
}
