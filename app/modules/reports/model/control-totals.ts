import type { OutputCell } from "#app/platform/documents/xlsx/workbook-writer.ts";

/** Sums as exact decimals, by column and currency: `3 CHF`; numbers have no currency. */
export type Totals = Record<string, string>;

/** Rows and sums of one value of the column that a report is grouped by. */
export interface GroupTotals {
  rows: number;
  totals: Totals;
}

/** What is counted of the rows read so far. */
export interface ControlCounts {
  rows: number;
  totals: Totals;
  groups: Record<string, GroupTotals>;
}

/** A row as it is counted. */
export interface CountedRow {
  cells: readonly OutputCell[];
  currency: string;
  group: string | null;
}

/** Groups listed by name; what is beyond is counted together. */
export const MAX_GROUPS = 300;

/** The name of the groups beyond, which no text can be. */
export const OTHER_GROUPS = "\u0000";

export const createControlCounts = (): ControlCounts => ({ rows: 0, totals: {}, groups: {} });

/** Adds two decimals exactly; the sum has the digits of the longer one. */
export function addDecimals(a: string, b: string): string {
  const digits = Math.max(countDigits(a), countDigits(b));
  const sum = toUnits(a, digits) + toUnits(b, digits);
  if (digits === 0) return String(sum);
  const text = String(sum < 0n ? -sum : sum).padStart(digits + 1, "0");
  return `${sum < 0n ? "-" : ""}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

const countDigits = (decimal: string) => decimal.split(".")[1]?.length ?? 0;

function toUnits(decimal: string, digits: number): bigint {
  const [whole = "0", part = ""] = decimal.replace("-", "").split(".");
  const units = BigInt(whole + part.padEnd(digits, "0"));
  return decimal.startsWith("-") ? -units : units;
}

/** The amount of a cell as a decimal, and whether it is money; null for texts and times. */
function readAmount(cell: OutputCell): { decimal: string; isMoney: boolean } | null {
  if (typeof cell === "number") {
    return Number.isFinite(cell) ? { decimal: String(Number(cell.toFixed(4))), isMoney: false } : null;
  }
  return typeof cell === "object" && "amount" in cell ? { decimal: cell.amount, isMoney: true } : null;
}

/** Counts rows; `summed` are the indexes of columns whose numbers are added up. */
export function countRows(counts: ControlCounts, rows: readonly CountedRow[], summed: ReadonlySet<number>): void {
  for (const { cells, currency, group } of rows) {
    counts.rows += 1;
    const own = group === null ? null : getGroup(counts.groups, group);
    if (own) own.rows += 1;
    cells.forEach((cell, at) => {
      const amount = summed.has(at) ? readAmount(cell) : null;
      if (!amount) return;
      const key = amount.isMoney ? `${at} ${currency}` : String(at);
      counts.totals[key] = addDecimals(counts.totals[key] ?? "0", amount.decimal);
      if (own) own.totals[key] = addDecimals(own.totals[key] ?? "0", amount.decimal);
    });
  }
}

function getGroup(groups: ControlCounts["groups"], name: string): GroupTotals {
  const isListed = Object.hasOwn(groups, name) || Object.keys(groups).length < MAX_GROUPS;
  const key = isListed ? name : OTHER_GROUPS;
  const found = Object.hasOwn(groups, key) ? groups[key] : undefined;
  if (found) return found;
  const made = { rows: 0, totals: {} };
  groups[key] = made;
  return made;
}

/** True when two counts of the same rows agree: what is written is what was read. */
export function isSameCount(a: Pick<ControlCounts, "rows" | "totals">, b: Pick<ControlCounts, "rows" | "totals">) {
  const sums = ({ totals }: Pick<ControlCounts, "totals">) => JSON.stringify(Object.entries(totals).sort());
  return a.rows === b.rows && sums(a) === sums(b);
}
