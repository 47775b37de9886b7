import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { defaultDesign } from "#app/modules/labels/model/default-design.fields.ts";
import { labelFields } from "#app/modules/labels/model/label.fields.ts";
import { labelLayoutSchema } from "#app/modules/labels/model/label-design.ts";
import type { LabelData } from "#app/modules/labels/model/label-marks.ts";
import { renderLabels } from "#app/modules/labels/model/render-labels.ts";
import { readPdfPicture } from "#app/platform/documents/pdf/pdf-picture.ts";
import { createNoisyPng } from "./pictures.ts";
import { listBars, scanBars } from "./scan.ts";

function labelOf(number: string, changes: Partial<LabelData["fields"]> = {}): LabelData {
  const fields = Object.fromEntries(labelFields.map((field) => [field, field])) as LabelData["fields"];
  return {
    fields: { ...fields, customer: "Đurđica Šćepanović-Großmann", ...changes },
    captions: fields,
    codes: {
      number,
      external_id: `R-${number}`,
      tracking: `https://waybill.example/track/${number}?token=a1B2c3D4e5F6`,
    },
    brand: "Müller & Söhne Logistik",
    logo: false,
  };
}

const bar = { x: 5, y: 123, width: 90, height: 18 };
const square = { x: 70, y: 97, width: 25, height: 25 };

test("a scanner reads both codes of every label, one label a page", () => {
  const numbers = ["WB-1000001", "20260317004711", "a", "A-12345/7", "0001"];
  const pdf = renderLabels(
    numbers.map((each) => labelOf(each)),
    defaultDesign,
    { paper: "label", title: "t" },
  );
  for (const [page, number] of numbers.entries()) {
    const { bars, width, height } = listBars(pdf, page);
    expect([Math.round(width), Math.round(height)]).toEqual([100, 150]);
    expect(scanBars(bars, bar, "code128")).toBe(number);
    expect(scanBars(bars, square, "qr")).toBe(`https://waybill.example/track/${number}?token=a1B2c3D4e5F6`);
  }
});

test("on A4 two labels are side by side and both scan", () => {
  const pdf = renderLabels(
    ["WB-1", "WB-2", "WB-3"].map((each) => labelOf(each)),
    defaultDesign,
    { paper: "a4", title: "t" },
  );
  const { bars, width, height } = listBars(pdf, 0);
  expect([Math.round(width), Math.round(height)]).toEqual([210, 297]);
  const edge = { x: 5, y: 73.5 };
  expect(scanBars(bars, { ...bar, x: edge.x + bar.x, y: edge.y + bar.y }, "code128")).toBe("WB-1");
  expect(scanBars(bars, { ...bar, x: edge.x + 100 + bar.x, y: edge.y + bar.y }, "code128")).toBe("WB-2");
  expect(scanBars(listBars(pdf, 1).bars, { ...bar, x: edge.x + bar.x, y: edge.y + bar.y }, "code128")).toBe("WB-3");
});

property.prop([fc.stringMatching(/^[ -~]{0,18}[!-~]$/)], { numRuns: 150 })(
  "any printable number is read back",
  (number) => {
    const trimmed = `x${number}`;
    const pdf = renderLabels([labelOf(trimmed)], defaultDesign, { paper: "label", title: "t" });
    // A 600 dpi reader: the longest numbers have modules of a third of a millimeter.
    expect(scanBars(listBars(pdf, 0).bars, bar, "code128", 24)).toBe(trimmed);
  },
);

property.prop([fc.string({ unit: "grapheme", maxLength: 400 })], { numRuns: 200 })(
  "whatever an order says, the file stays a PDF: every offset points at its object and text cannot leave its string",
  (text) => {
    const pdf = renderLabels([labelOf("WB-1", { destination: text, notes: text })], defaultDesign, {
      paper: "label",
      title: text,
    });
    const file = new TextDecoder("latin1").decode(pdf);
    expect(file).toMatch(/^%PDF-1\.4\n[\n -~]*%%EOF\n$/);
    const start = Number(/startxref\n(\d+)/.exec(file)?.[1]);
    expect(file.slice(start, start + 4)).toBe("xref");
    const offsets = [...file.slice(start).matchAll(/^(\d{10}) 00000 n /gm)].map((found) => Number(found[1]));
    expect(offsets.map((offset) => file.slice(offset).split("\n")[0])).toEqual(
      offsets.map((_, at) => `${at + 1} 0 obj`),
    );
    for (const [, length, body] of file.matchAll(/<< \/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/g))
      expect(body?.length).toBe(Number(length));
  },
);

test("prints letters of neighboring languages", () => {
  const file = new TextDecoder().decode(renderLabels([labelOf("WB-1")], defaultDesign, { paper: "label", title: "t" }));
  for (const name of ["Dcroat", "dcroat", "Scaron", "cacute", "germandbls", "udieresis", "odieresis"])
    expect(file).toContain(`/${name}`);
});

test.for([false, true])("prints 500 labels with a logo (%s) in under five seconds and 100 MB", async (logo) => {
  const labels = Array.from({ length: 500 }, (_, at) => ({ ...labelOf(`WB-${1_000_000 + at}`), logo }));
  const picture = logo ? await readPdfPicture(await createNoisyPng(600, 400)) : null;
  setFlagsFromString("--expose-gc");
  const collect: () => void = runInNewContext("gc");
  collect();
  const empty = memory();
  const before = performance.now();
  const pdf = renderLabels(labels, defaultDesign, { paper: "a4", title: "t", picture });
  const seconds = (performance.now() - before) / 1000;
  // No garbage collection is forced: garbage counts, as it does in an isolate.
  const used = memory() - empty;
  const [size, held] = [pdf.length / 1e6, used / 1e6].map((each) => each.toFixed(1));
  console.log(
    `500 labels ${logo ? "with" : "without"} a logo: ${seconds.toFixed(2)} s, ${held} MB in memory, ${size} MB`,
  );
  expect(seconds).toBeLessThan(5);
  expect(used).toBeLessThan(100_000_000);
  expect(pdf.length).toBeLessThan(20_000_000);
});

function memory(): number {
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

test("a design keeps its elements within the label", () => {
  const wrong = { ...defaultDesign, width: 60 };
  expect(labelLayoutSchema.safeParse(wrong).success).toBe(false);
  expect(labelLayoutSchema.safeParse(defaultDesign).success).toBe(true);
});
