import { createContext, type ReactNode, useContext, useMemo } from "react";
import { dateLocales } from "#app/platform/i18n/i18n.ts";
import type { MeasurementSystem } from "#app/platform/money/units.ts";
import { useLanguage } from "../i18n/use-translate.ts";

/** Where and how the account counts. */
export interface AccountFormats {
  /** IANA zone; all times are shown in it. */
  timezone: string;
  weight: MeasurementSystem;
  distance: MeasurementSystem;
  currency: string;
  /** Where the account operates, ISO 3166-1 alpha-2: offered first in addresses. */
  countries: readonly string[];
  /** The server's present, milliseconds UTC, so that "Today" is the same word on both sides. */
  now: number;
  /** How far the account's clock is before everybody's, milliseconds: 0 but in a sandbox. */
  ahead: number;
}

export interface Formats extends AccountFormats {
  /** For numbers, money and units. */
  locale: string;
  /** For days and times: 24 hours, day before month. */
  dateLocale: string;
}

const fallback: AccountFormats = {
  timezone: "UTC",
  weight: "metric",
  distance: "metric",
  currency: "EUR",
  countries: [],
  now: 0,
  ahead: 0,
};
const FormatsContext = createContext<AccountFormats>(fallback);

/** Gives the account's zone, units and currency to everything inside. The shell does it for signed-in pages. */
export function FormatsProvider({ value, children }: { value: AccountFormats; children: ReactNode }) {
  return <FormatsContext value={value}>{children}</FormatsContext>;
}

/** How the reader and the account write numbers, times and units. */
export function useFormats(): Formats {
  const account = useContext(FormatsContext);
  const { language, locale } = useLanguage();
  return useMemo(() => ({ ...account, locale, dateLocale: dateLocales[language] }), [account, language, locale]);
}
