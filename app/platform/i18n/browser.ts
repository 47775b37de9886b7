import { createInstance } from "i18next";
import { type Area, listAreas } from "./catalogue-areas.ts";
import { defaultNamespace, isLanguage } from "./i18n.ts";

const catalogueModules = import.meta.glob<Record<string, object>>([
  "../../modules/*/i18n/*.{en,de}.ts",
  "./words/*.{en,de}.ts",
  "!**/vehicle-option.*",
]);

/** Catalogues by the names of their files: `orders.en.ts`. */
const catalogueFiles = Object.fromEntries(
  Object.entries(catalogueModules).map(([path, load]) => [path.split("/").at(-1), load]),
);

/** The browser's catalogue in the language of the page; switching the language reloads the page. */
export const browserCatalogue = createInstance();

/** Starts the catalogue in the language of the page, with the translations of the screen at `pathname`. */
export async function startCatalogue(pathname: string): Promise<void> {
  const named = document.documentElement.lang;
  await browserCatalogue.init({
    resources: {},
    lng: isLanguage(named) ? named : "en",
    fallbackLng: false,
    defaultNS: defaultNamespace,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  await loadScreenAreas(pathname);
}

/** Loads the missing catalogues of the screen at `pathname`. */
export function loadScreenAreas(pathname: string): Promise<void> {
  return loadAreas(listAreas(pathname));
}

/** Loads missing catalogues for optional parts of a page. A server has all of them. */
export async function loadAreas(areas: readonly Area[]): Promise<void> {
  const language = browserCatalogue.language;
  if (!language) return;
  const missing = areas.filter((area) => !browserCatalogue.hasResourceBundle(language, area));
  await Promise.all(
    missing.map(async (area) => {
      const file = await catalogueFiles[`${area.replaceAll("_", "-")}.${language}.ts`]?.();
      if (file?.[area]) browserCatalogue.addResourceBundle(language, area, file[area]);
    }),
  );
}
