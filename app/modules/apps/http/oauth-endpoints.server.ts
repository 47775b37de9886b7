import { endAppSecret, endAppToken, findAppSecret } from "#app/modules/identity/db/app-tokens.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { parseBoundedJson } from "#app/platform/http/bounded-json.ts";
import { appContext } from "#app/platform/http/contexts.server.ts";
import { hashSha256Hex, toBase64Url } from "#app/platform/kernel/tokens.ts";
import { exchange } from "../commands/exchange.server.ts";
import { keepForeignApp } from "../db/apps.server.ts";
import { findExchange } from "../db/exchanges.server.ts";
import { clientMetadataSchema } from "../model/client-metadata.ts";
import {
  answerOAuth,
  findCallingApp,
  limitNetwork,
  type OAuthArgs,
  readOAuthForm,
  refuseApp,
  refuseOAuth,
} from "./oauth-call.server.ts";

const malformed = { error: "invalid_request", description: "Send a form, each field once" } as const;
const given = { authorization_code: ["code", "code"], refresh_token: ["refresh", "refresh_token"] } as const;

const isGrantType = (type: string | null): type is keyof typeof given => type !== null && Object.hasOwn(given, type);

/** `POST oauth/token`: exchanges a code or a refresh token. */
export async function answerToken(args: OAuthArgs): Promise<Response> {
  const { request, context } = args;
  const over = await limitNetwork(args, "app_try", "asks");
  if (over) return over;
  const form = await readOAuthForm(request);
  if (!form) return refuseOAuth(malformed);
  const type = form.get("grant_type");
  if (type === null) return refuseOAuth({ error: "invalid_request", description: "grant_type is missing" });
  if (!isGrantType(type))
    return refuseOAuth({ error: "unsupported_grant_type", description: "authorization_code or refresh_token" });
  const app = await findCallingApp(args, form);
  if (!app) return (await limitNetwork(args, "app_try", "counts")) ?? refuseApp(request);
  const [kind, field] = given[type];
  const shown = form.get(field);
  if (!shown) return refuseOAuth({ error: "invalid_request", description: `${field} is missing` });
  const exchanged = await exchange(context.get(appContext), {
    ...{ app, kind, given: shown, verifier: form.get("code_verifier"), redirect: form.get("redirect_uri") },
    ...{ scope: form.get("scope"), resources: form.getAll("resource") },
  });
  if (exchanged.ok) return answerOAuth(exchanged.value);
  return (await limitNetwork(args, "app_try", "counts")) ?? refuseOAuth(exchanged.refusal);
}

/** `POST oauth/revoke` (RFC 7009): an access token ends alone, a refresh token with all that came of the consent. */
export async function answerRevocation(args: OAuthArgs): Promise<Response> {
  const { request, context } = args;
  const over = await limitNetwork(args, "app_try", "asks");
  if (over) return over;
  const form = await readOAuthForm(request);
  const shown = form?.get("token");
  if (!form || !shown) return refuseOAuth(malformed);
  const app = await findCallingApp(args, form);
  if (!app) return (await limitNetwork(args, "app_try", "counts")) ?? refuseApp(request);
  const { db } = context.get(appContext);
  const hash = await hashSha256Hex(shown);
  const [secret, refresh] = await Promise.all([findAppSecret(db, hash), findExchange(db, hash)]);
  // The secret ends by its account's clock: an end in the past is one for every clock.
  if (secret?.appId === app.id) await commit(db, [endAppSecret(db, secret.accountId, hash, 0)]);
  if (refresh?.appId === app.id && refresh.kind === "refresh")
    await commit(db, [endAppToken(db, { accountId: refresh.accountId, id: refresh.tokenId })]);
  return answerOAuth({});
}

/** `POST oauth/register` (RFC 7591): an app without a secret registers itself. */
export async function answerRegistration(args: OAuthArgs): Promise<Response> {
  const { request, context } = args;
  const over = await limitNetwork(args, "app_registration", "counts");
  if (over) return over;
  const text = await request.text();
  const read = clientMetadataSchema.safeParse(text.length > 20_000 ? null : parseBoundedJson(text));
  if (!read.success) {
    const isRedirect = read.error.issues.some(({ path }) => path[0] === "redirect_uris");
    return refuseOAuth({
      error: isRedirect ? "invalid_redirect_uri" : "invalid_client_metadata",
      description: `${read.error.issues[0]?.path.join(".") || "The body"} is not valid`,
    });
  }
  const { db, ports } = context.get(appContext);
  const at = ports.clock.now();
  const id = `wb_client_${toBase64Url(ports.random(16))}`;
  const metadata = { ...read.data, token_endpoint_auth_method: "none" };
  const kept = await commit(db, [keepForeignApp(db, { id, kind: "self", at }, metadata)]);
  if (!kept.ok) return refuseOAuth({ error: "temporarily_unavailable", description: "Try again" });
  return answerOAuth({ client_id: id, client_id_issued_at: Math.floor(at / 1000), ...metadata }, 201);
}

/** A GET of what takes a form. */
export const refuseMethod = () =>
  Response.json(
    { error: "invalid_request", error_description: "Use POST" },
    { status: 405, headers: { Allow: "POST" } },
  );
