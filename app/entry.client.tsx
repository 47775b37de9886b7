import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import { HydratedRouter } from "react-router/dom";
import { browserCatalogue, startCatalogue } from "#app/platform/i18n/browser.ts";
import { recordPreHydrationInput } from "#app/ui/client/pre-hydration-input.ts";

async function startApp() {
  recordPreHydrationInput();
  await startCatalogue(window.location.pathname);
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <I18nextProvider i18n={browserCatalogue}>
          <HydratedRouter />
        </I18nextProvider>
      </StrictMode>,
    );
  });
}

startApp();
