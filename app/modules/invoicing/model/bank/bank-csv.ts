import { parseCellTime } from "#app/platform/documents/cells/local-times.ts";
import { parseNumber } from "#app/platform/documents/cells/numbers.ts";
import { detectDelimiter, readCsvRows } from "#app/platform/documents/tables/csv-reader.ts";
import { FileFault } from "#app/platform/documents/tables/file-fault.ts";
import { normalizeHeader } from "#app/platform/documents/tables/header-text.ts";
import type { SourceRow } from "#app/platform/documents/tables/source-table.ts";
import { isIban, normalizeIban } from "#app/platform/money/iban.ts";
import { isCurrency, parseMoney } from "#app/platform/money/money.ts";
import { type BankColumn, bankColumns } from "./bank-columns.fields.ts";
import { type BankEntry, type BankStatement, statementLimits, type UnreadRow } from "./bank-entry.ts";

type ColumnPositions = Partial<Record<BankColumn, number>>;

/** Most rows above the headers; banks print account details there. */
const MAX_ROWS_ABOVE_HEAD = 40;

/**
 * Parses the lines of a bank account from the CSV file of any bank: finds columns by their English or German names, and
 * the decimal separator by the format of the amounts. Rows without a date or amount are reported. Dates are read day first.
 * @param defaultCurrency for rows without a currency
 */
export function parseBankCsv(text: string, defaultCurrency: string): BankStatement {
  const bare = text.replace(/^\uFEFF/, "");
  const rows = [...readCsvRows(bare, detectDelimiter(bare))];
  const at = rows.slice(0, MAX_ROWS_ABOVE_HEAD).findIndex(({ cells }) => isHeaderRow(findColumnPositions(cells)));
  const head = rows[at];
  if (!head) throw new FileFault("file_no_statement");
  const body = rows.slice(at + 1);
  if (body.length > statementLimits.entries)
    throw new FileFault("file_statement_long", { limit: statementLimits.entries });
  const places = findColumnPositions(head.cells);
  const comma = body.some(({ cells }) => /,\d\d?$/.test(getAmountText(cells, places).trim()));
  const statement: BankStatement = { account: findAccount(rows.slice(0, at)), entries: [], unread: [], balances: [] };
  for (const row of body) {
    const read = parseBankRow(row, places, { comma, defaultCurrency });
    if ("field" in read) statement.unread.push(read);
    else statement.entries.push(read);
  }
  return statement;
}

function findColumnPositions(cells: readonly string[]): ColumnPositions {
  const words = cells.map((cell) => (cell.length > 100 ? "" : normalizeHeader(cell)));
  const places: ColumnPositions = {};
  for (const { column, names } of bankColumns)
    for (const name of names) {
      const found = words.indexOf(name);
      if (found >= 0 && places[column] === undefined) places[column] = found;
    }
  return places;
}

function isHeaderRow({ date, amount, credit }: ColumnPositions): boolean {
  return date !== undefined && (amount !== undefined || credit !== undefined);
}

const getCell = (cells: readonly string[], at: number | undefined) =>
  at === undefined ? "" : (cells[at] ?? "").trim();

function getAmountText(cells: readonly string[], { amount, credit, debit }: ColumnPositions): string {
  return getCell(cells, amount) || getCell(cells, credit) || getCell(cells, debit);
}

/** The first IBAN above the headers, which is the account's. */
function findAccount(above: readonly SourceRow[]): string {
  for (const { cells } of above)
    for (const cell of cells) {
      const text = cell.slice(0, 100).split(/[:;]/).at(-1) ?? "";
      if (isIban(text)) return normalizeIban(text);
    }
  return "";
}

function parseBankRow(
  { row, cells }: SourceRow,
  places: ColumnPositions,
  { comma, defaultCurrency }: { comma: boolean; defaultCurrency: string },
): BankEntry | UnreadRow {
  const bookedOn = parseDay(getCell(cells, places.date));
  if (bookedOn === null) return { row, field: "date" };
  const currency = getCell(cells, places.currency).toUpperCase() || defaultCurrency;
  if (!isCurrency(currency)) return { row, field: "currency" };
  const value = parseNumber(getAmountText(cells, places), comma);
  const minor = value === null ? null : parseMoney(value.toFixed(4), currency);
  if (minor === null || minor === 0) return { row, field: "amount" };
  const single = getCell(cells, places.amount) !== "";
  const out = single ? /^(s|d|soll|debit)$/i.test(getCell(cells, places.sign)) : getCell(cells, places.credit) === "";
  return {
    bookedOn,
    amount: out ? -Math.abs(minor) : minor,
    currency,
    name: getCell(cells, places.name).slice(0, statementLimits.text),
    iban: normalizeIban(getCell(cells, places.iban).slice(0, 100)),
    text: getCell(cells, places.text).slice(0, statementLimits.text),
    reference: getCell(cells, places.reference).slice(0, 100),
    file: "",
  };
}

/** Parses a date; the month comes first only if day first is not a valid date. */
function parseDay(text: string): string | null {
  for (const dayFirst of [true, false]) {
    const read = parseCellTime(text, dayFirst, "");
    if (typeof read === "object") return read.date;
  }
  return null;
}
