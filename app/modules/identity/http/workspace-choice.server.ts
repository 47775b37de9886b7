import { type ActionFunctionArgs, data, redirect } from "react-router";
import { appContext, sessionContext } from "#app/platform/http/contexts.server.ts";
import { accountCookie, formatSetCookie, readCookie } from "#app/platform/http/cookies.server.ts";
import { getRequestLanguage } from "#app/platform/http/device-preferences.server.ts";
import { toFailureBody } from "#app/platform/http/failures.server.ts";
import { errorStatuses } from "#app/platform/kernel/error-codes.ts";
import type { Failure } from "#app/platform/kernel/result.ts";
import { acceptWorkspace } from "../commands/accept-workspace.server.ts";
import { createOwnWorkspace } from "../commands/create-workspace.server.ts";
import { declineWorkspace } from "../commands/decline-workspace.server.ts";
import { leaveWorkspace } from "../commands/leave-workspace.server.ts";
import { getSafeReturnPath, readFormFields, respondWithRefusal } from "./sign-in-context.server.ts";

/** Action of /workspaces/create: fields name, country, postal_code, timezone, kind. The new one becomes active. */
export async function createWorkspaceAction({ context, request }: ActionFunctionArgs) {
  const session = context.get(sessionContext);
  if (!session) return redirect("/login");
  const person = { ...context.get(appContext), session };
  const result = await createOwnWorkspace.execute(person, await readFormFields(request));
  if (!result.ok) return respondWithRefusal(request, createOwnWorkspace.name, result.failure);
  return redirect("/", { headers: { "Set-Cookie": formatSetCookie(accountCookie, result.value.uuid) } });
}

/** Action of /workspaces/switch: field account. An account the person does not belong to changes nothing. */
export async function chooseWorkspaceAction({ context, request }: ActionFunctionArgs) {
  const chosen = (await readFormFields(request)).account;
  const account = context.get(sessionContext)?.accounts.find((each) => each.id === chosen);
  if (!account) return redirect("/workspaces?choose");
  return redirect("/", { headers: { "Set-Cookie": formatSetCookie(accountCookie, account.id) } });
}

/**
 * Action of /workspaces/answer: intent accept or decline (field invitation, or token of its link; a portal invitation
 * takes the field account, or creates a workspace without it) or leave (field account). An accepted workspace becomes
 * active; one that was left is no longer remembered.
 */
export async function answerInvitationAction({ context, request }: ActionFunctionArgs) {
  const session = context.get(sessionContext);
  if (!session) return redirect("/login");
  const person = { ...context.get(appContext), session };
  const { intent, to, account, ...which } = await readFormFields(request);
  if (intent === "accept") {
    const joined = await acceptWorkspace.execute(person, { ...which, account });
    if (!joined.ok) throw respondWithRefusedPage(request, joined.failure);
    return redirect("/", { headers: { "Set-Cookie": formatSetCookie(accountCookie, joined.value.uuid) } });
  }
  const result =
    intent === "leave"
      ? await leaveWorkspace.execute(person, { uuid: account })
      : await declineWorkspace.execute(person, which);
  if (!result.ok) throw respondWithRefusedPage(request, result.failure);
  const left = intent === "leave" && readCookie(request, accountCookie) === account;
  const headers = left ? { "Set-Cookie": formatSetCookie(accountCookie, "") } : undefined;
  return redirect(to ? getSafeReturnPath(request, to) : "/workspaces?choose", { headers });
}

/** The error page with the refusal's message. */
function respondWithRefusedPage(request: Request, failure: Failure) {
  return data(toFailureBody(getRequestLanguage(request), failure), { status: errorStatuses[failure.code] });
}
