import { createInstance } from "i18next";
import { areasOf } from "./areas.ts";
import { defaultNamespace, isLanguage } from "./i18n.ts";

const files = import.meta.glob<Record<string, object>>(["./en/*.ts", "./de/*.ts", "!./*/index.ts"]);

/** The browser's catalogue. It speaks the language of the page; switching the language loads the page anew. */
export const catalogue = createInstance();

/** Starts the catalogue in the language of the page, with the words of the screen at `pathname`. */
export async function startCatalogue(pathname: string): Promise<void> {
  const named = document.documentElement.lang;
  await catalogue.init({
    resources: {},
    lng: isLanguage(named) ? named : "en",
    fallbackLng: false,
    defaultNS: defaultNamespace,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  await loadWords(pathname);
}

/** Loads what the screen at `pathname` says and is not loaded yet. */
export async function loadWords(pathname: string): Promise<void> {
  const language = catalogue.language;
  const missing = areasOf(pathname).filter((area) => !catalogue.hasResourceBundle(language, area));
  await Promise.all(
    missing.map(async (area) => {
      const file = await files[`./${language}/${area}.ts`]?.();
      if (file?.[area]) catalogue.addResourceBundle(language, area, file[area]);
    }),
  );
}
