import type { Scope } from "#app/platform/db/scope.server.ts";
import { localTime, worded } from "#app/platform/lists/export-columns.server.ts";
import { type ExportAsked, exportList, type ListExport } from "#app/platform/lists/export-list.server.ts";
import { readTransactionList, type TransactionRow } from "../db/dues.reads.server.ts";
import { type ListedDue, readListedDues } from "./view-pending.server.ts";
import { amountOf, kindOf, writeFormula } from "./written-transaction.server.ts";

const dueExport: ListExport<ListedDue> = {
  title: (t) => t("payouts:title"),
  read: readListedDues,
  columns: [
    worded("agent", "payouts:column.agent", (row) => row.agentName ?? ""),
    worded(
      "flat",
      "payouts:column.flat",
      amountOf((row) => row.flat),
    ),
    worded(
      "hours",
      "payouts:column.hours",
      amountOf((row) => row.hour),
    ),
    worded(
      "shipments",
      "payouts:column.shipments",
      amountOf((row) => row.shipment),
    ),
    worded(
      "distance",
      "payouts:column.distance",
      amountOf((row) => row.distance),
    ),
    worded(
      "custom",
      "payouts:column.custom",
      amountOf((row) => row.custom),
    ),
    worded(
      "payout",
      "payouts:column.payout",
      amountOf((row) => row.total),
    ),
    worded(
      "cash",
      "payouts:column.cash",
      amountOf((row) => row.cash),
    ),
    worded(
      "to_pay",
      "payouts:column.to_pay",
      amountOf((row) => row.toPay),
    ),
    worded("payout", "common:field.currency", (row) => row.currency),
  ],
};

/** What agents earned, as an address asks for it, as a file. */
export function exportDues(scope: Scope, asked: ExportAsked) {
  return exportList(scope, dueExport, asked);
}

const transactionExport = (agentId: string): ListExport<TransactionRow> => ({
  title: (t) => t("payouts:transactions"),
  read: (scope, query) => readTransactionList(scope, query, agentId),
  columns: [
    worded("day", "payouts:column.day", (row) => localTime(row.day)),
    worded("agent", "payouts:column.agent", (row) => row.agentName ?? ""),
    worded("type", "payouts:column.kind", kindOf),
    worded("formula", "payouts:column.formula", writeFormula),
    worded("from", "payouts:column.from", (row) => row.inputs.shipment ?? row.inputs.receipt ?? ""),
    worded(
      "amount",
      "payouts:column.amount",
      amountOf((row) => row.amount),
    ),
    worded("amount", "common:field.currency", (row) => row.currency),
    worded("state", "payouts:column.state", (row, { t }) => t(`payouts:state.${row.state}`)),
    worded("receipt", "payouts:column.number", (row) => row.receiptNumber ?? ""),
  ],
});

/** The transactions of an agent, as an address asks for them, as a file. */
export function exportTransactions(
  scope: Scope,
  asked: ExportAsked & { params: Readonly<Record<string, string | undefined>> },
) {
  return exportList(scope, transactionExport(asked.params.agent ?? ""), asked);
}
