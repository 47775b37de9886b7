import type { Weight } from "./glyph-widths.ts";
import { widthOf } from "./glyph-widths.ts";
import { drawnOrder } from "./right-to-left.ts";
import type { TrueType } from "./true-type.ts";

/** Fonts that are put into a PDF for what Helvetica cannot say. */
export type Faces = Readonly<Record<Weight, TrueType>>;

/** What every reader's Helvetica has: Windows' Latin set. */
const latin = /^[\n\t -~\u00a0-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]*$/;

/** Whether a text has signs that the Helvetica of every reader does not have for sure: its line is set in a face. */
export function needsFace(text: string): boolean {
  return !latin.test(text.normalize("NFC"));
}

/** The glyphs of a line in the order in which they are drawn; signs that the face does not have become "?". */
export function glyphsOfLine(face: TrueType, line: string): { glyph: number; codePoint: number }[] {
  const unknown = "?".codePointAt(0) ?? 63;
  return [...drawnOrder(line.normalize("NFC"))].map((sign) => {
    const codePoint = sign.codePointAt(0) ?? unknown;
    const glyph = face.glyphOf(codePoint);
    return glyph > 0 ? { glyph, codePoint } : { glyph: face.glyphOf(unknown), codePoint: unknown };
  });
}

export type Measure = (text: string, weight: Weight) => number;

/** Width of a line in points at a size of one point, in the font that it will be set in. */
export function measureWith(faces: Faces | null, inFace: (text: string) => boolean = needsFace): Measure {
  if (!faces) return widthOf;
  return (text, weight) => {
    if (!inFace(text)) return widthOf(text, weight);
    const face = faces[weight];
    return glyphsOfLine(face, text).reduce((sum, { glyph }) => sum + face.advanceOf(glyph), 0) / 1000;
  };
}
