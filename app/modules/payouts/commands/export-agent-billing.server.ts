import type { Scope } from "#app/platform/db/scope.server.ts";
import { createColumn, toLocalTimeCell } from "#app/platform/lists/export-columns.server.ts";
import { type ExportRequest, exportList, type ListExport } from "#app/platform/lists/export-list.server.ts";
import { readTransactionList, type TransactionRow } from "../db/dues.reads.server.ts";
import { formatTransactionFormula, formatTransactionType, toRowAmountCell } from "./format-transaction.server.ts";
import { type ListedDue, readListedDues } from "./view-dues.server.ts";

const dueExport: ListExport<ListedDue> = {
  title: (t) => t("payouts:title"),
  read: readListedDues,
  columns: [
    createColumn("agent", "payouts:column.agent", (row) => row.agentName ?? ""),
    createColumn(
      "flat",
      "payouts:column.flat",
      toRowAmountCell((row) => row.flat),
    ),
    createColumn(
      "hours",
      "payouts:column.hours",
      toRowAmountCell((row) => row.hour),
    ),
    createColumn(
      "shipments",
      "payouts:column.shipments",
      toRowAmountCell((row) => row.shipment),
    ),
    createColumn(
      "distance",
      "payouts:column.distance",
      toRowAmountCell((row) => row.distance),
    ),
    createColumn(
      "custom",
      "payouts:column.custom",
      toRowAmountCell((row) => row.custom),
    ),
    createColumn(
      "payout",
      "payouts:column.payout",
      toRowAmountCell((row) => row.total),
    ),
    createColumn(
      "cash",
      "payouts:column.cash",
      toRowAmountCell((row) => row.cash),
    ),
    createColumn(
      "to_pay",
      "payouts:column.to_pay",
      toRowAmountCell((row) => row.toPay),
    ),
    createColumn("payout", "common:field.currency", (row) => row.currency),
  ],
};

/** Exports pending payouts, filtered by the URL. */
export function exportDues(scope: Scope, exportRequest: ExportRequest) {
  return exportList(scope, dueExport, exportRequest);
}

/** Transactions as a file, of one agent or of all. */
export const transactionExport = (agentId?: string): ListExport<TransactionRow> => ({
  title: (t) => t("payouts:transactions"),
  read: (scope, query) => readTransactionList(scope, query, agentId),
  columns: [
    createColumn("day", "payouts:column.day", (row) => toLocalTimeCell(row.day)),
    createColumn("agent", "payouts:column.agent", (row) => row.agentName ?? ""),
    createColumn("type", "payouts:column.kind", formatTransactionType),
    createColumn("formula", "payouts:column.formula", formatTransactionFormula),
    createColumn("from", "payouts:column.from", (row) => row.inputs.shipment ?? row.inputs.receipt ?? ""),
    createColumn(
      "amount",
      "payouts:column.amount",
      toRowAmountCell((row) => row.amount),
    ),
    createColumn("amount", "common:field.currency", (row) => row.currency),
    createColumn("state", "payouts:column.state", (row, { t }) => t(`payouts:state.${row.state}`)),
    createColumn("receipt", "payouts:column.number", (row) => row.receiptNumber ?? ""),
  ],
});

/** Exports an agent's transactions, filtered by the URL. */
export function exportTransactions(
  scope: Scope,
  requested: ExportRequest & { params: Readonly<Record<string, string | undefined>> },
) {
  return exportList(scope, transactionExport(requested.params.agent ?? ""), requested);
}
