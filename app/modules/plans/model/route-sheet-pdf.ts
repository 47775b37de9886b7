import { createMeasure, type MeasureWidth, type PrintFonts } from "#app/platform/documents/pdf/fonts.ts";
import type { Mark } from "#app/platform/documents/pdf/mark.ts";
import type { PdfPage } from "#app/platform/documents/pdf/pdf-content.ts";
import { writePdf } from "#app/platform/documents/pdf/pdf-writer.ts";
import {
  columnLefts,
  createTextMark,
  LINE_HEIGHT_MM,
  layOutRow,
  PAGE_MARGIN_MM,
  type RouteSheet,
  routeSheetColumns,
  wrapSheetText,
} from "./route-sheet.ts";

/** A4 portrait, millimetres. */
const pageSize = { width: 210, height: 297 };
const PAGE_BOTTOM_MM = pageSize.height - 16;

/** Route sheets as one PDF: each route starts on a new page, and its header repeats on all of its pages. */
export function renderRouteSheetPdf(
  sheets: readonly RouteSheet[],
  title: string,
  faces: PrintFonts | null = null,
): Uint8Array<ArrayBuffer> {
  const measure = createMeasure(faces);
  return writePdf(
    sheets.flatMap((route) => layOutPages(route, measure)),
    title,
    { faces },
  );
}

function layOutPages(route: RouteSheet, measure: MeasureWidth): PdfPage[] {
  const rows = route.stops.map((stop) => layOutRow(stop, measure));
  const parts: (typeof rows)[] = [[]];
  const top = measureHead(route, measure);
  let y = top;
  for (const row of rows) {
    if (y + row.height > PAGE_BOTTOM_MM && parts.at(-1)?.length) {
      parts.push([]);
      y = top;
    }
    parts.at(-1)?.push(row);
    y += row.height;
  }
  return parts.map((part, at) => {
    const marks = drawHead(route, measure, parts.length > 1 ? `${at + 1} / ${parts.length}` : "");
    let below = top;
    for (const row of part) {
      marks.push(...row.marks.map((mark) => ({ ...mark, y: mark.y + below })));
      below += row.height;
      marks.push({
        kind: "bar",
        x: PAGE_MARGIN_MM,
        y: below - 1,
        width: pageSize.width - 2 * PAGE_MARGIN_MM,
        height: 0.15,
      });
    }
    return { ...pageSize, placed: [{ x: 0, y: 0, marks }] };
  });
}

const wrapFacts = ({ facts }: RouteSheet, measure: MeasureWidth): string[] =>
  facts.flatMap((fact) => wrapSheetText(fact, pageSize.width - 2 * PAGE_MARGIN_MM, { measure, maxLines: 3 }));

function measureHead(route: RouteSheet, measure: MeasureWidth): number {
  return PAGE_MARGIN_MM + 9 + wrapFacts(route, measure).length * LINE_HEIGHT_MM + 10;
}

function drawHead(route: RouteSheet, measure: MeasureWidth, page: string): Mark[] {
  const [name = ""] = wrapSheetText(route.title, pageSize.width - 2 * PAGE_MARGIN_MM - 20, {
    measure,
    maxLines: 1,
    size: 14,
    weight: "bold",
  });
  const marks: Mark[] = [
    { kind: "text", x: PAGE_MARGIN_MM, y: PAGE_MARGIN_MM + 5, size: 14, weight: "bold", text: name },
    ...wrapFacts(route, measure).map((text, at) =>
      createTextMark(PAGE_MARGIN_MM, PAGE_MARGIN_MM + 11 + at * LINE_HEIGHT_MM, text),
    ),
  ];
  if (page) marks.push(createTextMark(pageSize.width - PAGE_MARGIN_MM - 14, PAGE_MARGIN_MM + 5, page));
  const y = measureHead(route, measure) - 4;
  for (const key of routeSheetColumns)
    marks.push({ ...createTextMark(columnLefts[key], y, route.head[key]), weight: "bold" });
  marks.push({ kind: "bar", x: PAGE_MARGIN_MM, y: y + 1.4, width: pageSize.width - 2 * PAGE_MARGIN_MM, height: 0.3 });
  return marks;
}
