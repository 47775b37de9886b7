import type { LabelElement } from "./label-design.ts";
import type { LabelRecipe } from "./label-recipe.ts";

/** Between two things on a label, millimetres. */
export const GAP = 1.5;

/** Codes at the foot: bars at the left, the square at the right. */
export function layoutCodes({ code, content, height }: LabelRecipe, { edge, inner }: { edge: number; inner: number }) {
  const square = Math.min(26, height * 0.3, inner * (code === "qr" ? 1 : 0.35));
  const high = code === "code128" ? Math.min(23, height * 0.24) : Math.max(square, Math.min(20, height * 0.24));
  const top = height - edge - high;
  const elements: LabelElement[] = [];
  const wide = code === "both" ? inner - square - GAP : inner;
  if (code !== "qr")
    elements.push({
      kind: "code",
      code: "code128",
      content: "number",
      x: edge,
      y: roundToTenth(top),
      width: roundToTenth(wide),
      height: roundToTenth(high),
      caption: true,
    });
  if (code !== "code128")
    elements.push({
      kind: "code",
      code: "qr",
      content,
      x: roundToTenth(edge + inner - square),
      y: roundToTenth(top + high - square),
      width: roundToTenth(square),
      height: roundToTenth(square),
      caption: false,
    });
  return { elements, top };
}

/** Tenths of a millimetre are finer than printers are. */
export function roundToTenth(value: number): number {
  return Math.floor(value * 10) / 10;
}
