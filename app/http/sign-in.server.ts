import { type ActionFunctionArgs, data, redirect } from "react-router";
import { deleteSession } from "#app/data/session/session.writes.server.ts";
import type { ActionAnswer } from "#app/domain/kernel/answer.ts";
import { errorStatuses } from "#app/domain/kernel/error-codes.ts";
import type { Failure } from "#app/domain/kernel/result.ts";
import { logIn } from "#app/features/session/log-in.server.ts";
import { register } from "#app/features/session/register.server.ts";
import type { Visit } from "#app/features/session/visit.server.ts";
import { createWorkspace } from "#app/features/workspaces/create-workspace.server.ts";
import { sessionContext, surroundingsContext } from "./contexts.server.ts";
import { accountCookie, sessionCookie, setCookie } from "./cookies.server.ts";
import { failureBody } from "./failures.server.ts";
import { languageOf } from "./preferences.server.ts";

/** Who knocks, from where. */
export function visitOf({ request, context }: Pick<ActionFunctionArgs, "request" | "context">): Visit {
  const { db, ports } = context.get(surroundingsContext);
  return {
    db,
    ports,
    address: request.headers.get("CF-Connecting-IP") ?? "local",
    device: request.headers.get("User-Agent"),
  };
}

function refused(request: Request, intent: string, failure: Failure) {
  return data<ActionAnswer>(
    { ok: false, intent, ...failureBody(languageOf(request), failure) },
    { status: errorStatuses[failure.code] },
  );
}

/** Only a path of this site may follow a sign-in. */
function safeReturn(to: FormDataEntryValue | null): string {
  return typeof to === "string" && /^\/(?![/\\])/.test(to) ? to : "/";
}

/** Action of /login: fields email, password, to. */
export async function loginAction(args: ActionFunctionArgs) {
  const form = await args.request.formData();
  const result = await logIn(visitOf(args), Object.fromEntries(form));
  if (!result.ok) return refused(args.request, "login", result.failure);
  return redirect(safeReturn(form.get("to")), {
    headers: { "Set-Cookie": setCookie(sessionCookie, result.value.token) },
  });
}

/** Action of /register: fields first_name, last_name, email, password. */
export async function registerAction(args: ActionFunctionArgs) {
  const form = await args.request.formData();
  const result = await register(visitOf(args), Object.fromEntries(form), languageOf(args.request));
  if (!result.ok) return refused(args.request, "register", result.failure);
  return redirect("/workspaces/create", { headers: { "Set-Cookie": setCookie(sessionCookie, result.value.token) } });
}

/** Action of /logout: always clears the device, even if the session cannot be ended (platform §4.1). */
export async function logoutAction({ context }: ActionFunctionArgs) {
  const session = context.get(sessionContext);
  const headers = new Headers();
  headers.append("Set-Cookie", setCookie(sessionCookie, ""));
  headers.append("Set-Cookie", setCookie(accountCookie, ""));
  if (session) {
    await deleteSession(context.get(surroundingsContext).db, session.tokenHash).catch((error) => console.error(error));
  }
  return redirect("/login", { headers });
}

/** Action of /workspaces/create: fields name, country, postal_code, timezone, kind. The new one becomes active. */
export async function createWorkspaceAction({ context, request }: ActionFunctionArgs) {
  const session = context.get(sessionContext);
  if (!session) return redirect("/login");
  const form = await request.formData();
  const input = Object.fromEntries([...form].filter(([, value]) => value !== ""));
  const result = await createWorkspace(context.get(surroundingsContext), session.user.id, input);
  if (!result.ok) return refused(request, "workspaces.create", result.failure);
  return redirect("/", { headers: { "Set-Cookie": setCookie(accountCookie, result.value.accountId) } });
}

/** Action of /workspaces/switch: field account. An account the person does not belong to changes nothing. */
export async function chooseWorkspaceAction({ context, request }: ActionFunctionArgs) {
  const chosen = (await request.formData()).get("account");
  const account = context.get(sessionContext)?.accounts.find((each) => each.id === chosen);
  if (!account) return redirect("/workspaces?choose");
  return redirect("/", { headers: { "Set-Cookie": setCookie(accountCookie, account.id) } });
}
