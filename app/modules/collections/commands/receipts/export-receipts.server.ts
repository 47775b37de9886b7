import { toAmountCell } from "#app/modules/ledger/commands/amount-cell.server.ts";
import { readTills } from "#app/modules/ledger/db/tills.reads.server.ts";
import { receiptStatuses } from "#app/modules/ledger/model/accounting.enums.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { createColumn, toMomentCell } from "#app/platform/lists/export-columns.server.ts";
import { type ExportRequest, exportList, type ListExport } from "#app/platform/lists/export-list.server.ts";
import { type ReceiptRow, readReceipts } from "../../db/receipt-list.reads.server.ts";

/** Exports the receipts that match the URL's filters; the till is named where there are several. */
export async function exportReceipts(scope: Scope, exportRequest: ExportRequest) {
  const tills = await readTills(scope);
  const columns: ListExport<ReceiptRow>["columns"] = [
    createColumn("number", "accounting:column.number", (row) => row.number),
    createColumn("status", "accounting:column.status", (row, { t }) =>
      t(`common:status.receipt.${receiptStatuses.byCode(row.status).key}`),
    ),
    createColumn("agent", "accounting:column.agent", (row) => row.agentName ?? ""),
    createColumn("created_at", "accounting:column.generated", (row, writing) => toMomentCell(row.createdAt, writing)),
    createColumn("received_at", "accounting:column.received", (row, writing) => toMomentCell(row.receivedAt, writing)),
    createColumn("count", "accounting:column.count", (row) => row.lineCount),
    createColumn("cash", "accounting:column.cash", (row) => toAmountCell(row.cash, row.currency)),
    createColumn("other", "accounting:column.other", (row) => toAmountCell(row.other, row.currency)),
    createColumn("total", "accounting:column.total", (row) => toAmountCell(row.total, row.currency)),
    createColumn("difference", "accounting:column.difference", (row) => toAmountCell(row.difference, row.currency)),
    createColumn("reason", "accounting:column.reason", (row, { t }) =>
      row.reason ? t(`accounting:reason.${row.reason}`) : "",
    ),
    createColumn("total", "common:field.currency", (row) => row.currency),
    createColumn("till", "accounting:till.label", (row) => tills.find(({ id }) => id === row.tillId)?.name ?? ""),
  ];
  const shown = tills.length > 0 ? columns : columns.slice(0, -1);
  return exportList(
    scope,
    { title: (t) => t("accounting:receipts.title"), read: readReceipts, columns: shown },
    exportRequest,
  );
}
