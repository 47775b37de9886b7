import type { MeasureWidth } from "#app/platform/documents/pdf/fonts.ts";
import { type FontWeight, wrapText } from "#app/platform/documents/pdf/glyph-widths.ts";
import type { Mark } from "#app/platform/documents/pdf/mark.ts";

/** A printed route: header, and a row per stop with room for a signature. Texts are in the reader's language. */
export interface RouteSheet {
  title: string;
  /** Header lines: agent, vehicle, time, distance, amounts to collect. */
  facts: readonly string[];
  head: Readonly<Record<Exclude<RouteSheetColumn, "sign">, string>> & { sign: string };
  stops: readonly RouteSheetRow[];
}

export interface RouteSheetRow {
  position: string;
  time: string;
  /** The contact. */
  name: string;
  /** Address, directions, phone, orders: one line each, wrapped when too long. */
  lines: readonly string[];
  window: string;
  goods: readonly string[];
  collect: readonly string[];
  /** Printed in full below the address. */
  notes: string;
  /** Show a signature field. */
  signed: boolean;
}

type RouteSheetColumn = "position" | "time" | "where" | "window" | "goods" | "collect" | "sign";

export const PAGE_MARGIN_MM = 12;
export const LINE_HEIGHT_MM = 4;
const FONT_SIZE = 8;
const POINTS_PER_MM = 72 / 25.4;
const COLUMN_GAP_MM = 2;

const columnWidths: Readonly<Record<RouteSheetColumn, number>> = {
  position: 8,
  time: 13,
  where: 68,
  window: 22,
  goods: 22,
  collect: 22,
  sign: 31,
};
export const routeSheetColumns = Object.keys(columnWidths) as RouteSheetColumn[];
export const columnLefts = Object.fromEntries(
  routeSheetColumns.map((key, at) => [
    key,
    PAGE_MARGIN_MM + routeSheetColumns.slice(0, at).reduce((sum, each) => sum + columnWidths[each], 0),
  ]),
) as Record<RouteSheetColumn, number>;

/** Minimum height of a stop, so that a name fits on the signature line. */
const MIN_ROW_HEIGHT_MM = 15;
/** Maximum lines of one stop: a page-long note must not push everything else off the page. */
const MAX_CELL_LINES = 40;

/** A line in the default size. */
export const createTextMark = (x: number, y: number, text: string): Extract<Mark, { kind: "text" }> => ({
  kind: "text",
  x,
  y,
  size: FONT_SIZE,
  weight: "regular",
  text,
});

/** Drawing commands of a stop relative to its top, and its height. */
export function layOutRow(stop: RouteSheetRow, measure: MeasureWidth): { marks: Mark[]; height: number } {
  const within = (key: RouteSheetColumn, texts: readonly string[], weight: FontWeight = "regular") =>
    texts
      .flatMap((text) =>
        wrapSheetText(text, columnWidths[key] - COLUMN_GAP_MM, { measure, maxLines: MAX_CELL_LINES, weight }),
      )
      .map((text) => ({ text, weight }));
  const cells: Partial<Record<RouteSheetColumn, { text: string; weight: FontWeight }[]>> = {
    position: within("position", [stop.position], "bold"),
    time: within("time", [stop.time], "bold"),
    where: [
      ...within("where", [stop.name], "bold"),
      ...within("where", stop.lines),
      ...within("where", stop.notes.split("\n"), "bold"),
    ].slice(0, MAX_CELL_LINES),
    window: within("window", [stop.window]),
    goods: within("goods", stop.goods),
    collect: within("collect", stop.collect, "bold"),
  };
  const limit = Math.max(...Object.values(cells).map((each) => each.length));
  const height = Math.max(MIN_ROW_HEIGHT_MM, limit * LINE_HEIGHT_MM + 4);
  const marks: Mark[] = routeSheetColumns.flatMap((key) =>
    (cells[key] ?? []).map(({ text, weight }, at) => ({
      ...createTextMark(columnLefts[key], LINE_HEIGHT_MM + at * LINE_HEIGHT_MM, text),
      weight,
    })),
  );
  if (stop.signed)
    marks.push({
      kind: "bar",
      x: columnLefts.sign,
      y: height - 4,
      width: columnWidths.sign - COLUMN_GAP_MM,
      height: 0.2,
    });
  return { marks, height };
}

interface WrapOptions {
  measure: MeasureWidth;
  maxLines: number;
  size?: number;
  weight?: FontWeight;
}

/** Wraps a text into lines. */
export function wrapSheetText(
  text: string,
  millimetres: number,
  { measure, maxLines, size: points = FONT_SIZE, weight }: WrapOptions,
): string[] {
  const written = text.replaceAll(/\s+/g, " ").trim();
  if (written === "") return [];
  return wrapText(written, {
    width: millimetres * POINTS_PER_MM,
    size: points,
    weight: weight ?? "regular",
    maxLines,
    measure,
  });
}
