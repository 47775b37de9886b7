import { readFileSync } from "node:fs";
import { unzlibSync } from "fflate";
import { expect, test } from "vitest";
import { toFacturXArchive } from "#app/modules/invoicing/model/factur-x.ts";
import { renderDocumentPdf } from "#app/platform/documents/pdf/document-pdf.ts";
import type { PrintFonts } from "#app/platform/documents/pdf/fonts.ts";
import { readTrueType } from "#app/platform/documents/pdf/true-type.ts";

const font = (name: string) => {
  const bytes = readFileSync(`node_modules/dejavu-fonts-ttf/ttf/${name}.ttf`);
  return readTrueType(new Uint8Array(bytes));
};
const faces: PrintFonts = { regular: font("DejaVuSansCondensed"), bold: font("DejaVuSansCondensed-Bold") };
const at = Date.UTC(2026, 10, 23, 8, 30, 5);
const content = '<?xml version="1.0"?><rsm:CrossIndustryInvoice>München – 12,50 €</rsm:CrossIndustryInvoice>';

const made = renderDocumentPdf(
  {
    letterhead: {
      title: "Rechnung R-2026-00001 (Kopie)",
      sender: ["Rätikon Kurier"],
      recipient: ["Bergwolle AG"],
      facts: [["Fällig", "3. Dezember 2026"]],
      sums: [["Gesamt", "12,50 EUR"]],
      notes: [],
    },
    head: ["Auftrag", "Betrag"],
    lines: Array.from({ length: 120 }, (_, line) => [`WB-${line}`, "7,50"]),
    amounts: new Set([1]),
  },
  { faces, archive: toFacturXArchive(content, { at, id: "ab".repeat(16) }) },
);
const text = new TextDecoder("latin1").decode(made);

/** The objects of a file by number, at the offsets of its table. */
function objectsOf(file: string): Map<number, string> {
  const start = Number(/startxref\n(\d+)\n/.exec(file)?.[1]);
  const rows = file.slice(start).match(/\d{10} \d{5} [nf] \n/g) ?? [];
  return new Map(
    rows.slice(1).map((row, index) => {
      const begin = Number(row.slice(0, 10));
      const body = file.slice(begin, file.indexOf("\nendobj", begin));
      expect(body.startsWith(`${index + 1} 0 obj\n`)).toBe(true);
      return [index + 1, body];
    }),
  );
}

const objects = objectsOf(text);
const object = (number: string | undefined) => objects.get(Number(number)) ?? "";
const catalogue = object("1");

/** The decompressed content of a stream. */
function streamOf(body: string): Uint8Array {
  const said = /stream\n([\s\S]*)\nendstream/.exec(body)?.[1] ?? "";
  expect(said.length).toBe(Number(/\/Length (\d+)/.exec(body)?.[1]));
  return unzlibSync(Uint8Array.from(said.replace(">", "").match(/../g) ?? [], (digits) => Number.parseInt(digits, 16)));
}

test("a file declares itself binary, its title, and that it is PDF/A-3b and Factur-X of EN 16931", () => {
  expect(made.slice(0, 9)).toEqual(new TextEncoder().encode("%PDF-1.7\n"));
  expect([...made.slice(10, 14)].every((byte) => byte > 127)).toBe(true);
  expect(text).toMatch(/\/ID \[<(ab){16}> <(ab){16}>\]/);
  const metadata = object(/\/Metadata (\d+)/.exec(catalogue)?.[1]);
  for (const said of [
    "<pdfaid:part>3</pdfaid:part>",
    "<pdfaid:conformance>B</pdfaid:conformance>",
    "Rechnung R-2026-00001 (Kopie)</rdf:li>",
    "<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>",
    "<fx:DocumentFileName>factur-x.xml</fx:DocumentFileName>",
    "<xmp:CreateDate>2026-11-23T08:30:05Z</xmp:CreateDate>",
    "<pdf:Producer>Waybill</pdf:Producer>",
  ])
    expect(metadata).toContain(said);
  expect(metadata).not.toContain("/Filter");
  expect(text).toContain(
    "/Title (Rechnung R-2026-00001 \\(Kopie\\)) /Producer (Waybill) /CreationDate (D:20261123083005Z)",
  );
});

test("the XML is embedded unchanged, with name, date and relation to the pages", () => {
  const specification = object(/\/AF \[(\d+) 0 R\]/.exec(catalogue)?.[1]);
  expect(catalogue).toMatch(/\/EmbeddedFiles << \/Names \[\(factur-x\.xml\) \d+ 0 R\]/);
  expect(specification).toContain("/F (factur-x.xml) /UF (factur-x.xml)");
  expect(specification).toContain("/AFRelationship /Alternative");
  const file = object(/\/EF << \/F (\d+) 0 R/.exec(specification)?.[1]);
  expect(file).toContain("/Subtype /text#2Fxml");
  const inside = streamOf(file);
  expect(new TextDecoder().decode(inside)).toBe(content);
  expect(file).toContain(`/Size ${inside.length}`);
});

test("colors have a profile, and every used font is embedded", () => {
  const intent = object(/\/OutputIntents \[(\d+)/.exec(catalogue)?.[1]);
  expect(intent).toContain("/S /GTS_PDFA1");
  const profile = streamOf(object(/\/DestOutputProfile (\d+)/.exec(intent)?.[1]));
  const view = new DataView(profile.buffer, profile.byteOffset);
  expect(view.getUint32(0)).toBe(profile.length);
  expect(new TextDecoder().decode(profile.slice(12, 24))).toBe("mntrRGB XYZ ");
  expect(new TextDecoder().decode(profile.slice(36, 40))).toBe("acsp");
  expect(text).not.toContain("/Type1");
  const descriptors = [...objects.values()].filter((body) => body.includes("/Type /FontDescriptor"));
  expect(descriptors).toHaveLength(2);
  for (const descriptor of descriptors) {
    const file = object(/\/FontFile2 (\d+) 0 R/.exec(descriptor)?.[1]);
    expect(streamOf(file).length).toBe(Number(/\/Length1 (\d+)/.exec(file)?.[1]));
  }
  const pages = [...objects.values()].filter((body) => body.includes("/Type /Page "));
  expect(pages.length).toBeGreaterThan(1);
  for (const page of pages) expect(page).toMatch(/\/Font << \/U \d+ 0 R \/V \d+ 0 R >>/);
  expect(text).not.toMatch(/\/(Encrypt|JavaScript|LZWDecode|SMask)/);
});
