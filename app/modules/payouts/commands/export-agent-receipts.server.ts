import type { Scope } from "#app/platform/db/scope.server.ts";
import { localTime, moment, worded } from "#app/platform/lists/export-columns.server.ts";
import { type ExportAsked, exportList, type ListExport } from "#app/platform/lists/export-list.server.ts";
import { type AgentReceiptRow, readAgentReceipts } from "../db/agent-receipts.reads.server.ts";
import { agentReceiptStatuses } from "../model/agent-billing.enums.ts";
import { amountOf } from "./written-transaction.server.ts";

const receiptExport: ListExport<AgentReceiptRow> = {
  title: (t) => t("payouts:receipts"),
  read: readAgentReceipts,
  columns: [
    worded("number", "payouts:column.number", (row) => row.number),
    worded("status", "payouts:column.status", (row, { t }) =>
      t(`common:status.agent_receipt.${agentReceiptStatuses.of(row.status).key}`),
    ),
    worded("agent", "payouts:column.agent", (row) => row.agentName ?? ""),
    worded("created_at", "payouts:column.generated", (row, writing) => moment(row.createdAt, writing)),
    worded("paid_on", "payouts:column.paid", (row) => localTime(row.paidOn)),
    worded("method", "payouts:column.method", (row, { t }) => (row.method ? t(`payouts:method.${row.method}`) : "")),
    worded("count", "payouts:column.count", (row) => row.lineCount),
    worded(
      "total",
      "payouts:column.total",
      amountOf((row) => row.total),
    ),
    worded(
      "cash",
      "payouts:column.cash",
      amountOf((row) => row.cash),
    ),
    worded("total", "common:field.currency", (row) => row.currency),
  ],
};

/** The receipts of payouts that an address matches, as a file. */
export function exportAgentReceipts(scope: Scope, asked: ExportAsked) {
  return exportList(scope, receiptExport, asked);
}
