import { read, utils, write } from "@e965/xlsx";
import * as fc from "fast-check";
import { zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { FileFault } from "#app/platform/documents/tables/file-fault.ts";
import { detectReading, readTableRows } from "#app/platform/documents/tables/open-table.ts";
import type { SourceRow } from "#app/platform/documents/tables/source-table.ts";
import { formatSerialDate } from "#app/platform/documents/xlsx/sheet-reader.ts";
import { parseFormatCode } from "#app/platform/documents/xlsx/styles.ts";
import { writeWorkbook } from "#app/platform/documents/xlsx/workbook-writer.ts";

const utf8 = (text: string) => new TextEncoder().encode(text);

function readRows(bytes: Uint8Array, sheet?: string): SourceRow[] {
  const reading = detectReading(bytes);
  return [...readTableRows(bytes, sheet === undefined ? reading : { ...reading, sheet })];
}

function oracle(rows: unknown[][], bookSST: boolean, compression: boolean): Uint8Array {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows, { cellDates: false }), "Orders");
  return new Uint8Array(write(book, { type: "array", bookType: "xlsx", bookSST, compression }));
}

const cell = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 20 }).filter((text) => text.trim() !== "" && !/[\r\ufffe\uffff]/.test(text)),
  fc.constantFrom("<b>&amp;</b>", "a\nb", " lead", "ß€Č", "]]>"),
  fc.integer({ min: -1_000_000, max: 5_000_000_000_000 }),
  fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e9, max: 1e9 }).map((value) => value + 0),
  fc.boolean(),
);
const sheet = fc.array(fc.array(fc.option(cell, { nil: null }), { minLength: 1, maxLength: 8 }), {
  minLength: 1,
  maxLength: 12,
});

/** How a cell of the random sheet must be read. */
function expected(value: unknown): string {
  if (value === null) return "";
  if (typeof value === "number") return String(Number(value.toPrecision(15)));
  return String(value);
}

function trimmed(cells: readonly string[]): string[] {
  const list = [...cells];
  while (list.at(-1) === "") list.pop();
  return list;
}

describe("the XLSX reader", () => {
  it("reads another writer's random sheets as intended", () => {
    fc.assert(
      fc.property(sheet, fc.boolean(), fc.boolean(), (rows, shared, compressed) => {
        const read = readRows(oracle(rows, shared, compressed));
        const wanted = rows
          .map((cells, at) => ({ row: at + 1, cells: trimmed(cells.map(expected)) }))
          .filter(({ cells }) => cells.some((each) => each.trim() !== ""));
        expect(read.map(({ row, cells }) => ({ row, cells: trimmed(cells) }))).toEqual(wanted);
      }),
      { numRuns: 150 },
    );
  });

  it("writes workbooks that another reader reads correctly", () => {
    fc.assert(
      fc.property(sheet, (rows) => {
        const texts = rows.map((cells) => cells.map((each) => (typeof each === "number" ? each : expected(each))));
        const book = read(writeWorkbook("Orders", texts), { type: "array" });
        const orders = book.Sheets.Orders ?? {};
        for (const [row, cells] of texts.entries())
          for (const [c, value] of cells.entries())
            expect(orders[utils.encode_cell({ r: row, c })]?.v ?? "", `row ${row}, column ${c}`).toEqual(value);
      }),
      { numRuns: 100 },
    );
  });

  it("reads dates and times by their style, in both date systems", () => {
    const sheetData = utils.aoa_to_sheet([[46098.5, 46098, 0.5, 46098.52083333, 7]]);
    for (const [at, format] of [
      ["A1", "dd.mm.yyyy hh:mm"],
      ["B1", "m/d/yy"],
      ["C1", "h:mm"],
      ["D1", "yyyy-mm-dd"],
      ["E1", "00000"],
    ] as const)
      Object.assign(sheetData[at], { z: format });
    const book = utils.book_new();
    utils.book_append_sheet(book, sheetData, "S");
    const bytes = new Uint8Array(write(book, { type: "array", bookType: "xlsx" }));
    expect(readRows(bytes)[0]?.cells).toEqual(["2026-03-17T12:00", "2026-03-17", "12:00", "2026-03-17T12:30", "00007"]);
    expect(formatSerialDate(60, false)).toBe("1900-02-28");
    expect(formatSerialDate(1, false)).toBe("1900-01-01");
    expect(formatSerialDate(61, false)).toBe("1900-03-01");
    expect(formatSerialDate(0, true)).toBe("1904-01-01");
    expect(formatSerialDate(-1, false)).toBeNull();
    expect(parseFormatCode('0.00 "kg in days"').kind).toBe("number");
    expect(parseFormatCode("[Red]0.00").kind).toBe("number");
    expect(parseFormatCode("[h]:mm").kind).toBe("date");
    expect(parseFormatCode("General").kind).toBe("number");
  });

  it("marks formulas and uses their last saved value", () => {
    const rows = readRows(
      workbook(
        `<row r="1"><c r="A1" t="str"><f>"a"&amp;"b"</f><v>ab</v></c><c r="B1"><f>1+1</f></c><c r="C1"><v>3</v></c></row>`,
      ),
    );
    expect(rows).toEqual([{ row: 1, cells: ["ab", "", "3"], formulas: [0, 1] }]);
  });

  it("offers visible sheets and reads the chosen one", () => {
    const book = utils.book_new();
    utils.book_append_sheet(book, utils.aoa_to_sheet([["one"]]), "First");
    utils.book_append_sheet(book, utils.aoa_to_sheet([["two"]]), "Zweites Blatt & mehr");
    utils.book_append_sheet(book, utils.aoa_to_sheet([["three"]]), "Hidden");
    book.Workbook = { Sheets: [{}, {}, { Hidden: 1 }] };
    const bytes = new Uint8Array(write(book, { type: "array", bookType: "xlsx" }));
    expect(detectReading(bytes).sheets).toEqual(["First", "Zweites Blatt & mehr"]);
    expect(readRows(bytes, "Zweites Blatt & mehr")[0]?.cells).toEqual(["two"]);
    expect(() => readRows(bytes, "Gone")).toThrow(new FileFault("file_sheet_unknown", { sheet: "Gone" }));
  });
});

/** A workbook with one sheet whose rows are given as XML. */
function workbook(rows: string, before = ""): Uint8Array {
  const rels = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
  return zipSync({
    "_rels/.rels": utf8(
      `<Relationships><Relationship Id="r" Type="${rels}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    "xl/workbook.xml": utf8(`<workbook><sheets><sheet name="S" sheetId="1" r:id="r"/></sheets></workbook>`),
    "xl/_rels/workbook.xml.rels": utf8(
      `<Relationships><Relationship Id="r" Type="${rels}/worksheet" Target="worksheets/a.xml"/></Relationships>`,
    ),
    "xl/worksheets/a.xml": utf8(`${before}<worksheet><sheetData>${rows}</sheetData></worksheet>`),
  });
}

function codeOf(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    if (error instanceof FileFault) return error.failure.code;
    throw error;
  }
  return "none";
}

describe("an unsafe or invalid workbook", () => {
  it("is rejected before decompression when it would expand too much", () => {
    const bomb = zipSync({ "xl/worksheets/a.xml": new Uint8Array(40_000_000) }, { level: 9 });
    expect(bomb.length).toBeLessThan(100_000);
    expect(codeOf(() => detectReading(bomb))).toBe("file_zip_bomb");
  });

  it("is rejected when a part is larger than the directory declares", () => {
    const bytes = workbook(`<row r="1"><c r="A1"><v>1</v></c></row>`.repeat(20_000));
    const name = utf8("xl/worksheets/a.xml");
    const view = new DataView(bytes.buffer);
    for (let at = 0; at < bytes.length - 46; at += 1)
      if (view.getUint32(at, true) === 0x02014b50 && name.every((byte, index) => bytes[at + 46 + index] === byte))
        view.setUint32(at + 24, 500, true);
    expect(codeOf(() => readRows(bytes))).toBe("file_zip_bomb");
  });

  it("is rejected with too many entries", () => {
    const many = Object.fromEntries(Array.from({ length: 2_001 }, (_, at) => [`${at}`, new Uint8Array(0)]));
    expect(codeOf(() => detectReading(zipSync(many)))).toBe("file_zip_bomb");
  });

  it("is rejected with a document type declaration, the start of XML bombs", () => {
    const bomb = `<!DOCTYPE lolz [<!ENTITY lol "lol"><!ENTITY lol2 "&lol;&lol;">]>`;
    expect(codeOf(() => readRows(workbook(`<row><c t="str"><v>&lol2;</v></c></row>`, bomb)))).toBe("file_xml_bomb");
  });

  it("never expands its own entities", () => {
    expect(readRows(workbook(`<row><c t="str"><v>&lol;&amp;&#x41;</v></c></row>`))[0]?.cells).toEqual(["&lol;&A"]);
  });

  it("is rejected when damaged, truncated, encrypted, or not a workbook", () => {
    const whole = workbook(`<row r="1"><c r="A1"><v>1</v></c></row>`.repeat(5_000));
    expect(codeOf(() => readRows(whole.slice(0, whole.length - 30)))).toBe("file_damaged");
    const bitten = whole.slice();
    bitten.fill(0xff, 700, 900);
    expect(codeOf(() => readRows(bitten))).not.toBe("none");
    expect(codeOf(() => detectReading(zipSync({ "word/document.xml": utf8("<a/>") })))).toBe("file_unsupported");
    expect(codeOf(() => detectReading(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1, 2])))).toBe("file_encrypted");
  });

  it("is rejected beyond 500 columns, but not for styled empty cells", () => {
    expect(codeOf(() => readRows(workbook(`<row r="3"><c r="ALL3"><v>1</v></c></row>`)))).toBe("file_columns_many");
    expect(readRows(workbook(`<row r="3"><c r="A3"><v>1</v></c><c r="XFD3" s="1"/></row>`))[0]?.cells).toEqual(["1"]);
  });
});
