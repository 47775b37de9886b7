import { inflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { defaultDesign } from "#app/modules/labels/model/default-design.fields.ts";
import { labelFields } from "#app/modules/labels/model/label.fields.ts";
import type { LabelData } from "#app/modules/labels/model/label-marks.ts";
import { renderLabels } from "#app/modules/labels/model/render-labels.ts";
import { readPdfPicture } from "#app/platform/documents/pdf/pdf-picture.ts";
import { detectWholeImage } from "#app/platform/files/image-type.ts";
import { createJpeg, createWebp } from "#tests/factories/pictures.ts";
import { createPng } from "../../labels/pictures.ts";

const pixels = async (file: Uint8Array<ArrayBuffer>) => [
  ...inflateSync((await readPdfPicture(file))?.bytes ?? new Uint8Array()),
];

test("a transparent PNG is drawn on white, with any line filters", async () => {
  const size = { width: 2, height: 5, colour: 6 };
  const [red, half, clear] = [
    [200, 0, 0, 255],
    [0, 0, 0, 128],
    [9, 9, 9, 0],
  ];
  // The same two pixels in every line, written by each of the filters.
  const [a, b] = [red, half] as [number[], number[]];
  const less = (one: number[], other: number[]) => one.map((value, at) => (value - (other[at] ?? 0)) & 255);
  const lines = [
    [0, ...a, ...b],
    [1, ...a, ...less(b, a)],
    [2, ...a.map(() => 0), ...b.map(() => 0)],
    [
      3,
      ...less(
        a,
        a.map((value) => value >> 1),
      ),
      ...less(
        b,
        b.map((value, at) => (value + (a[at] ?? 0)) >> 1),
      ),
    ],
    [4, ...a.map(() => 0), ...b.map(() => 0)],
  ];
  const file = createPng(size, Uint8Array.from(lines.flat()));
  expect(await pixels(file)).toEqual(lines.flatMap(() => [200, 0, 0, 127, 127, 127]));
  expect(await pixels(createPng({ width: 1, height: 1, colour: 6 }, Uint8Array.from([0, ...(clear ?? [])])))).toEqual([
    255, 255, 255,
  ]);
  expect(await pixels(createPng({ width: 1, height: 1, colour: 4 }, Uint8Array.of(0, 40, 255)))).toEqual([40]);
  const deep = createPng({ width: 1, height: 1, colour: 6, depth: 16 }, Uint8Array.of(0, 9, 1, 8, 1, 7, 1, 255, 255));
  expect(await pixels(deep)).toEqual([9, 8, 7]);
});

test("opaque and palette PNGs are embedded unchanged, with the palette on white", async () => {
  const lines = Uint8Array.of(0, 1, 2, 3);
  const plain = await readPdfPicture(createPng({ width: 1, height: 1, colour: 2 }, lines));
  expect(plain).toMatchObject({
    width: 1,
    filter: "FlateDecode",
    entries: "/ColorSpace /DeviceRGB /BitsPerComponent 8",
  });
  expect(plain?.parameters).toContain("/Predictor 15 /Colors 3");
  const palette = createPng(
    { width: 8, height: 1, depth: 1, colour: 3, palette: [255, 0, 0, 0, 0, 0], opacity: [255, 0] },
    lines.slice(0, 2),
  );
  expect((await readPdfPicture(palette))?.entries).toBe(
    "/ColorSpace [/Indexed /DeviceRGB 1 <ff0000ffffff>] /BitsPerComponent 1",
  );
});

test("reads a JPEG's size and colors; rejects an image that a PDF cannot contain", async () => {
  const whole = createJpeg("a photo");
  expect(await readPdfPicture(whole)).toMatchObject({ width: 256, height: 40, filter: "DCTDecode" });
  const line = Uint8Array.of(0, 1, 2, 3);
  const clear = createPng({ width: 1, height: 1, colour: 6 }, Uint8Array.of(0, 1, 2, 3, 4));
  const wrong = [
    ...Array.from(whole.slice(1), (_, at) => whole.slice(0, at + 1)),
    whole.with(whole.indexOf(0xc2), 0xc4),
    createPng({ width: 1, height: 1, colour: 2, interlaced: true }, line),
    createPng({ width: 3000, height: 3000, colour: 6 }, line),
    createPng({ width: 1, height: 1, colour: 6 }, line),
    createPng({ width: 1, height: 1, colour: 3 }, line),
    clear.slice(0, 50),
    clear.with(45, 0),
    new TextEncoder().encode("RIFF....WEBPVP8 "),
    new TextEncoder().encode("<svg/>"),
  ];
  for (const each of wrong) expect(await readPdfPicture(each)).toBeNull();
});

test("accepts a complete image and rejects every truncated one", () => {
  const files = {
    png: createPng({ width: 1, height: 1, colour: 0 }, Uint8Array.of(0, 9)),
    jpeg: createJpeg("x"),
    webp: createWebp(),
  };
  for (const [type, file] of Object.entries(files)) {
    expect(detectWholeImage(file)).toEqual({ ok: true, value: `image/${type}` });
    // Cameras append data after the end.
    expect(detectWholeImage(Uint8Array.of(...file, 0, 1, 2)).ok).toBe(true);
    // The last chunk of a PNG contains only its checksum.
    for (let length = 12; length < file.length; length += 1)
      expect(detectWholeImage(file.slice(0, length)), `${type}, ${length} bytes`).toMatchObject({
        failure: { code: "image_incomplete" },
      });
  }
  expect(detectWholeImage(new TextEncoder().encode("<svg/>"))).toMatchObject({
    failure: { code: "image_unsupported" },
  });
});

test("three megabytes of restart markers, stuffed bytes or empty chunks are scanned in one pass", () => {
  for (const piece of [
    [0xff, 0xd0],
    [0xff, 0],
    [0xff, 0xfe, 0, 2],
  ]) {
    const file = createJpeg("", {
      samples: Array<number[]>(3_000_000 / piece.length)
        .fill(piece)
        .flat(),
    });
    const began = performance.now();
    expect(detectWholeImage(file).ok).toBe(true);
    // A reader that restarted at each chunk would take hours.
    expect(performance.now() - began, String(piece)).toBeLessThan(5000);
  }
});

test("the logo is embedded once, drawn on every label, and replaced by the name if absent", async () => {
  const fields = Object.fromEntries(labelFields.map((field) => [field, ""])) as LabelData["fields"];
  const codes = { number: "WB-1", external_id: "WB-1", tracking: "https://waybill.example/t" };
  const label = { fields, captions: fields, codes, brand: "Alsterfracht", logo: true };
  const picture = await readPdfPicture(createPng({ width: 4, height: 1, colour: 0 }, Uint8Array.of(0, 1, 2, 3, 4)));
  const print = (logo: boolean) =>
    new TextDecoder().decode(
      renderLabels(
        [1, 2, 3].map(() => ({ ...label, logo })),
        defaultDesign,
        { paper: "a4", title: "t", picture: logo ? picture : null },
      ),
    );
  const [shown, named] = [print(true), print(false)];
  expect(shown.match(/\/Subtype \/Image/g)).toHaveLength(1);
  expect(shown.match(/ cm \/P Do Q/g)).toHaveLength(3);
  // 36 mm wide in a box of 55 × 9 mm, four to one.
  expect(shown).toContain("q 102.047 0 0 25.512 ");
  expect(shown).not.toContain("(Alsterfracht)");
  expect(named).toContain("(Alsterfracht)");
  expect(named).not.toContain("/XObject");
});

test("a PNG of countless chunks is scanned in one pass", async () => {
  const unit = Uint8Array.of(0, 0, 0, 0, 0x49, 0x44, 0x41, 0x54, 0, 0, 0, 0);
  const chunks = new Uint8Array(8 + 80_000 * unit.length);
  chunks.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  for (let at = 8; at < chunks.length; at += unit.length) chunks.set(unit, at);
  const half = chunks.slice(0, 8 + 10_000 * unit.length);
  const [short, long] = [await quickest(half), await quickest(chunks)];
  expect(long / short, "eight times as many chunks").toBeLessThan(32);
});

async function quickest(bytes: Uint8Array<ArrayBuffer>): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let each = 0; each < 20; each += 1) {
    const start = performance.now();
    await readPdfPicture(bytes);
    best = Math.min(best, performance.now() - start);
  }
  return best;
}
