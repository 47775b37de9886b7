import type { Paper } from "#app/platform/documents/pdf/paper.ts";
import { type LabelField, labelFields } from "./label.fields.ts";
import { GAP, layoutCodes, roundToTenth } from "./label-codes.ts";
import type { LabelElement, LabelLayout } from "./label-design.ts";

/** The choices in the designer, from which the positions of all elements follow. Millimeters and points. */
export interface LabelRecipe {
  width: number;
  height: number;
  paper: Paper;
  logo: boolean;
  code: "code128" | "qr" | "both";
  /** The content of the QR code; the bar code always contains the order's number. */
  content: "number" | "external_id" | "tracking";
  fields: RecipeField[];
}

export interface RecipeField {
  field: LabelField;
  size: number;
  bold: boolean;
  caption: boolean;
}

const POINTS_PER_MILLIMETER = 72 / 25.4;
const CAPTION_HEIGHT = 2.5;
const LINE_HEIGHT = 1.2;
const MIN_FONT_SIZE = 5;
/** Fields with several lines, and their number of lines; they take the whole width. */
const linesByField: Partial<Record<LabelField, number>> = {
  destination: 4,
  sender: 4,
  source: 4,
  directions: 2,
  notes: 2,
  custom_fields: 3,
  customer: 1,
};

interface RecipeRow {
  fields: RecipeField[];
  height: number;
}

/** Lays out a label from its recipe: logo on top, fields in order, short ones two in a row, codes at the bottom. */
export function toLabelLayout(recipe: LabelRecipe): LabelLayout {
  const { width, height, paper, logo } = recipe;
  const edge = Math.min(5, width * 0.05);
  const inner = width - 2 * edge;
  const elements: LabelElement[] = [];
  let top = edge;
  if (logo) {
    const logoHeight = Math.min(9, height * 0.08);
    elements.push({ kind: "logo", x: edge, y: top, width: inner, height: roundToTenth(logoHeight) });
    top += logoHeight + GAP;
  }
  const codes = layoutCodes(recipe, { edge, inner });
  const rows = toRecipeRows(recipe.fields);
  const availableHeight = codes.top - GAP - top;
  const neededHeight = rows.reduce((sum, row) => sum + row.height + GAP, 0);
  const scale = Math.min(1, Math.max(0, availableHeight / Math.max(neededHeight, 1)));
  for (const row of rows) {
    const each = inner / row.fields.length;
    for (const [at, { field, size, bold, caption }] of row.fields.entries())
      elements.push({
        kind: "field",
        field,
        x: roundToTenth(edge + at * each),
        y: roundToTenth(top),
        width: roundToTenth(each - (at < row.fields.length - 1 ? GAP : 0)),
        height: roundToTenth(row.height * scale),
        size: Math.max(MIN_FONT_SIZE, Math.round(size * Math.sqrt(scale) * 10) / 10),
        bold,
        caption,
      });
    top += (row.height + GAP) * scale;
  }
  return { width, height, paper, elements: [...elements, ...codes.elements] };
}

/** The recipe of a layout, or the closest one: order, sizes and codes are kept, positions are not. */
export function toLabelRecipe({ width, height, paper, elements }: LabelLayout): LabelRecipe {
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
    fields: fields.filter(({ field }, index) => fields.findIndex((other) => other.field === field) === index),
  };
}

/** Every field that a recipe can have, the chosen ones first in their order. */
export function listOfferedFields({ fields }: LabelRecipe): { field: LabelField; chosen: RecipeField | null }[] {
  const rest = labelFields.filter((field) => fields.every((each) => each.field !== field));
  return [
    ...fields.map((chosen) => ({ field: chosen.field, chosen })),
    ...rest.map((field) => ({ field, chosen: null })),
  ];
}

function getFieldHeight({ field, size, caption }: RecipeField): number {
  const text = ((linesByField[field] ?? 1) * size * LINE_HEIGHT) / POINTS_PER_MILLIMETER;
  return text + (caption ? CAPTION_HEIGHT : 0);
}

function toRecipeRows(fields: readonly RecipeField[]): RecipeRow[] {
  const rows: RecipeRow[] = [];
  for (const field of fields) {
    const last = rows.at(-1);
    const short = linesByField[field.field] === undefined;
    const sharesRow =
      short && last?.fields.length === 1 && last.fields.every((each) => linesByField[each.field] === undefined);
    if (sharesRow && last) {
      last.fields.push(field);
      last.height = Math.max(last.height, getFieldHeight(field));
    } else rows.push({ fields: [field], height: getFieldHeight(field) });
  }
  return rows;
}
