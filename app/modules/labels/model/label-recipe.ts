import type { Paper } from "#app/platform/documents/pdf/paper.ts";
import { type LabelField, labelFields } from "./label.fields.ts";
import { codesOf, gap, round } from "./label-codes.ts";
import type { LabelElement, LabelLayout } from "./label-design.ts";

/** What somebody chooses in the designer; where everything stands follows from it. Millimetres and points. */
export interface LabelRecipe {
  width: number;
  height: number;
  paper: Paper;
  logo: boolean;
  code: "code128" | "qr" | "both";
  /** What the QR code holds; bars always hold the order's number. */
  content: "number" | "external_id" | "tracking";
  fields: RecipeField[];
}

export interface RecipeField {
  field: LabelField;
  size: number;
  bold: boolean;
  caption: boolean;
}

const pointsPerMillimetre = 72 / 25.4;
const captionHeight = 2.5;
const lead = 1.2;
const smallestSize = 5;
/** Fields of several lines, and how many they get; they take the whole width. */
const lines: Partial<Record<LabelField, number>> = {
  destination: 4,
  sender: 4,
  source: 4,
  directions: 2,
  notes: 2,
  customer: 1,
};

interface Row {
  fields: RecipeField[];
  height: number;
}

/** A label by its recipe: logo on top, fields in their order, short ones two by two, codes at the foot. */
export function layoutOf(recipe: LabelRecipe): LabelLayout {
  const { width, height, paper, logo } = recipe;
  const edge = Math.min(5, width * 0.05);
  const inner = width - 2 * edge;
  const elements: LabelElement[] = [];
  let top = edge;
  if (logo) {
    const high = Math.min(9, height * 0.08);
    elements.push({ kind: "logo", x: edge, y: top, width: inner, height: round(high) });
    top += high + gap;
  }
  const codes = codesOf(recipe, { edge, inner });
  const rows = rowsOf(recipe.fields);
  const room = codes.top - gap - top;
  const wanted = rows.reduce((sum, row) => sum + row.height + gap, 0);
  const scale = Math.min(1, Math.max(0, room / Math.max(wanted, 1)));
  for (const row of rows) {
    const each = inner / row.fields.length;
    for (const [at, { field, size, bold, caption }] of row.fields.entries())
      elements.push({
        kind: "field",
        field,
        x: round(edge + at * each),
        y: round(top),
        width: round(each - (at < row.fields.length - 1 ? gap : 0)),
        height: round(row.height * scale),
        size: Math.max(smallestSize, Math.round(size * Math.sqrt(scale) * 10) / 10),
        bold,
        caption,
      });
    top += (row.height + gap) * scale;
  }
  return { width, height, paper, elements: [...elements, ...codes.elements] };
}

/** The recipe that a layout came from, or the one nearest to it: order, sizes and codes are kept, places are not. */
export function recipeOf({ width, height, paper, elements }: LabelLayout): LabelRecipe {
  const codes = elements.filter((each) => each.kind === "code");
  const kinds = new Set(codes.map(({ code }) => code));
  const fields = elements.flatMap((each): RecipeField[] =>
    each.kind === "field" ? [{ field: each.field, size: each.size, bold: each.bold, caption: each.caption }] : [],
  );
  return {
    width,
    height,
    paper,
    logo: elements.some(({ kind }) => kind === "logo"),
    code: kinds.size === 2 ? "both" : ([...kinds][0] ?? "code128"),
    content: codes.find(({ code }) => code === "qr")?.content ?? "tracking",
    fields: fields.filter(({ field }, at) => fields.findIndex((other) => other.field === field) === at),
  };
}

/** Every field that a recipe may have, the chosen ones first in their order. */
export function offeredFields({ fields }: LabelRecipe): { field: LabelField; chosen: RecipeField | null }[] {
  const rest = labelFields.filter((field) => fields.every((each) => each.field !== field));
  return [
    ...fields.map((chosen) => ({ field: chosen.field, chosen })),
    ...rest.map((field) => ({ field, chosen: null })),
  ];
}

function heightOf({ field, size, caption }: RecipeField): number {
  const text = ((lines[field] ?? 1) * size * lead) / pointsPerMillimetre;
  return text + (caption ? captionHeight : 0);
}

function rowsOf(fields: readonly RecipeField[]): Row[] {
  const rows: Row[] = [];
  for (const field of fields) {
    const last = rows.at(-1);
    const short = lines[field.field] === undefined;
    const joins = short && last?.fields.length === 1 && last.fields.every((each) => lines[each.field] === undefined);
    if (joins && last) {
      last.fields.push(field);
      last.height = Math.max(last.height, heightOf(field));
    } else rows.push({ fields: [field], height: heightOf(field) });
  }
  return rows;
}
