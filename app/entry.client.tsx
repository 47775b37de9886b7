import { createInstance } from "i18next";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import { HydratedRouter } from "react-router/dom";
import { defaultNamespace, isLanguage, type Language } from "./i18n/i18n.ts";

/** Only the language of the page is loaded; switching it loads the page anew. */
const catalogues = {
  en: async () => (await import("./i18n/en/index.ts")).en,
  de: async () => (await import("./i18n/de/index.ts")).de,
} satisfies Record<Language, () => Promise<object>>;

async function start() {
  const language = isLanguage(document.documentElement.lang) ? document.documentElement.lang : "en";
  const i18n = createInstance();
  await i18n.init({
    resources: { [language]: await catalogues[language]() },
    lng: language,
    fallbackLng: false,
    defaultNS: defaultNamespace,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <I18nextProvider i18n={i18n}>
          <HydratedRouter />
        </I18nextProvider>
      </StrictMode>,
    );
  });
}

start();
