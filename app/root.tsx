import type { ReactNode } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from "react-router";
import { nonceContext, surroundingsContext } from "#app/http/contexts.server.ts";
import { guard, nonce } from "#app/http/guard.server.ts";
import { sameOrigin } from "#app/http/origin.server.ts";
import { preferencesOf } from "#app/http/preferences.server.ts";
import type { Route } from "./+types/root.ts";
import "./ui/styles/app.css";

export const middleware: Route.MiddlewareFunction[] = [nonce, sameOrigin, guard];

export function loader({ request, context }: Route.LoaderArgs) {
  const { appTitle } = context.get(surroundingsContext);
  return { ...preferencesOf(request), appTitle, nonce: context.get(nonceContext) };
}

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>("root");
  const theme = root?.theme === "system" ? undefined : root?.theme;
  return (
    <html lang={root?.language ?? "en"} data-theme={theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links nonce={nonceNow(root?.nonce)} />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonceNow(root?.nonce)} />
        <Scripts nonce={nonceNow(root?.nonce)} />
      </body>
    </html>
  );
}

/** Browsers hide the nonce from the document once read; on the client the element's property still has it. */
function nonceNow(fromServer: string | undefined): string | undefined {
  if (typeof document === "undefined") return fromServer;
  return document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce ?? fromServer;
}

export default function App() {
  return <Outlet />;
}
