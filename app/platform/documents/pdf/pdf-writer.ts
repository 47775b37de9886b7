import { needsEmbeddedFont, type PrintFonts } from "./fonts.ts";
import { getGlyphName, measureHelvetica } from "./glyph-widths.ts";
import { type Archive, buildArchiveParts } from "./pdf-archive.ts";
import { escapePdfText, firstFree, fontNames, type PdfPage, renderContent, toPoints } from "./pdf-content.ts";
import { type DrawnGlyphs, OBJECTS_PER_FONT, renderFontObjects } from "./pdf-fonts.ts";
import { assemblePdf, renderImageObject } from "./pdf-objects.ts";
import type { PdfPicture } from "./pdf-picture.ts";

const weights = ["regular", "bold"] as const;

/** What goes with the pages. */
export interface PdfParts {
  /** The logo. */
  picture?: PdfPicture | null;
  /** What marks name by its number. */
  pictures?: readonly PdfPicture[];
  faces?: PrintFonts | null;
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
  { picture = null, pictures = [], faces = null, archive = null }: PdfParts = {},
): Uint8Array<ArrayBuffer> {
  if (archive && !faces) throw new Error("what is kept for long brings its fonts");
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
  const held = [
    ...(picture ? [{ name: "P", picture }] : []),
    ...pictures.map((each, at) => ({ name: `P${at}`, picture: each })),
  ];
  const shown =
    held.length > 0
      ? ` /XObject << ${held.map(({ name }, at) => `/${name} ${afterContents + at} 0 R`).join(" ")} >>`
      : "";
  const used = faces ? weights.filter((weight) => drawn[weight].size > 0) : [];
  const afterPages = afterContents + held.length;
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
  objects.push(...held.map((each) => renderImageObject(each.picture)));
  for (const weight of used) if (faces) objects.push(...renderFontObjects(faces, drawn, weight, objects.length + 1));
  const said = title.replaceAll(/[^ -~]/g, "");
  const kept = archive ? buildArchiveParts(archive, said, objects.length + 1) : null;
  objects.push(...(kept?.objects ?? []));
  const info = objects.push(`<< /Title (${escapePdfText(said)}) /Producer (Waybill)${kept?.information ?? ""} >>`);
  objects[0] = `<< /Type /Catalog /Pages 2 0 R${kept?.catalogue ?? ""} >>`;
  // Four bytes beyond ASCII tell whoever passes the file on that it is no text.
  const head = archive ? "%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n" : "%PDF-1.4\n";
  return assemblePdf(objects, { head, trailer: `/Root 1 0 R /Info ${info} 0 R${kept?.trailer ?? ""}` });
}

function renderFont(name: "Helvetica" | "Helvetica-Bold", codes: ReadonlyMap<string, number>): string {
  const names = [...codes].map(([sign]) => `/${getGlyphName(sign)?.name ?? "question"}`).join(" ");
  const differences = names === "" ? "" : ` /Differences [${firstFree} ${names}]`;
  const weight = name === "Helvetica" ? "regular" : "bold";
  const signs = [...Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)), " ", ...codes.keys()];
  const widths = signs.map((sign) => Math.round(measureHelvetica(sign, weight) * 1000)).join(" ");
  return `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /FirstChar 32 /LastChar ${31 + signs.length} /Widths [${widths}] /Encoding << /Type /Encoding /BaseEncoding /WinAnsiEncoding${differences} >> >>`;
}
