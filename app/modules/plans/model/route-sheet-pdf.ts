import type { Mark } from "#app/modules/labels/model/label-marks.ts";
import { type Faces, type Measure, measureWith } from "#app/platform/documents/pdf/faces.ts";
import type { PdfPage } from "#app/platform/documents/pdf/pdf-content.ts";
import { writePdf } from "#app/platform/documents/pdf/pdf-writer.ts";
import { columns, sheetEdge as edge, lefts, line, linesOf, pitch, type RouteSheet, rowOf } from "./route-sheet.ts";

/** A4 standing, millimetres. */
const sheet = { width: 210, height: 297 };
const bottom = sheet.height - 16;

/** Route sheets as one PDF: each route begins on a page of its own, its head stands on all of its pages. */
export function routeSheetPdf(
  sheets: readonly RouteSheet[],
  title: string,
  faces: Faces | null = null,
): Uint8Array<ArrayBuffer> {
  const measure = measureWith(faces);
  return writePdf(
    sheets.flatMap((route) => pagesOf(route, measure)),
    title,
    { faces },
  );
}

function pagesOf(route: RouteSheet, measure: Measure): PdfPage[] {
  const rows = route.stops.map((stop) => rowOf(stop, measure));
  const parts: (typeof rows)[] = [[]];
  const top = headHeight(route, measure);
  let y = top;
  for (const row of rows) {
    if (y + row.height > bottom && parts.at(-1)?.length) {
      parts.push([]);
      y = top;
    }
    parts.at(-1)?.push(row);
    y += row.height;
  }
  return parts.map((part, at) => {
    const marks = headMarks(route, measure, parts.length > 1 ? `${at + 1} / ${parts.length}` : "");
    let below = top;
    for (const row of part) {
      marks.push(...row.marks.map((mark) => ({ ...mark, y: mark.y + below })));
      below += row.height;
      marks.push({ kind: "bar", x: edge, y: below - 1, width: sheet.width - 2 * edge, height: 0.15 });
    }
    return { ...sheet, placed: [{ x: 0, y: 0, marks }] };
  });
}

const factLines = ({ facts }: RouteSheet, measure: Measure): string[] =>
  facts.flatMap((fact) => linesOf(fact, sheet.width - 2 * edge, { measure, most: 3 }));

function headHeight(route: RouteSheet, measure: Measure): number {
  return edge + 9 + factLines(route, measure).length * pitch + 10;
}

function headMarks(route: RouteSheet, measure: Measure, page: string): Mark[] {
  const [name = ""] = linesOf(route.title, sheet.width - 2 * edge - 20, { measure, most: 1, size: 14, weight: "bold" });
  const marks: Mark[] = [
    { kind: "text", x: edge, y: edge + 5, size: 14, weight: "bold", text: name },
    ...factLines(route, measure).map((text, at) => line(edge, edge + 11 + at * pitch, text)),
  ];
  if (page) marks.push(line(sheet.width - edge - 14, edge + 5, page));
  const y = headHeight(route, measure) - 4;
  for (const key of columns) marks.push({ ...line(lefts[key], y, route.head[key]), weight: "bold" });
  marks.push({ kind: "bar", x: edge, y: y + 1.4, width: sheet.width - 2 * edge, height: 0.3 });
  return marks;
}
