import { zipSync } from "fflate";

/** A file made to keep a reader busy, of at most so many bytes. */
export interface HostileFile {
  name: string;
  make(bytes: number): Uint8Array;
}

export const encodeUtf8 = (text: string) => new TextEncoder().encode(text);

const rels = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

interface Parts {
  sheet?: string;
  strings?: string;
  styles?: string;
  workbook?: string;
  related?: string;
}

/** The parts of a workbook of one sheet, given as XML. */
export function createWorkbookParts({
  sheet = "",
  strings,
  styles,
  workbook,
  related = "",
}: Parts): Record<string, Uint8Array> {
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${rels}/${type}" Target="${target}"/>`;
  const targets = [
    relation("r", "worksheet", "worksheets/a.xml"),
    strings === undefined ? "" : relation("s", "sharedStrings", "sharedStrings.xml"),
    styles === undefined ? "" : relation("t", "styles", "styles.xml"),
    related,
  ];
  return {
    "_rels/.rels": encodeUtf8(`<Relationships>${relation("r", "officeDocument", "xl/workbook.xml")}</Relationships>`),
    "xl/workbook.xml": encodeUtf8(`<workbook><sheets><sheet name="S" r:id="r"/>${workbook ?? ""}</sheets></workbook>`),
    "xl/_rels/workbook.xml.rels": encodeUtf8(`<Relationships>${targets.join("")}</Relationships>`),
    "xl/worksheets/a.xml": encodeUtf8(`<worksheet><sheetData>${sheet}</sheetData></worksheet>`),
    ...(strings !== undefined && { "xl/sharedStrings.xml": encodeUtf8(`<sst>${strings}</sst>`) }),
    ...(styles !== undefined && { "xl/styles.xml": encodeUtf8(`<styleSheet>${styles}</styleSheet>`) }),
  };
}

/** As many repetitions as unpack to what may be unpacked of a file of that size. */
const fillTo = (unit: string, bytes: number) => unit.repeat(Math.floor((240_000 + bytes * 36) / unit.length));
/** Repetitions as long as the file itself, which packing hardly makes smaller. */
const repeatTo = (unit: string, bytes: number) => unit.repeat(Math.floor(bytes / unit.length));

/** A workbook that packs to at most so many bytes. */
function packWorkbook(parts: Parts, bytes: number): Uint8Array {
  const zip = zipSync(createWorkbookParts(parts), { level: 9 });
  if (zip.length > bytes) throw new Error(`a hostile file of ${zip.length} bytes, ${bytes} were meant`);
  return padZip(zip, bytes);
}

/** A comment at the end of an archive, which readers skip, makes it as long as wanted. */
function padZip(zip: Uint8Array, bytes: number): Uint8Array {
  const comment = Math.min(65_535, bytes - zip.length);
  const whole = new Uint8Array(zip.length + comment);
  whole.set(zip);
  new DataView(whole.buffer).setUint16(zip.length - 2, comment, true);
  return whole;
}

/** A workbook whose sheet is the given DEFLATE stream. */
function createStreamedWorkbook(stream: Uint8Array, size: number): Uint8Array {
  const zip = zipSync({ ...createWorkbookParts({}), "xl/worksheets/a.xml": [stream, { level: 0 }] });
  const view = new DataView(zip.buffer);
  const name = encodeUtf8("xl/worksheets/a.xml");
  for (let at = 0; at + 46 < zip.length; at += 1) {
    const kind = view.getUint32(at, true);
    const [method, length, nameAt] = kind === 0x04034b50 ? [8, 22, 30] : kind === 0x02014b50 ? [10, 24, 46] : [0, 0, 0];
    if (nameAt === 0 || !name.every((byte, index) => zip[at + nameAt + index] === byte)) continue;
    view.setUint16(at + method, 8, true);
    view.setUint32(at + length, size, true);
  }
  return zip;
}

/** A DEFLATE stream of blocks with codes of the longest length and no data. */
export function createEmptyBlocks(bytes: number): Uint8Array {
  const bits: number[] = [];
  const put = (value: number, count: number) => {
    for (let bit = 0; bit < count; bit += 1) bits.push((value >> bit) & 1);
  };
  const code = (value: number, count: number) => {
    for (let bit = count - 1; bit >= 0; bit -= 1) bits.push((value >> bit) & 1);
  };
  // Lengths 1…14, 15, 15 for sixteen symbols up to the end of the block; all lengths have codes of five bits or fewer.
  put(0, 1);
  put(2, 2);
  put(0, 5);
  put(0, 5);
  put(15, 4);
  const order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];
  const used = [18, ...Array.from({ length: 16 }, (_, at) => at)].sort((a, b) => a - b);
  const lengthOf = (symbol: number) => (used.indexOf(symbol) < 0 ? 0 : used.indexOf(symbol) < 15 ? 4 : 5);
  for (const symbol of order) put(lengthOf(symbol), 3);
  const codeOf = (symbol: number) => {
    const place = used.indexOf(symbol);
    code(place < 15 ? place : 30 + (place - 15), place < 15 ? 4 : 5);
  };
  const zeros = (count: number) => {
    codeOf(18);
    put(count - 11, 7);
  };
  zeros(138);
  zeros(103);
  for (let length = 1; length <= 14; length += 1) codeOf(length);
  codeOf(15);
  codeOf(15);
  codeOf(1);
  code(0x7fff, 15);
  const block = bits;
  const whole = new Uint8Array(bytes);
  const limit = Math.floor((bytes * 8) / block.length) - 1;
  let at = 0;
  const write = (bit: number) => {
    whole[at >> 3] = (whole[at >> 3] ?? 0) | (bit << (at & 7));
    at += 1;
  };
  for (let each = 0; each < limit; each += 1) for (const bit of block) write(bit);
  for (const bit of [1, 1, 0, 0, 0, 0, 0, 0, 0, 0]) write(bit);
  return whole.subarray(0, (at + 7) >> 3);
}

/** Blocks of the fixed codes without a letter in them, ten bits each. */
function createFixedBlocks(bytes: number): Uint8Array {
  const whole = new Uint8Array(bytes);
  for (let bit = 1; bit + 20 < bytes * 8; bit += 10) whole[bit >> 3] = (whole[bit >> 3] ?? 0) | (1 << (bit & 7));
  return whole;
}

const cell = '<c r="A1"><v>1</v></c>';

/** Workbooks that no spreadsheet program writes. */
export const hostileWorkbooks: readonly HostileFile[] = [
  {
    name: "a quote that is never closed before signs that end tags",
    make: (n) => packWorkbook({ sheet: `<c a="${fillTo(">", n)}` }, n),
  },
  { name: "the same in single quotes", make: (n) => packWorkbook({ sheet: `<row a='${fillTo("/>", n)}` }, n) },
  {
    name: "tags with unclosed quotes, one after another",
    make: (n) => packWorkbook({ sheet: fillTo(`<c a=">`, n) }, n),
  },
  { name: "one tag without an end", make: (n) => packWorkbook({ sheet: `<c ${fillTo("a ", n)}` }, n) },
  { name: "one attribute without an end", make: (n) => packWorkbook({ sheet: `<c r="${fillTo("A", n)}` }, n) },
  {
    name: "tags of the longest length full of names",
    make: (n) => packWorkbook({ sheet: fillTo(`<c ${"r ".repeat(30_000)}>`, n) }, n),
  },
  {
    name: "tags of the longest length full of spaces",
    make: (n) => packWorkbook({ sheet: fillTo(`<c r${" ".repeat(60_000)}>`, n) }, n),
  },
  {
    name: "tags of the longest length full of equal signs",
    make: (n) => packWorkbook({ sheet: fillTo(`<c ${"=".repeat(60_000)}>`, n) }, n),
  },
  {
    name: "attributes inside of attributes",
    make: (n) => packWorkbook({ sheet: fillTo(`<c a='${' r="'.repeat(12_000)}' t="n">`, n) }, n),
  },
  { name: "a comment without an end", make: (n) => packWorkbook({ sheet: `<!--${fillTo("-", n)}` }, n) },
  { name: "comments without number", make: (n) => packWorkbook({ sheet: fillTo("<!---->", n) }, n) },
  { name: "text without an end", make: (n) => packWorkbook({ sheet: fillTo("a", n) }, n) },
  { name: "a value without an end", make: (n) => packWorkbook({ sheet: `<row><c t="str"><v>${fillTo("a", n)}` }, n) },
  { name: "entities without an end", make: (n) => packWorkbook({ sheet: `<row><c t="str"><v>${fillTo("&", n)}` }, n) },
  {
    name: "entities that are none",
    make: (n) => packWorkbook({ sheet: `<row><c t="str"><v>${fillTo("&#xfffff", n)}` }, n),
  },
  {
    name: "CDATA without an end",
    make: (n) => packWorkbook({ sheet: `<row><c t="str"><v><![CDATA[${fillTo("]", n)}` }, n),
  },
  {
    name: "CDATA without number",
    make: (n) => packWorkbook({ sheet: `<row><c t="str"><v>${fillTo("<![CDATA[]]>", n)}` }, n),
  },
  { name: "instructions without number", make: (n) => packWorkbook({ sheet: fillTo("<??>", n) }, n) },
  { name: "empty tags without number", make: (n) => packWorkbook({ sheet: fillTo("<a/>", n) }, n) },
  { name: "empty rows without number", make: (n) => packWorkbook({ sheet: fillTo("<row/>", n) }, n) },
  { name: "empty cells of one row", make: (n) => packWorkbook({ sheet: `<row>${fillTo("<c/>", n)}` }, n) },
  { name: "cells in the same place", make: (n) => packWorkbook({ sheet: `<row>${fillTo(cell, n)}` }, n) },
  { name: "tags inside of tags", make: (n) => packWorkbook({ sheet: fillTo("<a>", n) }, n) },
  { name: "ends without beginnings", make: (n) => packWorkbook({ sheet: fillTo("</c>", n) }, n) },
  { name: "rows that go back", make: (n) => packWorkbook({ sheet: fillTo(`<row r="1">${cell}</row>`, n) }, n) },
  {
    name: "one long shared text in every cell",
    make: (n) =>
      packWorkbook(
        { strings: `<si><t>${"a".repeat(400_000)}</t></si>`, sheet: fillTo(`<row><c t="s"><v>0</v></c></row>`, n / 2) },
        n,
      ),
  },
  { name: "shared texts without number", make: (n) => packWorkbook({ strings: fillTo("<si/>", n), sheet: cell }, n) },
  {
    name: "a shared text in pieces without number",
    make: (n) =>
      packWorkbook({ strings: `<si>${fillTo("<t>a</t>", n)}`, sheet: `<row><c t="s"><v>0</v></c></row>` }, n),
  },
  {
    name: "formats full of brackets",
    make: (n) => packWorkbook({ styles: fillTo(`<numFmt numFmtId="1" formatCode="${"[".repeat(60_000)}"/>`, n) }, n),
  },
  { name: "formats without number", make: (n) => packWorkbook({ styles: fillTo(`<numFmt formatCode="[y"/>`, n) }, n) },
  {
    name: "sheets without number",
    make: (n) => packWorkbook({ workbook: fillTo(`<sheet name="T" r:id="q"/>`, n) }, n),
  },
  {
    name: "sheets and relations without number",
    make: (n) =>
      packWorkbook(
        {
          workbook: fillTo(`<sheet name="T" r:id="r"/>`, n / 2),
          related: fillTo(`<Relationship Id="q" Type="x" Target="y"/>`, n / 2),
        },
        n,
      ),
  },
  {
    name: "relations that lead up and down",
    make: (n) => packWorkbook({ related: fillTo(`<Relationship Target="${"a/../".repeat(12_000)}"/>`, n) }, n),
  },
  {
    name: "blocks that bring codes and say nothing",
    make: (n) => createStreamedWorkbook(createEmptyBlocks(n - 1_500), 0),
  },
  { name: "blocks that say nothing", make: (n) => createStreamedWorkbook(createFixedBlocks(n - 1_500), 0) },
  {
    name: "as many parts as a workbook may have",
    make: (n) =>
      zipSync(
        Object.fromEntries(
          Array.from({ length: Math.min(2_000, Math.floor(n / 130)) }, (_, at) => [`${at}`, new Uint8Array(0)]),
        ),
      ),
  },
];

const column = "Reference,Name\n";

/** Texts that are no list of orders. */
export const hostileTexts: readonly HostileFile[] = [
  { name: "a quote that is never closed", make: (n) => encodeUtf8(`${column}"${repeatTo("a", n - 20)}`) },
  { name: "quotes alone", make: (n) => encodeUtf8(repeatTo('"', n)) },
  { name: "quotes in the middle of values", make: (n) => encodeUtf8(`${column}"${repeatTo('a"b', n - 20)}`) },
  { name: "a quote, spaces and no delimiter", make: (n) => encodeUtf8(`${column}"${repeatTo('" ', n - 20)}`) },
  { name: "a record that grows", make: (n) => encodeUtf8(`${column}"${repeatTo("a\n", n - 20)}"`) },
  { name: "delimiters alone", make: (n) => encodeUtf8(repeatTo(",", n)) },
  { name: "every delimiter in turn", make: (n) => encodeUtf8(repeatTo(",;\t|", n)) },
  { name: "line ends alone", make: (n) => encodeUtf8(repeatTo("\n", n)) },
  { name: "carriage returns alone", make: (n) => encodeUtf8(repeatTo("\r", n)) },
  { name: "one header without an end", make: (n) => encodeUtf8(repeatTo("Reference ", n)) },
  {
    name: "headers in every one of the first rows",
    make: (n) => encodeUtf8(`${`${"Lieferadresse name ,".repeat(499)}x\n`.repeat(10)}`.slice(0, n)),
  },
  {
    name: "digits and spaces that end in a letter",
    make: (n) => encodeUtf8(`${column}${repeatTo(`${"1 ".repeat(2_000)}a,${"1".repeat(2_000)}!\n`, n - 20)}`),
  },
  { name: "bytes that are broken characters", make: (n) => new Uint8Array(n).fill(0xf0) },
];
