import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { defaultDesign } from "#app/modules/labels/model/default-design.fields.ts";
import { labelFields } from "#app/modules/labels/model/label.fields.ts";
import { labelLayoutSchema, labelSizes } from "#app/modules/labels/model/label-design.ts";
import type { LabelData } from "#app/modules/labels/model/label-marks.ts";
import { type LabelRecipe, toLabelLayout, toLabelRecipe } from "#app/modules/labels/model/label-recipe.ts";
import { renderLabels } from "#app/modules/labels/model/render-labels.ts";
import { papers } from "#app/platform/documents/pdf/paper.ts";
import { listBars, scanBars } from "./scan.ts";

const fields = Object.fromEntries(labelFields.map((field) => [field, field])) as LabelData["fields"];
const data: LabelData = {
  fields,
  captions: fields,
  codes: {
    number: "WB-100310",
    external_id: "R-1",
    tracking: "https://waybill.example/track/WB-100310?token=a1B2c3D4",
  },
  brand: "Alsterfracht",
  logo: false,
};
const codes = ["code128", "qr", "both"] as const;
const base = toLabelRecipe(defaultDesign);

test.each(labelSizes.flatMap((size) => codes.map((code) => [size.key, code, size] as const)))(
  "%s with %s: all elements fit on the label and a scanner reads it",
  (_key, code, { width, height }) => {
    const layout = toLabelLayout({ ...base, width, height, code });
    expect(labelLayoutSchema.safeParse(layout).error).toBeUndefined();
    const { bars } = listBars(renderLabels([data], layout, { paper: "label", title: "t" }), 0);
    for (const element of layout.elements) {
      if (element.kind !== "code") continue;
      const part = { ...element, height: element.height - (element.caption ? 3.5 : 0) };
      expect(scanBars(bars, part, element.code)).toBe(data.codes[element.content]);
    }
  },
);

test("the recipe of a layout reproduces the same choices", () => {
  expect(toLabelRecipe(toLabelLayout(base)).fields.map(({ field }) => field)).toEqual(
    base.fields.map(({ field }) => field),
  );
  expect(toLabelRecipe(toLabelLayout({ ...base, code: "qr", content: "external_id", logo: false }))).toMatchObject({
    code: "qr",
    content: "external_id",
    logo: false,
  });
});

const recipes: fc.Arbitrary<LabelRecipe> = fc.record({
  width: fc.integer({ min: 30, max: 210 }),
  height: fc.integer({ min: 20, max: 297 }),
  logo: fc.boolean(),
  paper: fc.constantFrom(...papers),
  code: fc.constantFrom(...codes),
  content: fc.constantFrom("number", "external_id", "tracking"),
  fields: fc.uniqueArray(
    fc.record({
      field: fc.constantFrom(...labelFields),
      size: fc.integer({ min: 5, max: 60 }),
      bold: fc.boolean(),
      caption: fc.boolean(),
    }),
    { selector: (each) => each.field, maxLength: labelFields.length },
  ),
});

property.prop([recipes], { numRuns: 400 })("whatever is chosen stays on the label", (recipe) => {
  expect(labelLayoutSchema.safeParse(toLabelLayout(recipe)).error).toBeUndefined();
});
