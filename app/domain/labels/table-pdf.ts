import { type Faces, type Measure, measureWith } from "./faces.ts";
import { type Weight, wrapped } from "./glyph-widths.ts";
import type { Mark } from "./label-marks.ts";
import { type PdfPage, writePdf } from "./pdf-writer.ts";

/** A4 lying, millimetres. */
const sheet = { width: 297, height: 210 };
const edge = 10;
const line = 4.6;
const size = 6.5;
const pointsPerMillimetre = 72 / 25.4;
const linesPerPage = Math.floor((sheet.height - 2 * edge - 14) / line) - 1;
const narrowest = 6;

interface Column {
  x: number;
  width: number;
}

/** A table as a PDF: its title and head on every page, each row one line, what does not fit its column cut. */
export function tablePdf(
  title: string,
  rows: readonly (readonly string[])[],
  { remark = null, faces = null }: { remark?: string | null; faces?: Faces | null } = {},
): Uint8Array<ArrayBuffer> {
  const [head = [], ...body] = rows;
  const measure = measureWith(faces);
  const columns = columnsOf(rows, measure);
  const lines = remark === null ? body : [...body, [remark]];
  const pages: PdfPage[] = [];
  for (let from = 0; from === 0 || from < lines.length; from += linesPerPage) {
    const part = lines.slice(from, from + linesPerPage);
    const name = `${title} · ${pages.length + 1} / ${Math.max(1, Math.ceil(lines.length / linesPerPage))}`;
    const marks: Mark[] = [
      { kind: "text", x: edge, y: edge + 4, size: 11, weight: "bold", text: name },
      ...rowMarks(head, columns, edge + 11, "bold", measure),
      { kind: "bar", x: edge, y: edge + 12.4, width: sheet.width - 2 * edge, height: 0.2 },
      ...part.flatMap((row, at) =>
        row.length === 1 && remark !== null
          ? rowMarks(row, [{ x: edge, width: sheet.width - 2 * edge }], edge + 16.5 + at * line, "bold", measure)
          : rowMarks(row, columns, edge + 16.5 + at * line, "regular", measure),
      ),
    ];
    pages.push({ ...sheet, placed: [{ x: 0, y: 0, marks }] });
  }
  return writePdf(pages, title, { faces });
}

/** Columns as wide as their texts ask for, together as wide as the sheet. */
function columnsOf(rows: readonly (readonly string[])[], measure: Measure): Column[] {
  const asked = (rows[0] ?? []).map((_, at) =>
    Math.min(
      60,
      rows.slice(0, 200).reduce((most, row) => Math.max(most, millimetres(row[at] ?? "", measure)), narrowest),
    ),
  );
  const total = asked.reduce((sum, each) => sum + each, 0);
  const scale = (sheet.width - 2 * edge) / Math.max(total, 1);
  let x = edge;
  return asked.map((each) => {
    const column = { x, width: each * scale };
    x += column.width;
    return column;
  });
}

function millimetres(text: string, measure: Measure): number {
  return (measure(text, "regular") * size) / pointsPerMillimetre + 2;
}

function rowMarks(
  row: readonly string[],
  columns: readonly Column[],
  y: number,
  weight: Weight,
  measure: Measure,
): Mark[] {
  return columns.flatMap(({ x, width }, at): Mark[] => {
    const text = (row[at] ?? "").replaceAll(/\s+/g, " ");
    const room = (width - 1.5) * pointsPerMillimetre;
    const [shown] = text ? wrapped(text, { width: room, size, weight, most: 1, measure }) : [];
    return shown ? [{ kind: "text", x, y, size, weight, text: shown }] : [];
  });
}
