import type { LoaderFunctionArgs } from "react-router";
import { fail } from "#app/domain/kernel/result.ts";
import { noCommands } from "#app/http/api.server.ts";
import { sessionContext } from "#app/http/contexts.server.ts";
import { failureResponse } from "#app/http/failures.server.ts";
import { activeAccount } from "#app/http/guard.server.ts";

/** GET auth/session (platform §7.2): user and accounts; the active one is the account header's or the device's. */
export function loader({ context, request }: LoaderFunctionArgs): Response {
  const session = context.get(sessionContext);
  if (!session) return failureResponse(request, fail("no_session").failure);
  const user = {
    uuid: session.user.id,
    first_name: session.user.firstName,
    last_name: session.user.lastName,
    email: session.user.email,
    photo: session.user.photo,
    language: session.user.language,
    timezone: session.user.timezone,
  };
  const accounts = session.accounts.map((account) => ({
    uuid: account.id,
    name: account.name,
    workspace: {
      organization_name: account.organization,
      country: account.country,
      logo: account.logo,
    },
    is_invitation: false,
    kind: account.kind,
    country: account.country,
    timezone: account.timezone,
    permissions: account.permissions,
    features: account.features,
    subscription: account.subscription && {
      plan: account.subscription.plan,
      is_trial: account.subscription.isTrial,
      is_cancelled: account.subscription.isCancelled,
    },
    preferences: account.preferences,
  }));
  const active = activeAccount(session, request);
  return Response.json(
    { data: { user, accounts, active_account: active?.id ?? null } },
    { headers: { "Cache-Control": "private, no-store" } },
  );
}
export const action = noCommands;
