import type { Language } from "#app/platform/i18n/i18n.ts";

/** Stores the language and reloads the page, so that only one language's catalogues are loaded. */
export function useSwitchLanguage(): (language: Language) => void {
  return async (language) => {
    await fetch("/preferences", { method: "POST", body: new URLSearchParams({ language, to: "" }) });
    location.reload();
  };
}
