import type { LabelElement } from "./label-design.ts";
import type { LabelRecipe } from "./label-recipe.ts";

/** Gap between elements, millimeters. */
export const GAP = 1.5;

/** Codes at the bottom: the bar code on the left, the QR code on the right. */
export function layoutCodes({ code, content, height }: LabelRecipe, { edge, inner }: { edge: number; inner: number }) {
  const square = Math.min(26, height * 0.3, inner * (code === "qr" ? 1 : 0.35));
  const codeHeight = code === "code128" ? Math.min(23, height * 0.24) : Math.max(square, Math.min(20, height * 0.24));
  const top = height - edge - codeHeight;
  const elements: LabelElement[] = [];
  const barWidth = code === "both" ? inner - square - GAP : inner;
  if (code !== "qr")
    elements.push({
      kind: "code",
      code: "code128",
      content: "number",
      x: edge,
      y: roundToTenth(top),
      width: roundToTenth(barWidth),
      height: roundToTenth(codeHeight),
      caption: true,
    });
  if (code !== "code128")
    elements.push({
      kind: "code",
      code: "qr",
      content,
      x: roundToTenth(edge + inner - square),
      y: roundToTenth(top + codeHeight - square),
      width: roundToTenth(square),
      height: roundToTenth(square),
      caption: false,
    });
  return { elements, top };
}

/** Tenths of a millimeter are finer than printers can print. */
export function roundToTenth(value: number): number {
  return Math.floor(value * 10) / 10;
}
