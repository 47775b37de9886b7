import { z } from "zod";
import { getDocumentLanguage } from "#app/modules/workspace/model/billing-profile.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { toReadableStream } from "#app/platform/documents/tables/table-stream.ts";
import { createTranslator } from "#app/platform/i18n/translate.server.ts";
import { textSchema } from "#app/platform/kernel/form-values.ts";
import { fail, ok } from "#app/platform/kernel/result.ts";
import { type ExportedFile, fileTypes } from "#app/platform/lists/export-list.server.ts";
import { readInvoice } from "../../db/invoice.reads.server.ts";
import { renderCiiInvoice } from "../../model/cii.ts";
import { findMissingFields, type MissingInvoiceField } from "../../model/e-invoice.ts";
import { renderUblInvoice, renderXrechnung } from "../../model/ubl.ts";
import { closeInvoice } from "./close-invoice.server.ts";
import { toElectronicInvoice } from "./electronic-invoice.server.ts";
import { streamHybridPdf } from "./invoice-pdf.server.ts";

const eInvoiceRenderers = { ubl: renderUblInvoice, xrechnung: renderXrechnung, cii: renderCiiInvoice } as const;

/**
 * Exports an invoice as an e-invoice of EN 16931: UBL, XRechnung (the German authorities' rules), or ZUGFeRD / Factur-X
 * (CII alone, or embedded in the PDF). The number of the cancellation document exports that document.
 */
export const exportEInvoice = createCommand({
  name: "accounting.merchant_billing.e_invoice",
  permission: ["accounting.merchant_billing", "accounting.merchant_billing.export_invoice"],
  input: z.object({ number: textSchema(40), format: z.enum(["ubl", "xrechnung", "cii", "pdf"]), language: z.string() }),
  run: async (scope, { number, format, language }) => {
    const invoice = await readInvoice(scope, number);
    if (!invoice) return fail("invoice_not_found");
    const made = await toElectronicInvoice(scope, invoice, number, getDocumentLanguage(invoice) ?? language);
    const missing = findMissingFields(made, format === "xrechnung" ? format : "en16931");
    if (missing.length > 0) return fail("e_invoice_unfit", { what: formatMissingFields(language, missing) });
    await closeInvoice(scope, invoice);
    if (format === "pdf") {
      const pdf = await streamHybridPdf(scope, made, { number, language });
      return pdf.ok
        ? ok({
            name: `${made.number}.pdf`,
            type: fileTypes.pdf,
            body: toReadableStream(pdf.value),
          } satisfies ExportedFile)
        : pdf;
    }
    const file: ExportedFile = {
      name: `${made.number}.xml`,
      type: "application/xml",
      body: eInvoiceRenderers[format](made),
    };
    return ok(file);
  },
});

/** Lists the missing fields in a language. */
function formatMissingFields(language: string, missing: readonly MissingInvoiceField[]): string {
  const t = createTranslator(language);
  return missing.map((what) => t(`billing:missing.${what}`)).join(", ");
}
