import { namedGlyphs } from "./latin-glyphs.ts";

/** Advance widths of Helvetica and Helvetica Bold from the space to the tilde, thousandths of the size (Adobe's metrics). */
const regular =
  "278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584";
const bold =
  "278 333 474 556 556 889 722 238 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 333 333 584 584 584 611 975 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778 667 778 722 667 611 722 667 944 667 667 611 333 278 333 584 556 333 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 556 500 389 280 389 584";
const widths = { regular: regular.split(" ").map(Number), bold: bold.split(" ").map(Number) };
export type FontWeight = keyof typeof widths;

const marks: Record<string, string> = {
  "\u0300": "grave",
  "\u0301": "acute",
  "\u0302": "circumflex",
  "\u0303": "tilde",
  "\u0304": "macron",
  "\u0306": "breve",
  "\u0307": "dotaccent",
  "\u0308": "dieresis",
  "\u030a": "ring",
  "\u030b": "hungarumlaut",
  "\u030c": "caron",
  "\u0326": "commaaccent",
  "\u0327": "cedilla",
  "\u0328": "ogonek",
};

/**
 * PostScript name of a character beyond ASCII, and the ASCII letter of the same width; null for a non-Latin character.
 */
export function getGlyphName(sign: string): { name: string; like: string } | null {
  let found = glyphs.get(sign);
  if (found === undefined) {
    found = findGlyph(sign);
    if (glyphs.size < 2_000) glyphs.set(sign, found);
  }
  return found;
}

const glyphs = new Map<string, ReturnType<typeof findGlyph>>();

function findGlyph(sign: string): { name: string; like: string } | null {
  const known = namedGlyphs[sign];
  if (known) return { name: known[0], like: known[1] };
  const [letter = "", mark = "", more] = sign.normalize("NFD");
  const word = marks[mark];
  return word && more === undefined && /[A-Za-z]/.test(letter) ? { name: letter + word, like: letter } : null;
}

/** Width of a text in points at a size of one point. */
export function measureHelvetica(text: string, weight: FontWeight): number {
  let sum = 0;
  for (const sign of text) {
    const code = sign.codePointAt(0) ?? 63;
    const like = code >= 32 && code < 127 ? code : (getGlyphName(sign)?.like.charCodeAt(0) ?? 63);
    sum += widths[weight][like - 32] ?? 556;
  }
  return sum / 1000;
}

interface WrapOptions {
  width: number;
  size: number;
  weight: FontWeight;
  maxLines: number;
  /** Width of a line at a size of one point, if it is not set in Helvetica. */
  measure?: (line: string, weight: FontWeight) => number;
}

/** Wraps a text to a width (points), without breaking words if possible; the last line ends with … if it is cut. */
export function wrapText(
  text: string,
  { width, size, weight, maxLines, measure = measureHelvetica }: WrapOptions,
): string[] {
  const fits = (line: string) => measure(line, weight) * size <= width;
  const lines: string[] = [];
  for (const paragraph of text.split("\n")) {
    let line = "";
    for (const word of paragraph.split(/\s+/).filter(Boolean)) {
      if (fits(line === "" ? word : `${line} ${word}`)) {
        line = line === "" ? word : `${line} ${word}`;
        continue;
      }
      if (line !== "") lines.push(line);
      line = word;
      while (!fits(line) && line.length > 1) {
        let cut = line.length - 1;
        while (cut > 1 && !fits(line.slice(0, cut))) cut -= 1;
        lines.push(line.slice(0, cut));
        line = line.slice(cut);
      }
    }
    if (line !== "") lines.push(line);
  }
  if (lines.length <= maxLines) return lines;
  let last = `${lines[maxLines - 1] ?? ""}…`;
  while (!fits(last) && last.length > 1) last = `${last.slice(0, -2)}…`;
  return [...lines.slice(0, maxLines - 1), last];
}
