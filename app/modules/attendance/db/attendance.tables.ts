import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type {
  AttendanceEventType,
  AttendanceSource,
  AttendanceStatus,
} from "#app/modules/fleet/model/attendance.enums.ts";
import type { AttendancePlace } from "#app/modules/fleet/model/attendance.ts";
import { accountIdColumn, idColumn, instantColumn, jsonColumn, versionColumn } from "#app/platform/db/columns.ts";

/** Duty of agents: a row from a check-in to its check-out. An agent is on duty once at a time. */
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
    /** The shift as it was at the check-in. */
    shiftFrom: instantColumn(),
    shiftTo: instantColumn(),
    /** From when on the clock checks out who forgot to; null where nothing says how long the day is. */
    dueOutAt: instantColumn(),
    checkedOutAt: instantColumn(),
    checkedOutBy: text().$type<AttendanceSource>(),
    outPlace: jsonColumn<AttendancePlace>(),
    /** Whole minutes of duty, once it is over. */
    minutes: integer(),
    version: versionColumn(),
  },
  (table) => [
    uniqueIndex("attendance_on_duty").on(table.accountId, table.agentId).where(sql`checked_out_at is null`),
    index("attendance_agent").on(table.accountId, table.agentId, table.checkedInAt),
    index("attendance_day").on(table.accountId, table.date),
    index("attendance_due").on(table.dueOutAt).where(sql`checked_out_at is null`),
  ],
);

/** What happened to a duty. */
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
