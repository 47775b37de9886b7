import { minutesBetween } from "#app/modules/fleet/model/attendance.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { localSpan, moment, worded } from "#app/platform/lists/export-columns.server.ts";
import { type ExportAsked, exportList, type ListExport, type Writing } from "#app/platform/lists/export-list.server.ts";
import { localTimeOf } from "#app/platform/time/local-time.ts";
import { type PastDuty, readPastDuties } from "../db/attendance-list.reads.server.ts";
import { type AttendanceRow, readAttendance } from "./view-attendance.server.ts";

const span = (shift: { from: number; to: number } | null, { scope: { account } }: Writing) =>
  shift ? localSpan(localTimeOf(shift.from, account.timezone), localTimeOf(shift.to, account.timezone)) : "";

const attendanceFile: ListExport<AttendanceRow> = {
  title: (t) => t("fleet:part.attendance"),
  read: readAttendance,
  columns: [
    worded("agent", "fleet:column.agent", (row) => row.name),
    worded("team", "fleet:column.team", (row) => row.team ?? ""),
    worded("location", "fleet:column.location", (row) => row.location ?? ""),
    worded("state", "fleet:column.state", (row, { t }) => t(`common:status.agent.${row.state}`)),
    worded("shift", "fleet:column.shift", (row, writing) => span(row.shift, writing)),
    worded("in", "fleet:column.in", (row, writing) => moment(row.duty?.checkedInAt ?? null, writing)),
    worded("out", "fleet:column.out", (row, writing) => moment(row.duty?.checkedOutAt ?? null, writing)),
    worded("worked", "fleet:column.minutes", (row) => row.workedMinutes),
    worded("route", "fleet:column.route", ({ route }) =>
      route ? `${route.number}: ${route.done} / ${route.total}` : "",
    ),
    worded("seen", "fleet:column.seen", (row, writing) => moment(row.seenAt, writing)),
    worded("vehicle", "fleet:column.vehicle", (row) => row.vehicle?.label ?? ""),
    worded("phone", "fleet:column.phone", (row) => row.phone),
  ],
};

/** Today's agents as an address asks for them, as a file. */
export function exportAttendance(scope: Scope, asked: ExportAsked) {
  return exportList(scope, attendanceFile, asked);
}

const historyFile: ListExport<PastDuty> = {
  title: (t) => t("fleet:part.history"),
  read: readPastDuties,
  columns: [
    worded("date", "fleet:column.date", (row) => row.date),
    worded("agent", "fleet:column.agent", (row) => row.agent.name),
    worded("team", "fleet:column.team", (row) => row.team ?? ""),
    worded("shift", "fleet:column.shift", ({ shiftFrom: from, shiftTo: to }, writing) =>
      span(from === null || to === null ? null : { from, to }, writing),
    ),
    worded("checked_in", "fleet:column.in", (row, writing) => moment(row.checkedInAt, writing)),
    worded("by", "fleet:column.by", (row, { t }) => t(`fleet:source.${row.checkedInBy}`)),
    worded("in_name", "fleet:column.in_name", (row) => row.checkedInName ?? ""),
    worded("place", "fleet:column.distance", (row) => row.inPlace?.distance ?? ""),
    worded("checked_out", "fleet:column.out", (row, writing) => moment(row.checkedOutAt, writing)),
    worded("out_by", "fleet:column.out_by", (row, { t }) =>
      row.checkedOutBy ? t(`fleet:source.${row.checkedOutBy}`) : "",
    ),
    worded("out_name", "fleet:column.out_name", (row) => row.checkedOutName ?? ""),
    worded("out_place", "fleet:column.out_distance", (row) => row.outPlace?.distance ?? ""),
    worded(
      "worked",
      "fleet:column.minutes",
      (row, { scope }) => row.minutes ?? minutesBetween(row.checkedInAt, scope.ports.clock.now()),
    ),
  ],
};

/** The duties that an address matches, as a file. */
export function exportHistory(scope: Scope, asked: ExportAsked) {
  return exportList(scope, historyFile, asked);
}
