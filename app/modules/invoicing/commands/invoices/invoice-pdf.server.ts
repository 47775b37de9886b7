import { streamDocumentPdf } from "#app/modules/ledger/commands/documents/document-pdf.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { readPrintFonts } from "#app/platform/documents/print-fonts.server.ts";
import { createTranslator } from "#app/platform/i18n/translate.server.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { hashSha256Hex } from "#app/platform/kernel/tokens.ts";
import { renderCiiInvoice } from "../../model/cii.ts";
import type { ElectronicInvoice } from "../../model/e-invoice.ts";
import { toFacturXArchive } from "../../model/factur-x.ts";
import { readInvoiceTable } from "./invoice-file.server.ts";

/** The PDF of an invoice with embedded XML: ZUGFeRD / Factur-X in PDF/A-3. */
export async function streamHybridPdf(
  scope: Scope,
  made: ElectronicInvoice,
  { number, language }: Record<"number" | "language", string>,
): Promise<Result<AsyncGenerator<Uint8Array>>> {
  const t = createTranslator(language);
  const [table, faces] = await Promise.all([
    readInvoiceTable(scope, number, { scope, t }),
    readPrintFonts(scope.ports),
  ]);
  if (!table) return fail("invoice_not_found");
  if (!faces) return fail("e_invoice_unfit", { what: t("billing:missing.fonts") });
  const content = renderCiiInvoice(made);
  const id = (await hashSha256Hex(content)).slice(0, 32);
  return ok(streamDocumentPdf(scope, table, language, toFacturXArchive(content, { at: now(scope), id })));
}
