import { data, type LoaderFunctionArgs, redirect } from "react-router";
import { appContext, sessionContext } from "#app/platform/http/contexts.server.ts";
import { getRequestLanguage } from "#app/platform/http/device-preferences.server.ts";
import { toFailureBody } from "#app/platform/http/failures.server.ts";
import { errorStatuses } from "#app/platform/kernel/error-codes.ts";
import { fail } from "#app/platform/kernel/result.ts";
import { hashSha256Hex } from "#app/platform/kernel/tokens.ts";
import { listConnectableAccounts } from "../commands/accept-workspace.server.ts";
import { findInvitation, type OpenInvitation } from "../db/invitations.reads.server.ts";
import { findUserByEmail } from "../db/session.writes.server.ts";
import { MIN_PASSWORD_LENGTH } from "../model/sign-in.ts";

/** The invitation of a token; an expired or revoked one shows 'Invalid request'. */
async function requireInvitation({ context, request }: LoaderFunctionArgs, token: string): Promise<OpenInvitation> {
  const { db, ports } = context.get(appContext);
  const found = await findInvitation(db, await hashSha256Hex(token), ports.clock.now());
  if (found) return found;
  const { failure } = fail("invitation_invalid");
  throw data(toFailureBody(getRequestLanguage(request), failure), { status: errorStatuses[failure.code] });
}

const getLoadWorkspacePath = (token: string) => `/workspaces/load?token=${encodeURIComponent(token)}`;

/** Loader of /register: an invitation's address is fixed; a person who is signed in or registered answers it instead. */
export async function registerLoader(args: LoaderFunctionArgs) {
  const token = new URL(args.request.url).searchParams.get("invitation");
  const session = args.context.get(sessionContext);
  if (session) throw redirect(token ? getLoadWorkspacePath(token) : "/");
  if (!token) return { minPasswordLength: MIN_PASSWORD_LENGTH, invitation: null };
  const { email, workspace, invitedBy, merchantName } = await requireInvitation(args, token);
  const user = await findUserByEmail(args.context.get(appContext).db, email);
  if (user?.emailVerifiedAt) throw redirect(getLoginPath(email, getLoadWorkspacePath(token)));
  return {
    minPasswordLength: MIN_PASSWORD_LENGTH,
    invitation: { token, email, workspace, invitedBy, merchant: merchantName },
  };
}

/** Loader of /workspaces/load: query token (an invitation's link) or email (whose workspaces to open). */
export async function loadWorkspaceLoader(args: LoaderFunctionArgs) {
  const query = new URL(args.request.url).searchParams;
  const session = args.context.get(sessionContext);
  const token = query.get("token");
  if (!token) throw redirect(session ? "/" : getLoginPath(query.get("email") ?? "", "/"));
  const { email, workspace, invitedBy, merchantName } = await requireInvitation(args, token);
  if (!session) throw redirect(`/register?invitation=${encodeURIComponent(token)}`);
  const isForCaller = session.user.email === email;
  const choices = merchantName && isForCaller ? listConnectableAccounts(session) : [];
  return { token, workspace, invitedBy, email: session.user.email, isForCaller, merchant: merchantName, choices };
}

function getLoginPath(email: string, to: string): string {
  return `/login?${new URLSearchParams({ email, to })}`;
}
