import type { LabelLayout } from "./label-design.ts";
import { type LabelData, marksOf } from "./label-marks.ts";
import type { Paper } from "./paper.ts";
import { type PdfPage, writePdf } from "./pdf-writer.ts";

const sheet = { width: 210, height: 297 };

/** Labels as one PDF, in the order given. On A4 they stand in rows from the top left, centred on the sheet. */
export function renderLabels(
  labels: readonly LabelData[],
  layout: LabelLayout,
  { paper, title }: { paper: Paper; title: string },
): Uint8Array<ArrayBuffer> {
  const marks = labels.map((each) => marksOf(layout, each));
  return writePdf(paper === "a4" ? sheetsOf(marks, layout) : marks.map((each) => pageOf(each, layout)), title);
}

function pageOf(marks: ReturnType<typeof marksOf>, { width, height }: LabelLayout): PdfPage {
  return { width, height, placed: [{ x: 0, y: 0, marks }] };
}

function sheetsOf(labels: readonly ReturnType<typeof marksOf>[], { width, height }: LabelLayout): PdfPage[] {
  const across = Math.max(1, Math.floor(sheet.width / width));
  const down = Math.max(1, Math.floor(sheet.height / height));
  const edge = {
    x: Math.max(0, (sheet.width - across * width) / 2),
    y: Math.max(0, (sheet.height - down * height) / 2),
  };
  const pages: PdfPage[] = [];
  for (let from = 0; from < labels.length; from += across * down) {
    const placed = labels.slice(from, from + across * down).map((marks, at) => ({
      x: edge.x + (at % across) * width,
      y: edge.y + Math.floor(at / across) * height,
      marks,
    }));
    pages.push({ ...sheet, placed });
  }
  return pages;
}
