import { z } from "zod";
import { feeAmountSchema } from "#app/modules/pricing/model/shipping-method.ts";
import { optionalNumberSchema, optionalSchema } from "#app/platform/kernel/form-values.ts";
import { formatDecimal, parseMoney } from "#app/platform/money/money.ts";
import { addDays, getSpan } from "#app/platform/time/day-spans.ts";

const weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;

/** On which days a merchant is settled by itself: the 1st and 16th, or the last day of a month, beside days of the week. */
export const settlementDays = ["daily", ...weekdays, "half_month", "month_end"] as const;
export type SettlementDay = (typeof settlementDays)[number];

/** When a merchant is settled without anybody asking, and what then stays. Amounts are minor units of its currency. */
export interface SettlementTerms {
  on?: SettlementDay | undefined;
  /** Days for which what was collected is kept. */
  afterDays?: number | undefined;
  minimum?: number | undefined;
  reserve?: number | undefined;
}

/** The same as forms and the API write it. */
export const settlementTermsSchema = z.object({
  on: optionalSchema(z.enum(settlementDays)).describe(
    "When a settlement of what is held is generated; by hand alone without it",
  ),
  after_days: optionalNumberSchema(z.number().int().min(0).max(60)).describe(
    "Only of what was collected at least so many days before",
  ),
  minimum: optionalSchema(feeAmountSchema).describe("A smaller settlement waits; in the merchant's currency"),
  reserve: optionalSchema(feeAmountSchema).describe("So much of what is held stays; in the merchant's currency"),
});
export type SettlementTermsInput = z.output<typeof settlementTermsSchema>;

export function toSettlementTerms(input: SettlementTermsInput, currency: string): SettlementTerms {
  const amount = (written: string | undefined) =>
    written === undefined ? undefined : (parseMoney(written, currency) ?? undefined);
  return {
    on: input.on,
    afterDays: input.after_days,
    minimum: amount(input.minimum),
    reserve: amount(input.reserve),
  };
}

export function toSettlementTermsInput(terms: SettlementTerms, currency: string): SettlementTermsInput {
  const write = (amount: number | undefined) =>
    amount === undefined ? undefined : formatDecimal({ amount, currency });
  return {
    on: terms.on,
    after_days: terms.afterDays,
    minimum: write(terms.minimum),
    reserve: write(terms.reserve),
  };
}

function isSettlementDay(on: SettlementDay, day: string): boolean {
  if (on === "daily") return true;
  if (on === "half_month") return day.endsWith("-01") || day.endsWith("-16");
  if (on === "month_end") return getSpan(day, "month").to === day;
  return day === addDays(getSpan(day, "week").from, weekdays.indexOf(on));
}

/** The first settlement day from a local day on; null without terms. */
export function findSettlementDay({ on }: SettlementTerms, from: string): string | null {
  if (!on) return null;
  let day = from;
  while (!isSettlementDay(on, day)) day = addDays(day, 1);
  return day;
}
