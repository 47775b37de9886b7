import { data, type LoaderFunctionArgs, redirect } from "react-router";
import type { Session, SessionAccount } from "#app/modules/identity/db/session.reads.server.ts";
import { findActiveAccount, toSessionScope } from "#app/modules/identity/http/guard.server.ts";
import { coversAccess } from "#app/modules/identity/model/member.ts";
import { can } from "#app/platform/access/can.ts";
import { listManagePermissions } from "#app/platform/catalogue/catalogue.server.ts";
import { appContext, sessionContext } from "#app/platform/http/contexts.server.ts";
import { getRequestLanguage } from "#app/platform/http/device-preferences.server.ts";
import { toFailureBody } from "#app/platform/http/failures.server.ts";
import { readNamedChoices } from "#app/platform/lists/names.reads.server.ts";
import { connectApp } from "../commands/connect-app.server.ts";
import { findAskingApp } from "../commands/find-app.server.ts";
import type { AskingApp } from "../model/app.ts";
import { type AuthorizationRequest, addAnswer, readAuthorizationRequest } from "../model/authorization-request.ts";
import type { ConsentData } from "../model/consent.ts";
import { matchesRedirect, nameRedirect } from "../model/redirect-address.ts";

type Args = Pick<LoaderFunctionArgs, "request" | "context">;

interface ConsentRequest {
  app: AskingApp;
  redirectUri: string;
  request: AuthorizationRequest;
  session: Session;
}

/**
 * What an app asks for, checked in the order of RFC 6749, 4.1.2.1: nobody is sent to an address that is not the app's; the
 * app reads every other fault.
 */
async function findConsentRequest({ request, context }: Args): Promise<ConsentRequest | Response | "app" | "address"> {
  const app = context.get(appContext);
  const session = context.get(sessionContext);
  if (!session) return redirect("/login");
  const query = new URL(request.url).searchParams;
  const [clientId = "", ...others] = query.getAll("client_id");
  const found = others.length > 0 ? null : await findAskingApp(app, clientId, session.user.id);
  if (!found) return "app";
  const [redirectUri = "", ...more] = query.getAll("redirect_uri");
  if (more.length > 0 || !matchesRedirect(found.redirects, redirectUri)) return "address";
  const read = readAuthorizationRequest(query, app.origin);
  if (read.ok) return { app: found, redirectUri, request: read.value, session };
  const { error, description } = read.refusal;
  const state = query.getAll("state").length === 1 ? query.get("state") : null;
  return redirect(addAnswer(redirectUri, { error, error_description: description, state, iss: app.origin }));
}

/** The account that the app would work in: the one chosen on the page, or the one that the person works in. */
function chooseAccount(session: Session, request: Request): SessionAccount | null {
  const chosen = new URL(request.url).searchParams.get("workspace");
  const own = session.accounts.find(({ id }) => id === chosen);
  return own ?? findActiveAccount(session, request) ?? session.accounts[0] ?? null;
}

/** Loader of /oauth/authorize. */
export async function loadConsent(args: Args): Promise<ReturnType<typeof data<ConsentData>> | Response> {
  const found = await findConsentRequest(args);
  if (found instanceof Response) return found;
  if (typeof found === "string") return data<ConsentData>({ kind: "refused", why: found }, { status: 400 });
  const { app, redirectUri, request, session } = found;
  const context = args.context.get(appContext);
  const account = chooseAccount(session, args.request);
  const scope = account && toSessionScope(session, account, context);
  const isHeld = (permission: (typeof request.scopes)[number]) =>
    account !== null &&
    coversAccess(
      { permissions: account.permissions, locations: "all" },
      { access: "limited", permissions: [permission], locations: [] },
    );
  const isFree = app.kind !== "own";
  const toRow = (isOptional: boolean) => (permission: (typeof request.scopes)[number]) => ({
    ...{ permission, isOptional, isHeld: isHeld(permission) },
  });
  return data<ConsentData>({
    kind: "asks",
    app: { name: app.name, kind: app.kind, publisher: app.publisher, host: app.host },
    person: `${session.user.firstName} ${session.user.lastName}`.trim(),
    account: account && { id: account.id, name: account.name },
    accounts: session.accounts.map(({ id, name }) => ({ value: id, label: name })),
    mayConnect: account !== null && can(account, ...listManagePermissions("access_tokens")),
    scopes: [...request.scopes.map(toRow(isFree)), ...request.optional.map(toRow(true))],
    merchants: scope?.locations === "all" ? await readNamedChoices(scope, "merchants") : [],
    isPreset: isFree,
    destination: nameRedirect(redirectUri),
    cancel: addAnswer(redirectUri, { error: "access_denied", state: request.state, iss: context.origin }),
  });
}

/** Action of /oauth/authorize: fields account, permissions, merchant_id. The request is read again from the address. */
export async function answerConsent(args: Args) {
  const found = await findConsentRequest(args);
  if (found instanceof Response) return found;
  const context = args.context.get(appContext);
  const language = getRequestLanguage(args.request);
  const refuse = (message: string) => data({ to: null, message }, { status: 422 });
  const malformed = toFailureBody(language, { code: "malformed" }).message;
  if (typeof found === "string") return refuse(malformed);
  const form = await args.request.formData().catch(() => new FormData());
  const { app, redirectUri, request, session } = found;
  const account = session.accounts.find(({ id }) => id === form.get("account"));
  if (!account) return refuse(malformed);
  const chosen = form.getAll("permissions").map(String);
  const required = app.kind === "own" ? request.scopes : [];
  const choosable = [...request.scopes, ...request.optional];
  const merchant = form.get("merchant_id");
  const result = await connectApp.execute(toSessionScope(session, account, context), {
    ...{ client_id: app.id, redirect_uri: redirectUri, code_challenge: request.challenge },
    ...(request.door && { door: request.door }),
    ...(merchant && { merchant_id: String(merchant) }),
    permissions: choosable.filter((each) => required.includes(each) || chosen.includes(each)),
  });
  if (!result.ok) {
    const { message, errors } = toFailureBody(language, result.failure);
    return refuse(Object.values(errors)[0]?.[0] ?? message);
  }
  const answer = { code: result.value.code, state: request.state, iss: context.origin };
  return data({ to: addAnswer(redirectUri, answer), message: null });
}
