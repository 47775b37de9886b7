import { isCode128 } from "#app/platform/documents/pdf/code128.ts";
import type { MeasureWidth } from "#app/platform/documents/pdf/fonts.ts";
import { type FontWeight, measureHelvetica, wrapText } from "#app/platform/documents/pdf/glyph-widths.ts";
import type { Mark } from "../../../platform/documents/pdf/mark.ts";
import { renderBars, renderQrCode } from "./code-marks.ts";
import type { LabelField } from "./label.fields.ts";
import type { LabelElement, LabelLayout } from "./label-design.ts";

/** The contents of an order's label: texts in the reader's language, and the contents of its codes. */
export interface LabelData {
  fields: Readonly<Record<LabelField, string>>;
  codes: Readonly<Record<"number" | "external_id" | "tracking", string>>;
  /** Names of the fields, for captions. */
  captions: Readonly<Record<LabelField, string>>;
  /** The name of the workspace, as the sender. */
  brand: string;
  /** Whether there is a logo; without one the brand's name is printed. */
  logo: boolean;
  /** Measures the width of a line; in Helvetica when absent. */
  measure?: MeasureWidth;
}

const POINTS_PER_MILLIMETER = 72 / 25.4;
const CAPTION_SIZE = 6;
const LINE_HEIGHT = 1.18;

/** Every mark of a label: the same list is written to the PDF and drawn on the screen. */
export function renderMarks(layout: LabelLayout, data: LabelData): Mark[] {
  return layout.elements.flatMap((element) => renderElement(element, data));
}

function renderElement(element: LabelElement, data: LabelData): Mark[] {
  switch (element.kind) {
    case "line":
      return [
        { ...toBox(element), kind: "bar", width: Math.max(element.width, 0.3), height: Math.max(element.height, 0.3) },
      ];
    case "text":
      return renderText(element.text, element, element.size, element.bold ? "bold" : "regular", data.measure);
    case "logo":
      if (data.logo) return [{ ...toBox(element), kind: "picture" }];
      return renderText(
        data.brand,
        element,
        Math.min(element.height * POINTS_PER_MILLIMETER * 0.7, 22),
        "bold",
        data.measure,
      );
    case "field":
      return renderField(element, data);
    case "code":
      return renderCode(element, data);
  }
}

function renderField(element: Extract<LabelElement, { kind: "field" }>, data: LabelData): Mark[] {
  const text = data.fields[element.field];
  if (text === "") return [];
  const weight = element.bold ? "bold" : "regular";
  if (!element.caption) return renderText(text, element, element.size, weight, data.measure);
  const captionHeight = (CAPTION_SIZE * LINE_HEIGHT) / POINTS_PER_MILLIMETER;
  const below = { ...toBox(element), y: element.y + captionHeight, height: element.height - captionHeight };
  return [
    ...renderText(data.captions[element.field], { ...toBox(element), height: captionHeight }, CAPTION_SIZE, "regular"),
    ...renderText(text, below, element.size, weight, data.measure),
  ];
}

export interface LabelBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

function toBox({ x, y, width, height }: LabelBox): LabelBox {
  return { x, y, width, height };
}

function renderText(
  text: string,
  { x, y, width, height }: LabelBox,
  size: number,
  weight: FontWeight,
  measure: MeasureWidth = measureHelvetica,
): Mark[] {
  const line = (size * LINE_HEIGHT) / POINTS_PER_MILLIMETER;
  const limit = Math.max(1, Math.floor(height / line + 0.05));
  return wrapText(text, { width: width * POINTS_PER_MILLIMETER, size, weight, maxLines: limit, measure }).map(
    (each, index) => ({
      kind: "text",
      x,
      y: y + index * line + (size * 0.85) / POINTS_PER_MILLIMETER,
      size,
      weight,
      text: each,
    }),
  );
}

/** A code in its box with the quiet zone that scanners need; text that a bar code cannot encode becomes a QR code. */
function renderCode(element: Extract<LabelElement, { kind: "code" }>, data: LabelData): Mark[] {
  const text = data.codes[element.content];
  if (text === "") return [];
  const size = 8;
  const captionHeight = element.caption ? (size * LINE_HEIGHT) / POINTS_PER_MILLIMETER : 0;
  const inner = { ...toBox(element), height: element.height - captionHeight };
  const bars = element.code === "code128" && isCode128(text) ? renderBars(text, inner) : renderQrCode(text, inner);
  if (!element.caption) return bars;
  const textWidth = (measureHelvetica(text, "regular") * size) / POINTS_PER_MILLIMETER;
  const x = Math.max(element.x, element.x + (element.width - textWidth) / 2);
  const under = { x, y: element.y + inner.height, width: element.width, height: captionHeight };
  return [...bars, ...renderText(text, under, size, "regular")];
}
