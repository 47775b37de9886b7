import type { LoaderFunctionArgs } from "react-router";
import { listInvitations } from "#app/data/workspaces/invitations.reads.server.ts";
import { fail } from "#app/domain/kernel/result.ts";
import { sessionContext, surroundingsContext } from "./contexts.server.ts";
import { failureResponse } from "./failures.server.ts";
import { activeAccount } from "./guard.server.ts";

/**
 * GET auth/session (platform §7.2): user and accounts; the active one is the account header's or the device's. An open
 * invitation to a workspace is an account that cannot be active (`is_invitation`).
 */
export async function sessionCall({ context, request }: LoaderFunctionArgs): Promise<Response> {
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
  const { db, ports } = context.get(surroundingsContext);
  const invited = await listInvitations(db, session.user.email, ports.clock.now());
  const invitations = invited
    .filter(({ merchantId }) => merchantId === null)
    .map((each) => ({
      uuid: each.accountId,
      name: each.workspace,
      workspace: { organization_name: each.workspace, country: each.country, logo: null },
      is_invitation: true,
      country: each.country,
      permissions: [],
      features: [],
      subscription: null,
      invitation: each.id,
    }));
  const active = activeAccount(session, request);
  return Response.json(
    { data: { user, accounts: [...accounts, ...invitations], active_account: active?.id ?? null } },
    { headers: { "Cache-Control": "private, no-store" } },
  );
}
