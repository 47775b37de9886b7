import { paperCells } from "#app/platform/documents/paper-cells.server.ts";
import { readFaces } from "#app/platform/documents/print-faces.server.ts";
import type { OutputCell } from "#app/platform/documents/xlsx/writer.ts";
import type { Writing } from "./export-list.server.ts";

/** Rows of a PDF, which is made in memory and read by people. */
const mostPdfRows = 2000;

/** A PDF of the first rows; what was left out is said at its end. The writer is loaded when somebody asks for it. */
export async function* pdfPieces(
  rows: AsyncGenerator<OutputCell[][]>,
  title: string,
  { t, scope }: Writing,
): AsyncGenerator<Uint8Array> {
  const { tablePdf } = await import("#app/platform/documents/pdf/table-pdf.ts");
  const read: OutputCell[][] = [];
  for await (const part of rows) {
    read.push(...part);
    if (read.length > mostPdfRows + 1) break;
  }
  const { rows: table, amounts } = paperCells(read, t);
  const cut = table.length > mostPdfRows + 1;
  const remark = cut ? t("common:table.pdf_cut", { count: String(mostPdfRows) }) : null;
  const shown = table.slice(0, mostPdfRows + 1);
  const { needsFace } = await import("#app/platform/documents/pdf/faces.ts");
  const faces = shown.some((row) => row.some(needsFace)) ? await readFaces(scope.ports) : null;
  yield tablePdf(title, shown, { remark, faces, amounts });
}
