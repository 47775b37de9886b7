import { toHex } from "#app/platform/kernel/tokens.ts";
import { needsEmbeddedFont, type PrintFonts } from "./fonts.ts";
import { getGlyphName, measureHelvetica } from "./glyph-widths.ts";
import { type Archive, buildArchiveParts } from "./pdf-archive.ts";
import { escapePdfText, firstFree, fontNames, type PdfPage, renderContent, toPoints } from "./pdf-content.ts";
import { type DrawnGlyphs, OBJECTS_PER_FONT, renderFontObjects } from "./pdf-fonts.ts";
import type { PdfPicture } from "./pdf-picture.ts";

const weights = ["regular", "bold"] as const;

/** Everything besides the pages. */
export interface PdfParts {
  /** The logo. */
  picture?: PdfPicture | null;
  /** Pictures that marks refer to by index. */
  pictures?: readonly PdfPicture[];
  faces?: PrintFonts | null;
  /** Makes it a PDF/A-3: needs embedded fonts for all text, and no CMYK picture. */
  archive?: Archive | null;
}

/**
 * Writes pages as PDF 1.4: text in the two standard Helvetica fonts, codes as filled rectangles. Characters beyond
 * ASCII get codes from 128 on by their PostScript names; a line with characters that Helvetica may lack is set in an
 * embedded font, reduced to the used glyphs. Characters without a glyph are written as "?". Each picture is stored once
 * and drawn wherever marks use it. An archive is a PDF 1.7 with all text in embedded fonts.
 */
export function writePdf(
  pages: Iterable<PdfPage>,
  title: string,
  { picture = null, pictures = [], faces = null, archive = null }: PdfParts = {},
): Uint8Array<ArrayBuffer> {
  if (archive && !faces) throw new Error("an archival PDF needs embedded fonts");
  const codes = new Map<string, number>();
  const drawn: DrawnGlyphs = { regular: new Map(), bold: new Map() };
  const inFace = archive ? () => true : needsEmbeddedFont;
  const contents: { width: number; height: number; content: string }[] = [];
  for (const page of pages) {
    const { width, height } = page;
    contents.push({ width, height, content: renderContent(page, { codes, picture, pictures, faces, inFace, drawn }) });
  }
  const helveticas = archive ? [] : [renderFont("Helvetica", codes), renderFont("Helvetica-Bold", codes)];
  const firstPage = 3 + helveticas.length;
  const kids = contents.map((_, at) => `${firstPage + at * 2} 0 R`).join(" ");
  const objects = ["", `<< /Type /Pages /Kids [${kids}] /Count ${contents.length} >>`, ...helveticas];
  const afterContents = firstPage + contents.length * 2;
  const images = [
    ...(picture ? [{ name: "P", picture }] : []),
    ...pictures.map((each, at) => ({ name: `P${at}`, picture: each })),
  ];
  const shown =
    images.length > 0
      ? ` /XObject << ${images.map(({ name }, at) => `/${name} ${afterContents + at} 0 R`).join(" ")} >>`
      : "";
  const used = faces ? weights.filter((weight) => drawn[weight].size > 0) : [];
  const afterPages = afterContents + images.length;
  const fonts = [
    ...(archive ? [] : ["/R 3 0 R", "/B 4 0 R"]),
    ...used.map((weight, at) => `/${fontNames[weight]} ${afterPages + at * OBJECTS_PER_FONT} 0 R`),
  ].join(" ");
  for (const [at, { width, height, content }] of contents.entries()) {
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${toPoints(width)} ${toPoints(height)}] /Resources << /Font << ${fonts} >>${shown} >> /Contents ${firstPage + 1 + at * 2} 0 R >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    );
  }
  objects.push(...images.map((each) => renderImageObject(each.picture)));
  for (const weight of used) if (faces) objects.push(...renderFontObjects(faces, drawn, weight, objects.length + 1));
  const asciiTitle = title.replaceAll(/[^ -~]/g, "");
  const archived = archive ? buildArchiveParts(archive, asciiTitle, objects.length + 1) : null;
  objects.push(...(archived?.objects ?? []));
  const info = objects.push(
    `<< /Title (${escapePdfText(asciiTitle)}) /Producer (Waybill)${archived?.information ?? ""} >>`,
  );
  objects[0] = `<< /Type /Catalog /Pages 2 0 R${archived?.catalogue ?? ""} >>`;
  // Four bytes beyond ASCII mark the file as binary for programs that transfer it.
  const head = archive ? "%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n" : "%PDF-1.4\n";
  return assemblePdf(objects, { head, trailer: `/Root 1 0 R /Info ${info} 0 R${archived?.trailer ?? ""}` });
}

function renderFont(name: "Helvetica" | "Helvetica-Bold", codes: ReadonlyMap<string, number>): string {
  const names = [...codes].map(([sign]) => `/${getGlyphName(sign)?.name ?? "question"}`).join(" ");
  const differences = names === "" ? "" : ` /Differences [${firstFree} ${names}]`;
  const weight = name === "Helvetica" ? "regular" : "bold";
  const signs = [...Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)), " ", ...codes.keys()];
  const widths = signs.map((sign) => Math.round(measureHelvetica(sign, weight) * 1000)).join(" ");
  return `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /FirstChar 32 /LastChar ${31 + signs.length} /Widths [${widths}] /Encoding << /Type /Encoding /BaseEncoding /WinAnsiEncoding${differences} >> >>`;
}

/** A picture as an object of a PDF. */
function renderImageObject({ width, height, entries, filter, parameters, bytes }: PdfPicture): string {
  const data = `${toHex(bytes)}>`;
  const unpacking = parameters === null ? "" : ` /DecodeParms [null ${parameters}]`;
  return `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} ${entries}${unpacking} /Filter [/ASCIIHexDecode /${filter}] /Length ${data.length} >>\nstream\n${data}\nendstream`;
}

/** Objects as a file, with the table that says where each begins; the first is the catalogue. */
function assemblePdf(
  objects: readonly string[],
  { head, trailer }: { head: string; trailer: string },
): Uint8Array<ArrayBuffer> {
  const parts = [head];
  let length = new TextEncoder().encode(head).length;
  const offsets: number[] = [];
  for (const [at, object] of objects.entries()) {
    offsets.push(length);
    const text = `${at + 1} 0 obj\n${object}\nendobj\n`;
    parts.push(text);
    length += text.length;
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  parts.push(
    `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} ${trailer} >>\nstartxref\n${length}\n%%EOF\n`,
  );
  // Below the head one character is one byte: everything beyond ASCII is written as an octal escape.
  return new TextEncoder().encode(parts.join(""));
}
