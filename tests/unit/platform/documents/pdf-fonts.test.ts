import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import { unzlibSync } from "fflate";
import { expect, test } from "vitest";
import { defaultDesign } from "#app/modules/labels/model/default-design.fields.ts";
import { labelFields } from "#app/modules/labels/model/label.fields.ts";
import type { LabelData } from "#app/modules/labels/model/label-marks.ts";
import { needsFonts, renderLabels } from "#app/modules/labels/model/render-labels.ts";
import { listLineGlyphs, needsEmbeddedFont, type PrintFonts } from "#app/platform/documents/pdf/fonts.ts";
import { getGlyphName } from "#app/platform/documents/pdf/glyph-widths.ts";
import { toDrawnOrder } from "#app/platform/documents/pdf/right-to-left.ts";
import { renderTablePdf } from "#app/platform/documents/pdf/table-pdf.ts";
import { readTrueType } from "#app/platform/documents/pdf/true-type.ts";
import { listBars, scanBars } from "../../labels/scan.ts";

const folder = dirname(createRequire(import.meta.url).resolve("dejavu-fonts-ttf/package.json"));
const read = (name: string) => readTrueType(new Uint8Array(readFileSync(`${folder}/ttf/${name}.ttf`)));
const faces: PrintFonts = { regular: read("DejaVuSansCondensed"), bold: read("DejaVuSansCondensed-Bold") };

const written = [
  "Gdańsk, ulica Świętokrzyska 7, Żółć",
  "Příliš žluťoučký kůň, Plzeň",
  "İstanbul, Kadıköy, Şişli, Çağlayan",
  "București, Piața Unirii, Ţepeş",
  "Москва, улица Тверская 12; Київ, вулиця Хрещатик; Ђорђе Њего",
  "Αθήνα, Λεωφόρος Βασιλίσσης Σοφίας",
];

function labelOf(number: string, changes: Partial<LabelData["fields"]> = {}): LabelData {
  const fields = Object.fromEntries(labelFields.map((field) => [field, field])) as LabelData["fields"];
  const codes = { number, external_id: number, tracking: `https://waybill.example/track/${number}?token=a1B2c3D4e5F6` };
  return { fields: { ...fields, ...changes }, captions: fields, codes, brand: "Waybill", logo: false };
}

const paper = { paper: "label", title: "t" } as const;

/** The text of a PDF: glyph numbers mapped back by the embedded fonts' tables. */
function saidBy(pdf: Uint8Array): string[] {
  const file = new TextDecoder("latin1").decode(pdf);
  const maps = [...file.matchAll(/begincmap[\s\S]*?endcmap/g)].map(
    ([map]) => new Map([...map.matchAll(/^<(\w{4})> <(\w{4})>$/gm)].map(([, glyph, code]) => [glyph, code])),
  );
  const names = [...new Set([...file.matchAll(/\/([UV]) \d+ 0 R/g)].map(([, name]) => name))].sort();
  return [...file.matchAll(/BT \/([UV]) [^<]*<(\w+)> Tj ET/g)].map(([, name, glyphs = ""]) => {
    const map = maps[names.indexOf(name)];
    return (glyphs.match(/.{4}/g) ?? [])
      .map((glyph) => String.fromCodePoint(Number.parseInt(map?.get(glyph) ?? "3f", 16)))
      .join("");
  });
}

test("Polish, Czech, Turkish, Romanian, Cyrillic and Greek addresses are printed as written", () => {
  for (const line of written) {
    expect(needsEmbeddedFont(line), line).toBe(true);
    const glyphs = listLineGlyphs(faces.regular, line);
    expect(String.fromCodePoint(...glyphs.map(({ codePoint }) => codePoint))).toBe(line);
  }
  const label = labelOf("WB-1", { destination: written.join("\n"), customer: "Василь Шевченко" });
  expect(needsFonts([label], defaultDesign)).toBe(true);
  const pdf = renderLabels([label], defaultDesign, { ...paper, fonts: faces });
  const said = saidBy(pdf).join(" ");
  for (const word of ["Gdańsk,", "Świętokrzyska", "Шевченко"]) expect(said).toContain(word);
  expect(said).not.toContain("?");
  expect(pdf.length).toBeLessThan(150_000);
  const { bars } = listBars(pdf, 0);
  expect(scanBars(bars, { x: 5, y: 123, width: 90, height: 18 }, "code128")).toBe("WB-1");
});

test("texts that Helvetica covers use Helvetica, and no font is embedded", () => {
  const label = labelOf("WB-1", { customer: "Jörg Großmann, Ça-va & Žižek, 5 €", destination: "Mühlenkamp 44" });
  expect(needsFonts([label], defaultDesign)).toBe(false);
  const file = new TextDecoder("latin1").decode(renderLabels([label], defaultDesign, { ...paper, fonts: faces }));
  expect(file).not.toContain("FontFile2");
});

test("an embedded font contains the outlines of its glyphs and their components, and no others", () => {
  const pdf = renderLabels([labelOf("WB-1", { destination: "Łódź Ćwiartki" })], defaultDesign, {
    ...paper,
    fonts: faces,
  });
  const file = new TextDecoder("latin1").decode(pdf);
  const packed = /\/ASCIIHexDecode \/FlateDecode\][^>]*>>\nstream\n(\w+)>/.exec(file)?.[1] ?? "";
  const font = unzlibSync(Uint8Array.from(packed.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16)));
  const whole = readFileSync(`${folder}/ttf/DejaVuSansCondensed.ttf`).length;
  expect(font.length).toBeLessThan(whole / 5);
  const view = new DataView(font.buffer, font.byteOffset);
  const names = Array.from({ length: view.getUint16(4) }, (_, at) =>
    String.fromCharCode(...font.subarray(12 + at * 16, 16 + at * 16)),
  );
  expect(names).toEqual(["cvt ", "fpgm", "glyf", "head", "hhea", "hmtx", "loca", "maxp", "prep"]);
});

test("Arabic is joined and runs right to left, with numbers and Latin words left to right", () => {
  // seen-lam-alef-meem: initial form, lam and alef as one final ligature, isolated meem; drawn from the right.
  expect(toDrawnOrder("سلام")).toBe("\ufee1\ufefc\ufeb3");
  expect(toDrawnOrder("شارع 15")).toBe("15 \ufec9\ufead\ufe8e\ufeb7");
  expect(toDrawnOrder("רחוב הרצל 7")).toBe("7 לצרה בוחר");
  expect(toDrawnOrder("Dubai دبي 3")).toMatch(/^Dubai /);
  expect(toDrawnOrder("Mostar, Ulica 4 (dvorište)")).toBe("Mostar, Ulica 4 (dvorište)");
  const pdf = renderLabels([labelOf("WB-1", { destination: "شارع الملك 15" })], defaultDesign, {
    ...paper,
    fonts: faces,
  });
  expect(saidBy(pdf).join(" ")).not.toContain("?");
});

test("a list as PDF uses the same fonts", () => {
  const rows = [["Order", "Customer"], ...written.map((line, at) => [`WB-${at}`, line])];
  expect(saidBy(renderTablePdf("Orders", rows, { faces })).length).toBe(written.length);
});

test("prints 500 labels with letters from all over Europe in under five seconds and 100 MB", () => {
  const labels = Array.from({ length: 500 }, (_, at) =>
    labelOf(`WB-${1_000_000 + at}`, { destination: written[at % written.length], notes: written.join(" ") }),
  );
  const before = performance.now();
  const start = process.memoryUsage();
  const pdf = renderLabels(labels, defaultDesign, { paper: "a4", title: "t", fonts: faces });
  const seconds = (performance.now() - before) / 1000;
  const end = process.memoryUsage();
  const used = (end.heapUsed + end.arrayBuffers - start.heapUsed - start.arrayBuffers) / 1e6;
  console.log(
    `500 labels with embedded letters: ${seconds.toFixed(2)} s, ${used.toFixed(1)} MB in memory, ${(pdf.length / 1e6).toFixed(1)} MB`,
  );
  expect(seconds).toBeLessThan(5);
  expect(used).toBeLessThan(100);
});

test("every character that needs no embedded font is drawn, never as a question mark", () => {
  const beyond = Array.from({ length: 0x2200 - 0xa0 }, (_, at) => String.fromCodePoint(0xa0 + at));
  const helvetica = beyond.filter((sign) => sign === sign.normalize("NFC") && !needsEmbeddedFont(sign));
  expect(helvetica).toContain("÷");
  expect(helvetica.filter((sign) => getGlyphName(sign) === null)).toEqual([]);
});
