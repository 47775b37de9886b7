import { toAmountCell } from "#app/modules/ledger/commands/amount-cell.server.ts";
import { createDocumentFileCommands } from "#app/modules/ledger/commands/documents/document-file.server.ts";
import { formatTaxRate } from "#app/modules/ledger/commands/documents/document-pdf.server.ts";
import type { DocumentTable } from "#app/modules/ledger/commands/documents/document-table.server.ts";
import { formatExchange } from "#app/modules/ledger/commands/documents/format-exchange.server.ts";
import { formatVatExemption } from "#app/modules/ledger/commands/documents/vat-exemption.server.ts";
import { exchangeTax } from "#app/modules/ledger/model/exchange.ts";
import { createFeeFormulaWriter } from "#app/modules/pricing/commands/fee-formulas.server.ts";
import { isPriceAlone } from "#app/modules/pricing/model/fee-formula.ts";
import { getDocumentLanguage } from "#app/modules/workspace/model/billing-profile.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { OutputCell } from "#app/platform/documents/xlsx/workbook-writer.ts";
import { createTranslator } from "#app/platform/i18n/translate.server.ts";
import type { ExportContext } from "#app/platform/lists/export-list.server.ts";
import { readClearing } from "../../db/clearing.reads.server.ts";
import {
  getRequestedCancellation,
  type InvoiceRecord,
  readInvoice,
  readInvoiceLines,
} from "../../db/invoice.reads.server.ts";
import { closeInvoiceAt } from "./close-invoice.server.ts";
import { formatClearing } from "./format-clearing.server.ts";
import { composeInvoiceLetterhead } from "./invoice-letterhead.server.ts";
import { readInvoicedFields } from "./invoiced-fields.server.ts";

/** Prints and exports an invoice. */
export const invoiceFiles = createDocumentFileCommands({
  module: "accounting.merchant_billing",
  action: {
    print: "accounting.merchant_billing.print_invoice",
    export: "accounting.merchant_billing.export_invoice",
  },
  missing: "invoice_not_found",
  path: "/api/billing/invoices",
  read: readInvoiceTable,
  printed: closeInvoiceAt,
});

/** The lines and sums of an invoice, in the merchant's language if known; with the cancellation's number those of the cancellation. */
export async function readInvoiceTable(
  scope: Scope,
  address: string,
  reader: ExportContext,
): Promise<DocumentTable | null> {
  const invoice = await readInvoice(scope, address);
  if (!invoice) return null;
  const language = getDocumentLanguage(invoice);
  const t = language ? createTranslator(language) : reader.t;
  const lines = await readInvoiceLines(scope, invoice);
  const [clearing, own] = await Promise.all([readClearing(scope, invoice), readInvoicedFields(scope, invoice, t)]);
  const written = createFeeFormulaWriter({ scope, t });
  const { currency } = invoice;
  const cancellation = getRequestedCancellation(invoice, address);
  const back = cancellation !== null;
  const sign = back ? -1 : 1;
  const word = (key: string) => t(`billing:column.${key}`);
  const title = back
    ? `${cancellation} · ${t("billing:cancellation_of", { number: invoice.number })}`
    : [invoice.number, invoice.cancellation && t("billing:paper.voided")].filter(Boolean).join(" · ");
  return {
    title: [title, invoice.buyer.name, invoice.issuedOn, currency].filter(Boolean).join(" · "),
    currency,
    voided: !back && invoice.cancellation !== null,
    letterhead: composeInvoiceLetterhead(invoice, { t, scope, language, clearing }, back, title),
    head: [
      ...["order", "reference"].map(word),
      ...[t("billing:lines"), t("payouts:column.formula")],
      ...["currency", "amount"].map(word),
    ],
    lines: lines.flatMap((line, at): OutputCell[][] => {
      const below = lines[at + 1]?.orderNumber !== line.orderNumber && own.get(line.orderNumber ?? "");
      const cells = [
        ...[line.orderNumber ?? "", line.reference ?? "", t(`billing:fee.${line.type}`)],
        isPriceAlone(line.type, line.description) ? "" : written(line.type, line.description),
        ...[currency, toAmountCell(sign * line.amount, currency)],
      ];
      return below ? [cells, ["", "", below, "", "", ""]] : [cells];
    }),
    sums: [
      [t("billing:band.subtotal"), sign * invoice.subtotal],
      [t("billing:band.surcharge"), invoice.surcharge === 0 ? null : sign * invoice.surcharge],
      [t("billing:band.discount"), invoice.discount === 0 ? null : -sign * invoice.discount],
      [formatVat(t, invoice), sign * invoice.tax],
      [t("billing:band.total"), sign * invoice.total],
      ...(clearing
        ? ([
            [formatClearing(clearing, { t }) ?? "", -clearing.amount],
            [t("billing:paper.to_pay"), invoice.total - clearing.amount],
          ] as const)
        : []),
    ],
    stated: formatExchange(exchangeTax({ currency, tax: sign * invoice.tax }, invoice.exchange), currency, { t }),
  };
}

/** VAT with its rate, or the reason why none is charged. */
function formatVat(t: ExportContext["t"], { seller, taxTreatment, taxRate }: InvoiceRecord): string {
  return formatVatExemption(t, seller, taxTreatment) ?? t("billing:band.vat", { rate: formatTaxRate(taxRate, t) });
}
