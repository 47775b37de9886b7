import { createI18nextMiddleware } from "remix-i18next";
import { defaultNamespace, languages } from "#app/platform/i18n/i18n.ts";
import { resources } from "#app/platform/i18n/translate.server.ts";
import { getRequestLanguage } from "./device-preferences.server.ts";

const [fallback] = languages;

/** Adds the catalogue of the request's language to its context, from which pages render. */
export const [withLanguage, , catalogueOf] = createI18nextMiddleware({
  detection: {
    supportedLanguages: [...languages],
    fallbackLanguage: fallback,
    order: ["custom"],
    findLocale: async ({ request }) => getRequestLanguage(request),
  },
  i18next: {
    resources,
    fallbackLng: fallback,
    defaultNS: defaultNamespace,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    initAsync: false,
  },
});
