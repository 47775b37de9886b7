import { redirect } from "react-router";
import { appContext, sessionContext } from "#app/http/wrappers/contexts.server.ts";
import { activeAccount } from "#app/http/wrappers/guard.server.ts";
import { languageOf } from "#app/http/wrappers/preferences.server.ts";
import { shellData } from "#app/http/wrappers/shell.server.ts";
import { SuspendedScreen } from "#app/ui/shell/sign-in/suspended-screen.tsx";
import type { Route } from "./+types/account-suspended.ts";

/** Reachable only while the active account's subscription is cancelled, home otherwise (platform §2.6). */
export function loader({ context, request }: Route.LoaderArgs) {
  const session = context.get(sessionContext);
  const account = session && activeAccount(session, request);
  if (!session || !account?.subscription?.isCancelled) throw redirect("/");
  const { billingPortalUrl, supportAddress } = context.get(appContext);
  const { accounts } = shellData(session, account, { language: languageOf(request), now: 0, unread: 0, portal: "" });
  const others = accounts.filter(({ id }) => id !== account.id);
  return { workspace: account.name, others, billingPortalUrl, supportAddress };
}

export default function AccountSuspended({ loaderData }: Route.ComponentProps) {
  return <SuspendedScreen {...loaderData} />;
}
