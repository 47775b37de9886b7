import { readLogo } from "#app/modules/workspace/db/account.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { needsEmbeddedFont } from "#app/platform/documents/pdf/fonts.ts";
import type { Archive } from "#app/platform/documents/pdf/pdf-archive.ts";
import { createMoneyFormatter, formatPdfCells } from "#app/platform/documents/pdf-cells.server.ts";
import { readPrintFonts } from "#app/platform/documents/print-fonts.server.ts";
import { createTranslator, type Translator } from "#app/platform/i18n/translate.server.ts";
import { formatLongDay } from "#app/platform/time/local-time-text.ts";
import type { DocumentTable } from "./document-table.server.ts";

/** What surrounds the table of a printed document. Days are local dates; facts and notes without a value are left out. */
export interface DocumentLetterhead {
  /** Heading above the lines: kind and number. */
  heading: string;
  /** The issuer, whose logo is printed, if that is not the reader's account. */
  issuerScope?: Scope;
  /** The document's language, if that is not the reader's. */
  language?: string | null;
  sender: readonly string[];
  recipient: readonly string[];
  facts: readonly (readonly [label: string, value: string | null, kind?: "day"])[];
  notes: readonly (string | null)[];
}

/** Renders a document as PDF with the issuer's logo, in its language. The PDF writer is loaded on demand. PDF/A archives need the print fonts. */
export async function* streamDocumentPdf(
  scope: Scope,
  { letterhead, voided, currency, head, lines, sums }: DocumentTable,
  reader: string,
  archive: Archive | null = null,
): AsyncGenerator<Uint8Array> {
  const writing = createTranslator(letterhead.language ?? reader);
  const money = createMoneyFormatter(writing.locale);
  const { rows: written, amounts } = formatPdfCells(lines, writing);
  const said = {
    title: letterhead.heading,
    sender: letterhead.sender,
    recipient: letterhead.recipient,
    facts: letterhead.facts.flatMap(([label, value, kind]) =>
      value === null ? [] : [[label, kind === "day" ? formatLongDay(value, writing.dateLocale) : value] as const],
    ),
    sums: sums.flatMap(([label, sum]) => (sum === null ? [] : [[label, money({ amount: sum, currency })] as const])),
    notes: letterhead.notes.filter((note) => note !== null),
  };
  const stamp = voided ? writing("billing:paper.voided") : null;
  const texts = [
    stamp ?? "",
    said.title,
    ...said.sender,
    ...said.recipient,
    ...head,
    ...said.notes,
    ...said.facts.flat(),
  ];
  const foreign =
    archive !== null || texts.some(needsEmbeddedFont) || written.some((row) => row.some(needsEmbeddedFont));
  const [logo, faces] = await Promise.all([
    readLogo(letterhead.issuerScope ?? scope),
    foreign ? readPrintFonts(scope.ports) : null,
  ]);
  const { renderDocumentPdf } = await import("#app/platform/documents/pdf/document-pdf.ts");
  const paper = { letterhead: said, stamp, head, lines: written, amounts };
  yield renderDocumentPdf(paper, { picture: logo?.picture ?? null, faces, archive });
}

/** Formats a tax rate, given in hundredths of a percent, for a language: "8,1". */
export const formatTaxRate = (rate: number, { locale }: Pick<Translator, "locale">): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(rate / 100);
