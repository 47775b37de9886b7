import { toAmountCell } from "#app/modules/ledger/commands/amount-cell.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { createColumn, toLocalTimeCell, toMomentCell } from "#app/platform/lists/export-columns.server.ts";
import { type ExportRequest, exportList, type ListExport } from "#app/platform/lists/export-list.server.ts";
import { type AgingRow, readAging } from "../../db/aging.reads.server.ts";

const agingExport: ListExport<AgingRow> = {
  title: (t) => t("billing:part.aging"),
  read: readAging,
  columns: [
    createColumn("merchant", "billing:column.merchant", (row) => row.merchantName ?? ""),
    createColumn("invoices", "billing:sum.invoice", (row) => row.invoiceCount),
    createColumn("not_due", "billing:aging.step.notDue", (row) => toAmountCell(row.notDue, row.currency)),
    createColumn("late_30", "billing:aging.step.late30", (row) => toAmountCell(row.late30, row.currency)),
    createColumn("late_60", "billing:aging.step.late60", (row) => toAmountCell(row.late60, row.currency)),
    createColumn("late_90", "billing:aging.step.late90", (row) => toAmountCell(row.late90, row.currency)),
    createColumn("older", "billing:aging.step.older", (row) => toAmountCell(row.older, row.currency)),
    createColumn("open", "billing:aging.open", (row) => toAmountCell(row.open, row.currency)),
    createColumn("credit", "billing:aging.credit", (row) => toAmountCell(-row.credit, row.currency)),
    createColumn("open", "billing:column.currency", (row) => row.currency),
    createColumn("oldest_due", "billing:aging.oldest_due", (row) => toLocalTimeCell(row.oldestDue)),
    createColumn("reminded", "billing:aging.reminded", (row, writing) => toMomentCell(row.remindedAt, writing)),
  ],
};

/** Exports open invoices by merchant, filtered by the URL. */
export function exportAging(scope: Scope, exportRequest: ExportRequest) {
  return exportList(scope, agingExport, exportRequest);
}
