import { createInstance, type TFunction } from "i18next";
import { de } from "./catalogues/de.ts";
import { en } from "./catalogues/en.ts";
import { dateLocales, defaultNamespace, isLanguage, languages, locales } from "./i18n.ts";

export const resources = { en, de };

const catalogueInstance = createInstance();
catalogueInstance.init({
  resources,
  lng: "en",
  fallbackLng: "en",
  supportedLngs: [...languages],
  defaultNS: defaultNamespace,
  interpolation: { escapeValue: false },
  initAsync: false,
});

/** Translations of one language, and its locales for numbers and dates. */
export interface Translator {
  (key: string, params?: Record<string, unknown>): string;
  locale: string;
  dateLocale: string;
}

/** A translate function for one language, for answers that are not rendered by React. Keys are `namespace:key`. */
export function createTranslator(language: string): Translator {
  const known = isLanguage(language) ? language : "en";
  const t = catalogueInstance.getFixedT(known) as TFunction;
  const translate = (key: string, params?: Record<string, unknown>) => String(t(key as never, params as never));
  return Object.assign(translate, { locale: locales[known], dateLocale: dateLocales[known] });
}
