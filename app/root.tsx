import { type ReactNode, useContext, useEffect } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  UNSAFE_DataRouterContext,
  useMatches,
  useNavigation,
  useRouteLoaderData,
} from "react-router";
import { matchEndpoint } from "#app/modules/developers/http/match-endpoint.server.ts";
import { guard, nonce } from "#app/modules/identity/http/guard.server.ts";
import { appContext, nonceContext, shownAccountContext } from "#app/platform/http/contexts.server.ts";
import { getDevicePreferences, withLanguage } from "#app/platform/http/device-preferences.server.ts";
import { requireSameOrigin } from "#app/platform/http/origin.server.ts";
import { loadScreenAreas } from "#app/platform/i18n/browser.ts";
import { deliverResults } from "#app/ui/client/action-results.ts";
import { readWhenConnected } from "#app/ui/client/connection.ts";
import { replayPreHydrationInput } from "#app/ui/client/pre-hydration-input.ts";
import { createReload } from "#app/ui/client/reload.ts";
import { rememberAccount } from "#app/ui/client/tab-account.ts";
import { useLanguage } from "#app/ui/i18n/use-translate.ts";
import { Toaster } from "#app/ui/primitives/toaster.tsx";
import { ErrorPage } from "#app/ui/shell/error-page.tsx";
import { FocusKeeper } from "#app/ui/shell/focus-keeper.tsx";
import { keepTabAccountScript } from "#app/ui/shell/keep-tab-account.ts";
import { PageAnnouncer } from "#app/ui/shell/page-announcer.tsx";
import type { Route } from "./+types/root.ts";
import "#app/ui/styles/app.css";

export const middleware: Route.MiddlewareFunction[] = [nonce, withLanguage, matchEndpoint, requireSameOrigin, guard];

/** Loads a screen's catalogues with its data, and delivers action results to their callers. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async ({ request, url }, next) => {
    const [results] = await Promise.all([
      deliverResults(request, next),
      readWhenConnected(() => loadScreenAreas(url.pathname), request.signal),
    ]);
    return results;
  },
];

export function loader({ request, context }: Route.LoaderArgs) {
  const { appTitle, mapStyleUrl } = context.get(appContext);
  const account = context.get(shownAccountContext)?.id;
  return { ...getDevicePreferences(request), appTitle, mapStyleUrl, nonce: context.get(nonceContext), account };
}

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>("root");
  const { language } = useLanguage();
  const theme = root?.theme === "system" ? undefined : root?.theme;
  const nonce = getNonce(root?.nonce);
  const account = root?.account;
  const matches = useMatches();
  const still = matches.some((match) => declares(match.handle, "still", true));
  const ownFont = !matches.some((match) => declares(match.handle, "font", "system"));
  useEffect(replayPreHydrationInput, []);
  useEffect(() => {
    if (account !== undefined) rememberAccount(account);
  }, [account]);
  return (
    <html
      lang={language}
      data-theme={theme}
      data-font={ownFont ? undefined : "system"}
      data-account={account ?? undefined}
    >
      <head>
        <meta charSet="utf-8" />
        {account !== undefined && (
          <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: keepTabAccountScript }} />
        )}
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {!still && <meta name="csp-nonce" nonce={nonce} />}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {ownFont && (
          <link rel="preload" href="/fonts/inter-latin.woff2" as="font" type="font/woff2" crossOrigin="anonymous" />
        )}
        <Meta />
        <Links nonce={nonce} />
      </head>
      <body>
        {children}
        {!still && <ScrollRestoration nonce={nonce} />}
        {!still && <Scripts nonce={nonce} />}
      </body>
    </html>
  );
}

/**
 * Whether a layout declares something of its pages, as `export const handle = { still: true, font: "system" }`: they need no
 * script, and are written in the font of the device.
 */
function declares(handle: unknown, name: "still" | "font", value: unknown): boolean {
  return typeof handle === "object" && handle !== null && Reflect.get(handle, name) === value;
}

/** Browsers hide the nonce from the document once read; on the client the element's property still has it. */
function getNonce(fromServer: string | undefined): string | undefined {
  if (typeof document === "undefined") return fromServer;
  return document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce ?? fromServer;
}

export default function App() {
  const navigation = useNavigation();
  const { locale } = useLanguage();
  const busy = navigation.state === "loading";
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  // The router's own state: a script may have failed before a busy page was drawn again.
  useEffect(() => {
    return createReload(() => {
      const target = router?.state.navigation.location;
      return target ? target.pathname + target.search : null;
    });
  }, [router]);
  return (
    <>
      {busy && <div className="navbar" aria-hidden />}
      <I18nProvider locale={locale}>
        <Outlet />
        <Toaster />
        <PageAnnouncer />
        <FocusKeeper />
      </I18nProvider>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
