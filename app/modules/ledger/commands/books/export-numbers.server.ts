import type { Scope } from "#app/platform/db/scope.server.ts";
import { moment, worded } from "#app/platform/lists/export-columns.server.ts";
import { type ExportAsked, exportList, type ListExport } from "#app/platform/lists/export-list.server.ts";
import { type NumberRow, readNumbers } from "../../db/number-log.reads.server.ts";
import { exportedKinds } from "./number-kinds.server.ts";

const numbers: ListExport<NumberRow> = {
  title: (t) => t("accounting:numbers.title"),
  read: (scope, query) => readNumbers(scope, exportedKinds(scope), query),
  columns: [
    worded("number", "accounting:numbers.number", (row) => row.number),
    worded("kind", "accounting:numbers.kind", (row, { t }) => t(`accounting:numbers.kinds.${row.kind}`)),
    worded("given_at", "accounting:numbers.given_at", (row, writing) => moment(row.givenAt, writing)),
    worded("actor", "accounting:numbers.actor", (row) => row.actorName),
    worded("voided_at", "accounting:numbers.voided_at", (row, writing) => moment(row.voidedAt, writing)),
    worded("voided_by", "accounting:numbers.voided_by", (row) => row.voidedByName ?? ""),
    worded("counterpart", "accounting:numbers.counterpart", (row) => row.counterpart ?? ""),
  ],
};

/** The numbers that an address matches, as a file. */
export function exportNumbers(scope: Scope, asked: ExportAsked) {
  return exportList(scope, numbers, asked);
}
