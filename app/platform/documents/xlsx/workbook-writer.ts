import { strToU8, Zip, ZipDeflate } from "fflate";
import { toColumnLetters } from "../tables/column-letters.ts";

/**
 * A local date or time as stored, or a span `to` another: sortable text in a workbook, in the language's format when
 * printed.
 */
export interface LocalCell {
  local: string;
  to?: string;
}

/**
 * Money as a decimal with all digits of its currency: a number in a workbook, in the language's format when printed.
 */
export interface AmountCell {
  amount: string;
}

/** A cell to write: numbers become numbers, everything else text that is never run as a formula. */
export type OutputCell = string | number | LocalCell | AmountCell;

/** Formats dates and times; an end on the same day shows only its time. */
export function formatSpanCell({ local, to }: LocalCell, write: (local: string) => string): string {
  if (!to) return write(local);
  return `${write(local)} – ${local.slice(0, 10) === to.slice(0, 10) ? to.slice(11, 16) : write(to)}`;
}

/** A cell for a workbook; dates and times as `2026-11-23 08:00`. */
export function toSheetCell(cell: OutputCell): string | number {
  if (typeof cell !== "object") return cell;
  return "amount" in cell ? Number(cell.amount) : formatSpanCell(cell, (local) => local.replace("T", " "));
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packages = "http://schemas.openxmlformats.org/package/2006";
const sheetType = "application/vnd.openxmlformats-officedocument.spreadsheetml";

const buildParts = (sheet: string): Record<string, string> => ({
  "[Content_Types].xml": `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${sheetType}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${sheetType}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${sheetType}.styles+xml"/></Types>`,
  "_rels/.rels": `<Relationships xmlns="${packages}/relationships"><Relationship Id="r1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  "xl/workbook.xml": `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${escapeXml(sheet)}" sheetId="1" r:id="r1"/></sheets></workbook>`,
  "xl/_rels/workbook.xml.rels": `<Relationships xmlns="${packages}/relationships"><Relationship Id="r1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
  "xl/styles.xml": `<styleSheet xmlns="${main}"><fonts count="2"><font/><font><b/></font></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf numFmtId="49" applyNumberFormat="1"/><xf fontId="1" applyFont="1"/></cellXfs></styleSheet>`,
});

/**
 * Writes a workbook of one sheet, row by row; the first row is the header and stays in view. Text is written as text
 * (inline, format `@`), so that a cell such as `=1+1` stays as typed.
 */
export function writeWorkbook(sheet: string, rows: Iterable<readonly OutputCell[]>): Uint8Array {
  const written: Uint8Array[] = [];
  const workbook = beginWorkbook(sheet, (part) => written.push(part));
  workbook.add(rows);
  workbook.end();
  return concatBytes(written);
}

/** The same piece by piece: `take` receives the file's bytes as rows are added, and the rest at the end. */
export function beginWorkbook(sheet: string, take: (part: Uint8Array) => void) {
  const zip = new Zip((error, part) => {
    if (error) throw error;
    take(part);
  });
  for (const [name, xml] of Object.entries(buildParts(sheet.slice(0, 31)))) {
    const part = openPart(zip, name);
    part.push(strToU8(head + xml));
    part.push(new Uint8Array(0), true);
  }
  const body = openPart(zip, "xl/worksheets/sheet1.xml");
  body.push(strToU8(sheetHead));
  let row = 0;
  return {
    add(rows: Iterable<readonly OutputCell[]>) {
      for (const xml of renderRowsXml(rows, row + 1, (last) => (row = last))) body.push(strToU8(xml));
    },
    end() {
      body.push(strToU8("</sheetData></worksheet>"), true);
      zip.end();
    },
  };
}

function openPart(zip: Zip, name: string): ZipDeflate {
  const part = new ZipDeflate(name, { level: 6 });
  part.mtime = new Date(2000, 0, 1);
  zip.add(part);
  return part;
}

const sheetHead = `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>`;

/** Pieces of the sheet's XML; `first` is the number of the first row, the first of all is the head. */
function* renderRowsXml(
  rows: Iterable<readonly OutputCell[]>,
  first: number,
  counted: (last: number) => void,
): Generator<string> {
  let row = first - 1;
  let pending = "";
  for (const cells of rows) {
    row += 1;
    const style = row === 1 ? 2 : 1;
    pending += `<row r="${row}">${cells.map((cell, at) => renderCellXml(toSheetCell(cell), `${toColumnLetters(at)}${row}`, style)).join("")}</row>`;
    if (pending.length < 32_768) continue;
    yield pending;
    pending = "";
  }
  counted(row);
  yield pending;
}

function renderCellXml(cell: string | number, reference: string, style: number): string {
  if (typeof cell === "number") return `<c r="${reference}"><v>${cell}</v></c>`;
  if (cell === "") return "";
  return `<c r="${reference}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(cell)}</t></is></c>`;
}

function escapeXml(text: string): string {
  const escaped = text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replace(/_x([0-9A-Fa-f]{4})_/g, "_x005F_x$1_");
  return /[^\t\n\r -\uFFFD]/.test(escaped) ? escaped.replace(/[^\t\n -\uFFFD]/g, escapeForExcel) : escaped;
}

/** Escapes characters that XML cannot contain, as Excel does; lone surrogates stay unchanged. */
function escapeForExcel(char: string): string {
  return `_x${char.charCodeAt(0).toString(16).padStart(4, "0").toUpperCase()}_`;
}

function concatBytes(pieces: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((sum, each) => sum + each.length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
