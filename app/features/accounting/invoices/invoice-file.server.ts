import { readInvoice, readInvoiceLines } from "#app/data/billing/invoice.reads.server.ts";
import type { Scope } from "#app/data/kernel/scope.server.ts";
import type { TaxTreatment } from "#app/domain/billing/billing.enums.ts";
import type { OutputCell } from "#app/domain/imports/xlsx/writer.ts";
import { translator } from "#app/i18n/translate.server.ts";
import type { Writing } from "../../export-list.server.ts";
import { type DocumentTable, documentFiles } from "../documents/document-file.server.ts";
import { amountCell } from "../export-accounting.server.ts";

/** An invoice on paper, or for a sheet. */
export const invoiceFiles = documentFiles({
  module: "accounting.merchant_billing",
  deed: {
    print: "accounting.merchant_billing.print_invoice",
    export: "accounting.merchant_billing.export_invoice",
  },
  missing: "invoice_not_found",
  path: "/accounting/merchant-billing/invoices",
  read: readTable,
});

/** An invoice's lines with their sums, in the merchant's language where it has one; that of a voided one takes it back. */
async function readTable(scope: Scope, number: string, reader: Writing): Promise<DocumentTable | null> {
  const invoice = await readInvoice(scope, number);
  if (!invoice) return null;
  const lines = await readInvoiceLines(scope, invoice);
  const t = invoice.buyer.language ? translator(invoice.buyer.language) : reader.t;
  const { currency, cancellation } = invoice;
  const sign = cancellation ? -1 : 1;
  const word = (key: string) => t(`billing:column.${key}`);
  const title = cancellation
    ? `${cancellation} · ${t("billing:cancellation_of", { number: invoice.number })}`
    : invoice.number;
  return {
    title: [title, invoice.buyer.name, invoice.issuedOn, currency].filter(Boolean).join(" · "),
    currency,
    head: [word("order"), word("reference"), t("billing:lines"), "", word("currency"), word("amount")],
    lines: lines.map((line): OutputCell[] => [
      line.orderNumber ?? "",
      line.reference ?? "",
      t(`billing:fee.${line.type}`),
      line.description,
      currency,
      amountCell(sign * line.amount, currency),
    ]),
    sums: [
      [t("billing:band.subtotal"), sign * invoice.subtotal],
      [t("billing:band.surcharge"), sign * invoice.surcharge],
      [t("billing:band.discount"), -sign * invoice.discount],
      [vatOf(t, invoice.taxTreatment), sign * invoice.tax],
      [t("billing:band.total"), sign * invoice.total],
    ],
  };
}

/** VAT, or why there is none. */
function vatOf(t: Writing["t"], treatment: TaxTreatment): string {
  return treatment === "standard" ? t("billing:band.no_vat") : t(`billing:reasons.${treatment}`);
}
