import type { OutputCell } from "#app/domain/imports/xlsx/writer.ts";
import type { translator } from "#app/i18n/translate.server.ts";

/** Rows of a PDF, which is made in memory and read by people. */
const mostPdfRows = 2000;

/** A PDF of the first rows; what was left out is said at its end. The writer is loaded when somebody asks for it. */
export async function* pdfPieces(
  rows: AsyncGenerator<OutputCell[][]>,
  title: string,
  t: ReturnType<typeof translator>,
): AsyncGenerator<Uint8Array> {
  const { tablePdf } = await import("#app/domain/labels/table-pdf.ts");
  const table: string[][] = [];
  for await (const part of rows) {
    table.push(...part.map((row) => row.map((cell) => String(cell ?? ""))));
    if (table.length > mostPdfRows + 1) break;
  }
  const cut = table.length > mostPdfRows + 1;
  const remark = cut ? t("common:table.pdf_cut", { count: String(mostPdfRows) }) : null;
  yield tablePdf(title, table.slice(0, mostPdfRows + 1), remark);
}
