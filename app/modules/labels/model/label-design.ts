import { z } from "zod";
import { papers } from "#app/platform/documents/pdf/paper.ts";
import { parseBoundedJson } from "#app/platform/http/bounded-json.ts";
import { textSchema } from "#app/platform/kernel/form-values.ts";
import { labelFields } from "./label.fields.ts";

/** Common sizes of label rolls and sheets, millimeters; the first is the default (100 × 150 mm). */
export const labelSizes = [
  { key: "100x150", width: 100, height: 150 },
  { key: "100x100", width: 100, height: 100 },
  { key: "100x70", width: 100, height: 70 },
  { key: "a6", width: 105, height: 148 },
  { key: "a5", width: 148, height: 210 },
] as const;

export const codeKinds = ["code128", "qr"] as const;
export type CodeKind = (typeof codeKinds)[number];

/** What a code contains: the order's number, its reference, or the URL of its tracking page. */
export const codeContents = ["number", "external_id", "tracking"] as const;

const millimetersSchema = z.coerce.number().pipe(z.number().min(0).max(300));
const boxFields = { x: millimetersSchema, y: millimetersSchema, width: millimetersSchema, height: millimetersSchema };

const fieldElement = z.object({
  kind: z.literal("field"),
  field: z.enum(labelFields),
  ...boxFields,
  /** Points. */
  size: z.coerce.number().pipe(z.number().min(5).max(60)),
  bold: z.boolean().default(false),
  /** Shows the field's name above it in small letters. */
  caption: z.boolean().default(false),
});
const codeElement = z.object({
  kind: z.literal("code"),
  code: z.enum(codeKinds),
  content: z.enum(codeContents),
  ...boxFields,
  /** Shows the content below it in letters. */
  caption: z.boolean().default(false),
});
const logoElement = z.object({ kind: z.literal("logo"), ...boxFields });
const lineElement = z.object({ kind: z.literal("line"), ...boxFields });
const textElement = z.object({
  kind: z.literal("text"),
  text: textSchema(200),
  ...boxFields,
  size: z.coerce.number().pipe(z.number().min(5).max(60)),
  bold: z.boolean().default(false),
});

export const labelElementSchema = z.discriminatedUnion("kind", [
  fieldElement,
  codeElement,
  logoElement,
  lineElement,
  textElement,
]);
export type LabelElement = z.output<typeof labelElementSchema>;

/** Size and elements of a label, millimeters from the top left corner. */
export const labelLayoutSchema = z
  .object({
    width: z.coerce.number().pipe(z.number().min(30).max(210)),
    height: z.coerce.number().pipe(z.number().min(20).max(297)),
    elements: z.array(labelElementSchema).min(1).max(60),
    /** The default paper. */
    paper: z.enum(papers).default("label"),
  })
  .superRefine(({ width, height, elements }, context) => {
    for (const [at, element] of elements.entries()) {
      const out = element.x + element.width > width + 0.01 || element.y + element.height > height + 0.01;
      if (out) context.addIssue({ code: "custom", path: ["elements", at], message: "label_element_outside" });
    }
  });
export type LabelLayout = z.output<typeof labelLayoutSchema>;

/** A label design as the form and the API send it. */
export const labelDesignSchema = z.object({
  name: textSchema(120),
  // Forms send it as text.
  design: z.preprocess((value) => (typeof value === "string" ? parseBoundedJson(value) : value), labelLayoutSchema),
  is_default: z.boolean().default(false),
});

export type LabelDesignInput = z.output<typeof labelDesignSchema>;

/** A label design as screens and the API read it. */
export interface LabelDesignView extends LabelDesignInput {
  id: string;
  active: boolean;
  created_at: number;
  version: number;
}
