import { createInstance, type TFunction } from "i18next";
import { de } from "./de/index.ts";
import { en } from "./en/index.ts";
import { defaultNamespace, isLanguage, languages } from "./i18n.ts";

export const resources = { en, de };

const instance = createInstance();
instance.init({
  resources,
  lng: "en",
  fallbackLng: "en",
  supportedLngs: [...languages],
  defaultNS: defaultNamespace,
  interpolation: { escapeValue: false },
  initAsync: false,
});

/** A translate function for one language, for answers that are not rendered by React. Keys are `namespace:key`. */
export function translator(language: string): (key: string, params?: Record<string, unknown>) => string {
  const t = instance.getFixedT(isLanguage(language) ? language : "en") as TFunction;
  return (key, params) => String(t(key as never, params as never));
}
