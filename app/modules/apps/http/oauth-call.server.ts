import type { LoaderFunctionArgs } from "react-router";
import { checkRateLimits, findRateLimited } from "#app/platform/db/rate-limits.server.ts";
import type { RateLimitName } from "#app/platform/db/rate-limits.ts";
import { readBasicCredentials } from "#app/platform/http/basic-credentials.server.ts";
import { getClientAddress } from "#app/platform/http/client-address.server.ts";
import { appContext } from "#app/platform/http/contexts.server.ts";
import { hashSha256Hex } from "#app/platform/kernel/tokens.ts";
import { findApp } from "../commands/find-app.server.ts";
import type { AskingApp } from "../model/app.ts";
import { type OAuthRefusal, oauthErrors } from "../model/oauth-refusal.ts";

export type OAuthArgs = Pick<LoaderFunctionArgs, "request" | "context">;

const headers = { "Cache-Control": "no-store", Pragma: "no-cache" };

export const answerOAuth = (body: unknown, status = 200): Response => Response.json(body, { status, headers });

/** A refusal as RFC 6749, 5.2 writes it. */
export function refuseOAuth({ error, description }: OAuthRefusal, more: HeadersInit = {}): Response {
  return Response.json(
    { error, error_description: description },
    { status: oauthErrors[error], headers: { ...headers, ...Object.fromEntries(new Headers(more)) } },
  );
}

/** The fields of a form, each once but `resource`; null for anything else. */
export async function readOAuthForm(request: Request): Promise<URLSearchParams | null> {
  if (!/^application\/x-www-form-urlencoded\b/i.test(request.headers.get("Content-Type") ?? "")) return null;
  const text = await request.text();
  const form = text.length > 20_000 ? null : new URLSearchParams(text);
  const names = form && [...form.keys()].filter((name) => name !== "resource");
  return names && new Set(names).size === names.length ? form : null;
}

/** Counts an attempt that failed; the refusal if there were too many of this network. */
export async function limitNetwork(
  { request, context }: OAuthArgs,
  name: RateLimitName,
  counts: "asks" | "counts",
): Promise<Response | null> {
  const { db, ports } = context.get(appContext);
  const limit = [{ name, subject: getClientAddress(request) }];
  const at = ports.clock.now();
  const over = await (counts === "asks" ? findRateLimited(db, limit, at) : checkRateLimits(db, limit, at));
  return over
    ? refuseOAuth(
        { error: "temporarily_unavailable", description: "Too many attempts" },
        { "Retry-After": String(over.seconds) },
      )
    : null;
}

/** The app that sends a form, by its secret where it keeps one (RFC 6749, 2.3); null if it is not who it says. */
export async function findCallingApp(
  { request, context }: OAuthArgs,
  form: URLSearchParams,
): Promise<AskingApp | null> {
  const shown = readBasic(request);
  if (shown === "wrong" || (shown && form.has("client_secret"))) return null;
  const id = shown?.id ?? form.get("client_id") ?? "";
  if (shown && form.has("client_id") && form.get("client_id") !== id) return null;
  const secret = shown?.secret ?? form.get("client_secret") ?? "";
  const app = await findApp(context.get(appContext), id);
  if (!app || app.secretHash === null) return secret === "" ? app : null;
  return (await hashSha256Hex(secret)) === app.secretHash ? app : null;
}

/** The app's id and secret, which are percent-encoded inside (RFC 6749, 2.3.1). */
function readBasic(request: Request): { id: string; secret: string } | "wrong" | null {
  const shown = readBasicCredentials(request);
  if (shown === null) return null;
  if (shown === "unreadable") return "wrong";
  try {
    const decode = (text: string) => decodeURIComponent(text.replaceAll("+", " "));
    return { id: decode(shown.name), secret: decode(shown.password) };
  } catch {
    return "wrong";
  }
}

export function refuseApp(request: Request): Response {
  const more: HeadersInit = request.headers.has("Authorization") ? { "WWW-Authenticate": 'Basic realm="waybill"' } : {};
  return refuseOAuth({ error: "invalid_client", description: "client_id or client_secret is wrong" }, more);
}
