import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type {
  ApprovalReason,
  ApprovalState,
  AttendanceEventType,
  AttendanceSource,
  AttendanceStatus,
} from "#app/modules/fleet/model/attendance.enums.ts";
import type { AttendancePlace, AttendanceReport } from "#app/modules/fleet/model/attendance.ts";
import { accountIdColumn, idColumn, instantColumn, jsonColumn, versionColumn } from "#app/platform/db/columns.ts";

/** Attendance of agents: a row from a check-in to its check-out. Those of one agent never overlap, held by a trigger. */
export const attendance = sqliteTable(
  "attendance",
  {
    id: idColumn(),
    accountId: accountIdColumn(),
    agentId: text().notNull(),
    /** The local date of the check-in: the day that the duty counts for. */
    date: text().notNull(),
    checkedInAt: instantColumn().notNull(),
    checkedInBy: text().$type<AttendanceSource>().notNull(),
    inPlace: jsonColumn<AttendancePlace>(),
    inReport: jsonColumn<AttendanceReport>(),
    /** The shift as it was at the check-in. */
    shiftFrom: instantColumn(),
    shiftTo: instantColumn(),
    /** From when on the clock checks out who forgot to; null for those from before there was a longest shift. */
    dueOutAt: instantColumn(),
    checkedOutAt: instantColumn(),
    checkedOutBy: text().$type<AttendanceSource>(),
    outPlace: jsonColumn<AttendancePlace>(),
    outReport: jsonColumn<AttendanceReport>(),
    /** Whole minutes, once it is over; 0 where it was refused. */
    minutes: integer(),
    /** Null where it needs no approval. While it waits, it earns nothing. */
    approval: text().$type<ApprovalState>(),
    approvalReasons: jsonColumn<ApprovalReason[]>(),
    version: versionColumn(),
  },
  (table) => [
    uniqueIndex("attendance_on_duty").on(table.accountId, table.agentId).where(sql`checked_out_at is null`),
    index("attendance_agent").on(table.accountId, table.agentId, table.checkedInAt),
    index("attendance_day").on(table.accountId, table.date),
    index("attendance_waiting").on(table.accountId, table.checkedInAt).where(sql`approval = 'waiting'`),
    index("attendance_due").on(table.dueOutAt).where(sql`checked_out_at is null`),
  ],
);

/** What happened to an attendance. */
export const attendanceEvents = sqliteTable(
  "attendance_events",
  {
    id: idColumn(),
    accountId: accountIdColumn(),
    attendanceId: text().notNull(),
    version: integer().notNull(),
    type: text().$type<AttendanceEventType>().notNull(),
    fromStatus: integer().$type<AttendanceStatus>(),
    toStatus: integer().$type<AttendanceStatus>().notNull(),
    actorId: text(),
    actorName: text().notNull(),
    detail: jsonColumn<Record<string, unknown>>().notNull(),
    at: instantColumn().notNull(),
  },
  (table) => [uniqueIndex("attendance_events_version").on(table.attendanceId, table.version)],
);

/** The shift calendar: what an agent works on a local date, where that is not the usual; without hours a day off. */
export const agentShifts = sqliteTable(
  "agent_shifts",
  {
    id: idColumn(),
    accountId: accountIdColumn(),
    agentId: text().notNull(),
    date: text().notNull(),
    /** Local `HH:MM`. */
    startsAt: text(),
    endsAt: text(),
    note: text(),
    version: versionColumn(),
  },
  (table) => [
    uniqueIndex("agent_shifts_day").on(table.accountId, table.agentId, table.date),
    index("agent_shifts_date").on(table.accountId, table.date),
  ],
);
