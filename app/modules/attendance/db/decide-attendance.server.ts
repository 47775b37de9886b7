import type { AttendanceSource } from "#app/modules/fleet/model/attendance.enums.ts";
import type { AttendancePlace, PositionInput } from "#app/modules/fleet/model/attendance.ts";
import { getCurrentShift, getDayOfWork } from "#app/modules/fleet/model/shift.ts";
import { recordCheckInEarnings, recordCheckOutEarnings } from "#app/modules/ledger/db/earnings.writes.server.ts";
import { measureCrowDistance } from "#app/modules/places/model/coverage-check.ts";
import type { ChangeDecision } from "#app/platform/db/commit-with-retry.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { computeMetersTo } from "#app/platform/geo/geofence.ts";
import type { BulkOutcome } from "#app/platform/kernel/result.ts";
import { toLocalDate } from "#app/platform/time/local-time.ts";
import { checkInRules, checkOutRules, findBrokenRule } from "../model/attendance.rules.ts";
import { type AgentAttendance, countCheckedIn, readAgentAttendance } from "./attendance.reads.server.ts";
import { type CheckIn, type CheckOut, insertCheckIns, insertCheckOuts } from "./attendance.writes.server.ts";

/** A request to check agents in or out. */
export interface AttendanceRequest {
  ids: readonly string[];
  by: AttendanceSource;
  at: number;
  /** The device's position, if known. */
  position?: PositionInput | undefined;
}

/** Decides by the rules which agents are checked in: the statements, and the outcome by agent. */
export async function decideCheckIns(scope: Scope, request: AttendanceRequest): Promise<ChangeDecision<BulkOutcome>> {
  const { by, at } = request;
  const { timezone, preferences } = scope.account;
  const date = toLocalDate(at, timezone);
  const [agentsById, before] = await Promise.all([
    readAgentAttendance(scope, request.ids, date),
    countCheckedIn(scope),
  ]);
  const outcome: BulkOutcome = { succeeded: [], refused: [] };
  const checkIns: CheckIn[] = [];
  for (const id of new Set(request.ids)) {
    const agent = agentsById.get(id);
    if (!agent) {
      outcome.refused.push({ id, code: "not_found" });
      continue;
    }
    const { day, shift } = getCurrentShift({ now: at, zone: timezone, since: null }, (which) =>
      getDayOfWork(agent, agent.calendar[which]),
    );
    const place = toAttendancePlace(agent, request.position);
    const refusal = findBrokenRule(checkInRules, {
      now: at,
      by,
      active: agent.active,
      onDuty: agent.duty !== null,
      dutyCount: before + checkIns.length,
      maxOnDuty: preferences.max_active_agents,
      onlyInShift: preferences.restrict_check_in_to_shift,
      shift,
      dayOff: day.kind === "off",
      radius: agent.start?.point ? agent.radius : null,
      distance: computeMetersTo(agent.start?.point ?? null, request.position),
    });
    if (refusal) outcome.refused.push({ id, ...refusal });
    else {
      outcome.succeeded.push(id);
      checkIns.push({ agent, at, shift, place });
    }
  }
  const limit = by === "route" ? 0 : preferences.max_active_agents;
  const paid = checkIns.map(({ agent, at: from }) => ({ agentId: agent.id, day: toLocalDate(from, timezone) }));
  const statements = [...insertCheckIns(scope, { checkIns, by, limit }), ...(await recordCheckInEarnings(scope, paid))];
  return { statements, outcome };
}

/** Decides by the rules which agents are checked out; `at` gives each agent's time. */
export async function decideCheckOuts(
  scope: Scope,
  { ids, by, at, position }: Omit<AttendanceRequest, "at"> & { at: (id: string) => number },
): Promise<ChangeDecision<BulkOutcome>> {
  const agentsById = await readAgentAttendance(scope, ids, "");
  const outcome: BulkOutcome = { succeeded: [], refused: [] };
  const checkOuts: CheckOut[] = [];
  for (const id of new Set(ids)) {
    const agent = agentsById.get(id);
    const refusal = agent
      ? findBrokenRule(checkOutRules, { by, onDuty: agent.duty !== null, activeRoute: agent.activeRoute })
      : { code: "not_found" as const };
    if (refusal) outcome.refused.push({ id, ...refusal });
    else if (agent?.duty) {
      outcome.succeeded.push(id);
      checkOuts.push({
        agent,
        duty: agent.duty,
        at: at(id),
        place: position ? toAttendancePlace(agent, position) : null,
      });
    }
  }
  const presences = checkOuts.map(({ agent, duty, at: to }) => ({
    id: duty.id,
    agentId: agent.id,
    day: duty.date,
    from: duty.checkedInAt ?? to,
    to,
  }));
  return {
    statements: [...insertCheckOuts(scope, checkOuts, by), ...(await recordCheckOutEarnings(scope, presences))],
    outcome,
  };
}

/** Where an agent is, with the distance from the team's start; without a position only the start's name is known. */
function toAttendancePlace({ start }: AgentAttendance, position: PositionInput | undefined): AttendancePlace {
  const point = position ? { longitude: position.longitude, latitude: position.latitude } : null;
  const distance = point && start?.point ? Math.round(measureCrowDistance(point, start.point)) : null;
  return { point, name: start?.name ?? null, distance };
}
