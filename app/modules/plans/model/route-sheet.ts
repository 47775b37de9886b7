import type { Mark } from "#app/modules/labels/model/label-marks.ts";
import type { Measure } from "#app/platform/documents/pdf/faces.ts";
import { type Weight, wrapped } from "#app/platform/documents/pdf/glyph-widths.ts";

/** A route as a driver holds it: its head, and a row a stop with room for a signature. Texts are in the reader's language. */
export interface RouteSheet {
  title: string;
  /** Below the title: who, what vehicle, when, how far, what to collect. */
  facts: readonly string[];
  head: Readonly<Record<Exclude<SheetColumn, "sign">, string>> & { sign: string };
  stops: readonly SheetRow[];
}

export interface SheetRow {
  position: string;
  time: string;
  /** Whom one meets. */
  name: string;
  /** Address, directions, phone, orders: one line each, wrapped where it is long. */
  lines: readonly string[];
  window: string;
  goods: readonly string[];
  collect: readonly string[];
  /** Printed in full below the address. */
  notes: string;
  /** Somebody signs here. */
  signed: boolean;
}

type SheetColumn = "position" | "time" | "where" | "window" | "goods" | "collect" | "sign";

export const sheetEdge = 12;
export const pitch = 4;
const size = 8;
const perMillimetre = 72 / 25.4;
const gap = 2;

const widths: Readonly<Record<SheetColumn, number>> = {
  position: 8,
  time: 13,
  where: 68,
  window: 22,
  goods: 22,
  collect: 22,
  sign: 31,
};
export const columns = Object.keys(widths) as SheetColumn[];
export const lefts = Object.fromEntries(
  columns.map((key, at) => [key, sheetEdge + columns.slice(0, at).reduce((sum, each) => sum + widths[each], 0)]),
) as Record<SheetColumn, number>;

/** Least room of a stop, so that a name fits the line that is signed on. */
const leastHeight = 15;
/** Of one stop: a note as long as a page would push everything else out of it. */
const mostLines = 40;

/** A line at the usual size. */
export const line = (x: number, y: number, text: string): Extract<Mark, { kind: "text" }> => ({
  kind: "text",
  x,
  y,
  size,
  weight: "regular",
  text,
});

/** A stop's marks from its own top, and how high it is. */
export function rowOf(stop: SheetRow, measure: Measure): { marks: Mark[]; height: number } {
  const within = (key: SheetColumn, texts: readonly string[], weight: Weight = "regular") =>
    texts
      .flatMap((text) => linesOf(text, widths[key] - gap, { measure, most: mostLines, weight }))
      .map((text) => ({ text, weight }));
  const cells: Partial<Record<SheetColumn, { text: string; weight: Weight }[]>> = {
    position: within("position", [stop.position], "bold"),
    time: within("time", [stop.time], "bold"),
    where: [
      ...within("where", [stop.name], "bold"),
      ...within("where", stop.lines),
      ...within("where", stop.notes.split("\n"), "bold"),
    ].slice(0, mostLines),
    window: within("window", [stop.window]),
    goods: within("goods", stop.goods),
    collect: within("collect", stop.collect, "bold"),
  };
  const most = Math.max(...Object.values(cells).map((each) => each.length));
  const height = Math.max(leastHeight, most * pitch + 4);
  const marks: Mark[] = columns.flatMap((key) =>
    (cells[key] ?? []).map(({ text, weight }, at) => ({ ...line(lefts[key], pitch + at * pitch, text), weight })),
  );
  if (stop.signed) marks.push({ kind: "bar", x: lefts.sign, y: height - 4, width: widths.sign - gap, height: 0.2 });
  return { marks, height };
}

interface Lines {
  measure: Measure;
  most: number;
  size?: number;
  weight?: Weight;
}

/** A text in lines that fit. */
export function linesOf(
  text: string,
  millimetres: number,
  { measure, most, size: points = size, weight }: Lines,
): string[] {
  const written = text.replaceAll(/\s+/g, " ").trim();
  if (written === "") return [];
  return wrapped(written, {
    width: millimetres * perMillimetre,
    size: points,
    weight: weight ?? "regular",
    most,
    measure,
  });
}
