import { amountCell } from "#app/modules/ledger/commands/amount-cell.server.ts";
import { invoiceStatuses, settlementStatuses } from "#app/modules/ledger/model/accounting.enums.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { localTime, moment, worded } from "#app/platform/lists/export-columns.server.ts";
import {
  type ExportAsked,
  type ExportColumn,
  exportList,
  type ListExport,
} from "#app/platform/lists/export-list.server.ts";
import { type InvoiceRow, readInvoices } from "../../db/invoice.reads.server.ts";
import { readSettlements, type SettlementRow } from "../../db/settlement.reads.server.ts";
import { type ListedBalance, readListedBalances } from "./view-pending.server.ts";

const sum = <Row extends { currency: string }>(of: string, word: string, amount: (row: Row) => number) =>
  worded<Row>(of, `billing:column.${word}`, (row) => amountCell(amount(row), row.currency));

const currency = <Row extends { currency: string }>(of: string): ExportColumn<Row> =>
  worded<Row>(of, "billing:column.currency", (row) => row.currency);

/** The merchant; in a portal the carrier that wrote the document. */
const withWhom = <Row extends Pick<InvoiceRow, "merchantName" | "carrierName">>(): ExportColumn<Row> => ({
  of: "merchant",
  header: ({ t, scope }) => t(`billing:column.${scope.account.kind}`),
  cell: (row, { scope }) => (scope.account.kind === "carrier" ? (row.merchantName ?? "") : row.carrierName),
});

const pendingExport: ListExport<ListedBalance> = {
  title: (t) => t("billing:part.pending"),
  read: (scope, query) => readListedBalances(scope, query, "any"),
  columns: [
    worded("merchant", "billing:column.merchant", (row) => row.merchantName ?? ""),
    worded("city", "billing:column.city", (row) => row.city ?? ""),
    worded("orders", "billing:column.orders", (row) => row.orderCount),
    sum("fees", "fees", (row) => row.fees),
    sum("vat", "vat", (row) => row.vat),
    sum("invoice", "invoice", (row) => row.total),
    sum("collections", "collections", (row) => row.held),
    sum("net", "net", (row) => row.net),
    currency("net"),
  ],
};

/** What is pending, as an address asks for it, as a file. */
export function exportPending(scope: Scope, asked: ExportAsked) {
  return exportList(scope, pendingExport, asked);
}

const invoiceExport: ListExport<InvoiceRow> = {
  title: (t) => t("billing:part.invoices"),
  read: readInvoices,
  columns: [
    worded("number", "billing:column.number", (row) => row.number),
    worded("status", "billing:column.status", (row, { t }) =>
      t(`common:status.invoice.${invoiceStatuses.of(row.status).key}`),
    ),
    withWhom(),
    worded("created_at", "billing:column.created", (row, writing) => moment(row.createdAt, writing)),
    worded("orders", "billing:column.orders", (row) => row.orderCount),
    worded("disputes", "billing:column.disputes", (row) => row.disputes),
    worded("due", "billing:column.due", (row) => localTime(row.dueOn)),
    worded("paid", "billing:column.paid", (row) => localTime(row.paidOn)),
    sum("vat", "vat", (row) => row.tax),
    sum("total", "total", (row) => row.total),
    currency("total"),
  ],
};

/** The invoices that an address matches, as a file. */
export function exportInvoices(scope: Scope, asked: ExportAsked) {
  return exportList(scope, invoiceExport, asked);
}

const settlementExport: ListExport<SettlementRow> = {
  title: (t) => t("billing:part.settlements"),
  read: readSettlements,
  columns: [
    worded("number", "billing:column.number", (row) => row.number),
    worded("status", "billing:column.status", (row, { t }) =>
      t(`common:status.settlement.${settlementStatuses.of(row.status).key}`),
    ),
    withWhom(),
    worded("created_at", "billing:column.created", (row, writing) => moment(row.createdAt, writing)),
    worded("collections", "billing:column.collections", (row) => row.lineCount),
    worded("disputes", "billing:column.disputes", (row) => row.disputes),
    worded("settled", "billing:column.settled", (row) => localTime(row.settledOn)),
    sum("received", "received", (row) => row.received),
    sum("fees", "fees", (row) => row.fees + row.tax),
    sum("closing", "closing", (row) => row.closing),
    currency("closing"),
  ],
};

/** The settlements that an address matches, as a file. */
export function exportSettlements(scope: Scope, asked: ExportAsked) {
  return exportList(scope, settlementExport, asked);
}
