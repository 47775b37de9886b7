import { sql } from "drizzle-orm";
import { attendance } from "#app/modules/fleet/db/fleet.tables.ts";
import { type AttendanceSource, dutyStatuses } from "#app/modules/fleet/model/attendance.enums.ts";
import { type AttendancePlace, checkOutGrace, minutesBetween } from "#app/modules/fleet/model/attendance.ts";
import type { Shift } from "#app/modules/fleet/model/shift.ts";
import { routes } from "#app/modules/shipments/db/shipments.tables.ts";
import { auditMany } from "#app/platform/catalogue/rows.writes.server.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { insertRows, updateRows } from "#app/platform/db/json-rows.server.ts";
import { newIds, type Scope } from "#app/platform/db/scope.server.ts";
import { tell } from "#app/platform/events/outbox.server.ts";
import { attendanceTimeline } from "#app/platform/events/timeline-rows.server.ts";
import { localDateOf } from "#app/platform/time/local-time.ts";
import type { AgentDuty, DutyRow } from "./duty.reads.server.ts";

const { on_duty: on, off_duty: off } = dutyStatuses.code;

/** Somebody who comes on duty. */
export interface CheckIn {
  agent: AgentDuty;
  at: number;
  shift: Shift | null;
  place: AttendancePlace;
}

/** Somebody who goes off duty. */
export interface CheckOut {
  agent: AgentDuty;
  duty: DutyRow;
  at: number;
  place: AttendancePlace | null;
}

/**
 * Agents come on duty: rows, timeline, audit and outbox. Who was checked in meanwhile, and one more than `most` may be on duty
 * (0 is any number), roll the batch back as a lost race.
 */
export function beginDuties(
  scope: Scope,
  { checkIns, by, most }: { checkIns: readonly CheckIn[]; by: AttendanceSource; most: number },
): Statement[] {
  if (checkIns.length === 0) return [];
  const ids = newIds(scope, checkIns.length);
  const rows = checkIns.map((each, at) => ({ ...each, id: ids[at] ?? "" }));
  const onDuty = sql`(select count(*) from ${attendance} where account_id = ${scope.account.id} and checked_out_at is null)`;
  return [
    insertRows(scope.db, {
      table: attendance,
      columns: {
        id: ({ id }: (typeof rows)[number]) => id,
        accountId: () => scope.account.id,
        agentId: ({ agent }) => agent.id,
        date: ({ at }) => localDateOf(at, scope.account.timezone),
        checkedInAt: ({ at }) => at,
        checkedInBy: () => by,
        inPlace: ({ place }) => place,
        shiftFrom: ({ shift }) => shift?.from ?? null,
        shiftTo: ({ shift }) => shift?.to ?? null,
        dueOutAt: dueOut,
      },
      computed: { version: () => sql`case when ${most} = 0 or ${onDuty} + ${rows.length} <= ${most} then 1 end` },
      rows,
    }),
    attendanceTimeline(
      scope,
      rows.map(({ id, agent, at }) => ({
        id,
        events: [{ type: "checked_in", version: 1, from: null, to: on, detail: { agent: agent.id, by, at } }],
      })),
    ),
    auditMany(scope, "fleet.attendance.check_in", checkIns.map(subjectOf)),
    ...tell(
      scope,
      "agent.checked_in",
      "agents",
      checkIns.map(({ agent }) => ({ id: agent.id, number: agent.name, from: off, to: on })),
    ),
  ];
}

/** When the clock may end the duty: after the shift, or after the hours that are the limit of a day. */
function dueOut({ agent, at, shift }: CheckIn): number | null {
  if (shift) return shift.to > at ? shift.to + checkOutGrace : null;
  return agent.workingHoursLimit === null ? null : at + agent.workingHoursLimit * 3_600_000 + checkOutGrace;
}

/** Agents go off duty: rows, timeline, audit and outbox. Whose duty changed, or whose route began meanwhile, rolls the batch back. */
export function endDuties(scope: Scope, checkOuts: readonly CheckOut[], by: AttendanceSource): Statement[] {
  if (checkOuts.length === 0) return [];
  const still = sql`not exists (select 1 from ${routes} r where r.account_id = ${attendance}.account_id
    and r.agent_id = ${attendance}.agent_id and r.status = 'active')`;
  return [
    updateRows(scope.db, {
      table: attendance,
      account: scope.account.id,
      columns: {
        checkedOutAt: ({ at }: CheckOut & { id: string }) => at,
        checkedOutBy: () => by,
        outPlace: ({ place }) => place,
        minutes: ({ duty, at }) => minutesBetween(duty.checkedInAt ?? at, at),
        _seen: ({ duty }) => duty.version,
      },
      computed: {
        version: (field) =>
          sql`case when ${attendance}.version = ${field("_seen")} and ${still} then ${field("_seen")} + 1 end`,
      },
      rows: checkOuts.map((each) => ({ ...each, id: each.duty.id })),
    }),
    attendanceTimeline(
      scope,
      checkOuts.map(({ agent, duty, at }) => ({
        id: duty.id,
        events: [
          { type: "checked_out", version: duty.version + 1, from: on, to: off, detail: { agent: agent.id, by, at } },
        ],
      })),
    ),
    auditMany(scope, "fleet.attendance.check_out", checkOuts.map(subjectOf)),
    ...tell(
      scope,
      "agent.checked_out",
      "agents",
      checkOuts.map(({ agent }) => ({ id: agent.id, number: agent.name, from: on, to: off })),
    ),
  ];
}

const subjectOf = ({ agent }: { agent: AgentDuty }) => ({ subject: agent.id, detail: { name: agent.name } });
