import type { AttendanceSource } from "#app/modules/fleet/model/attendance.enums.ts";
import type { AttendancePlace, AttendanceReport, PositionInput } from "#app/modules/fleet/model/attendance.ts";
import { getCurrentShift, getDayOfWork, type Shift } from "#app/modules/fleet/model/shift.ts";
import { recordCheckInEarnings, recordCheckOutEarnings } from "#app/modules/ledger/db/earnings.writes.server.ts";
import { measureCrowDistance } from "#app/modules/places/model/coverage-check.ts";
import type { ChangeDecision } from "#app/platform/db/commit-with-retry.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { computeMetersTo } from "#app/platform/geo/geofence.ts";
import type { BulkOutcome } from "#app/platform/kernel/result.ts";
import { toLocalDate } from "#app/platform/time/local-time.ts";
import { checkInRules, checkOutRules, findBrokenRule } from "../model/attendance.rules.ts";
import { clampCheckOut, findApprovalReasons, getDueCheckOut, hasOverlap } from "../model/worktime.rules.ts";
import {
  type AgentAttendance,
  type AttendanceRecord,
  countCheckedIn,
  readAgentAttendance,
  readAttendanceSpans,
} from "./attendance.reads.server.ts";
import { type CheckIn, type CheckOut, insertCheckIns, insertCheckOuts } from "./attendance.writes.server.ts";

/** A request to check agents in or out. */
export interface AttendanceRequest {
  ids: readonly string[];
  by: AttendanceSource;
  at: number;
  /** The device's position, if known. */
  position?: PositionInput | undefined;
}

/**
 * The one place that decides about a check-in, for the phone, the office and the start of a route: by the rules an agent
 * is refused, let in, or let in to wait for approval (`findApprovalReasons`), which earns nothing until then. `at` is
 * the time that counts; what the device said comes from `scope.device`. Returns the statements, and the outcome by agent.
 */
export async function decideCheckIns(scope: Scope, request: AttendanceRequest): Promise<ChangeDecision<BulkOutcome>> {
  const { by, at } = request;
  const { timezone, preferences } = scope.account;
  const date = toLocalDate(at, timezone);
  const report = toReport(scope, at);
  const [agentsById, before, taken] = await Promise.all([
    readAgentAttendance(scope, request.ids, date),
    countCheckedIn(scope),
    readAttendanceSpans(scope, request.ids, at),
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
    const dueOutAt = getDueCheckOut({ at, shift, workingHoursLimit: agent.workingHoursLimit }, preferences);
    const refusal = findBrokenRule(checkInRules, {
      now: at,
      // A route that the office starts checks in like the office does.
      by: by === "route" && scope.agent === undefined ? "office" : by,
      active: agent.active,
      onDuty: agent.attendance !== null,
      dutyCount: before + checkIns.length,
      maxOnDuty: preferences.max_active_agents,
      onlyInShift: preferences.restrict_check_in_to_shift,
      shift,
      dayOff: day.kind === "off",
      radius: agent.start?.point ? agent.radius : null,
      distance: computeMetersTo(agent.start?.point ?? null, request.position),
      overlaps: hasOverlap(taken.get(id), { from: at, to: dueOutAt }),
    });
    if (refusal) outcome.refused.push({ id, ...refusal });
    else {
      outcome.succeeded.push(id);
      const reasons = findApprovalReasons({
        ...{ by, at, receivedAt: report.receivedAt, since: null, shift, dayOff: day.kind === "off" },
        limits: preferences,
      });
      checkIns.push({ agent, at, shift, place, dueOutAt, report, reasons });
    }
  }
  const paid = checkIns
    .filter(({ reasons }) => reasons.length === 0)
    .map(({ agent, at: from }) => ({ agentId: agent.id, day: toLocalDate(from, timezone) }));
  const statements = [
    ...insertCheckIns(scope, { checkIns, by, limit: preferences.max_active_agents }),
    ...(await recordCheckInEarnings(scope, paid)),
  ];
  return { statements, outcome };
}

/**
 * The one place that decides about a check-out, for the phone, the office and the clock; `at` gives each agent's time. What
 * an agent reports is cut at the longest attendance. Where the check-in or the check-out waits for approval, the hours
 * earn nothing until then.
 */
export async function decideCheckOuts(
  scope: Scope,
  { ids, by, at, position }: Omit<AttendanceRequest, "at"> & { at: (id: string) => number },
): Promise<ChangeDecision<BulkOutcome>> {
  const agentsById = await readAgentAttendance(scope, ids, "");
  const since = [...agentsById.values()].flatMap(({ attendance }) => attendance?.checkedInAt ?? []);
  const taken = await readAttendanceSpans(scope, ids, Math.min(...since, now(scope)));
  const outcome: BulkOutcome = { succeeded: [], refused: [] };
  const checkOuts: CheckOut[] = [];
  for (const id of new Set(ids)) {
    const agent = agentsById.get(id);
    const open = agent?.attendance ?? null;
    const end = open ? toCheckOut(scope, open, { by, at: at(id) }) : null;
    const refusal = agent
      ? findBrokenRule(checkOutRules, {
          by,
          onDuty: open !== null,
          activeRoute: agent.activeRoute,
          overlaps: end !== null && hasOverlap(taken.get(id), { id: open?.id, from: end.since, to: end.at }),
        })
      : { code: "not_found" as const };
    if (refusal) outcome.refused.push({ id, ...refusal });
    else if (agent && open && end) {
      outcome.succeeded.push(id);
      checkOuts.push({ ...end, agent, attendance: open, place: position ? toAttendancePlace(agent, position) : null });
    }
  }
  const counted = checkOuts.filter(({ reasons }) => reasons.length === 0);
  const presences = counted.map(({ agent, attendance, at: to }) => ({
    id: attendance.id,
    agentId: agent.id,
    day: attendance.date,
    from: attendance.checkedInAt ?? to,
    to,
  }));
  return {
    statements: [...insertCheckOuts(scope, checkOuts, by), ...(await recordCheckOutEarnings(scope, presences))],
    outcome,
  };
}

/** How an open attendance ends: the time that counts, what was reported, and why it waits for approval. */
function toCheckOut(scope: Scope, open: AttendanceRecord, { by, at }: { by: AttendanceSource; at: number }) {
  const { preferences: limits } = scope.account;
  const since = open.checkedInAt ?? at;
  const shift: Shift | null =
    open.shiftFrom !== null && open.shiftTo !== null ? { from: open.shiftFrom, to: open.shiftTo } : null;
  const report = toReport(scope, at);
  const end = by === "agent" ? clampCheckOut(at, since, shift, limits) : Math.max(since, at);
  const found = findApprovalReasons({
    ...{ by, at: end, receivedAt: report.receivedAt, since, shift, dayOff: false },
    limits,
  });
  return { since, at: end, report, reasons: [...new Set([...(open.approvalReasons ?? []), ...found])] };
}

/** What is kept of a report, as evidence. */
function toReport(scope: Scope, at: number): AttendanceReport {
  const { device } = scope;
  return {
    at,
    receivedAt: device?.receivedAt ?? now(scope),
    device: device ? { at: device.at, offset: device.offset } : null,
  };
}

/** Where an agent is, with the distance from the team's start; without a position only the start's name is known. */
function toAttendancePlace({ start }: AgentAttendance, position: PositionInput | undefined): AttendancePlace {
  const point = position ? { longitude: position.longitude, latitude: position.latitude } : null;
  const distance = point && start?.point ? Math.round(measureCrowDistance(point, start.point)) : null;
  return { point, name: start?.name ?? null, distance };
}
