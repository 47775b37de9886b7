import type { Mark } from "#app/platform/documents/pdf/mark.ts";
import { createMeasure, type MeasureWidth } from "./fonts.ts";
import { computeClosingHeight, drawClosing, drawLetterhead, type Letterhead } from "./letterhead.ts";
import type { PdfPage } from "./pdf-content.ts";
import type { PdfPicture } from "./pdf-picture.ts";
import { type PdfParts, writePdf } from "./pdf-writer.ts";
import { drawRow, layOutColumns } from "./table-cells.ts";

/** A document for the payer or payee: its letterhead and its lines. */
export interface PaperDocument {
  letterhead: Letterhead;
  /** Printed across each page: that the document is voided. */
  stamp?: string | null;
  head: readonly string[];
  lines: readonly (readonly string[])[];
  /** Columns of amounts. */
  amounts: ReadonlySet<number>;
}

const edge = 16;
const pitch = 4.8;
const size = 7.5;
const MILLIMETERS_PER_POINT = 25.4 / 72;
/** Maximum number of columns on a portrait page. */
const MAX_PORTRAIT_COLUMNS = 7;

/**
 * Renders a document on A4, in landscape if it has many columns: the letterhead on the first page, the table header on
 * each, title and page number at the bottom. Pages are rendered one by one; only their encoded form is kept in memory.
 */
export function renderDocumentPdf(paper: PaperDocument, parts: PdfParts = {}): Uint8Array<ArrayBuffer> {
  const { faces = null, archive = null } = parts;
  // CMYK pictures do not match the sRGB profile that an archive declares.
  const picture = archive && parts.picture?.entries.includes("CMYK") ? null : (parts.picture ?? null);
  const measure = archive ? createMeasure(faces, () => true) : createMeasure(faces);
  return writePdf(renderPages(paper, picture, measure), paper.letterhead.title, { picture, faces, archive });
}

function* renderPages(
  { letterhead, stamp = null, head, lines, amounts }: PaperDocument,
  picture: PdfPicture | null,
  measure: MeasureWidth,
): Generator<PdfPage> {
  const sheet = head.length > MAX_PORTRAIT_COLUMNS ? { width: 297, height: 210 } : { width: 210, height: 297 };
  const set = { size, measure };
  const frame = { width: sheet.width, edge, ...set };
  const room = sheet.width - 2 * edge;
  const columns = layOutColumns({
    sample: [head, ...lines.slice(0, 200)],
    left: edge,
    room,
    widest: 70,
    amounts,
    ...set,
  });
  const bottom = sheet.height - edge;
  const first = drawLetterhead(letterhead, frame, picture ? "logo" : "plain");
  let marks: Mark[] = first.marks;
  let y = first.below;
  let number = 0;
  const begin = () => {
    marks.push(...drawRow(head, columns, { y, weight: "bold", ...set }));
    marks.push({ kind: "bar", x: edge, y: y + 1.4, width: room, height: 0.2 });
    y += pitch + 1;
  };
  const finish = (): PdfPage => {
    number += 1;
    const text = `${letterhead.title} · ${number}`;
    marks.push({ kind: "text", x: edge, y: sheet.height - 8, size: 6.5, weight: "regular", text });
    const across = stamp === null ? [] : [drawStamp(stamp, sheet, measure)];
    const page = { ...sheet, placed: [{ x: 0, y: 0, marks: [...across, ...marks] }] };
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
    marks.push(...drawRow(line, columns, { y, weight: "regular", ...set }));
    y += pitch;
  }
  if (y + computeClosingHeight(letterhead) > bottom) yield finish();
  marks.push(...drawClosing(letterhead, frame, y + 2));
  yield finish();
}

/** A text along the page's diagonal, below everything else. */
function drawStamp(text: string, { width, height }: { width: number; height: number }, measure: MeasureWidth): Mark {
  const angle = Math.atan2(height, width);
  const length = Math.hypot(width, height) * 0.6;
  const size = length / MILLIMETERS_PER_POINT / measure(text, "bold");
  const rise = (size * MILLIMETERS_PER_POINT) / 3;
  return {
    kind: "text",
    x: width / 2 - (Math.cos(angle) * length) / 2 + Math.sin(angle) * rise,
    y: height / 2 + (Math.sin(angle) * length) / 2 + Math.cos(angle) * rise,
    size: Math.round(size),
    weight: "bold",
    text,
    degrees: (angle * 180) / Math.PI,
  };
}
