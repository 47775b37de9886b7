import { streamDocumentPdf } from "#app/modules/ledger/commands/documents/document-pdf.server.ts";
import type { DocumentTable } from "#app/modules/ledger/commands/documents/document-table.server.ts";
import { getDocumentLanguage } from "#app/modules/workspace/model/billing-profile.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { toReadableStream } from "#app/platform/documents/tables/table-stream.ts";
import { createTranslator } from "#app/platform/i18n/translate.server.ts";
import { fileTypes } from "#app/platform/lists/export-list.server.ts";
import type { InvoiceRecord } from "../../db/invoice.reads.server.ts";
import { findMissingFields } from "../../model/e-invoice.ts";
import { renderXrechnung } from "../../model/ubl.ts";
import { toElectronicInvoice } from "../invoices/electronic-invoice.server.ts";
import { readInvoiceTable } from "../invoices/invoice-file.server.ts";
import { streamHybridPdf } from "../invoices/invoice-pdf.server.ts";

/** A file that goes with a sending. */
export interface NewSentFile {
  name: string;
  type: string;
  content: Uint8Array;
}

const readAll = (pieces: AsyncGenerator<Uint8Array>) => new Response(toReadableStream(pieces)).bytes();

/** A document as PDF. */
export async function writeSentPdf(
  scope: Scope,
  name: string,
  table: DocumentTable,
  language: string,
): Promise<NewSentFile> {
  const content = await readAll(streamDocumentPdf(scope, table, language));
  return { name: `${name}.pdf`, type: fileTypes.pdf, content };
}

/**
 * An invoice as it is sent: the PDF, with the e-invoice inside where its parties' details suffice, and the XRechnung where
 * the merchant has a reference for it. `electronic` says which.
 */
export async function writeInvoiceFiles(scope: Scope, invoice: InvoiceRecord) {
  const { number } = invoice;
  const language = getDocumentLanguage(invoice) ?? scope.actor.language;
  const made = await toElectronicInvoice(scope, invoice, number, language);
  const isFit = findMissingFields(made, "en16931").length === 0;
  const hybrid = isFit ? await streamHybridPdf(scope, made, { number, language }) : null;
  const files: NewSentFile[] = [];
  if (hybrid?.ok) files.push({ name: `${number}.pdf`, type: fileTypes.pdf, content: await readAll(hybrid.value) });
  else {
    const table = await readInvoiceTable(scope, number, { scope, t: createTranslator(language) });
    if (table) files.push(await writeSentPdf(scope, number, table, language));
  }
  const isXrechnung = findMissingFields(made, "xrechnung").length === 0;
  if (isXrechnung) {
    const content = new TextEncoder().encode(renderXrechnung(made));
    files.push({ name: `${number}.xml`, type: "application/xml", content });
  }
  return { files, electronic: { zugferd: hybrid?.ok === true, xrechnung: isXrechnung } };
}
