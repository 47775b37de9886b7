import { sql } from "drizzle-orm";
import {
  type ApprovalReason,
  type AttendanceSource,
  attendanceStatuses,
} from "#app/modules/fleet/model/attendance.enums.ts";
import {
  type AttendancePlace,
  type AttendanceReport,
  countMinutesBetween,
} from "#app/modules/fleet/model/attendance.ts";
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

export interface CheckIn {
  agent: AgentAttendance;
  at: number;
  shift: Shift | null;
  place: AttendancePlace;
  dueOutAt: number;
  report: AttendanceReport;
  /** Why it waits for approval; empty when it counts at once. */
  reasons: readonly ApprovalReason[];
}

export interface CheckOut {
  agent: AgentAttendance;
  attendance: AttendanceRecord;
  at: number;
  place: AttendancePlace | null;
  report: AttendanceReport;
  /** Why it waits for approval, those of the check-in included. */
  reasons: readonly ApprovalReason[];
}

/**
 * Checks agents in: rows, timeline, audit log and outbox. The batch rolls back as a lost race when one of them was
 * checked in meanwhile, or when more than `limit` agents would be on duty (0: no limit).
 */
export function insertCheckIns(
  scope: Scope,
  { checkIns, by, limit }: { checkIns: readonly CheckIn[]; by: AttendanceSource; limit: number },
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
        dueOutAt: ({ dueOutAt }) => dueOutAt,
        inReport: ({ report }) => report,
        approval: getApproval,
        approvalReasons: ({ reasons }) => [...reasons],
      },
      computed: { version: () => sql`case when ${limit} = 0 or ${onDuty} + ${rows.length} <= ${limit} then 1 end` },
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

const getApproval = ({ reasons }: { reasons: readonly ApprovalReason[] }) => (reasons.length > 0 ? "waiting" : null);

/**
 * Checks agents out: rows, timeline, audit log and outbox. The batch rolls back as a lost race when an attendance
 * changed or a route started meanwhile.
 */
export function insertCheckOuts(scope: Scope, checkOuts: readonly CheckOut[], by: AttendanceSource): Statement[] {
  if (checkOuts.length === 0) return [];
  const hasNoActiveRoute = sql`not exists (select 1 from ${routes} r where r.account_id = ${attendance}.account_id
    and r.agent_id = ${attendance}.agent_id and r.status = 'active')`;
  return [
    updateJsonRows(scope.db, {
      table: attendance,
      account: scope.account.id,
      columns: {
        checkedOutAt: ({ at }: CheckOut & { id: string }) => at,
        checkedOutBy: () => by,
        outPlace: ({ place }) => place,
        outReport: ({ report }) => report,
        approval: getApproval,
        approvalReasons: ({ reasons }) => [...reasons],
        minutes: ({ attendance, at }) => countMinutesBetween(attendance.checkedInAt ?? at, at),
        _expected: ({ attendance }) => attendance.version,
      },
      computed: {
        version: (field) =>
          sql`case when ${attendance}.version = ${field("_expected")} and ${hasNoActiveRoute} then ${field("_expected")} + 1 end`,
      },
      rows: checkOuts.map((each) => ({ ...each, id: each.attendance.id })),
    }),
    insertAttendanceTimeline(
      scope,
      checkOuts.map(({ agent, attendance, at }) => ({
        id: attendance.id,
        events: [
          {
            type: "checked_out",
            version: attendance.version + 1,
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
