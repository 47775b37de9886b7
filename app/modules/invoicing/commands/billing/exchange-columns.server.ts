import { toAmountCell } from "#app/modules/ledger/commands/amount-cell.server.ts";
import { exchangeTax } from "#app/modules/ledger/model/exchange.ts";
import { createColumn } from "#app/platform/lists/export-columns.server.ts";
import type { ExportColumn } from "#app/platform/lists/export-list.server.ts";
import type { InvoiceRow } from "../../db/invoice.reads.server.ts";

/** VAT of invoices in the tax currency with its rate; empty where an invoice states none. */
export const exchangeColumns: readonly ExportColumn<InvoiceRow>[] = [
  createColumn("vat", "billing:exchange.vat", (row) => {
    const exchanged = exchangeTax(row, row.exchange);
    return toAmountCell(exchanged?.tax ?? null, exchanged?.currency ?? row.currency);
  }),
  createColumn("vat", "billing:exchange.currency", (row) => row.exchange?.currency ?? ""),
  createColumn("vat", "billing:exchange.rate", (row) => row.exchange?.rate ?? ""),
];
