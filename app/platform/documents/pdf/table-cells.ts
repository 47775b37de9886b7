import type { Mark } from "#app/platform/documents/pdf/mark.ts";
import type { MeasureWidth } from "./fonts.ts";
import { type FontWeight, wrapText } from "./glyph-widths.ts";

const POINTS_PER_MILLIMETER = 72 / 25.4;
const MIN_COLUMN_WIDTH = 6;
/** Gap between two columns, millimeters. */
const gap = 2;

/** A column of a page, millimeters; `right` for amounts that align at their end. */
export interface PdfColumn {
  x: number;
  width: number;
  right: boolean;
  /** Space after an amount, millimeters. */
  inset?: number;
}

/** Font size in points, and how text is measured. */
export interface TextSetting {
  size: number;
  measure: MeasureWidth;
}

interface ColumnLayout extends TextSetting {
  /** Rows that determine the widths, header included. */
  sample: readonly (readonly string[])[];
  left: number;
  room: number;
  widest: number;
  amounts?: ReadonlySet<number>;
}

/** Computes column widths by their texts, together as wide as the available space. */
export function layOutColumns({ sample, left, room, widest, amounts, ...setting }: ColumnLayout): PdfColumn[] {
  const requested = (sample[0] ?? []).map((_, at) =>
    Math.min(
      widest,
      sample.reduce((limit, row) => Math.max(limit, measureText(row[at] ?? "", setting)), MIN_COLUMN_WIDTH),
    ),
  );
  const total = requested.reduce((sum, each) => sum + each, 0);
  const scale = room / Math.max(total, 1);
  let x = left;
  const isAmount = (at: number) => amounts?.has(at) ?? false;
  return requested.map((each, at) => {
    // Keeps an amount apart from text that begins where its column ends.
    const inset = at < requested.length - 1 && !isAmount(at + 1) ? gap : 0;
    const column = { x, width: each * scale, right: isAmount(at), inset };
    x += column.width;
    return column;
  });
}

function measureText(text: string, { size, measure }: TextSetting): number {
  return (measure(text, "regular") * size) / POINTS_PER_MILLIMETER + gap;
}

interface Cell extends TextSetting {
  y: number;
  weight: FontWeight;
}

/** A row, each cell in its column. */
export function drawRow(row: readonly string[], columns: readonly PdfColumn[], cell: Cell): Mark[] {
  return columns.flatMap((column, at) => drawCell(row[at] ?? "", column, cell));
}

/** A text of one line, cut where it does not fit. */
export function drawCell(
  text: string,
  { x, width, right, inset = 0 }: PdfColumn,
  { y, weight, size, measure }: Cell,
): Mark[] {
  const room = (width - 1.5) * POINTS_PER_MILLIMETER;
  const [shown] = text
    ? wrapText(text.replaceAll(/\s+/g, " "), { width: room, size, weight, maxLines: 1, measure })
    : [];
  if (!shown) return [];
  const used = right ? (measure(shown, weight) * size) / POINTS_PER_MILLIMETER : 0;
  return [{ kind: "text", x: right ? x + width - inset - used : x, y, size, weight, text: shown }];
}
