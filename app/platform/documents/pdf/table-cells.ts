import type { Mark } from "#app/modules/labels/model/label-marks.ts";
import type { Measure } from "./faces.ts";
import { type Weight, wrapped } from "./glyph-widths.ts";

const pointsPerMillimetre = 72 / 25.4;
const narrowest = 6;
/** Between what two columns say. */
const gap = 2;

/** A column of a sheet, millimetres; `right` where amounts end at the same place. */
export interface Column {
  x: number;
  width: number;
  right: boolean;
  /** What an amount keeps free at its end. */
  inset?: number;
}

/** How texts are set: points, and how wide they come out. */
export interface Setting {
  size: number;
  measure: Measure;
}

interface Sheet extends Setting {
  /** Rows by which widths are chosen, the head among them. */
  sample: readonly (readonly string[])[];
  left: number;
  room: number;
  widest: number;
  amounts?: ReadonlySet<number>;
}

/** Columns as wide as their texts ask for, together as wide as the room. */
export function columnsOf({ sample, left, room, widest, amounts, ...setting }: Sheet): Column[] {
  const asked = (sample[0] ?? []).map((_, at) =>
    Math.min(
      widest,
      sample.reduce((most, row) => Math.max(most, millimetres(row[at] ?? "", setting)), narrowest),
    ),
  );
  const total = asked.reduce((sum, each) => sum + each, 0);
  const scale = room / Math.max(total, 1);
  let x = left;
  const isAmount = (at: number) => amounts?.has(at) ?? false;
  return asked.map((each, at) => {
    // An amount keeps away from a text that begins where its column ends.
    const inset = at < asked.length - 1 && !isAmount(at + 1) ? gap : 0;
    const column = { x, width: each * scale, right: isAmount(at), inset };
    x += column.width;
    return column;
  });
}

function millimetres(text: string, { size, measure }: Setting): number {
  return (measure(text, "regular") * size) / pointsPerMillimetre + gap;
}

interface Cell extends Setting {
  y: number;
  weight: Weight;
}

/** A row, each cell in its column. */
export function rowMarks(row: readonly string[], columns: readonly Column[], cell: Cell): Mark[] {
  return columns.flatMap((column, at) => cellMarks(row[at] ?? "", column, cell));
}

/** A text of one line, cut where it does not fit. */
export function cellMarks(
  text: string,
  { x, width, right, inset = 0 }: Column,
  { y, weight, size, measure }: Cell,
): Mark[] {
  const room = (width - 1.5) * pointsPerMillimetre;
  const [shown] = text ? wrapped(text.replaceAll(/\s+/g, " "), { width: room, size, weight, most: 1, measure }) : [];
  if (!shown) return [];
  const used = right ? (measure(shown, weight) * size) / pointsPerMillimetre : 0;
  return [{ kind: "text", x: right ? x + width - inset - used : x, y, size, weight, text: shown }];
}
