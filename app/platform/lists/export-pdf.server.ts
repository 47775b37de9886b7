import { formatPdfCells } from "#app/platform/documents/pdf-cells.server.ts";
import { readPrintFonts } from "#app/platform/documents/print-fonts.server.ts";
import type { OutputCell } from "#app/platform/documents/xlsx/workbook-writer.ts";
import type { ExportContext } from "./export-list.server.ts";

/** Maximum rows of a PDF, which is built in memory. */
const MAX_PDF_ROWS = 2000;

/** A PDF of the first rows; a note at its end states what was left out. The writer is loaded on first use. */
export async function* streamPdf(
  rows: AsyncGenerator<OutputCell[][]>,
  title: string,
  { t, scope }: ExportContext,
): AsyncGenerator<Uint8Array> {
  const { renderTablePdf } = await import("#app/platform/documents/pdf/table-pdf.ts");
  const read: OutputCell[][] = [];
  for await (const part of rows) {
    read.push(...part);
    if (read.length > MAX_PDF_ROWS + 1) break;
  }
  const { rows: table, amounts } = formatPdfCells(read, t);
  const cut = table.length > MAX_PDF_ROWS + 1;
  const remark = cut ? t("common:table.pdf_cut", { count: String(MAX_PDF_ROWS) }) : null;
  const shown = table.slice(0, MAX_PDF_ROWS + 1);
  const { needsEmbeddedFont } = await import("#app/platform/documents/pdf/fonts.ts");
  const faces = shown.some((row) => row.some(needsEmbeddedFont)) ? await readPrintFonts(scope.ports) : null;
  yield renderTablePdf(title, shown, { remark, faces, amounts });
}
