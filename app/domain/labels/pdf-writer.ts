import { hexOf } from "../kernel/hex.ts";
import { type Faces, needsFace } from "./faces.ts";
import { glyphOf, type Weight, widthOf } from "./glyph-widths.ts";
import type { Mark } from "./label-marks.ts";
import { type Drawn, encodedIn, faceObjects, objectsOfFace } from "./pdf-faces.ts";
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

/**
 * Writes pages as PDF 1.4: text in the two Helveticas that every reader brings, codes as filled rectangles. Signs beyond
 * ASCII get the codes from 128 on by their PostScript names; a line with signs that Helvetica may lack is set in a face
 * that goes with the file, as far as its glyphs are used. Signs without a glyph are written as "?". The picture is held
 * once and drawn where marks ask for it.
 */
export function writePdf(
  pages: Iterable<PdfPage>,
  title: string,
  { picture = null, faces = null }: { picture?: Picture | null; faces?: Faces | null } = {},
): Uint8Array<ArrayBuffer> {
  const codes = new Map<string, number>();
  const drawn: Drawn = { regular: new Map(), bold: new Map() };
  const contents: { width: number; height: number; content: string }[] = [];
  for (const page of pages) {
    const { width, height } = page;
    contents.push({ width, height, content: contentOf(page, { codes, picture, faces, drawn }) });
  }
  const objects: string[] = [];
  const kids = contents.map((_, at) => `${5 + at * 2} 0 R`).join(" ");
  objects.push(
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Kids [${kids}] /Count ${contents.length} >>`,
    fontOf("Helvetica", codes),
    fontOf("Helvetica-Bold", codes),
  );
  const shown = picture ? ` /XObject << /P ${5 + contents.length * 2} 0 R >>` : "";
  const used = faces ? weights.filter((weight) => drawn[weight].size > 0) : [];
  const afterPages = 5 + contents.length * 2 + (picture ? 1 : 0);
  const set = used.map((weight, at) => `/${faceNames[weight]} ${afterPages + at * objectsOfFace} 0 R`).join(" ");
  for (const [at, { width, height, content }] of contents.entries()) {
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${points(width)} ${points(height)}] /Resources << /Font << /R 3 0 R /B 4 0 R ${set} >>${shown} >> /Contents ${6 + at * 2} 0 R >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    );
  }
  if (picture) objects.push(imageOf(picture));
  for (const weight of used) if (faces) objects.push(...faceObjects(faces, drawn, weight, objects.length + 1));
  const info = objects.push(`<< /Title (${escaped(title.replaceAll(/[^ -~]/g, ""))}) /Producer (Waybill) >>`);
  return assemble(objects, info);
}

function imageOf({ width, height, entries, filter, parameters, bytes }: Picture): string {
  const data = `${hexOf(bytes)}>`;
  const unpacking = parameters === null ? "" : ` /DecodeParms [null ${parameters}]`;
  return `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} ${entries}${unpacking} /Filter [/ASCIIHexDecode /${filter}] /Length ${data.length} >>\nstream\n${data}\nendstream`;
}

function assemble(objects: readonly string[], info: number): Uint8Array<ArrayBuffer> {
  const parts = ["%PDF-1.4\n"];
  let length = parts[0]?.length ?? 0;
  const offsets: number[] = [];
  for (const [at, object] of objects.entries()) {
    offsets.push(length);
    const text = `${at + 1} 0 obj\n${object}\nendobj\n`;
    parts.push(text);
    length += text.length;
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  parts.push(
    `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info ${info} 0 R >>\nstartxref\n${length}\n%%EOF\n`,
  );
  // One character is one byte: everything beyond ASCII is written as an octal escape.
  return new TextEncoder().encode(parts.join(""));
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
  drawn: Drawn;
}

function contentOf(page: PdfPage, { codes, picture, faces, drawn }: Drawing): string {
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
        const set = faces && needsFace(text);
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
