import { sql } from "drizzle-orm";
import { type AttendanceSource, attendanceStatuses } from "#app/modules/fleet/model/attendance.enums.ts";
import { type AttendancePlace, CHECK_OUT_GRACE_MS, countMinutesBetween } from "#app/modules/fleet/model/attendance.ts";
import type { Shift } from "#app/modules/fleet/model/shift.ts";
import { routes } from "#app/modules/planning/db/routes.tables.ts";
import { writeAudits } from "#app/platform/catalogue/rows.writes.server.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { insertJsonRows, updateJsonRows } from "#app/platform/db/json-rows.server.ts";
import { newIds, type Scope } from "#app/platform/db/scope.server.ts";
import { publishEvents } from "#app/platform/events/outbox.server.ts";
import { insertAttendanceTimeline } from "#app/platform/events/timeline-rows.server.ts";
import { toLocalDate } from "#app/platform/time/local-time.ts";
import type { AgentAttendance, AttendanceRecord } from "./attendance.reads.server.ts";
import { attendance } from "./attendance.tables.ts";

const { on_duty: onDutyCode, off_duty: offDutyCode } = attendanceStatuses.code;

/** Somebody who comes on duty. */
export interface CheckIn {
  agent: AgentAttendance;
  at: number;
  shift: Shift | null;
  place: AttendancePlace;
}

/** Somebody who goes off duty. */
export interface CheckOut {
  agent: AgentAttendance;
  duty: AttendanceRecord;
  at: number;
  place: AttendancePlace | null;
}

/**
 * Agents come on duty: rows, timeline, audit and outbox. Who was checked in meanwhile, and one more than `most` may be on duty
 * (0 is any number), roll the batch back as a lost race.
 */
export function insertCheckIns(
  scope: Scope,
  { checkIns, by, most }: { checkIns: readonly CheckIn[]; by: AttendanceSource; most: number },
): Statement[] {
  if (checkIns.length === 0) return [];
  const ids = newIds(scope, checkIns.length);
  const rows = checkIns.map((each, at) => ({ ...each, id: ids[at] ?? "" }));
  const onDuty = sql`(select count(*) from ${attendance} where account_id = ${scope.account.id} and checked_out_at is null)`;
  return [
    insertJsonRows(scope.db, {
      table: attendance,
      columns: {
        id: ({ id }: (typeof rows)[number]) => id,
        accountId: () => scope.account.id,
        agentId: ({ agent }) => agent.id,
        date: ({ at }) => toLocalDate(at, scope.account.timezone),
        checkedInAt: ({ at }) => at,
        checkedInBy: () => by,
        inPlace: ({ place }) => place,
        shiftFrom: ({ shift }) => shift?.from ?? null,
        shiftTo: ({ shift }) => shift?.to ?? null,
        dueOutAt: getDueCheckOut,
      },
      computed: { version: () => sql`case when ${most} = 0 or ${onDuty} + ${rows.length} <= ${most} then 1 end` },
      rows,
    }),
    insertAttendanceTimeline(
      scope,
      rows.map(({ id, agent, at }) => ({
        id,
        events: [{ type: "checked_in", version: 1, from: null, to: onDutyCode, detail: { agent: agent.id, by, at } }],
      })),
    ),
    writeAudits(scope, "fleet.attendance.check_in", checkIns.map(toSubject)),
    ...publishEvents(
      scope,
      "agent.checked_in",
      "agents",
      checkIns.map(({ agent }) => ({ id: agent.id, number: agent.name, from: offDutyCode, to: onDutyCode })),
    ),
  ];
}

/** When the clock may end the duty: after the shift, or after the hours that are the limit of a day. */
function getDueCheckOut({ agent, at, shift }: CheckIn): number | null {
  if (shift) return shift.to > at ? shift.to + CHECK_OUT_GRACE_MS : null;
  return agent.workingHoursLimit === null ? null : at + agent.workingHoursLimit * 3_600_000 + CHECK_OUT_GRACE_MS;
}

/** Agents go off duty: rows, timeline, audit and outbox. Whose duty changed, or whose route began meanwhile, rolls the batch back. */
export function insertCheckOuts(scope: Scope, checkOuts: readonly CheckOut[], by: AttendanceSource): Statement[] {
  if (checkOuts.length === 0) return [];
  const still = sql`not exists (select 1 from ${routes} r where r.account_id = ${attendance}.account_id
    and r.agent_id = ${attendance}.agent_id and r.status = 'active')`;
  return [
    updateJsonRows(scope.db, {
      table: attendance,
      account: scope.account.id,
      columns: {
        checkedOutAt: ({ at }: CheckOut & { id: string }) => at,
        checkedOutBy: () => by,
        outPlace: ({ place }) => place,
        minutes: ({ duty, at }) => countMinutesBetween(duty.checkedInAt ?? at, at),
        _seen: ({ duty }) => duty.version,
      },
      computed: {
        version: (field) =>
          sql`case when ${attendance}.version = ${field("_seen")} and ${still} then ${field("_seen")} + 1 end`,
      },
      rows: checkOuts.map((each) => ({ ...each, id: each.duty.id })),
    }),
    insertAttendanceTimeline(
      scope,
      checkOuts.map(({ agent, duty, at }) => ({
        id: duty.id,
        events: [
          {
            type: "checked_out",
            version: duty.version + 1,
            from: onDutyCode,
            to: offDutyCode,
            detail: { agent: agent.id, by, at },
          },
        ],
      })),
    ),
    writeAudits(scope, "fleet.attendance.check_out", checkOuts.map(toSubject)),
    ...publishEvents(
      scope,
      "agent.checked_out",
      "agents",
      checkOuts.map(({ agent }) => ({ id: agent.id, number: agent.name, from: onDutyCode, to: offDutyCode })),
    ),
  ];
}

const toSubject = ({ agent }: { agent: AgentAttendance }) => ({ subject: agent.id, detail: { name: agent.name } });
