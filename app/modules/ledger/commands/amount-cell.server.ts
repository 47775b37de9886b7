import type { OutputCell } from "#app/platform/documents/xlsx/workbook-writer.ts";
import { formatDecimal } from "#app/platform/money/money.ts";

/** An amount as a numeric cell, so that spreadsheets can add it up; empty for null. */
export const toAmountCell = (amount: number | null, currency: string): OutputCell =>
  amount === null ? "" : { amount: formatDecimal({ amount, currency }) };
