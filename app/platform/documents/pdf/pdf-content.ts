import type { Mark } from "#app/modules/labels/model/label-marks.ts";
import type { Faces } from "./faces.ts";
import { glyphOf, type Weight } from "./glyph-widths.ts";
import { type Drawing, drawingOf } from "./pdf-drawing.ts";
import { type Drawn, encodedIn } from "./pdf-faces.ts";
import type { Picture } from "./picture.ts";

/** A page: its size in millimetres and labels with the place of their top left corners. */
export interface PdfPage {
  width: number;
  height: number;
  placed: readonly { x: number; y: number; marks: readonly (Mark | Drawing)[] }[];
}

const perMillimetre = 72 / 25.4;
/** The first code that stands for a sign beyond ASCII. */
export const firstFree = 128;
/** What a page calls the faces that go with the file. */
export const faceNames = { regular: "U", bold: "V" } as const satisfies Record<Weight, string>;

/** What the texts and pictures of a file are written with. */
interface Setting {
  codes: Map<string, number>;
  picture: Picture | null;
  pictures: readonly Picture[];
  faces: Faces | null;
  /** Whether a line is set in a face. */
  inFace: (text: string) => boolean;
  drawn: Drawn;
}

/** The operators of a page. */
export function contentOf(page: PdfPage, { codes, picture, pictures, faces, inFace, drawn }: Setting): string {
  const out: string[] = [];
  for (const { x, y, marks } of page.placed) {
    for (const mark of marks) {
      const left = points(x + mark.x);
      if (mark.kind === "bar") {
        const bottom = points(page.height - y - mark.y - mark.height);
        out.push(`${left} ${bottom} ${points(mark.width)} ${points(mark.height)} re f`);
      } else if (mark.kind === "drawing") {
        out.push(drawingOf(mark, { left, top: points(page.height - y - mark.y) }));
      } else if (mark.kind === "picture") {
        const own = mark.of === undefined ? picture : pictures[mark.of];
        if (!own) continue;
        const scale = Math.min(mark.width / own.width, mark.height / own.height);
        const [width, height] = [own.width * scale, own.height * scale];
        const bottom = points(page.height - y - mark.y - (mark.height + height) / 2);
        out.push(`q ${points(width)} 0 0 ${points(height)} ${left} ${bottom} cm /P${mark.of ?? ""} Do Q`);
      } else {
        const baseline = points(page.height - y - mark.y);
        const { weight, text } = mark;
        const set = faces && inFace(text);
        const font = set ? faceNames[weight] : weight === "bold" ? "B" : "R";
        const shown = set ? `<${encodedIn(faces, drawn, weight, text)}>` : `(${encoded(text, codes)})`;
        out.push(`BT /${font} ${rounded(mark.size)} Tf ${left} ${baseline} Td ${shown} Tj ET`);
      }
    }
  }
  return out.join("\n");
}

function encoded(text: string, codes: Map<string, number>): string {
  return [...text.normalize("NFC")]
    .map((sign) => {
      if (sign >= " " && sign <= "~") return escaped(sign);
      if (!codes.has(sign) && glyphOf(sign) && codes.size < 256 - firstFree) codes.set(sign, firstFree + codes.size);
      const code = codes.get(sign);
      return code === undefined ? "?" : `\\${code.toString(8)}`;
    })
    .join("");
}

/** A text within brackets. */
export function escaped(text: string): string {
  return text.replaceAll(/[\\()]/g, "\\$&");
}

/** Millimetres in points. */
export function points(millimetres: number): number {
  return rounded(millimetres * perMillimetre);
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
