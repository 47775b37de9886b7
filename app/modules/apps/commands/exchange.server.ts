import { endAppToken, insertAppSecret } from "#app/modules/identity/db/app-tokens.server.ts";
import { formatAccessToken } from "#app/modules/identity/model/access-token.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { hashSha256Hex, toBase64Url } from "#app/platform/kernel/tokens.ts";
import { type Exchange, findExchange, insertExchange, useExchange } from "../db/exchanges.server.ts";
import { ACCESS_SECONDS, type AskingApp, REFRESH_LIFETIME_MS } from "../model/app.ts";
import { parseScopes } from "../model/app-scopes.ts";
import { readDoor } from "../model/authorization-request.ts";
import { isProven } from "../model/code-proof.ts";
import type { OAuthRefusal } from "../model/oauth-refusal.ts";
import { connectWebhook } from "./app-webhook.server.ts";

type World = Pick<Scope, "db" | "ports">;

/** What an app sends to the token endpoint. */
export interface ExchangeRequest {
  app: AskingApp;
  kind: "code" | "refresh";
  /** The code or the refresh token. */
  given: string;
  verifier: string | null;
  redirect: string | null;
  scope: string | null;
  resources: readonly string[];
}

/** The answer of the token endpoint (RFC 6749, 5.1). */
interface Granted {
  access_token: string;
  token_type: "Bearer";
  expires_in: number;
  refresh_token: string;
  scope: string;
}

type Exchanged = { ok: true; value: Granted } | { ok: false; refusal: OAuthRefusal };

const refuse = (error: OAuthRefusal["error"], description: string): Exchanged => ({
  ok: false,
  refusal: { error, description },
});

/** Exchanges a code or a refresh token. A second use says that somebody else has it: everything that came of it ends. */
export async function exchange({ db, ports }: World, request: ExchangeRequest): Promise<Exchanged> {
  const { app, kind, given, resources } = request;
  const found = await findExchange(db, await hashSha256Hex(given));
  const unknown = refuse("invalid_grant", `The ${kind === "code" ? "code" : "refresh token"} is not valid`);
  if (!found || found.kind !== kind || found.appId !== app.id) return unknown;
  if (kind === "code" && !(await isProven(found, request)))
    return refuse("invalid_grant", "code_verifier or redirect_uri is not that of the request");
  const end = async () => {
    await commit(db, [endAppToken(db, { accountId: found.accountId, id: found.tokenId })]);
    return unknown;
  };
  if (found.uses > 0) return end();
  const at = ports.clock.now();
  if (found.endsAt <= at || !found.isOpen) return unknown;
  const scopes = request.scope === null ? [] : parseScopes(request.scope);
  if (!scopes?.every((each) => found.permissions.includes(each)))
    return refuse("invalid_scope", "scope is more than was consented to");
  const door = readDoor(resources, ports.origin);
  if (door === undefined || (found.door !== null && resources.length > 0 && door !== found.door))
    return refuse("invalid_target", "resource is not what was consented to");
  const made = await createAccess({ db, ports }, found, { door: door ?? found.door, at });
  const endpoints = kind === "code" ? await connectWebhook(db, app, { token: found.tokenId, at }) : [];
  const written = await commit(db, [useExchange(db, found), ...made.statements, ...endpoints]);
  return written.ok ? { ok: true, value: made.granted } : end();
}

/** An access token and the next refresh token, which keeps what was consented to. */
async function createAccess(
  { db, ports }: World,
  found: Exchange,
  { door, at }: Pick<Exchange, "door"> & { at: number },
) {
  const { accountId, tokenId } = found;
  const token = formatAccessToken(toBase64Url(ports.random(32)), found.isSandbox ? "sandbox" : "live");
  const refresh = `wb_refresh_${toBase64Url(ports.random(32))}`;
  // Access ends by its account's clock, which a sandbox may move.
  const there = at + found.clockAhead;
  const life = { createdAt: there, endsAt: there + ACCESS_SECONDS * 1000 };
  const statements = [
    insertAppSecret(db, { accountId, tokenId, token, hash: await hashSha256Hex(token), door, ...life }),
    insertExchange(db, {
      ...{ hash: await hashSha256Hex(refresh), accountId, tokenId, kind: "refresh", door: found.door },
      ...{ createdAt: at, endsAt: at + REFRESH_LIFETIME_MS },
    }),
  ];
  const granted: Granted = {
    ...{ access_token: token, token_type: "Bearer", expires_in: ACCESS_SECONDS },
    ...{ refresh_token: refresh, scope: found.permissions.join(" ") },
  };
  return { statements, granted };
}
