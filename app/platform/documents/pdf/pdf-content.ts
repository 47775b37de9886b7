import type { Mark } from "#app/platform/documents/pdf/mark.ts";
import type { PrintFonts } from "./fonts.ts";
import { type FontWeight, getGlyphName } from "./glyph-widths.ts";
import { type PdfDrawing, renderDrawing } from "./pdf-drawing.ts";
import { type DrawnGlyphs, encodeGlyphLine } from "./pdf-fonts.ts";
import type { PdfPicture } from "./pdf-picture.ts";

/** A page: its size in millimetres and labels with the place of their top left corners. */
export interface PdfPage {
  width: number;
  height: number;
  placed: readonly { x: number; y: number; marks: readonly (Mark | PdfDrawing)[] }[];
}

const POINTS_PER_MILLIMETER = 72 / 25.4;
/** The first code for characters beyond ASCII. */
export const firstFree = 128;
/** Names of the embedded fonts on a page. */
export const fontNames = { regular: "U", bold: "V" } as const satisfies Record<FontWeight, string>;

/** Fonts and pictures used to write content. */
interface ContentSetting {
  codes: Map<string, number>;
  picture: PdfPicture | null;
  pictures: readonly PdfPicture[];
  faces: PrintFonts | null;
  /** Whether a line is set in an embedded font. */
  inFace: (text: string) => boolean;
  drawn: DrawnGlyphs;
}

/** The operators of a page. */
export function renderContent(
  page: PdfPage,
  { codes, picture, pictures, faces, inFace, drawn }: ContentSetting,
): string {
  const out: string[] = [];
  for (const { x, y, marks } of page.placed) {
    for (const mark of marks) {
      const left = toPoints(x + mark.x);
      if (mark.kind === "bar") {
        const bottom = toPoints(page.height - y - mark.y - mark.height);
        out.push(`${left} ${bottom} ${toPoints(mark.width)} ${toPoints(mark.height)} re f`);
      } else if (mark.kind === "drawing") {
        out.push(renderDrawing(mark, { left, top: toPoints(page.height - y - mark.y) }));
      } else if (mark.kind === "picture") {
        const own = mark.of === undefined ? picture : pictures[mark.of];
        if (!own) continue;
        const scale = Math.min(mark.width / own.width, mark.height / own.height);
        const [width, height] = [own.width * scale, own.height * scale];
        const bottom = toPoints(page.height - y - mark.y - (mark.height + height) / 2);
        out.push(`q ${toPoints(width)} 0 0 ${toPoints(height)} ${left} ${bottom} cm /P${mark.of ?? ""} Do Q`);
      } else {
        const baseline = toPoints(page.height - y - mark.y);
        const { weight, text, degrees } = mark;
        const set = faces && inFace(text);
        const font = set ? fontNames[weight] : weight === "bold" ? "B" : "R";
        const shown = set ? `<${encodeGlyphLine(faces, drawn, weight, text)}>` : `(${encodeText(text, codes)})`;
        const place =
          degrees === undefined ? `${left} ${baseline} Td` : `${renderTurn(degrees)} ${left} ${baseline} Tm`;
        const written = `BT /${font} ${roundValue(mark.size)} Tf ${place} ${shown} Tj ET`;
        out.push(degrees === undefined ? written : `q ${STAMP_GREY} g ${written} Q`);
      }
    }
  }
  return out.join("\n");
}

/** How light a stamp is: the text above it stays readable. */
const STAMP_GREY = 0.82;

/** The rotation of a text matrix. */
function renderTurn(degrees: number): string {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)].map(roundValue);
  return `${cos} ${sin} ${-(sin ?? 0)} ${cos}`;
}

function encodeText(text: string, codes: Map<string, number>): string {
  return [...text.normalize("NFC")]
    .map((sign) => {
      if (sign >= " " && sign <= "~") return escapePdfText(sign);
      if (!codes.has(sign) && getGlyphName(sign) && codes.size < 256 - firstFree)
        codes.set(sign, firstFree + codes.size);
      const code = codes.get(sign);
      return code === undefined ? "?" : `\\${code.toString(8)}`;
    })
    .join("");
}

/** Encodes a text in parentheses. */
export function escapePdfText(text: string): string {
  return text.replaceAll(/[\\()]/g, "\\$&");
}

/** Millimetres in points. */
export function toPoints(millimetres: number): number {
  return roundValue(millimetres * POINTS_PER_MILLIMETER);
}

function roundValue(value: number): number {
  return Math.round(value * 1000) / 1000;
}
