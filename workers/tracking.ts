import { WorkerEntrypoint } from "cloudflare:workers";
import { trackingCookie } from "#app/modules/tracking/http/manage-order.server.ts";
import { getClientAddress } from "#app/platform/http/client-address.server.ts";
import { readCookie } from "#app/platform/http/cookies.server.ts";
import { getRequestLanguage } from "#app/platform/http/device-preferences.server.ts";
import { isKnownTag } from "#app/platform/http/known-tag.ts";
import { getRequestId, requestIdHeader, withRequestId } from "#app/platform/http/request-id.server.ts";
import { isLanguage, type Language } from "#app/platform/i18n/i18n.ts";
import { hashSha256Hex } from "#app/platform/kernel/tokens.ts";
import { handleRequest } from "./handle-request.ts";

/** The public pages: the tracking page and its JSON. Single-fetch data (`.data`) is not among them. */
const publicPathPattern = /^\/(api\/)?track\/((?!.*\.data$)[^/]+)$/;

/** Short, because a status changes; stale content is served while it is revalidated or on errors. */
export const PUBLIC_CACHE_CONTROL = "public, max-age=15, stale-while-revalidate=30, stale-if-error=3600";

/**
 * A public request in normalized form: everything else of the request is left out, so it cannot change the response.
 */
interface PublicTrackingRequest {
  path: string;
  language: Language;
  isApi: boolean;
}

/** The public request, or null for everything else: pages opened by a link's token must not be cached. */
export function parsePublicRequest(request: Request): PublicTrackingRequest | null {
  const url = new URL(request.url);
  const match = publicPathPattern.exec(url.pathname);
  if (!match || url.searchParams.get("t") || (request.method !== "GET" && request.method !== "HEAD")) return null;
  const isApi = match[1] !== undefined;
  const requested = url.searchParams.get("lang");
  const language = isLanguage(requested) ? requested : isApi ? "en" : getRequestLanguage(withoutCookies(request));
  return { path: `/${match[1] ?? ""}track/${(match[2] ?? "").toUpperCase()}`, language, isApi };
}

/**
 * The canonical URL of a page: one per language, so that caches need not vary by browser preference. JSON requests are
 * answered as they are.
 */
export function getCanonicalAddress(request: Request, question: PublicTrackingRequest): string | null {
  const wanted = `${question.path}?lang=${question.language}`;
  const url = new URL(request.url);
  return question.isApi || url.pathname + url.search === wanted ? null : wanted;
}

/** The request to the cached entrypoint: path and language, no cookie, no authorization, no other header. */
export function toCachedRequest(request: Request, { path, language }: PublicTrackingRequest): Request {
  const url = new URL(`${path}?lang=${language}`, request.url);
  return new Request(url, { headers: { "Accept-Language": language, Accept: request.headers.get("Accept") ?? "*/*" } });
}

/**
 * Responses for a found order or an unknown number may be cached anywhere and contain no personal data; others may not
 * be cached.
 */
export async function toPublicResponse(response: Response, requestId: string): Promise<Response> {
  const headers = new Headers(response.headers);
  headers.delete("Set-Cookie");
  headers.delete("Vary");
  headers.set(requestIdHeader, requestId);
  const cacheable = response.status === 200 || response.status === 404;
  headers.set("Cache-Control", cacheable ? PUBLIC_CACHE_CONTROL : "private, no-store");
  const answer = new Response(response.body, { status: response.status, headers });
  return headers.has("Content-Security-Policy")
    ? toStaticPage(answer, { script: response.status === 200 ? liveScript : null })
    : answer;
}

/** What keeps an open tracking page current, and what moves the pin of an address; pages are whole without them. */
const liveScript = "/track.js";
const pinScript = "/track-pin.js";

/**
 * The renderer ends every page with what hydration needs and announces its scripts; these pages are never hydrated. A page
 * that changes asks for itself again, by its ETag: a hash of the page without what is new in every response.
 */
async function toStaticPage(
  page: Response,
  { script, isFramed = false }: { script: string | null; isFramed?: boolean },
): Promise<Response> {
  const headers = new Headers(page.headers);
  const policy = headers.get("Content-Security-Policy") ?? "";
  // A cached nonce protects nothing.
  headers.set(
    "Content-Security-Policy",
    policy.replace(/script-src [^;]*/, `script-src ${script ? "'self'" : "'none'"}`),
  );
  const remove = { element: (found: Element) => void found.remove() };
  const tag = `${isFramed ? '<base target="_blank">' : ""}${script ? `<script src="${script}" defer></script>` : ""}`;
  const append = { element: (head: Element) => void head.append(tag, { html: true }) };
  const rewriter = new HTMLRewriter().on("script", remove).on('link[rel="modulepreload"]', remove).on("head", append);
  const html = await rewriter.transform(page).text();
  if (script === liveScript) headers.set("ETag", `W/"${await hashSha256Hex(html.replaceAll(/ nonce="[^"]*"/g, ""))}"`);
  return new Response(html, { status: page.status, headers });
}

/** 304 for a page that the browser has. */
function withoutKnownBody(request: Request, page: Response): Response {
  const etag = page.headers.get("ETag");
  if (!etag || !isKnownTag(request, etag)) return page;
  const headers = new Headers(page.headers);
  headers.delete("Content-Type");
  return new Response(null, { status: 304, headers });
}

/** The entrypoint behind Workers Cache (wrangler.toml, `exports`). It reads no session. */
export class PublicTracking extends WorkerEntrypoint<Env, { host: string }> {
  override async fetch(request: Request): Promise<Response> {
    const waitUntil = (work: Promise<unknown>) => this.ctx.waitUntil(work);
    const id = crypto.randomUUID();
    return toPublicResponse(
      await handleRequest(withRequestId(request, id), { env: this.env, waitUntil, meter: "allowed" }),
      id,
    );
  }
}

/** Counts a visitor's requests, normalizes them and passes them to the cached entrypoint. */
export async function handlePublicTracking(
  request: Request,
  question: PublicTrackingRequest,
  env: Env,
  ctx: ExecutionContext,
): Promise<Response> {
  const canonical = getCanonicalAddress(request, question);
  if (canonical)
    return new Response(null, { status: 302, headers: { Location: canonical, "Cache-Control": "private, no-store" } });
  const requested = toCachedRequest(request, question);
  const { success } = await env.TRACKING_LIMIT.limit({ key: getClientAddress(request) });
  // The cache's key has path, query and props, but not the host, and a seller's host shows its own orders only.
  const cached = ctx.exports.PublicTracking({ props: { host: new URL(request.url).host } });
  if (success) return withoutKnownBody(request, await cached.fetch(requested));
  const waitUntil = (work: Promise<unknown>) => ctx.waitUntil(work);
  const id = getRequestId(request);
  const refused = await toPublicResponse(
    await handleRequest(withRequestId(requested, id), { env, waitUntil, meter: "refused" }),
    id,
  );
  refused.headers.set("Retry-After", "60");
  return refused;
}

/** Personal pages: an order by its link or for its verified customer, and the page that asks for a number. */
const personalPathPattern = /^\/track(?:\/([^/]+)(\/manage(?:\/address)?)?)?$/;

/** True for a page that must not be cached. */
export function isPersonalRequest(request: Request): boolean {
  const url = new URL(request.url);
  const match = personalPathPattern.exec(url.pathname);
  if (!match || url.pathname.endsWith(".data")) return false;
  const [, number, manage] = match;
  return number === undefined || manage !== undefined || Boolean(url.searchParams.get("t"));
}

/**
 * Handles a personal page: counted like every request by number, in the language of its URL, with no cookie except a
 * verified customer's, and without a script; an order's page by its link keeps itself current.
 */
export async function handlePersonalTracking(request: Request, env: Env, ctx: ExecutionContext): Promise<Response> {
  const url = new URL(request.url);
  const [, number = "", manage] = personalPathPattern.exec(url.pathname) ?? [];
  if (number !== number.toUpperCase()) {
    const Location = url.pathname.replace(number, number.toUpperCase()) + url.search;
    return new Response(null, { status: 302, headers: { Location, "Cache-Control": "private, no-store" } });
  }
  const requested = url.searchParams.get("lang");
  const { success } = await env.TRACKING_LIMIT.limit({ key: getClientAddress(request) });
  const headers = new Headers(request.headers);
  const secret = readCookie(request, trackingCookie);
  headers.set("Accept-Language", isLanguage(requested) ? requested : getRequestLanguage(withoutCookies(request)));
  if (secret) headers.set("Cookie", `${trackingCookie}=${secret}`);
  else headers.delete("Cookie");
  const waitUntil = (work: Promise<unknown>) => ctx.waitUntil(work);
  const meter = success ? "allowed" : "refused";
  const response = await handleRequest(new Request(request, { headers }), { env, waitUntil, meter });
  if (!response.headers.has("Content-Security-Policy")) return response;
  // What follows from a page in another site's frame opens beside it: no other page may be framed.
  const isFramed = request.headers.get("Sec-Fetch-Dest") === "iframe";
  const script = chooseScript(request, response, manage);
  return withoutKnownBody(request, await toStaticPage(response, { script, isFramed }));
}

/** The script of a personal page. */
function chooseScript(request: Request, { status }: Response, manage: string | undefined): string | null {
  if (manage?.endsWith("/address")) return pinScript;
  const isLive = status === 200 && request.method === "GET" && manage === undefined;
  return isLive && new URL(request.url).searchParams.has("t") ? liveScript : null;
}

function withoutCookies(request: Request): Request {
  return new Request(request.url, { headers: { "Accept-Language": request.headers.get("Accept-Language") ?? "" } });
}
