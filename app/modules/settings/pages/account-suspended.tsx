import { redirect } from "react-router";
import { buildShellData } from "#app/modules/home/http/shell.server.ts";
import { readOwner } from "#app/modules/identity/db/owner.reads.server.ts";
import { findActiveAccount } from "#app/modules/identity/http/guard.server.ts";
import { SuspendedScreen } from "#app/modules/identity/screens/sign-in/suspended-screen.tsx";
import { can } from "#app/platform/access/can.ts";
import { appContext, sessionContext } from "#app/platform/http/contexts.server.ts";
import { getRequestLanguage } from "#app/platform/http/device-preferences.server.ts";
import type { Route } from "./+types/account-suspended.ts";

/**
 * Shown while the active account's subscription is cancelled; redirects home otherwise. No other page of the account
 * opens, so that plan and payment stand here for those who may read the subscription.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const session = context.get(sessionContext);
  const account = session && findActiveAccount(session, request);
  if (!session || !account?.subscription?.isCancelled) throw redirect("/");
  const { db, billingPortalUrl, supportAddress } = context.get(appContext);
  const { accounts } = buildShellData(session, account, {
    language: getRequestLanguage(request),
    now: 0,
    unread: 0,
    portal: "",
  });
  const others = accounts.filter(({ id }) => id !== account.id);
  const { plan, payment, cancelledAt, cancelsAt } = account.billing;
  const mayRead = can(account, "settings", "settings.subscription");
  const owner = account.isOwner ? null : await readOwner(db, account.id);
  return {
    workspace: account.name,
    others,
    billingPortalUrl,
    supportAddress,
    ownerAddress: owner?.email ?? "",
    timezone: account.timezone,
    facts: mayRead ? { plan, payment: payment ?? ("ok" as const), endedAt: cancelledAt ?? cancelsAt } : null,
  };
}

export default function AccountSuspended({ loaderData }: Route.ComponentProps) {
  return <SuspendedScreen {...loaderData} />;
}
