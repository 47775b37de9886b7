import type { FontWeight } from "./glyph-widths.ts";
import { measureHelvetica } from "./glyph-widths.ts";
import { toDrawnOrder } from "./right-to-left.ts";
import type { TrueType } from "./true-type.ts";

/** Fonts embedded in a PDF for characters that Helvetica lacks. */
export type PrintFonts = Readonly<Record<FontWeight, TrueType>>;

/** Characters that every reader's Helvetica has: Windows Latin. */
const latin = /^[\n\t -~\u00a0-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]*$/;

/** True if a text has characters that a reader's Helvetica may lack; its line is then set in an embedded font. */
export function needsEmbeddedFont(text: string): boolean {
  return !latin.test(text.normalize("NFC"));
}

/** The glyphs of a line in the order in which they are drawn; characters the font lacks become "?". */
export function listLineGlyphs(face: TrueType, line: string): { glyph: number; codePoint: number }[] {
  const unknown = "?".codePointAt(0) ?? 63;
  return [...toDrawnOrder(line.normalize("NFC"))].map((sign) => {
    const codePoint = sign.codePointAt(0) ?? unknown;
    const glyph = face.getGlyph(codePoint);
    return glyph > 0 ? { glyph, codePoint } : { glyph: face.getGlyph(unknown), codePoint: unknown };
  });
}

export type MeasureWidth = (text: string, weight: FontWeight) => number;

/** Width of a line in points at a size of one point, in the font it will be set in. */
export function createMeasure(
  faces: PrintFonts | null,
  inFace: (text: string) => boolean = needsEmbeddedFont,
): MeasureWidth {
  if (!faces) return measureHelvetica;
  return (text, weight) => {
    if (!inFace(text)) return measureHelvetica(text, weight);
    const face = faces[weight];
    return listLineGlyphs(face, text).reduce((sum, { glyph }) => sum + face.getAdvance(glyph), 0) / 1000;
  };
}
