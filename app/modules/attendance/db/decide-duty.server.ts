import type { AttendanceSource } from "#app/modules/fleet/model/attendance.enums.ts";
import type { AttendancePlace, Position } from "#app/modules/fleet/model/attendance.ts";
import { dayOfWork, shiftAt } from "#app/modules/fleet/model/shift.ts";
import { earnedByCheckIns, earnedByCheckOuts } from "#app/modules/ledger/db/earned.server.ts";
import { crowMetres } from "#app/modules/places/model/covers.ts";
import type { Decided } from "#app/platform/db/commit-decided.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { metresTo } from "#app/platform/geo/far.ts";
import type { BulkOutcome } from "#app/platform/kernel/result.ts";
import { localDateOf } from "#app/platform/time/local-time.ts";
import { checkInRules, checkOutRules, refusalOf } from "../model/attendance.rules.ts";
import { type AgentDuty, countOnDuty, readDuties } from "./duty.reads.server.ts";
import { beginDuties, type CheckIn, type CheckOut, endDuties } from "./duty.writes.server.ts";

/** Who checks whom in or out, when and where. */
export interface DutyAsked {
  ids: readonly string[];
  by: AttendanceSource;
  at: number;
  /** Where the device is, where there is one. */
  position?: Position | undefined;
}

/** Whom of these agents the rules let in: what to write, and each one's answer. */
export async function decideCheckIns(scope: Scope, asked: DutyAsked): Promise<Decided<BulkOutcome>> {
  const { by, at } = asked;
  const { timezone, preferences } = scope.account;
  const date = localDateOf(at, timezone);
  const [duties, before] = await Promise.all([readDuties(scope, asked.ids, date), countOnDuty(scope)]);
  const outcome: BulkOutcome = { succeeded: [], refused: [] };
  const checkIns: CheckIn[] = [];
  for (const id of new Set(asked.ids)) {
    const agent = duties.get(id);
    if (!agent) {
      outcome.refused.push({ id, code: "not_found" });
      continue;
    }
    const { day, shift } = shiftAt({ now: at, zone: timezone, since: null }, (which) =>
      dayOfWork(agent, agent.calendar[which]),
    );
    const place = placeOf(agent, asked.position);
    const refusal = refusalOf(checkInRules, {
      now: at,
      by,
      active: agent.active,
      onDuty: agent.duty !== null,
      dutyCount: before + checkIns.length,
      mostOnDuty: preferences.max_active_agents,
      onlyInShift: preferences.restrict_check_in_to_shift,
      shift,
      dayOff: day.kind === "off",
      radius: agent.start?.point ? agent.radius : null,
      distance: metresTo(agent.start?.point ?? null, asked.position),
    });
    if (refusal) outcome.refused.push({ id, ...refusal });
    else {
      outcome.succeeded.push(id);
      checkIns.push({ agent, at, shift, place });
    }
  }
  const most = by === "route" ? 0 : preferences.max_active_agents;
  const paid = checkIns.map(({ agent, at: from }) => ({ agentId: agent.id, day: localDateOf(from, timezone) }));
  const statements = [...beginDuties(scope, { checkIns, by, most }), ...(await earnedByCheckIns(scope, paid))];
  return { statements, outcome };
}

/** Whom of these agents the rules let go. `at` may be each one's own. */
export async function decideCheckOuts(
  scope: Scope,
  { ids, by, at, position }: Omit<DutyAsked, "at"> & { at: (id: string) => number },
): Promise<Decided<BulkOutcome>> {
  const duties = await readDuties(scope, ids, "");
  const outcome: BulkOutcome = { succeeded: [], refused: [] };
  const checkOuts: CheckOut[] = [];
  for (const id of new Set(ids)) {
    const agent = duties.get(id);
    const refusal = agent
      ? refusalOf(checkOutRules, { by, onDuty: agent.duty !== null, activeRoute: agent.activeRoute })
      : { code: "not_found" as const };
    if (refusal) outcome.refused.push({ id, ...refusal });
    else if (agent?.duty) {
      outcome.succeeded.push(id);
      checkOuts.push({ agent, duty: agent.duty, at: at(id), place: position ? placeOf(agent, position) : null });
    }
  }
  const presences = checkOuts.map(({ agent, duty, at: to }) => ({
    id: duty.id,
    agentId: agent.id,
    day: duty.date,
    from: duty.checkedInAt ?? to,
    to,
  }));
  return { statements: [...endDuties(scope, checkOuts, by), ...(await earnedByCheckOuts(scope, presences))], outcome };
}

/** Where somebody is, measured from the team's start; without a position nothing but that start's name is known. */
function placeOf({ start }: AgentDuty, position: Position | undefined): AttendancePlace {
  const point = position ? { longitude: position.longitude, latitude: position.latitude } : null;
  const distance = point && start?.point ? Math.round(crowMetres(point, start.point)) : null;
  return { point, name: start?.name ?? null, distance };
}
