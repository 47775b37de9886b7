import { z } from "zod";
import { expectedVersionSchema, optionalSchema } from "#app/platform/kernel/form-values.ts";
import { type DatevAccount, type DatevChart, datevCharts, partyKinds, suggestedAccounts } from "./datev-charts.ts";

/** What the tax adviser gives, and the numbers of the accounts. */
export interface DatevSettings {
  adviser: number | null;
  client: number | null;
  /** First day of the fiscal year: `01-01`. */
  yearStart: string;
  digits: number;
  chart: DatevChart;
  accounts: Readonly<Record<string, DatevAccount>>;
  version: number;
}

export const defaultDatevSettings: DatevSettings = {
  ...{ adviser: null, client: null, yearStart: "01-01", digits: 4, chart: "03", accounts: {}, version: 0 },
};

const mappedKey = z.string().regex(/^[a-z_]+(\.[a-z_]+)?(\.\d{1,5})?$/, { error: "invalid_value" });

export const datevSettingsSchema = z.object({
  adviser: z.coerce.number().int().min(1001).max(9_999_999).describe("Number of the tax adviser"),
  client: z.coerce.number().int().min(1).max(99_999).describe("Number of the client at the adviser's"),
  year_start: z
    .string()
    .regex(/^(0[1-9]|1[0-2])-01$/, { error: "invalid_value" })
    .describe("First day of the fiscal year: 01-01"),
  digits: z.coerce.number().int().min(4).max(8).describe("Digits of general ledger accounts"),
  chart: z.enum(datevCharts),
  accounts: z
    .array(
      z.object({
        account: mappedKey,
        number: optionalSchema(z.string().regex(/^\d{3,9}$/, { error: "invalid_value" })),
        key: optionalSchema(z.string().regex(/^\d{1,4}$/, { error: "invalid_value" })),
      }),
    )
    .max(100)
    .default([])
    .describe("Numbers by account; what is not named has the number that its chart suggests"),
  version: expectedVersionSchema,
});

/** The number of an account: the adviser's, otherwise the chart's; null where there is none. */
export function findDatevAccount(
  { accounts, chart, digits }: Pick<DatevSettings, "accounts" | "chart" | "digits">,
  key: string,
): DatevAccount | null {
  const own = accounts[key];
  if (own) return own;
  const suggested = suggestedAccounts[key]?.[chart];
  if (!suggested) return null;
  return { ...suggested, number: suggested.number.padEnd(digits + (isPartyKey(key) ? 1 : 0), "0") };
}

/** True for the number and key that the chart suggests anyway. */
export function isSuggested(
  settings: Pick<DatevSettings, "chart" | "digits">,
  key: string,
  own: DatevAccount,
): boolean {
  const suggested = findDatevAccount({ ...settings, accounts: {} }, key);
  return suggested?.number === own.number && suggested.key === own.key;
}

/** True for an account whose owners have a number each. */
export const isPartyKey = (key: string): boolean => partyKinds.some((kind) => kind === key);

/** The first day of the fiscal year that a month lies in. */
export function getYearStart(month: string, yearStart: string): string {
  const year = Number(month.slice(0, 4));
  return `${month.slice(5) >= yearStart.slice(0, 2) ? year : year - 1}-${yearStart}`;
}
