import type { Mark } from "#app/platform/documents/pdf/mark.ts";
import { createMeasure, type PrintFonts } from "./fonts.ts";
import type { PdfPage } from "./pdf-content.ts";
import { writePdf } from "./pdf-writer.ts";
import { drawRow, layOutColumns } from "./table-cells.ts";

/** A4 landscape, millimeters. */
const pageSize = { width: 297, height: 210 };
const edge = 10;
const line = 4.6;
const size = 6.5;
const linesPerPage = Math.floor((pageSize.height - 2 * edge - 14) / line) - 1;

interface TableParts {
  /** A note below the last row. */
  remark?: string | null;
  faces?: PrintFonts | null;
  /** Columns of numbers. */
  amounts?: ReadonlySet<number>;
}

/**
 * Renders a table as a PDF: title and header on every page, one line per row, text cut to its column. A row of one text,
 * such as a line of its foot, goes across all columns.
 */
export function renderTablePdf(
  title: string,
  rows: readonly (readonly string[])[],
  { remark = null, faces = null, amounts = new Set() }: TableParts = {},
): Uint8Array<ArrayBuffer> {
  const [head = [], ...body] = rows;
  const set = { size, measure: createMeasure(faces) };
  const room = pageSize.width - 2 * edge;
  const columns = layOutColumns({ sample: rows.slice(0, 200), left: edge, room, widest: 60, amounts, ...set });
  const lines = remark === null ? body : [...body, [remark]];
  const pages: PdfPage[] = [];
  for (let from = 0; from === 0 || from < lines.length; from += linesPerPage) {
    const part = lines.slice(from, from + linesPerPage);
    const name = `${title} · ${pages.length + 1} / ${Math.max(1, Math.ceil(lines.length / linesPerPage))}`;
    const marks: Mark[] = [
      { kind: "text", x: edge, y: edge + 4, size: 11, weight: "bold", text: name },
      ...drawRow(head, columns, { y: edge + 11, weight: "bold", ...set }),
      { kind: "bar", x: edge, y: edge + 12.4, width: room, height: 0.2 },
      ...part.flatMap((row, at) => {
        const y = edge + 16.5 + at * line;
        return row.length === 1 && columns.length > 1
          ? drawRow(row, [{ x: edge, width: room, right: false }], { y, weight: "bold", ...set })
          : drawRow(row, columns, { y, weight: "regular", ...set });
      }),
    ];
    pages.push({ ...pageSize, placed: [{ x: 0, y: 0, marks }] });
  }
  return writePdf(pages, title, { faces });
}
