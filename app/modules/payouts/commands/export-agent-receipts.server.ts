import type { Scope } from "#app/platform/db/scope.server.ts";
import { createColumn, toLocalTimeCell, toMomentCell } from "#app/platform/lists/export-columns.server.ts";
import { type ExportRequest, exportList, type ListExport } from "#app/platform/lists/export-list.server.ts";
import { type AgentReceiptRow, readAgentReceipts } from "../db/agent-receipts.reads.server.ts";
import { agentReceiptStatuses } from "../model/agent-billing.enums.ts";
import { toRowAmountCell } from "./format-transaction.server.ts";

const receiptExport: ListExport<AgentReceiptRow> = {
  title: (t) => t("payouts:receipts"),
  read: readAgentReceipts,
  columns: [
    createColumn("number", "payouts:column.number", (row) => row.number),
    createColumn("status", "payouts:column.status", (row, { t }) =>
      t(`common:status.agent_receipt.${agentReceiptStatuses.byCode(row.status).key}`),
    ),
    createColumn("agent", "payouts:column.agent", (row) => row.agentName ?? ""),
    createColumn("created_at", "payouts:column.generated", (row, writing) => toMomentCell(row.createdAt, writing)),
    createColumn("paid_on", "payouts:column.paid", (row) => toLocalTimeCell(row.paidOn)),
    createColumn("method", "payouts:column.method", (row, { t }) =>
      row.method ? t(`payouts:method.${row.method}`) : "",
    ),
    createColumn("count", "payouts:column.count", (row) => row.lineCount),
    createColumn(
      "total",
      "payouts:band.net",
      toRowAmountCell((row) => row.total - row.tax),
    ),
    createColumn(
      "total",
      "closing:vat.vat",
      toRowAmountCell((row) => row.tax),
    ),
    createColumn(
      "total",
      "payouts:column.total",
      toRowAmountCell((row) => row.total),
    ),
    createColumn(
      "cash",
      "payouts:column.cash",
      toRowAmountCell((row) => row.cash),
    ),
    createColumn("total", "common:field.currency", (row) => row.currency),
  ],
};

/** Exports the payout receipts that match the URL's filters. */
export function exportAgentReceipts(scope: Scope, exportRequest: ExportRequest) {
  return exportList(scope, receiptExport, exportRequest);
}
