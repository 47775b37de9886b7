import { createInstance, type i18n } from "i18next";
import { defaultNamespace, type Language } from "./i18n.ts";
import { resources } from "./translate.server.ts";

const made = new Map<Language, i18n>();

/** The catalogue of one language for rendering on the server. Its language never changes, so requests may share it. */
export function catalogueOf(language: Language): i18n {
  const known = made.get(language);
  if (known) return known;
  const instance = createInstance();
  instance.init({
    resources,
    lng: language,
    fallbackLng: "en",
    defaultNS: defaultNamespace,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    initAsync: false,
  });
  made.set(language, instance);
  return instance;
}
