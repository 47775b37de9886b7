import type { Mark } from "#app/modules/labels/model/label-marks.ts";
import { closing, closingHeight, type Letter, letterhead } from "./document-letter.ts";
import { type Measure, measureWith } from "./faces.ts";
import type { PdfPage } from "./pdf-content.ts";
import { type PdfParts, writePdf } from "./pdf-writer.ts";
import type { Picture } from "./picture.ts";
import { columnsOf, rowMarks } from "./table-cells.ts";

/** A document as it goes to whoever pays or is paid: its letter, and its lines. */
export interface PaperDocument {
  letter: Letter;
  head: readonly string[];
  lines: readonly (readonly string[])[];
  /** Columns of amounts. */
  amounts: ReadonlySet<number>;
}

const edge = 16;
const pitch = 4.8;
const size = 7.5;
/** Columns that a standing page has room for. */
const mostStanding = 7;

/**
 * A document on A4, lying where it has many columns: the letterhead on the first page, the lines' head on each, title and
 * number below. Pages are made one by one; only what the file says of them stays.
 */
export function documentPdf(paper: PaperDocument, parts: PdfParts = {}): Uint8Array<ArrayBuffer> {
  const { faces = null, archive = null } = parts;
  // Inks are no colours of the screen, which is what an archive says its colours are.
  const picture = archive && parts.picture?.entries.includes("CMYK") ? null : (parts.picture ?? null);
  const measure = archive ? measureWith(faces, () => true) : measureWith(faces);
  return writePdf(pagesOf(paper, picture, measure), paper.letter.title, { picture, faces, archive });
}

function* pagesOf(
  { letter, head, lines, amounts }: PaperDocument,
  picture: Picture | null,
  measure: Measure,
): Generator<PdfPage> {
  const sheet = head.length > mostStanding ? { width: 297, height: 210 } : { width: 210, height: 297 };
  const set = { size, measure };
  const frame = { width: sheet.width, edge, ...set };
  const room = sheet.width - 2 * edge;
  const columns = columnsOf({ sample: [head, ...lines.slice(0, 200)], left: edge, room, widest: 70, amounts, ...set });
  const bottom = sheet.height - edge;
  const first = letterhead(letter, frame, picture ? "logo" : "plain");
  let marks: Mark[] = first.marks;
  let y = first.below;
  let number = 0;
  const begin = () => {
    marks.push(...rowMarks(head, columns, { y, weight: "bold", ...set }));
    marks.push({ kind: "bar", x: edge, y: y + 1.4, width: room, height: 0.2 });
    y += pitch + 1;
  };
  const finish = (): PdfPage => {
    number += 1;
    const text = `${letter.title} · ${number}`;
    marks.push({ kind: "text", x: edge, y: sheet.height - 8, size: 6.5, weight: "regular", text });
    const page = { ...sheet, placed: [{ x: 0, y: 0, marks }] };
    marks = [];
    y = edge + 4;
    return page;
  };
  begin();
  for (const line of lines) {
    if (y > bottom) {
      yield finish();
      begin();
    }
    marks.push(...rowMarks(line, columns, { y, weight: "regular", ...set }));
    y += pitch;
  }
  if (y + closingHeight(letter) > bottom) yield finish();
  marks.push(...closing(letter, frame, y + 2));
  yield finish();
}
