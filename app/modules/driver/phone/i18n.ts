import { vehicle_option as germanOptions } from "#app/modules/fleet/i18n/vehicle-option.de.ts";
import { vehicle_option as englishOptions } from "#app/modules/fleet/i18n/vehicle-option.en.ts";
import { shipments as germanShipments } from "#app/modules/shipments/i18n/shipments.de.ts";
import { shipments as englishShipments } from "#app/modules/shipments/i18n/shipments.en.ts";
import { dateLocales, isLanguage, type Language, locales } from "#app/platform/i18n/i18n.ts";
import { drive as german } from "../i18n/drive.de.ts";
import { drive as english } from "../i18n/drive.en.ts";

// The page is a separate entry without the app's i18n library. Both languages are bundled, so that they work offline.

const catalogues: Readonly<Record<Language, Readonly<Record<string, unknown>>>> = {
  en: { drive: english, shipments: englishShipments, vehicle_option: englishOptions },
  de: { drive: german, shipments: germanShipments, vehicle_option: germanOptions },
};

/** Native names of the languages. */
export const languageNames: Readonly<Record<Language, string>> = { en: "English", de: "Deutsch" };

const LANGUAGE_STORAGE_KEY = "waybill-drive-language";

/** The language chosen on this phone, else the phone's. */
export function getLanguage(): Language {
  const chosen = localStorage.getItem(LANGUAGE_STORAGE_KEY) ?? navigator.language.slice(0, 2);
  return isLanguage(chosen) ? chosen : "en";
}

/** Stores the chosen language on this phone. */
export function setLanguage(language: Language): void {
  localStorage.setItem(LANGUAGE_STORAGE_KEY, language);
  document.documentElement.lang = language;
}

type Params = Readonly<Record<string, string | number>>;

/** A text of the driver's catalogue: `t("drive:route.next", { stop: 12 })`; `count` chooses its form. */
export function t(key: string, params: Params = {}): string {
  const language = getLanguage();
  const form = typeof params.count === "number" ? `_${new Intl.PluralRules(language).select(params.count)}` : "";
  const text = findText(catalogues[language], `${key}${form}`) ?? findText(catalogues[language], key) ?? key;
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(params[name] ?? ""));
}

function findText(catalogue: unknown, key: string): string | null {
  let here: unknown = catalogue;
  for (const part of key.split(/[:.]/)) {
    if (typeof here !== "object" || here === null) return null;
    here = new Map(Object.entries(here)).get(part);
  }
  return typeof here === "string" ? here : null;
}

/** Formats a moment as time of day in the account's time zone. */
export function formatClock(moment: string | number | null, timezone: string): string {
  if (moment === null) return "";
  const format = { hour: "2-digit", minute: "2-digit", hourCycle: "h23", timeZone: timezone } as const;
  return new Intl.DateTimeFormat(locales[getLanguage()], format).format(new Date(moment));
}

/** Formats a local date: "Wednesday, 18 March" or "Wed 18 Mar". */
export function formatDay(date: string, style: "long" | "short"): string {
  const format = { weekday: style, day: "numeric", month: style, timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(dateLocales[getLanguage()], format).format(Date.parse(date));
}

export function formatDecimalAmount(decimal: string): string {
  const digits = decimal.split(".")[1]?.length ?? 0;
  const format = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return new Intl.NumberFormat(locales[getLanguage()], format).format(Number(decimal));
}

/** Formats a weight in grams or kilograms. */
export function formatGrams(grams: number): string {
  const format = new Intl.NumberFormat(locales[getLanguage()], { maximumFractionDigits: 1 });
  return grams < 100 ? `${format.format(grams)} g` : `${format.format(grams / 1_000)} kg`;
}

/** Formats a distance in metres or kilometres. */
export function formatMeters(metres: number): string {
  const format = new Intl.NumberFormat(locales[getLanguage()], { maximumFractionDigits: 1 });
  return metres < 1_000 ? `${format.format(metres)} m` : `${format.format(metres / 1_000)} km`;
}

/** Formats a duration in minutes, or hours from one hour on. */
export function formatMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  return hours === 0 ? `${minutes} min` : `${hours} h ${String(minutes % 60).padStart(2, "0")} min`;
}
