import type { LabelElement } from "./label-design.ts";
import type { LabelRecipe } from "./label-recipe.ts";

/** Between two things on a label, millimetres. */
export const gap = 1.5;

/** Codes at the foot: bars at the left, the square at the right. */
export function codesOf({ code, content, height }: LabelRecipe, { edge, inner }: { edge: number; inner: number }) {
  const square = Math.min(26, height * 0.3, inner * (code === "qr" ? 1 : 0.35));
  const high = code === "code128" ? Math.min(23, height * 0.24) : Math.max(square, Math.min(20, height * 0.24));
  const top = height - edge - high;
  const elements: LabelElement[] = [];
  const wide = code === "both" ? inner - square - gap : inner;
  if (code !== "qr")
    elements.push({
      kind: "code",
      code: "code128",
      content: "number",
      x: edge,
      y: round(top),
      width: round(wide),
      height: round(high),
      caption: true,
    });
  if (code !== "code128")
    elements.push({
      kind: "code",
      code: "qr",
      content,
      x: round(edge + inner - square),
      y: round(top + high - square),
      width: round(square),
      height: round(square),
      caption: false,
    });
  return { elements, top };
}

/** Tenths of a millimetre are finer than printers are. */
export function round(value: number): number {
  return Math.floor(value * 10) / 10;
}
