import { appContext, sessionContext } from "#app/platform/http/contexts.server.ts";
import type { Handler } from "#app/platform/http/endpoint-definition.ts";
import { toFailureResponse } from "#app/platform/http/failures.server.ts";
import { fail } from "#app/platform/kernel/result.ts";
import { listWorkspaces } from "../commands/list-workspaces.server.ts";
import { findActiveAccount } from "./guard.server.ts";

/**
 * GET auth/session: user and accounts; the active one is named by the account header or the cookie. An open
 * invitation to a workspace is an account that cannot be active (`is_invitation`).
 */
export const describeSession: Handler = async ({ context, request, respond }) => {
  const session = context.get(sessionContext);
  if (!session) return toFailureResponse(request, fail("no_session").failure);
  const active = findActiveAccount(session, request);
  if (!active && request.headers.has("account")) return toFailureResponse(request, fail("not_a_member").failure);
  const user = {
    uuid: session.user.id,
    first_name: session.user.firstName,
    last_name: session.user.lastName,
    email: session.user.email,
    photo: session.user.photo,
    language: session.user.language,
    timezone: session.user.timezone,
  };
  const workspaces = await listWorkspaces({ ...context.get(appContext), session });
  // A portal invitation is not a workspace yet.
  const accounts = workspaces.filter(({ merchant }) => merchant === null).map(({ merchant: _, ...rest }) => rest);
  return respond({ user, accounts, active_account: active?.id ?? null });
};
