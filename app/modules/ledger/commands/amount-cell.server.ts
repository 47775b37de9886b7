import type { OutputCell } from "#app/platform/documents/xlsx/workbook-writer.ts";
import { formatDecimal } from "#app/platform/money/money.ts";

/** An amount as a number that a sheet can add up; empty for none. */
export const toAmountCell = (amount: number | null, currency: string): OutputCell =>
  amount === null ? "" : { amount: formatDecimal({ amount, currency }) };
