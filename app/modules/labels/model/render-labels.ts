import { createMeasure, needsEmbeddedFont, type PrintFonts } from "#app/platform/documents/pdf/fonts.ts";
import type { Paper } from "#app/platform/documents/pdf/paper.ts";
import type { PdfPage } from "#app/platform/documents/pdf/pdf-content.ts";
import type { PdfPicture } from "#app/platform/documents/pdf/pdf-picture.ts";
import { writePdf } from "#app/platform/documents/pdf/pdf-writer.ts";
import type { LabelLayout } from "./label-design.ts";
import { type LabelData, renderMarks } from "./label-marks.ts";

export interface PrintOptions {
  paper: Paper;
  title: string;
  picture?: PdfPicture | null;
  /** For labels that `needsFonts`; without fonts, characters that Helvetica lacks are written as "?". */
  fonts?: PrintFonts | null;
}

/** Whether any text of the labels needs an embedded font. */
export function needsFonts(labels: readonly LabelData[], layout: LabelLayout): boolean {
  const fixed = layout.elements.flatMap((element) => (element.kind === "text" ? [element.text] : []));
  return (
    fixed.some(needsEmbeddedFont) ||
    labels.some(({ brand, fields, codes }) =>
      [brand, ...Object.values(fields), ...Object.values(codes)].some(needsEmbeddedFont),
    )
  );
}

const a4Sheet = { width: 210, height: 297 };

/** Labels as one PDF, in the given order. On A4 they are placed in rows from the top left, centered on the sheet. */
export function renderLabels(
  labels: readonly LabelData[],
  layout: LabelLayout,
  { paper, title, picture = null, fonts = null }: PrintOptions,
): Uint8Array<ArrayBuffer> {
  const measured = labels.map((each) => ({ ...each, measure: createMeasure(fonts) }));
  return writePdf(paper === "a4" ? renderSheets(measured, layout) : renderPages(measured, layout), title, {
    picture,
    faces: fonts,
  });
}

// Pages are created while the PDF is written, so that the marks of hundreds of labels are not in memory at once.
function* renderPages(labels: readonly LabelData[], layout: LabelLayout): Generator<PdfPage> {
  const { width, height } = layout;
  for (const each of labels) yield { width, height, placed: [{ x: 0, y: 0, marks: renderMarks(layout, each) }] };
}

function* renderSheets(labels: readonly LabelData[], layout: LabelLayout): Generator<PdfPage> {
  const { width, height } = layout;
  const across = Math.max(1, Math.floor(a4Sheet.width / width));
  const down = Math.max(1, Math.floor(a4Sheet.height / height));
  const edge = {
    x: Math.max(0, (a4Sheet.width - across * width) / 2),
    y: Math.max(0, (a4Sheet.height - down * height) / 2),
  };
  for (let from = 0; from < labels.length; from += across * down) {
    const placed = labels.slice(from, from + across * down).map((each, index) => ({
      x: edge.x + (index % across) * width,
      y: edge.y + Math.floor(index / across) * height,
      marks: renderMarks(layout, each),
    }));
    yield { ...a4Sheet, placed };
  }
}
