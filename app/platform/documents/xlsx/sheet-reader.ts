import { parseColumnLetters } from "../tables/column-letters.ts";
import { createTooManyColumns } from "../tables/csv-reader.ts";
import { FileFault } from "../tables/file-fault.ts";
import { IMPORT_LIMITS, isBlankRow, type SourceRow } from "../tables/source-table.ts";
import type { SharedStrings } from "./shared-strings.ts";
import type { Workbook } from "./workbook.ts";
import type { XmlHandler } from "./xml.ts";
import { readAttribute, unescapeExcel } from "./xml-values.ts";
import { readPart } from "./zip.ts";

/** Rows of a sheet as text, one after another, while the sheet is being unpacked. */
export function* readSheetRows(workbook: Workbook, name: string | null): Generator<SourceRow> {
  const sheet = name === null ? workbook.sheets[0] : workbook.sheets.find((each) => each.name === name);
  if (!sheet) throw new FileFault("file_sheet_unknown", { sheet: name ?? "" });
  const cells = new CellReader(workbook);
  for (const _ of readPart(workbook.bytes, sheet.entry, cells)) yield* cells.ready.splice(0);
  yield* cells.ready.splice(0);
}

/** Excel's limit. */
const MAX_ROW = 1_048_576;

const dayMs = 86_400_000;

/**
 * A spreadsheet's serial date as text: `HH:MM` below one day, else `YYYY-MM-DD` with `THH:MM[:SS]` where it has a time.
 * The 1900 system has a 29 February 1900, which did not exist. Null for a number that is no date.
 */
export function formatSerialDate(serial: number, system1904: boolean): string | null {
  if (!Number.isFinite(serial) || serial < 0 || serial > 2_958_466) return null;
  const seconds = Math.round((serial % 1) * 86_400);
  const days = Math.floor(serial) + Math.floor(seconds / 86_400);
  const time = formatClock(seconds % 86_400);
  if (days === 0 && !system1904) return time;
  const base = system1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, days < 60 ? 31 : 30);
  const day = new Date(base + days * dayMs).toISOString().slice(0, 10);
  return seconds % 86_400 === 0 ? day : `${day}T${time}`;
}

function formatClock(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, "0");
  const minutes = `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}`;
  return seconds % 60 === 0 ? minutes : `${minutes}:${two(seconds % 60)}`;
}

/** Collects the cells of complete rows. */
class CellReader implements XmlHandler {
  readonly ready: SourceRow[] = [];
  private row = 0;
  private column = -1;
  /** Cells of the row, and characters of all cells. */
  private count = 0;
  private lastRowSent = 0;
  private cells: string[] = [];
  private formulas: number[] = [];
  private type = "n";
  private style = 0;
  private value = "";
  private hasFormula = false;
  private reading = false;
  private phonetic = false;

  private readonly workbook: Pick<Workbook, "styles" | "system1904">;
  private readonly strings: SharedStrings;

  constructor(workbook: Workbook) {
    this.workbook = workbook;
    this.strings = workbook.strings();
  }

  open(name: string, tag: string): void {
    if (name === "c") this.openCell(tag);
    else if (name === "v" || (name === "t" && !this.phonetic)) this.reading = true;
    else if (name === "f") this.hasFormula = true;
    else if (name === "rPh") this.phonetic = true;
    else if (name === "row") {
      this.row = Number(readAttribute(tag, "r") ?? this.row + 1);
      if (!(this.row >= 1 && this.row <= MAX_ROW)) throw new FileFault("file_damaged");
      this.column = -1;
      this.count = 0;
      this.cells = [];
      this.formulas = [];
    }
  }

  close(name: string): void {
    if (name === "v" || name === "t") this.reading = false;
    else if (name === "rPh") this.phonetic = false;
    else if (name === "c") this.closeCell();
    else if (name === "row" && !isBlankRow(this.cells)) {
      const { row, cells, formulas } = this;
      this.ready.push(formulas.length > 0 ? { row, cells, formulas } : { row, cells });
    }
  }

  text(part: string): void {
    if (this.reading) this.value += part;
    if (this.value.length > IMPORT_LIMITS.partText) throw new FileFault("file_damaged");
  }

  private openCell(tag: string): void {
    const reference = readAttribute(tag, "r");
    this.column = reference ? parseColumnLetters(reference) : this.column + 1;
    this.type = readAttribute(tag, "t") ?? "n";
    this.style = Number(readAttribute(tag, "s") ?? 0);
    this.value = "";
    this.hasFormula = false;
  }

  private closeCell(): void {
    this.count += 1;
    if (this.count > IMPORT_LIMITS.rowCells) throw new FileFault("file_damaged");
    const text = this.getText();
    this.lastRowSent += text.length;
    if (this.lastRowSent > IMPORT_LIMITS.fileText) throw new FileFault("file_zip_bomb");
    if (this.hasFormula) this.formulas.push(this.column);
    if (text === "") return;
    if (this.column >= IMPORT_LIMITS.columns) throw createTooManyColumns(this.row, this.column + 1);
    while (this.cells.length < this.column) this.cells.push("");
    this.cells[this.column] = text;
  }

  private getText(): string {
    if (this.value === "") return "";
    if (this.type === "s") return this.strings.at(Number(this.value));
    if (this.type === "inlineStr" || this.type === "str") return unescapeExcel(this.value);
    if (this.type === "b") return this.value === "1" ? "true" : "false";
    if (this.type === "n") return this.number(Number(this.value));
    return this.value;
  }

  private number(value: number): string {
    if (!Number.isFinite(value)) return this.value;
    const style = this.workbook.styles[this.style];
    if (style?.kind === "date") return formatSerialDate(value, this.workbook.system1904) ?? this.value;
    const text = String(Number(value.toPrecision(15)));
    return style?.kind === "padded" && /^\d+$/.test(text) ? text.padStart(style.digits, "0") : text;
  }
}
