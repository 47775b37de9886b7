import type { Language } from "#app/platform/i18n/i18n.ts";

/** Remembers the language and loads the page anew in it: only one catalogue is ever loaded. */
export function useSwitchLanguage(): (language: Language) => void {
  return async (language) => {
    await fetch("/preferences", { method: "POST", body: new URLSearchParams({ language, to: "" }) });
    location.reload();
  };
}
