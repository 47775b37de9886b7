import { Suspense, useEffect } from "react";
import { Outlet, useMatches } from "react-router";
import { countUnread } from "#app/modules/home/db/inbox.reads.server.ts";
import { buildShellData } from "#app/modules/home/http/shell.server.ts";
import { useHasFirstSteps } from "#app/modules/home/screens/first-steps/new-account.ts";
import { findActiveAccount } from "#app/modules/identity/http/guard.server.ts";
import { getReporting } from "#app/modules/product-usage/http/reporting.server.ts";
import { appContext, sessionContext } from "#app/platform/http/contexts.server.ts";
import { getRequestLanguage } from "#app/platform/http/device-preferences.server.ts";
import { routeTable } from "#app/route-table.ts";
import { lazyPart } from "#app/ui/client/lazy-part.ts";
import { useHydrated } from "#app/ui/client/use-hydrated.ts";
import { ErrorPage } from "#app/ui/shell/error-page.tsx";
import { Shell } from "#app/ui/shell/shell.tsx";
import type { ShellData } from "#app/ui/shell/shell-data.ts";
import type { Route } from "./+types/default.ts";

const ProductReporting = lazyPart(async () => ({
  default: (await import("#app/modules/product-usage/screens/product-reporting.tsx")).ProductReporting,
}));
const NextStepBar = lazyPart(async () =>
  (await import("#app/modules/home/screens/first-steps/load-next-step-bar.ts")).loadNextStepBar(),
);
const widths = new Map(routeTable.map(({ name, width }) => [name, width]));

export async function loader({ context, request }: Route.LoaderArgs) {
  const session = context.get(sessionContext);
  if (!session) throw new Error("the guard lets nobody in without a session");
  const app = context.get(appContext);
  const { db, ports, billingPortalUrl } = app;
  const account = findActiveAccount(session, request);
  const actor = { id: session.user.id, name: "", language: session.user.language };
  const unread = account ? await countUnread({ db, account, actor }) : 0;
  const shell = buildShellData(session, account, {
    language: getRequestLanguage(request),
    now: ports.clock.now(),
    unread,
    portal: billingPortalUrl,
  });
  return { ...shell, reporting: await getReporting(app, session, account) };
}

/** A screen with its own header across the top declares: `export const handle = { topbar: false }`. */
function hasTopbar(handle: unknown): boolean {
  return !(typeof handle === "object" && handle !== null && "topbar" in handle && handle.topbar === false);
}

/** The frame as it was last loaded in this tab: it stays around the error page when its own read fails. */
let lastLoaded: ShellData | undefined;

export default function DefaultLayout({ loaderData }: Route.ComponentProps) {
  useEffect(() => {
    lastLoaded = loaderData;
  }, [loaderData]);
  const screen = useMatches().at(-1);
  const isHydrated = useHydrated();
  const { reporting } = loaderData;
  const hasFirstSteps = useHasFirstSteps(loaderData.account?.id ?? null);
  const notice = hasFirstSteps && (
    <Suspense>
      <NextStepBar />
    </Suspense>
  );
  return (
    <Shell
      data={loaderData}
      compact={widths.get(screen?.id ?? "") === "compact"}
      topbar={hasTopbar(screen?.handle)}
      notice={notice}
    >
      <Outlet />
      {isHydrated && (reporting.usage || reporting.chat) && (
        <Suspense>
          <ProductReporting {...reporting} />
        </Suspense>
      )}
    </Shell>
  );
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const frame = loaderData ?? lastLoaded;
  if (!frame) return <ErrorPage error={error} />;
  return (
    <Shell data={frame} compact={false} topbar>
      <ErrorPage error={error} />
    </Shell>
  );
}
