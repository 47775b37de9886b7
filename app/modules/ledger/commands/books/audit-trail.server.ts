import type { Scope } from "#app/platform/db/scope.server.ts";
import { failFields, type Result } from "#app/platform/kernel/result.ts";
import { toSnakeCase } from "#app/platform/kernel/snake-case.ts";
import { createColumn, toMomentCell } from "#app/platform/lists/export-columns.server.ts";
import {
  type ExportedFile,
  type ExportRequest,
  exportList,
  type ListExport,
} from "#app/platform/lists/export-list.server.ts";
import { addUnits, monthPattern } from "#app/platform/time/day-spans.ts";
import { toInstant } from "#app/platform/time/local-time.ts";
import { readAuditTrail, type TrailSpan, type TrailStep } from "../../db/audit-trail.reads.server.ts";

/** The steps of documents as a list to export, of one month or all. */
const createTrailExport = (month: string | null, span: TrailSpan | null): ListExport<TrailStep> => ({
  title: (t) => [t("accounting:trail.title"), month].filter(Boolean).join(" "),
  read: (scope, query) => readAuditTrail(scope, { ...query, span }),
  columns: [
    createColumn("at", "accounting:trail.at", (row, writing) => toMomentCell(row.at, writing)),
    createColumn("kind", "accounting:numbers.kind", ({ documentKind }, { t }) =>
      t(`accounting:numbers.kinds.${documentKind}`),
    ),
    createColumn("number", "accounting:numbers.number", (row) => row.number ?? ""),
    createColumn("version", "accounting:trail.version", (row) => row.version),
    createColumn("type", "accounting:trail.step", ({ type }, { t }) => t(`accounting:event.${type}`)),
    createColumn("from", "accounting:trail.from", (row) => row.fromStatus ?? ""),
    createColumn("to", "accounting:trail.to", (row) => row.toStatus),
    createColumn("actor", "accounting:trail.actor", (row) => row.actorName),
    createColumn("detail", "accounting:trail.detail", (row) => JSON.stringify(toSnakeCase(row.detail))),
    createColumn("id", "accounting:trail.id", (row) => row.id),
  ],
});

/** Exports every step of the documents, or those of a month by the account's clock: who did what, when, with what. */
export function exportAuditTrail(scope: Scope, exportRequest: ExportRequest): Result<ExportedFile> {
  const month = exportRequest.url.searchParams.get("month");
  if (month !== null && !monthPattern.test(month)) return failFields({ month: [{ code: "invalid_value" }] });
  const start = (day: string) => toInstant(`${day}T00:00`, scope.account.timezone);
  const first = `${month}-01`;
  const span = month === null ? null : { from: start(first), before: start(addUnits(first, 1, "month")) };
  return exportList(scope, createTrailExport(month, span), exportRequest);
}
