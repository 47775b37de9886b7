import { type Faces, needsFace } from "./faces.ts";
import { glyphOf, type Weight, widthOf } from "./glyph-widths.ts";
import type { Mark } from "./label-marks.ts";
import { type Archive, archiveParts } from "./pdf-archive.ts";
import { type Drawn, encodedIn, faceObjects, objectsOfFace } from "./pdf-faces.ts";
import { assemble, imageOf } from "./pdf-objects.ts";
import type { Picture } from "./picture.ts";

/** A page: its size in millimetres and labels with the place of their top left corners. */
export interface PdfPage {
  width: number;
  height: number;
  placed: readonly { x: number; y: number; marks: readonly Mark[] }[];
}

const perMillimetre = 72 / 25.4;
const firstFree = 128;
const weights = ["regular", "bold"] as const;
const faceNames = { regular: "U", bold: "V" } as const satisfies Record<Weight, string>;

/** What goes with the pages. */
export interface PdfParts {
  picture?: Picture | null;
  faces?: Faces | null;
  /** Makes it a PDF/A-3: needs faces, in which all text is set, and no picture in four inks. */
  archive?: Archive | null;
}

/**
 * Writes pages as PDF 1.4: text in the two Helveticas that every reader brings, codes as filled rectangles. Signs beyond
 * ASCII get the codes from 128 on by their PostScript names; a line with signs that Helvetica may lack is set in a face
 * that goes with the file, as far as its glyphs are used. Signs without a glyph are written as "?". The picture is held
 * once and drawn where marks ask for it. An archive is a PDF 1.7 whose text all is set in the faces.
 */
export function writePdf(
  pages: Iterable<PdfPage>,
  title: string,
  { picture = null, faces = null, archive = null }: PdfParts = {},
): Uint8Array<ArrayBuffer> {
  if (archive && !faces) throw new Error("what is kept for long brings its fonts");
  const codes = new Map<string, number>();
  const drawn: Drawn = { regular: new Map(), bold: new Map() };
  const inFace = archive ? () => true : needsFace;
  const contents: { width: number; height: number; content: string }[] = [];
  for (const page of pages) {
    const { width, height } = page;
    contents.push({ width, height, content: contentOf(page, { codes, picture, faces, inFace, drawn }) });
  }
  const helveticas = archive ? [] : [fontOf("Helvetica", codes), fontOf("Helvetica-Bold", codes)];
  const firstPage = 3 + helveticas.length;
  const kids = contents.map((_, at) => `${firstPage + at * 2} 0 R`).join(" ");
  const objects = ["", `<< /Type /Pages /Kids [${kids}] /Count ${contents.length} >>`, ...helveticas];
  const afterContents = firstPage + contents.length * 2;
  const shown = picture ? ` /XObject << /P ${afterContents} 0 R >>` : "";
  const used = faces ? weights.filter((weight) => drawn[weight].size > 0) : [];
  const afterPages = afterContents + (picture ? 1 : 0);
  const fonts = [
    ...(archive ? [] : ["/R 3 0 R", "/B 4 0 R"]),
    ...used.map((weight, at) => `/${faceNames[weight]} ${afterPages + at * objectsOfFace} 0 R`),
  ].join(" ");
  for (const [at, { width, height, content }] of contents.entries()) {
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${points(width)} ${points(height)}] /Resources << /Font << ${fonts} >>${shown} >> /Contents ${firstPage + 1 + at * 2} 0 R >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    );
  }
  if (picture) objects.push(imageOf(picture));
  for (const weight of used) if (faces) objects.push(...faceObjects(faces, drawn, weight, objects.length + 1));
  const said = title.replaceAll(/[^ -~]/g, "");
  const kept = archive ? archiveParts(archive, said, objects.length + 1) : null;
  objects.push(...(kept?.objects ?? []));
  const info = objects.push(`<< /Title (${escaped(said)}) /Producer (Waybill)${kept?.information ?? ""} >>`);
  objects[0] = `<< /Type /Catalog /Pages 2 0 R${kept?.catalogue ?? ""} >>`;
  // Four bytes beyond ASCII tell whoever passes the file on that it is no text.
  const head = archive ? "%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n" : "%PDF-1.4\n";
  return assemble(objects, { head, trailer: `/Root 1 0 R /Info ${info} 0 R${kept?.trailer ?? ""}` });
}

function fontOf(name: "Helvetica" | "Helvetica-Bold", codes: ReadonlyMap<string, number>): string {
  const names = [...codes].map(([sign]) => `/${glyphOf(sign)?.name ?? "question"}`).join(" ");
  const differences = names === "" ? "" : ` /Differences [${firstFree} ${names}]`;
  const weight = name === "Helvetica" ? "regular" : "bold";
  const signs = [...Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)), " ", ...codes.keys()];
  const widths = signs.map((sign) => Math.round(widthOf(sign, weight) * 1000)).join(" ");
  return `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /FirstChar 32 /LastChar ${31 + signs.length} /Widths [${widths}] /Encoding << /Type /Encoding /BaseEncoding /WinAnsiEncoding${differences} >> >>`;
}

interface Drawing {
  codes: Map<string, number>;
  picture: Picture | null;
  faces: Faces | null;
  /** Whether a line is set in a face. */
  inFace: (text: string) => boolean;
  drawn: Drawn;
}

function contentOf(page: PdfPage, { codes, picture, faces, inFace, drawn }: Drawing): string {
  const out: string[] = [];
  for (const { x, y, marks } of page.placed) {
    for (const mark of marks) {
      const left = points(x + mark.x);
      if (mark.kind === "bar") {
        const bottom = points(page.height - y - mark.y - mark.height);
        out.push(`${left} ${bottom} ${points(mark.width)} ${points(mark.height)} re f`);
      } else if (mark.kind === "picture") {
        if (!picture) continue;
        const scale = Math.min(mark.width / picture.width, mark.height / picture.height);
        const [width, height] = [picture.width * scale, picture.height * scale];
        const bottom = points(page.height - y - mark.y - (mark.height + height) / 2);
        out.push(`q ${points(width)} 0 0 ${points(height)} ${left} ${bottom} cm /P Do Q`);
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

function escaped(text: string): string {
  return text.replaceAll(/[\\()]/g, "\\$&");
}

function points(millimetres: number): number {
  return rounded(millimetres * perMillimetre);
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
