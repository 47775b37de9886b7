import type { en } from "./catalogues/en.ts";

/** Interface languages; the first is the fallback. Default locale en-US. */
export const languages = ["en", "de"] as const;
export type Language = (typeof languages)[number];

/** The locale that formats dates, numbers and money for a language. */
export const locales: Record<Language, string> = { en: "en-US", de: "de-DE" };

/** Locales for dates: English dates as "17 March 2026". */
export const dateLocales: Record<Language, string> = { ...locales, en: "en-GB" };

export const defaultNamespace = "common";

/** True for a language of the interface. */
export function isLanguage(text: string | null | undefined): text is Language {
  return languages.some((each) => each === text);
}

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "common";
    resources: typeof en;
  }
}
