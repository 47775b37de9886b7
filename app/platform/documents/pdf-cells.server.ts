import type { Translator } from "#app/platform/i18n/translate.server.ts";
import { getCurrencyDecimals, type Money } from "#app/platform/money/money.ts";
import { formatShortDay } from "#app/platform/time/local-time-text.ts";
import { formatSpanCell, type OutputCell } from "./xlsx/workbook-writer.ts";

/**
 * Formats table rows for printing: dates, times and numbers in the language's format, numbers of a column with the same
 * number of decimals, amounts with those of their currency. Also returns which columns are numbers.
 */
export function formatPdfCells(rows: readonly (readonly OutputCell[])[], { locale, dateLocale }: Translator) {
  const decimals = computeDecimalsByColumn(rows);
  const write = createNumberFormatter(locale);
  const written = (cell: OutputCell, at: number): string => {
    if (typeof cell === "string") return cell;
    if (typeof cell === "number") return write(cell, decimals.get(at) ?? 0);
    if ("amount" in cell) return write(Number(cell.amount), countDecimals(cell.amount));
    return formatSpanCell(cell, (local) => formatShortDay(local, dateLocale));
  };
  return { rows: rows.map((row) => row.map(written)), amounts: new Set(decimals.keys()) };
}

/** Writes numbers as a locale does, with so many decimals. */
export function createNumberFormatter(locale: string): (value: number, decimals: number) => string {
  const made = new Map<number, Intl.NumberFormat>();
  return (value, decimals) => {
    const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
    const format = made.get(decimals) ?? new Intl.NumberFormat(locale, digits);
    made.set(decimals, format);
    return format.format(value);
  };
}

/** Writes money as a locale does, with its currency behind it: "1.234,50 EUR". */
export function createMoneyFormatter(locale: string): (money: Money) => string {
  const write = createNumberFormatter(locale);
  return ({ amount, currency }) =>
    `${write(amount / 10 ** getCurrencyDecimals(currency), getCurrencyDecimals(currency))} ${currency}`;
}

function computeDecimalsByColumn(rows: readonly (readonly OutputCell[])[]): Map<number, number> {
  const limit = new Map<number, number>();
  for (const row of rows)
    row.forEach((cell, at) => {
      if (typeof cell === "number") limit.set(at, Math.max(limit.get(at) ?? 0, countDecimals(String(cell))));
      else if (typeof cell === "object" && "amount" in cell && !limit.has(at)) limit.set(at, 0);
    });
  return limit;
}

const countDecimals = (decimal: string) => decimal.split(".")[1]?.length ?? 0;
