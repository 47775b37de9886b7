import { toAmountCell } from "#app/modules/ledger/commands/amount-cell.server.ts";
import { createDocumentFileCommands } from "#app/modules/ledger/commands/documents/document-file.server.ts";
import { formatTaxRate } from "#app/modules/ledger/commands/documents/document-pdf.server.ts";
import type { DocumentTable } from "#app/modules/ledger/commands/documents/document-table.server.ts";
import { formatExchange } from "#app/modules/ledger/commands/documents/format-exchange.server.ts";
import { formatVatExemption } from "#app/modules/ledger/commands/documents/vat-exemption.server.ts";
import { exchangeTax } from "#app/modules/ledger/model/exchange.ts";
import { formatAddressBlock, getDocumentLanguage } from "#app/modules/workspace/model/billing-profile.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { OutputCell } from "#app/platform/documents/xlsx/workbook-writer.ts";
import { createTranslator } from "#app/platform/i18n/translate.server.ts";
import type { ExportContext } from "#app/platform/lists/export-list.server.ts";
import { readCreditNote, readCreditNoteLines } from "../../db/credit-notes.server.ts";
import { readCreditedExchange } from "../../db/exchange.server.ts";
import { toIssuerScope } from "../../db/issuer-scope.ts";

const module = "accounting.merchant_billing";

/** Prints and exports a credit note. */
export const creditNoteFiles = createDocumentFileCommands({
  module,
  action: { print: "accounting.merchant_billing.print_invoice", export: "accounting.merchant_billing.export_invoice" },
  missing: "invoice_not_found",
  path: "/api/billing/credit-notes",
  read: readCreditNoteTable,
});

/** The lines and sums of a credit note, in the merchant's language if known. */
export async function readCreditNoteTable(
  scope: Scope,
  address: string,
  reader: ExportContext,
): Promise<DocumentTable | null> {
  const note = await readCreditNote(scope, address);
  if (!note) return null;
  const [lines, exchange] = await Promise.all([readCreditNoteLines(scope, note), readCreditedExchange(scope, note)]);
  const language = getDocumentLanguage(note);
  const t = language ? createTranslator(language) : reader.t;
  const { number, currency, seller, buyer, taxTreatment, taxRate } = note;
  const word = (key: string) => t(`billing:column.${key}`);
  const rest = (note.total ?? 0) - (note.allocated ?? 0);
  return {
    title: [number, t("billing:credit.of", { number: note.invoiceNumber }), buyer.name].filter(Boolean).join(" · "),
    currency,
    voided: false,
    letterhead: {
      heading: t("billing:credit.heading", { number, invoice: note.invoiceNumber }),
      issuerScope: toIssuerScope(scope, note),
      language,
      sender: formatAddressBlock(seller),
      recipient: formatAddressBlock(buyer),
      facts: [
        [t("billing:paper.issued"), note.issuedOn, "day"],
        [t("billing:column.invoice"), note.invoiceNumber],
        [t("billing:credit.invoice_date"), note.invoiceIssuedOn, "day"],
        [t("billing:paper.from"), note.periodFrom, "day"],
        [t("billing:paper.to"), note.periodTo, "day"],
        [t("billing:column.currency"), currency],
      ],
      notes: [
        t("billing:credit.reason", { reason: note.reason }),
        formatVatExemption(t, seller, taxTreatment),
        formatExchange(exchangeTax(note, exchange), currency, { t }),
        (note.tax ?? 0) > 0 ? t("billing:credit.correct_vat", { number: note.invoiceNumber }) : null,
        rest > 0 ? t("billing:credit.paid_out") : t("billing:credit.lowers", { number: note.invoiceNumber }),
        seller.email ? t("billing:paper.questions", { email: seller.email }) : null,
      ],
    },
    head: [word("order"), word("reference"), t("billing:lines"), word("currency"), word("amount")],
    lines: lines.map((line): OutputCell[] => [
      line.orderNumber ?? "",
      line.reference ?? "",
      line.type === "custom" && line.description ? line.description : t(`billing:fee.${line.type}`),
      currency,
      toAmountCell(line.amount, currency),
    ]),
    sums: [
      [t("billing:band.subtotal"), note.gross],
      [t("billing:band.discount"), note.discount === 0 ? null : -(note.discount ?? 0)],
      [
        formatVatExemption(t, seller, taxTreatment) ?? t("billing:band.vat", { rate: formatTaxRate(taxRate, t) }),
        note.tax,
      ],
      [t("billing:credit.total"), note.total],
    ],
  };
}
