import { createMeasure, type MeasureWidth } from "#app/platform/documents/pdf/fonts.ts";
import { drawLetterhead, type Letterhead } from "#app/platform/documents/pdf/letterhead.ts";
import type { Mark } from "#app/platform/documents/pdf/mark.ts";
import type { PdfPage } from "#app/platform/documents/pdf/pdf-content.ts";
import type { PdfDrawing } from "#app/platform/documents/pdf/pdf-drawing.ts";
import type { PdfPicture } from "#app/platform/documents/pdf/pdf-picture.ts";
import { type PdfParts, writePdf } from "#app/platform/documents/pdf/pdf-writer.ts";
import { drawCell, drawRow, layOutColumns } from "#app/platform/documents/pdf/table-cells.ts";

/** Contents of a proof's PDF: letterhead, package table, map and pictures. */
export interface ProofDocument {
  letterhead: Letterhead;
  head: readonly string[];
  lines: readonly (readonly string[])[];
  /** Paths in the units of the map's frame. */
  map: { caption: string; width: number; height: number; paths: PdfDrawing["paths"] } | null;
  pictures: readonly { picture: PdfPicture; caption: string }[];
  /** The hash, with a line that explains what it covers. */
  seal: readonly string[];
}

const pageSize = { width: 210, height: 297 };
const MARGIN = 16;
const LINE_HEIGHT = 4.8;
const FONT_SIZE = 8;
const CONTENT_WIDTH = pageSize.width - 2 * MARGIN;
/** Two figures in a row. */
const figureSize = { width: (CONTENT_WIDTH - 8) / 2, height: 62 };

/** Renders a proof on A4: the letterhead with its facts, packages, map and pictures in rows of two, the hash at the end. */
export function renderProofPdf(
  paper: ProofDocument,
  { picture = null, faces = null }: PdfParts = {},
): Uint8Array<ArrayBuffer> {
  const pictures = paper.pictures.map((each) => each.picture);
  return writePdf(layoutPages(paper, picture, createMeasure(faces)), paper.letterhead.title, {
    picture,
    pictures,
    faces,
  });
}

function layoutPages(paper: ProofDocument, logo: PdfPicture | null, measure: MeasureWidth): PdfPage[] {
  const set = { size: FONT_SIZE, measure };
  const { letterhead, head, lines, map, pictures, seal } = paper;
  const first = drawLetterhead(letterhead, { width: pageSize.width, edge: MARGIN, ...set }, logo ? "logo" : "plain");
  const pages: (Mark | PdfDrawing)[][] = [first.marks];
  let y = first.below;
  const need = (height: number) => {
    if (y + height <= pageSize.height - MARGIN) return;
    pages.push([]);
    y = MARGIN + 4;
  };
  const put = (...marks: (Mark | PdfDrawing)[]) => pages.at(-1)?.push(...marks);
  const columns = layOutColumns({ sample: [head, ...lines], left: MARGIN, room: CONTENT_WIDTH, widest: 90, ...set });
  for (const [at, line] of [head, ...lines].entries()) {
    need(LINE_HEIGHT);
    put(...drawRow(line, columns, { y, weight: at === 0 ? "bold" : "regular", ...set }));
    if (at === 0) put({ kind: "bar", x: MARGIN, y: y + 1.4, width: CONTENT_WIDTH, height: 0.2 });
    y += at === 0 ? LINE_HEIGHT + 1 : LINE_HEIGHT;
  }
  y += LINE_HEIGHT;
  const figures = [...(map ? [map] : []), ...pictures.map((each, of) => ({ ...each, of }))];
  for (const [at, each] of figures.entries()) {
    if (at % 2 === 0) need(figureSize.height + 8);
    const x = MARGIN + (at % 2) * (figureSize.width + 8);
    const box = { x, y, ...figureSize };
    put("of" in each ? { kind: "picture", ...box, of: each.of } : toDrawing(each, box));
    const caption = { x, width: figureSize.width, right: false };
    put(...drawCell(each.caption, caption, { y: y + figureSize.height + 4, weight: "regular", ...set }));
    if (at % 2 === 1 || at === figures.length - 1) y += figureSize.height + 10;
  }
  need(seal.length * LINE_HEIGHT);
  for (const line of seal) {
    put(
      ...drawCell(line, { x: MARGIN, width: CONTENT_WIDTH, right: false }, { y, weight: "regular", ...set, size: 7 }),
    );
    y += LINE_HEIGHT;
  }
  return pages.map((marks) => ({ ...pageSize, placed: [{ x: 0, y: 0, marks }] }));
}

function toDrawing(
  { width, height, paths }: NonNullable<ProofDocument["map"]>,
  box: { x: number; y: number; width: number; height: number },
): PdfDrawing {
  const perMillimetre = Math.max(width / box.width, height / box.height);
  return { kind: "drawing", ...box, perMillimetre, paths };
}
