import { createI18nextMiddleware } from "remix-i18next";
import { defaultNamespace, languages } from "#app/platform/i18n/i18n.ts";
import { resources } from "#app/platform/i18n/translate.server.ts";
import { getRequestLanguage } from "./device-preferences.server.ts";

const [fallback] = languages;

/** Gives every request the catalogue of its language, and what the page is rendered with reads it from the context. */
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
