import type { Scope } from "#app/platform/db/scope.server.ts";
import { createColumn, toMomentCell } from "#app/platform/lists/export-columns.server.ts";
import { type ExportRequest, exportList, type ListExport } from "#app/platform/lists/export-list.server.ts";
import { type NumberRow, readNumbers } from "../../db/number-log.reads.server.ts";
import { listExportableKinds } from "./number-kinds.server.ts";

const numberExport: ListExport<NumberRow> = {
  title: (t) => t("accounting:numbers.title"),
  read: (scope, query) => readNumbers(scope, listExportableKinds(scope), query),
  columns: [
    createColumn("number", "accounting:numbers.number", (row) => row.number),
    createColumn("kind", "accounting:numbers.kind", (row, { t }) => t(`accounting:numbers.kinds.${row.kind}`)),
    createColumn("issued_at", "accounting:numbers.issued_at", (row, writing) => toMomentCell(row.issuedAt, writing)),
    createColumn("actor", "accounting:numbers.actor", (row) => row.actorName),
    createColumn("voided_at", "accounting:numbers.voided_at", (row, writing) => toMomentCell(row.voidedAt, writing)),
    createColumn("voided_by", "accounting:numbers.voided_by", (row) => row.voidedByName ?? ""),
    createColumn("counterpart", "accounting:numbers.counterpart", (row) => row.counterpart ?? ""),
  ],
};

/** Exports the document numbers that match the URL's filters. */
export function exportNumbers(scope: Scope, exportRequest: ExportRequest) {
  return exportList(scope, numberExport, exportRequest);
}
