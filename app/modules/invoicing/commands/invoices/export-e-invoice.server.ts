import { z } from "zod";
import { streamDocumentPdf } from "#app/modules/ledger/commands/documents/document-pdf.server.ts";
import { getDocumentLanguage } from "#app/modules/workspace/model/billing-profile.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { readPrintFonts } from "#app/platform/documents/print-fonts.server.ts";
import { toReadableStream } from "#app/platform/documents/tables/table-stream.ts";
import { createTranslator } from "#app/platform/i18n/translate.server.ts";
import { textSchema } from "#app/platform/kernel/form-values.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { hashSha256Hex } from "#app/platform/kernel/tokens.ts";
import { type ExportedFile, fileTypes } from "#app/platform/lists/export-list.server.ts";
import { readInvoice } from "../../db/invoice.reads.server.ts";
import { renderCiiInvoice } from "../../model/cii.ts";
import { type ElectronicInvoice, findMissingFields, type MissingInvoiceField } from "../../model/e-invoice.ts";
import { toFacturXArchive } from "../../model/factur-x.ts";
import { renderUblInvoice, renderXrechnung } from "../../model/ubl.ts";
import { closeInvoice } from "./close-invoice.server.ts";
import { toElectronicInvoice } from "./electronic-invoice.server.ts";
import { readInvoiceTable } from "./invoice-file.server.ts";

type EInvoiceRequest = Record<"number" | "language", string>;
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
    if (format === "pdf") return createHybridPdf(scope, made, { number, language });
    const file: ExportedFile = {
      name: `${made.number}.xml`,
      type: "application/xml",
      body: eInvoiceRenderers[format](made),
    };
    return ok(file);
  },
});

/** The PDF of an invoice with embedded XML: ZUGFeRD / Factur-X in PDF/A-3. */
async function createHybridPdf(
  scope: Scope,
  made: ElectronicInvoice,
  requested: EInvoiceRequest,
): Promise<Result<ExportedFile>> {
  const { number, language } = requested;
  const [table, faces] = await Promise.all([
    readInvoiceTable(scope, number, { scope, t: createTranslator(language) }),
    readPrintFonts(scope.ports),
  ]);
  if (!table) return fail("invoice_not_found");
  if (!faces) return fail("e_invoice_unfit", { what: createTranslator(language)("billing:missing.fonts") });
  const content = renderCiiInvoice(made);
  const id = (await hashSha256Hex(content)).slice(0, 32);
  const body = toReadableStream(
    streamDocumentPdf(scope, table, language, toFacturXArchive(content, { at: now(scope), id })),
  );
  return ok({ name: `${made.number}.pdf`, type: fileTypes.pdf, body });
}

/** Lists the missing fields in a language. */
function formatMissingFields(language: string, missing: readonly MissingInvoiceField[]): string {
  const t = createTranslator(language);
  return missing.map((what) => t(`billing:missing.${what}`)).join(", ");
}
