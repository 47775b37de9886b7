import { type ActionFunctionArgs, data, redirect, redirectDocument } from "react-router";
import { nameAccount } from "#app/platform/http/account-parameter.ts";
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
  return openWorkspace(result.value.uuid);
}

/** Action of /workspaces/switch: field account. An account the person does not belong to changes nothing. */
export async function chooseWorkspaceAction({ context, request }: ActionFunctionArgs) {
  const chosen = (await readFormFields(request)).account;
  const account = context.get(sessionContext)?.accounts.find((each) => each.id === chosen);
  if (!account) return redirect("/workspaces?choose");
  return openWorkspace(account.id);
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
    return openWorkspace(joined.value.uuid);
  }
  const result =
    intent === "leave"
      ? await leaveWorkspace.execute(person, { uuid: account })
      : await declineWorkspace.execute(person, which);
  if (!result.ok) throw respondWithRefusedPage(request, result.failure);
  const path = to ? getSafeReturnPath(request, to) : "/workspaces?choose";
  if (intent !== "leave") return redirect(path);
  const isRemembered = readCookie(request, accountCookie) === account;
  const headers = isRemembered ? { "Set-Cookie": formatSetCookie(accountCookie, "") } : undefined;
  // A page of the workspace that was left is over: its tab starts anew.
  const isShown = request.headers.get("account") === account;
  return isShown ? redirectDocument(nameAccount(path, ""), { headers }) : redirect(path, { headers });
}

/** The home of a workspace, remembered as the one to start in, as a new page: the page before belongs to another. */
export function openWorkspace(account: string, headers = new Headers()): Response {
  headers.append("Set-Cookie", formatSetCookie(accountCookie, account));
  return redirectDocument(nameAccount("/", account), { headers });
}

/** The error page with the refusal's message. */
function respondWithRefusedPage(request: Request, failure: Failure) {
  return data(toFailureBody(getRequestLanguage(request), failure), { status: errorStatuses[failure.code] });
}
