import { createContext, type ReactNode, useContext, useMemo } from "react";
import { dateLocales } from "#app/platform/i18n/i18n.ts";
import type { MeasurementSystem } from "#app/platform/money/units.ts";
import { useLanguage } from "../i18n/use-translate.ts";

/** Zone, units and currency of the account. */
export interface AccountFormats {
  /** IANA zone; all times are shown in it. */
  timezone: string;
  weight: MeasurementSystem;
  distance: MeasurementSystem;
  currency: string;
  /** Countries the account operates in, ISO 3166-1 alpha-2: offered first in addresses. */
  countries: readonly string[];
  /** The server's time, milliseconds UTC, so that "Today" is the same on both sides. */
  now: number;
  /** How far the account's clock is ahead of system time, milliseconds: 0 except in a sandbox. */
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
