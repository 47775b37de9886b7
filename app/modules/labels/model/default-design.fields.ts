import type { LabelElement, LabelLayout } from "./label-design.ts";

const createField = (
  field: Extract<LabelElement, { kind: "field" }>["field"],
  [x, y, width, height]: readonly [number, number, number, number],
  size: number,
  style: { bold?: boolean; caption?: boolean } = {},
): LabelElement => ({ kind: "field", field, x, y, width, height, size, bold: false, caption: false, ...style });

/** The built-in design, until a workspace creates its own: 100 × 150 mm. */
export const defaultDesign: LabelLayout = {
  width: 100,
  height: 150,
  paper: "label",
  elements: [
    { kind: "logo", x: 5, y: 5, width: 55, height: 9 },
    createField("shipping_method", [62, 6, 33, 6], 9),
    { kind: "line", x: 5, y: 16, width: 90, height: 0.4 },
    createField("sender", [5, 18, 90, 15], 8, { caption: true }),
    { kind: "line", x: 5, y: 34, width: 90, height: 0.4 },
    createField("customer", [5, 37, 90, 8], 15, { bold: true }),
    createField("destination", [5, 45, 90, 20], 13),
    createField("phone", [5, 66, 60, 8], 10, { caption: true }),
    createField("destination_postal_code", [66, 62, 29, 12], 24, { bold: true }),
    { kind: "line", x: 5, y: 76, width: 90, height: 0.4 },
    createField("external_id", [5, 78, 44, 9], 10, { caption: true }),
    createField("packages", [51, 78, 20, 9], 10, { caption: true }),
    createField("weight", [73, 78, 22, 9], 10, { caption: true }),
    createField("delivery_window", [5, 88, 44, 9], 9, { caption: true }),
    createField("collections", [51, 88, 44, 9], 10, { bold: true, caption: true }),
    createField("notes", [5, 98, 62, 14], 8, { caption: true }),
    createField("custom_fields", [5, 113, 62, 9], 7),
    { kind: "code", code: "qr", content: "tracking", x: 70, y: 97, width: 25, height: 25, caption: false },
    { kind: "code", code: "code128", content: "number", x: 5, y: 123, width: 90, height: 23, caption: true },
  ],
};
