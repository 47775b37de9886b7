import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import { HydratedRouter } from "react-router/dom";
import { browserCatalogue, startCatalogue } from "#app/platform/i18n/browser.ts";
import { keepPageWhileWaiting } from "#app/ui/client/connection.ts";
import { recordPreHydrationInput } from "#app/ui/client/pre-hydration-input.ts";
import { sendAccountWithRequests } from "#app/ui/client/tab-account.ts";

async function startApp() {
  recordPreHydrationInput();
  sendAccountWithRequests();
  keepPageWhileWaiting();
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
