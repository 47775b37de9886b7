import type { Mark } from "#app/modules/labels/model/label-marks.ts";
import { type Letter, letterhead } from "#app/platform/documents/pdf/document-letter.ts";
import { type Measure, measureWith } from "#app/platform/documents/pdf/faces.ts";
import type { PdfPage } from "#app/platform/documents/pdf/pdf-content.ts";
import type { Drawing } from "#app/platform/documents/pdf/pdf-drawing.ts";
import { type PdfParts, writePdf } from "#app/platform/documents/pdf/pdf-writer.ts";
import type { Picture } from "#app/platform/documents/pdf/picture.ts";
import { cellMarks, columnsOf, rowMarks } from "#app/platform/documents/pdf/table-cells.ts";

/** The proof of a shipment as it is written: its letter, what was handed over, the map and the pictures. */
export interface ProofPaper {
  letter: Letter;
  head: readonly string[];
  lines: readonly (readonly string[])[];
  /** A map with what it is called, in the units of its frame. */
  map: { caption: string; width: number; height: number; paths: Drawing["paths"] } | null;
  pictures: readonly { picture: Picture; caption: string }[];
  /** What the hash is of, and the hash. */
  seal: readonly string[];
}

const sheet = { width: 210, height: 297 };
const edge = 16;
const pitch = 4.8;
const size = 8;
const room = sheet.width - 2 * edge;
/** Two beside each other. */
const figure = { width: (room - 8) / 2, height: 62 };

/** A proof on A4: the letter with its facts, packages, the map and the pictures two by two, the hash at the end of the last page. */
export function proofPdf(paper: ProofPaper, { picture = null, faces = null }: PdfParts = {}): Uint8Array<ArrayBuffer> {
  const pictures = paper.pictures.map((each) => each.picture);
  return writePdf(pagesOf(paper, picture, measureWith(faces)), paper.letter.title, { picture, pictures, faces });
}

function pagesOf(paper: ProofPaper, logo: Picture | null, measure: Measure): PdfPage[] {
  const set = { size, measure };
  const { letter, head, lines, map, pictures, seal } = paper;
  const first = letterhead(letter, { width: sheet.width, edge, ...set }, logo ? "logo" : "plain");
  const pages: (Mark | Drawing)[][] = [first.marks];
  let y = first.below;
  const need = (height: number) => {
    if (y + height <= sheet.height - edge) return;
    pages.push([]);
    y = edge + 4;
  };
  const put = (...marks: (Mark | Drawing)[]) => pages.at(-1)?.push(...marks);
  const columns = columnsOf({ sample: [head, ...lines], left: edge, room, widest: 90, ...set });
  for (const [at, line] of [head, ...lines].entries()) {
    need(pitch);
    put(...rowMarks(line, columns, { y, weight: at === 0 ? "bold" : "regular", ...set }));
    if (at === 0) put({ kind: "bar", x: edge, y: y + 1.4, width: room, height: 0.2 });
    y += at === 0 ? pitch + 1 : pitch;
  }
  y += pitch;
  const figures = [...(map ? [map] : []), ...pictures.map((each, of) => ({ ...each, of }))];
  for (const [at, each] of figures.entries()) {
    if (at % 2 === 0) need(figure.height + 8);
    const x = edge + (at % 2) * (figure.width + 8);
    const box = { x, y, ...figure };
    put("of" in each ? { kind: "picture", ...box, of: each.of } : drawn(each, box));
    const caption = { x, width: figure.width, right: false };
    put(...cellMarks(each.caption, caption, { y: y + figure.height + 4, weight: "regular", ...set }));
    if (at % 2 === 1 || at === figures.length - 1) y += figure.height + 10;
  }
  need(seal.length * pitch);
  for (const line of seal) {
    put(...cellMarks(line, { x: edge, width: room, right: false }, { y, weight: "regular", ...set, size: 7 }));
    y += pitch;
  }
  return pages.map((marks) => ({ ...sheet, placed: [{ x: 0, y: 0, marks }] }));
}

function drawn(
  { width, height, paths }: NonNullable<ProofPaper["map"]>,
  box: { x: number; y: number; width: number; height: number },
): Drawing {
  const perMillimetre = Math.max(width / box.width, height / box.height);
  return { kind: "drawing", ...box, perMillimetre, paths };
}
