import { toAmountCell } from "#app/modules/ledger/commands/amount-cell.server.ts";
import { invoiceStatuses, settlementStatuses } from "#app/modules/ledger/model/accounting.enums.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { createColumn, toLocalTimeCell, toMomentCell } from "#app/platform/lists/export-columns.server.ts";
import {
  type ExportColumn,
  type ExportRequest,
  exportList,
  type ListExport,
} from "#app/platform/lists/export-list.server.ts";
import { type InvoiceRow, readInvoices } from "../../db/invoice.reads.server.ts";
import { readSettlements, type SettlementRow } from "../../db/settlement.reads.server.ts";
import { exchangeColumns } from "./exchange-columns.server.ts";
import { type ListedBalance, readListedBalances } from "./listed-balances.server.ts";

const sumColumn = <Row extends { currency: string }>(of: string, word: string, amount: (row: Row) => number) =>
  createColumn<Row>(of, `billing:column.${word}`, (row) => toAmountCell(amount(row), row.currency));

const currencyColumn = <Row extends { currency: string }>(of: string): ExportColumn<Row> =>
  createColumn<Row>(of, "billing:column.currency", (row) => row.currency);

/** The merchant; in a portal the carrier that issued the document. */
const otherSideColumn = <Row extends Pick<InvoiceRow, "merchantName" | "carrierName">>(): ExportColumn<Row> => ({
  listColumn: "merchant",
  header: ({ t, scope }) => t(`billing:column.${scope.account.kind}`),
  cell: (row, { scope }) => (scope.account.kind === "carrier" ? (row.merchantName ?? "") : row.carrierName),
});

/** Pending billing as a file. */
export const pendingExport: ListExport<ListedBalance> = {
  title: (t) => t("billing:part.pending"),
  read: (scope, query) => readListedBalances(scope, query, "any"),
  columns: [
    createColumn("merchant", "billing:column.merchant", (row) => row.merchantName ?? ""),
    createColumn("city", "billing:column.city", (row) => row.city ?? ""),
    createColumn("orders", "billing:column.orders", (row) => row.orderCount),
    sumColumn("fees", "fees", (row) => row.fees),
    sumColumn("vat", "vat", (row) => row.vat),
    sumColumn("invoice", "invoice", (row) => row.total),
    sumColumn("collections", "collections", (row) => row.held),
    sumColumn("net", "net", (row) => row.net),
    currencyColumn("net"),
  ],
};

export function exportPending(scope: Scope, exportRequest: ExportRequest) {
  return exportList(scope, pendingExport, exportRequest);
}

/** Invoices as a file. */
export const invoiceExport: ListExport<InvoiceRow> = {
  title: (t) => t("billing:part.invoices"),
  read: readInvoices,
  columns: [
    createColumn("number", "billing:column.number", (row) => row.number),
    createColumn("status", "billing:column.status", (row, { t }) =>
      t(`common:status.invoice.${invoiceStatuses.byCode(row.status).key}`),
    ),
    otherSideColumn(),
    createColumn("created_at", "billing:column.created", (row, writing) => toMomentCell(row.createdAt, writing)),
    createColumn("orders", "billing:column.orders", (row) => row.orderCount),
    createColumn("disputes", "billing:column.disputes", (row) => row.disputes),
    createColumn("due", "billing:column.due", (row) => toLocalTimeCell(row.dueOn)),
    createColumn("paid", "billing:column.paid", (row) => toLocalTimeCell(row.paidOn)),
    sumColumn("vat", "vat", (row) => row.tax),
    sumColumn("total", "total", (row) => row.total),
    currencyColumn("total"),
    ...exchangeColumns,
  ],
};

/** Exports the invoices that match the URL's filters. */
export function exportInvoices(scope: Scope, exportRequest: ExportRequest) {
  return exportList(scope, invoiceExport, exportRequest);
}

const settlementExport: ListExport<SettlementRow> = {
  title: (t) => t("billing:part.settlements"),
  read: readSettlements,
  columns: [
    createColumn("number", "billing:column.number", (row) => row.number),
    createColumn("status", "billing:column.status", (row, { t }) =>
      t(`common:status.settlement.${settlementStatuses.byCode(row.status).key}`),
    ),
    otherSideColumn(),
    createColumn("created_at", "billing:column.created", (row, writing) => toMomentCell(row.createdAt, writing)),
    createColumn("collections", "billing:column.collections", (row) => row.lineCount),
    createColumn("disputes", "billing:column.disputes", (row) => row.disputes),
    createColumn("settled", "billing:column.settled", (row) => toLocalTimeCell(row.settledOn)),
    sumColumn("received", "received", (row) => row.received),
    sumColumn("fees", "fees", (row) => row.fees + row.tax),
    sumColumn("closing", "closing", (row) => row.closing),
    currencyColumn("closing"),
  ],
};

/** Exports the settlements that match the URL's filters. */
export function exportSettlements(scope: Scope, exportRequest: ExportRequest) {
  return exportList(scope, settlementExport, exportRequest);
}
