import { resolve4, resolve6 } from "node:dns/promises";
import { MAX_RESPONSE_BYTES, RESPONSE_TIMEOUT_MS } from "#app/modules/webhooks/model/retry-schedule.ts";
import type { PostExternal, WebhookResponse } from "#app/platform/http/post-external.ts";
import { findAddressFault, isPublicAddress } from "#app/platform/http/webhook-address.ts";

interface WebhookSettings {
  APP_ORIGIN: string;
  APP_ENVIRONMENT: string;
}

/** The addresses behind a name. */
type Resolve = (name: string) => Promise<string[]>;

/**
 * Sends signed messages to external addresses: only https, no redirects, the first 4 KB of the response stored. When
 * deployed, the platform blocks internal networks (`global_fetch_strictly_public`); elsewhere the name is resolved and
 * checked first.
 */
export function createPostWebhook(
  { APP_ORIGIN, APP_ENVIRONMENT }: WebhookSettings,
  resolve: Resolve = resolveName,
): PostExternal<string | Uint8Array<ArrayBuffer>> {
  const own = [new URL(APP_ORIGIN).hostname];
  return async ({ url, headers, body }) => {
    const began = Date.now();
    const took = () => Date.now() - began;
    const fault = findAddressFault(url, own);
    if (fault) return createUnanswered(fault, took());
    try {
      if (APP_ENVIRONMENT === "development") {
        const inside = await findNameFault(new URL(url).hostname, resolve);
        if (inside) return createUnanswered(inside, took());
      }
      const signal = AbortSignal.timeout(RESPONSE_TIMEOUT_MS);
      const response = await fetch(url, { method: "POST", headers, body, redirect: "manual", signal });
      return {
        status: response.status,
        retryAfter: parseRetryAfter(response.headers.get("Retry-After"), Date.now()),
        isAborted: response.headers.get("webhook-delivery") === "abort-message",
        body: await readBeginning(response),
        durationMs: took(),
        error: null,
      };
    } catch (error) {
      return createUnanswered(
        error instanceof Error && error.name === "TimeoutError" ? "timeout" : "unreachable",
        took(),
      );
    }
  };
}

function createUnanswered(error: string, durationMs: number): WebhookResponse {
  return { status: null, retryAfter: null, isAborted: false, body: null, durationMs, error };
}

/** `Retry-After`, seconds or a date (RFC 9110), as seconds from now; anything else is ignored. */
export function parseRetryAfter(header: string | null, nowMs: number): number | null {
  if (header && /^\d{1,6}$/.test(header)) return Number(header);
  const at = header && /^[A-Z][a-z]{2}, [\w :]{10,30} GMT$/.test(header) ? Date.parse(header) : Number.NaN;
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - nowMs) / 1000));
}

/** The fault of the addresses behind a name: one internal address is enough. */
export async function findNameFault(name: string, resolve: Resolve): Promise<"url_inside" | "unreachable" | null> {
  const addresses = await resolve(name);
  if (addresses.length === 0) return "unreachable";
  return addresses.every(isPublicAddress) ? null : "url_inside";
}

/** A name may have only IPv4 or only IPv6 addresses. */
export async function resolveName(name: string): Promise<string[]> {
  const found = await Promise.allSettled([resolve4(name), resolve6(name)]);
  return found.flatMap((each) => (each.status === "fulfilled" ? each.value : []));
}

/** The first 4 KB; the rest is not read. An endpoint that stalls after its headers still counts as responded. */
async function readBeginning({ body }: Response): Promise<string> {
  if (!body) return "";
  const reader = body.getReader();
  const bytes = new Uint8Array(MAX_RESPONSE_BYTES);
  let length = 0;
  while (length < MAX_RESPONSE_BYTES) {
    const { done, value } = await reader.read().catch(() => ({ done: true, value: undefined }) as const);
    if (done) break;
    const part = value.subarray(0, MAX_RESPONSE_BYTES - length);
    bytes.set(part, length);
    length += part.length;
  }
  await reader.cancel().catch(() => {});
  return new TextDecoder().decode(bytes.subarray(0, length));
}
