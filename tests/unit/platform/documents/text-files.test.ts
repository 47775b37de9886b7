import * as fc from "fast-check";
import Papa from "papaparse";
import { describe, expect, it } from "vitest";
import { inspectRows } from "#app/modules/imports/model/inspect-file.ts";
import { detectDelimiter, readCsvRows } from "#app/platform/documents/tables/csv-reader.ts";
import { writeCsv } from "#app/platform/documents/tables/csv-writer.ts";
import { FileFault } from "#app/platform/documents/tables/file-fault.ts";
import { detectReading, readTableRows } from "#app/platform/documents/tables/open-table.ts";
import { decodeText, detectEncoding } from "#app/platform/documents/tables/text-encoding.ts";

const utf8 = (text: string) => new TextEncoder().encode(text);
const latin = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0));
function utf16(text: string, little: boolean): Uint8Array {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at), little);
  return bytes;
}

function faultOf(work: () => unknown) {
  try {
    work();
  } catch (error) {
    if (error instanceof FileFault) return error.failure;
    throw error;
  }
  return null;
}

const lookAt = (bytes: Uint8Array) => inspectRows(bytes, detectReading(bytes), null);
const heads = "First name,Last name,Phone,Address\n";

describe("encodings", () => {
  const text = "Vorname;Straße\nJürgen;Großer Weg\n";
  it.each([
    ["UTF-8", utf8(text), "utf-8"],
    ["UTF-8 with a mark", utf8(`\uFEFF${text}`), "utf-8"],
    ["UTF-16 little endian with a mark", utf16(`\uFEFF${text}`, true), "utf-16le"],
    ["UTF-16 big endian with a mark", utf16(`\uFEFF${text}`, false), "utf-16be"],
    ["UTF-16 without a mark", utf16(text, true), "utf-16le"],
    ["Windows-1252", latin(text), "windows-1252"],
  ])("%s is detected and read", (_, bytes, encoding) => {
    expect(detectEncoding(bytes)).toBe(encoding);
    expect(decodeText(bytes, detectEncoding(bytes))).toBe(text);
  });

  it("keeps UTF-8 with a few broken bytes as UTF-8 and counts the rows to look at", () => {
    const bytes = utf8("First name,Last name,Phone,Address\nJürgen,Größ,+49,Weg\nMüller,X?,1,Weg\n");
    bytes[bytes.indexOf(0x3f)] = 0xff;
    expect(detectEncoding(bytes)).toBe("utf-8");
    expect(lookAt(bytes).unreadable).toBe(1);
  });
});

describe("delimiters and records", () => {
  it.each([",", ";", "\t", "|"])("detects %j", (delimiter) => {
    const lines = ["a", "b", "c"].map((name) => [name, "1,5", "x y", `"q${delimiter}"`].join(delimiter));
    expect(detectDelimiter([`n${delimiter}m${delimiter}o${delimiter}p`, ...lines].join("\n"))).toBe(delimiter);
  });

  it("reads the same as Papa Parse in one pass, wherever the chunks end", () => {
    const field = fc.oneof(fc.string({ maxLength: 12 }), fc.constantFrom('a"b', "x\ny", ",", '""', " pad "));
    fc.assert(
      fc.property(
        fc.array(fc.array(field, { minLength: 2, maxLength: 5 }), { minLength: 1, maxLength: 30 }),
        (rows) => {
          const text = Papa.unparse(rows, { quotes: true, newline: "\n" }).replaceAll("\r", "");
          const whole = Papa.parse<string[]>(text, { delimiter: ",", newline: "\n" }).data;
          const wanted = whole
            .map((cells, at) => ({ row: at + 1, cells }))
            .filter(({ cells }) => cells.some((each) => each.trim() !== ""));
          expect([...readCsvRows(text, ",")]).toEqual(wanted);
        },
      ),
    );
  });

  it("reads a file far longer than a chunk, including quotes and line breaks", () => {
    const line = `"Straße ""Nr"" 1\nHinterhof",b,${"c".repeat(200)}\n`;
    const rows = [...readCsvRows(line.repeat(5_000), ",")];
    expect(rows).toHaveLength(5_000);
    expect(rows.at(-1)?.cells[0]).toBe('Straße "Nr" 1\nHinterhof');
    expect(rows.at(-1)?.row).toBe(5_000);
  });

  it("reads every line end", () => {
    for (const end of ["\n", "\r\n", "\r"]) {
      const bytes = utf8(`a,b${end}"1",2${end}3,"4"${end}`);
      expect([...readTableRows(bytes, detectReading(bytes))].map((each) => each.cells)).toEqual([
        ["a", "b"],
        ["1", "2"],
        ["3", "4"],
      ]);
    }
  });

  it("counts blank rows and skips them", () => {
    expect([...readCsvRows("a,b\n\n,\n1,2\n", ",")]).toEqual([
      { row: 1, cells: ["a", "b"] },
      { row: 4, cells: ["1", "2"] },
    ]);
  });
});

describe("a file that cannot be an order file", () => {
  it.each([
    ["empty", new Uint8Array(0), "file_empty", undefined],
    ["only blank lines", utf8("\n\n ,\n"), "file_empty", undefined],
    ["one byte over 5 MB", new Uint8Array(5 * 1024 * 1024 + 1).fill(97), "file_over_limit", { limit: "5 MB" }],
    [
      "a picture",
      new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0, 1, 0, 2]),
      "file_unsupported",
      undefined,
    ],
    ["a PDF", utf8("%PDF-1.7\n"), "file_unsupported", undefined],
    ["headers without rows", utf8(heads), "file_no_rows", { row: 1 }],
    ["no headers", utf8("Ole,Maier,+49 40 555,Weg 1\nIda,Kurz,+49 40 556,Weg 2\n"), "file_headers_missing", { row: 1 }],
    [
      "a value under no header",
      utf8("First name,,Phone\nOle,x,1\n"),
      "file_header_missing",
      { row: 1, column: "B", at: 2 },
    ],
    [
      "a doubled header",
      utf8("Phone,First name,phone\n1,2,3\n"),
      "file_header_doubled",
      { row: 1, header: "phone", column: "A", other: "C" },
    ],
    [
      "1,000 columns",
      utf8(`${Array.from({ length: 1000 }, (_, at) => `c${at}`).join(",")}\n1\n`),
      "file_columns_many",
      { row: 1, count: 1000, limit: 500 },
    ],
    ["a quote never closed", utf8(`${heads}Ole,Maier,1,Weg\nIda,"Kurz,2,Weg\n`), "file_quote_open", { row: 3 }],
    ["more than 50,000 rows", utf8(heads + "a,b,1,d\n".repeat(50_001)), "file_rows_many", { limit: 50_000 }],
  ])("%s is rejected with its location", (_, bytes, code, params) => {
    expect(faultOf(() => lookAt(bytes))).toEqual(params ? { code, params } : { code });
  });

  it("accepts exactly 5 MB", () => {
    const bytes = new Uint8Array(5 * 1024 * 1024).fill(97);
    bytes.set(utf8(heads));
    bytes.fill(10, bytes.length - 1);
    expect(faultOf(() => detectReading(bytes))).toBeNull();
  });

  it("ignores stray delimiters after the last column", () => {
    expect(lookAt(utf8("First name,Last name,,\nOle,Maier,,\n")).headers).toEqual(["First name", "Last name"]);
  });

  it("finds the headers below a title", () => {
    const found = lookAt(utf8("Orders of 17 March,,,\n,,,\nFirst name,Last name,Phone,Address\nOle,Maier,1,Weg\n"));
    expect(found).toMatchObject({ headerRow: 3, total: 1, lastRow: 4 });
  });
});

describe("written CSV", () => {
  it("contains no formulas, quotes where needed, and parses back", () => {
    const text = writeCsv(";", [["=1+1", "+49 40 1", "-5", "@x", "a;b", 'q"q', 3, "\tx"]]);
    expect(text).toBe('\uFEFF\'=1+1;+49 40 1;-5;\'@x;"a;b";"q""q";3;\'\tx\r\n');
  });
});
