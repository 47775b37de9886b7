import { countMinutesBetween } from "#app/modules/fleet/model/attendance.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { createColumn, toLocalSpanCell, toMomentCell } from "#app/platform/lists/export-columns.server.ts";
import {
  type ExportContext,
  type ExportRequest,
  exportList,
  type ListExport,
} from "#app/platform/lists/export-list.server.ts";
import { toLocalTime } from "#app/platform/time/local-time.ts";
import { type PastAttendance, readPastAttendance } from "../db/attendance-list.reads.server.ts";
import { type AttendanceRow, readAttendance } from "./view-attendance.server.ts";

const formatSpan = (shift: { from: number; to: number } | null, { scope: { account } }: ExportContext) =>
  shift ? toLocalSpanCell(toLocalTime(shift.from, account.timezone), toLocalTime(shift.to, account.timezone)) : "";

const attendanceFile: ListExport<AttendanceRow> = {
  title: (t) => t("fleet:part.attendance"),
  read: readAttendance,
  columns: [
    createColumn("agent", "fleet:column.agent", (row) => row.name),
    createColumn("team", "fleet:column.team", (row) => row.team ?? ""),
    createColumn("location", "fleet:column.location", (row) => row.location ?? ""),
    createColumn("state", "fleet:column.state", (row, { t }) => t(`common:status.agent.${row.state}`)),
    createColumn("shift", "fleet:column.shift", (row, context) => formatSpan(row.shift, context)),
    createColumn("in", "fleet:column.in", (row, context) => toMomentCell(row.attendance?.checkedInAt ?? null, context)),
    createColumn("out", "fleet:column.out", (row, context) =>
      toMomentCell(row.attendance?.checkedOutAt ?? null, context),
    ),
    createColumn("worked", "fleet:column.minutes", (row) => row.workedMinutes),
    createColumn("route", "fleet:column.route", ({ route }) =>
      route ? `${route.number}: ${route.done} / ${route.total}` : "",
    ),
    createColumn("seen", "fleet:column.seen", (row, context) => toMomentCell(row.lastSeenAt, context)),
    createColumn("vehicle", "fleet:column.vehicle", (row) => row.vehicle?.label ?? ""),
    createColumn("phone", "fleet:column.phone", (row) => row.phone),
  ],
};

/** Exports today's agents that match the list's query. */
export function exportAttendance(scope: Scope, exportRequest: ExportRequest) {
  return exportList(scope, attendanceFile, exportRequest);
}

/** Past attendance as a file. */
export const historyFile: ListExport<PastAttendance> = {
  title: (t) => t("fleet:part.history"),
  read: readPastAttendance,
  columns: [
    createColumn("date", "fleet:column.date", (row) => row.date),
    createColumn("agent", "fleet:column.agent", (row) => row.agent.name),
    createColumn("team", "fleet:column.team", (row) => row.team ?? ""),
    createColumn("shift", "fleet:column.shift", ({ shiftFrom: from, shiftTo: to }, context) =>
      formatSpan(from === null || to === null ? null : { from, to }, context),
    ),
    createColumn("checked_in", "fleet:column.in", (row, context) => toMomentCell(row.checkedInAt, context)),
    createColumn("by", "fleet:column.by", (row, { t }) => t(`fleet:source.${row.checkedInBy}`)),
    createColumn("in_name", "fleet:column.in_name", (row) => row.checkedInName ?? ""),
    createColumn("place", "fleet:column.distance", (row) => row.inPlace?.distance ?? ""),
    createColumn("checked_out", "fleet:column.out", (row, context) => toMomentCell(row.checkedOutAt, context)),
    createColumn("out_by", "fleet:column.out_by", (row, { t }) =>
      row.checkedOutBy ? t(`fleet:source.${row.checkedOutBy}`) : "",
    ),
    createColumn("out_name", "fleet:column.out_name", (row) => row.checkedOutName ?? ""),
    createColumn("out_place", "fleet:column.out_distance", (row) => row.outPlace?.distance ?? ""),
    createColumn(
      "worked",
      "fleet:column.minutes",
      (row, { scope }) => row.minutes ?? countMinutesBetween(row.checkedInAt, scope.ports.clock.now()),
    ),
  ],
};

/** Exports the attendance history that matches the list's query. */
export function exportHistory(scope: Scope, exportRequest: ExportRequest) {
  return exportList(scope, historyFile, exportRequest);
}
