import { and, asc, eq } from "drizzle-orm";
import { locations } from "#app/modules/places/db/locations.tables.ts";
import type { PlanAgent, PlanVehicle } from "#app/modules/planning/model/plan-inputs.ts";
import type { PlanChoices, PlanLocation } from "#app/modules/planning/model/plan-view.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { formatAddressLine } from "#app/platform/geo/address-line.ts";
import { addDays } from "#app/platform/time/day-spans.ts";
import { type CalendarDay, getDayOfWork, isOverMidnight } from "../model/shift.ts";
import { readAgentsToday } from "./agent-days.reads.server.ts";
import { readCalendarRows } from "./calendar.reads.server.ts";
import { agents, vehicles } from "./fleet.tables.ts";

/** A calendar entry of an agent. */
type AgentCalendarDay = CalendarDay & { agentId: string; date: string };
type CalendarLookup = (agentId: string, date: string) => CalendarDay | null;
type AgentRow = typeof agents.$inferSelect;
type VehicleRow = typeof vehicles.$inferSelect;
type LocationRow = typeof locations.$inferSelect;

/** Agents, vehicles and locations of the account that can be chosen for a plan of a date, by name. */
export async function readPlanChoices(scope: Scope, date: string): Promise<PlanChoices> {
  const today = readAgentsToday(scope, "all");
  const [agentRows, vehicleRows, locationRows, calendar] = await scope.db.batch([
    scope.db
      .select()
      .from(agents)
      .where(and(eq(agents.accountId, scope.account.id), eq(agents.active, true)))
      .orderBy(asc(agents.name)),
    scope.db
      .select()
      .from(vehicles)
      .where(and(eq(vehicles.accountId, scope.account.id), eq(vehicles.active, true)))
      .orderBy(asc(vehicles.plateNumber)),
    scope.db
      .select()
      .from(locations)
      .where(and(eq(locations.accountId, scope.account.id), eq(locations.active, true)))
      .orderBy(asc(locations.name)),
    readCalendarRows(scope, addDays(date, -1), date),
  ]);
  const getCalendarDay = createCalendarLookup(calendar);
  const allowed = scope.locations;
  return {
    agents: agentRows.map((row) => toPlanAgent(row, getCalendarDay, date)),
    vehicles: vehicleRows.map(toPlanVehicle),
    states: Object.fromEntries([...(await today)].map(([id, { state }]) => [id, state])),
    locations: locationRows.filter(({ id }) => allowed === "all" || allowed.includes(id)).map(toPlanLocation),
  };
}

/** Finds calendar entries by agent and date. */
export function createCalendarLookup(rows: readonly AgentCalendarDay[]): CalendarLookup {
  const days = new Map(rows.map((row) => [`${row.agentId} ${row.date}`, row]));
  return (agentId, date) => days.get(`${agentId} ${date}`) ?? null;
}

/** An agent as planning needs it for a date, with the calendar's entries for that day and the day before. */
export function toPlanAgent(row: AgentRow, getCalendarDay: CalendarLookup, date: string): PlanAgent {
  const workOn = (on: string) => getDayOfWork(row, getCalendarDay(row.id, on));
  const [work, before] = [workOn(date), workOn(addDays(date, -1))];
  return {
    id: row.id,
    name: row.name,
    phone: row.phone,
    teamId: row.teamId,
    functions: row.functions,
    workingHoursLimit: row.workingHoursLimit,
    shiftStart: work.kind === "shift" ? work.startsAt : null,
    shiftEnd: work.kind === "shift" ? work.endsAt : null,
    ...(before.kind === "shift" && isOverMidnight(before)
      ? { nightBefore: { startsAt: before.startsAt, endsAt: before.endsAt } }
      : {}),
    rest: toAgentBreak(row),
    dayOff: work.kind === "off",
    active: row.active,
  };
}

function toAgentBreak({ breakFrom: from, breakTo: to, breakMinutes: minutes }: AgentRow): PlanAgent["rest"] {
  return from !== null && to !== null && minutes !== null ? { from, to, minutes } : null;
}

/** A vehicle as planning needs it. */
export function toPlanVehicle(row: VehicleRow): PlanVehicle {
  return {
    id: row.id,
    label: row.name || row.plateNumber,
    plateNumber: row.plateNumber,
    type: row.type,
    options: row.options,
    fixedCost: row.fixedCost,
    routeCompletionCost: row.routeCompletionCost,
    costPerKm: row.costPerKm,
    costPerHour: row.costPerHour,
    parcelCapacity: row.parcelCapacity,
    palletCapacity: row.palletCapacity,
    maxVolume: row.maxVolume,
    maxWeight: row.maxWeight,
    maxActiveShipments: row.maxActiveShipments,
    cooldownUntil: row.cooldownUntil,
    availableFrom: row.availableFrom,
    availableTo: row.availableTo,
    agentId: row.agentId,
    active: row.active,
  };
}

/** A location as planning needs it. */
export function toPlanLocation(row: LocationRow): PlanLocation {
  const { longitude, latitude } = row;
  return {
    id: row.id,
    name: row.name,
    line: formatAddressLine(row.address),
    point: longitude === null || latitude === null ? null : { longitude, latitude },
  };
}
