import type { Mark } from "#app/platform/documents/pdf/mark.ts";
import { drawCell, type TextSetting } from "./table-cells.ts";

/** The parts above and below the lines of a document. */
export interface Letterhead {
  title: string;
  /** Sender and recipient: a name and the lines below it. */
  sender: readonly string[];
  recipient: readonly string[];
  /** Dates, currency and other facts. */
  facts: readonly (readonly [label: string, value: string])[];
  /** The last one is the total. */
  sums: readonly (readonly [label: string, amount: string])[];
  /** Notes such as the reason for no tax, and the bank account. */
  notes: readonly string[];
}

interface Frame extends TextSetting {
  /** Width of the page, and of its margins; millimeters. */
  width: number;
  edge: number;
}

const logo = { width: 50, height: 16 };
const pitch = 4.4;
/** Widths, millimeters. A sentence (such as why there is no tax) may stand among the sums. */
const sumWidths = { label: 60, sentence: 105, amount: 35 };
const MAX_LABEL_WIDTH = 40;

/** Logo, sender and recipient at the left, facts at the right, the title below; `below` is where the lines begin. */
export function drawLetterhead(letterhead: Letterhead, { width, edge, ...set }: Frame, hasLogo: "logo" | "plain") {
  const marks: Mark[] = hasLogo === "logo" ? [{ kind: "picture", x: edge, y: edge, ...logo }] : [];
  const half = width / 2;
  const start = edge + (hasLogo === "logo" ? logo.height + 7 : 3);
  const left = { x: edge, width: half - edge - 6, right: false };
  const sides = [
    ...letterhead.sender.map(drawHeadedLines),
    { text: "", weight: "regular" } as const,
    ...letterhead.recipient.map(drawHeadedLines),
  ];
  for (const [at, { text, weight }] of sides.entries())
    marks.push(...drawCell(text, left, { y: start + at * pitch, weight, ...set }));
  for (const [at, [label, value]] of letterhead.facts.entries()) {
    const cell = { y: edge + 3 + at * pitch, weight: "regular", ...set } as const;
    marks.push(...drawCell(label, { x: half, width: 34, right: false }, cell));
    marks.push(...drawCell(value, { x: half + 34, width: half - 34 - edge, right: true }, cell));
  }
  const y = Math.max(start + sides.length * pitch, edge + 3 + letterhead.facts.length * pitch) + 8;
  marks.push({ kind: "text", x: edge, y, size: 13, weight: "bold", text: letterhead.title });
  return { marks, below: y + 10 };
}

/** The first line is the name. */
function drawHeadedLines(text: string, at: number) {
  return { text, weight: at === 0 ? "bold" : "regular" } as const;
}

/** The height of sums and notes. */
export function computeClosingHeight({ sums, notes }: Letterhead): number {
  return (sums.length + notes.length + 2) * pitch;
}

/** Sums at the right, notes below them. */
export function drawClosing({ sums, notes }: Letterhead, { width, edge, ...set }: Frame, y: number): Mark[] {
  const wide = sums.some(([label]) => label.length > MAX_LABEL_WIDTH) ? sumWidths.sentence : sumWidths.label;
  const x = width - edge - wide - sumWidths.amount;
  const rows = sums.flatMap(([label, amount], at): Mark[] => {
    const weight = at === sums.length - 1 ? "bold" : "regular";
    const cell = { y: y + at * pitch, weight, ...set } as const;
    return [
      ...drawCell(label, { x, width: wide, right: false }, cell),
      ...drawCell(amount, { x: x + wide, width: sumWidths.amount, right: true }, cell),
    ];
  });
  const whole = { x: edge, width: width - 2 * edge, right: false };
  const under = y + (sums.length + 1) * pitch;
  const noteMarks = notes.flatMap((note, at) =>
    drawCell(note, whole, { y: under + at * pitch, weight: "regular", ...set }),
  );
  return [{ kind: "bar", x, y: y - 3.6, width: width - edge - x, height: 0.2 }, ...rows, ...noteMarks];
}
