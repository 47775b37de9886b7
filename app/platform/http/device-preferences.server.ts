import { createI18nextMiddleware } from "remix-i18next";
import { defaultNamespace, isLanguage, type Language, languages } from "#app/platform/i18n/i18n.ts";
import { resources } from "#app/platform/i18n/translate.server.ts";
import { preferenceCookie, readCookie } from "./cookies.server.ts";

/** Preferences of a device, applied before sign-in and on every screen. */
export interface DevicePreferences {
  language: Language;
  theme: "system" | "light" | "dark";
}

const themes = ["system", "light", "dark"] as const;

/** The device's remembered preferences; the language falls back to Accept-Language, then English. */
export function getDevicePreferences(request: Request): DevicePreferences {
  const remembered = new URLSearchParams(readCookie(request, preferenceCookie) ?? "");
  const language = remembered.get("language");
  return {
    language: isLanguage(language) ? language : parseAcceptLanguage(request),
    theme: themes.find((each) => each === remembered.get("theme")) ?? "system",
  };
}

/** The interface language of a request. */
export function getRequestLanguage(request: Request): Language {
  return getDevicePreferences(request).language;
}

function parseAcceptLanguage(request: Request): Language {
  const accepted = (request.headers.get("Accept-Language") ?? "").split(",").map((part) => {
    const [tag = "", ...parameters] = part.split(";").map((each) => each.trim().toLowerCase());
    const weight = parameters.find((each) => each.startsWith("q="))?.slice(2);
    return { language: tag.slice(0, 2), weight: Number(weight ?? 1) };
  });
  const wanted = accepted.filter(({ weight }) => weight > 0).sort((one, other) => other.weight - one.weight);
  return wanted.map((each) => each.language).find(isLanguage) ?? "en";
}

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
