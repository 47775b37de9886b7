import { resolve4, resolve6 } from "node:dns/promises";
import { answerBytes, answerMs } from "#app/modules/webhooks/model/webhook-due.ts";
import type { PostOutside, WebhookAnswer } from "#app/platform/http/post-outside.ts";
import { faultOfAddress, isOutside } from "#app/platform/http/webhook-address.ts";

interface Around {
  APP_ORIGIN: string;
  APP_ENVIRONMENT: string;
}

/** The addresses behind a name. */
type Resolve = (name: string) => Promise<string[]>;

/**
 * Sends signed messages to strangers' addresses: https alone, redirects never followed, 4 KB of the answer kept. Deployed, the
 * platform lets nothing through to within (`global_fetch_strictly_public`); elsewhere the name is resolved and looked at first.
 */
export function postWebhookOf(
  { APP_ORIGIN, APP_ENVIRONMENT }: Around,
  resolve: Resolve = resolved,
): PostOutside<string | Uint8Array<ArrayBuffer>> {
  const own = [new URL(APP_ORIGIN).hostname];
  return async ({ url, headers, body }) => {
    const began = Date.now();
    const took = () => Date.now() - began;
    const fault = faultOfAddress(url, own);
    if (fault) return unanswered(fault, took());
    try {
      if (APP_ENVIRONMENT === "development") {
        const inside = await insideBehind(new URL(url).hostname, resolve);
        if (inside) return unanswered(inside, took());
      }
      const signal = AbortSignal.timeout(answerMs);
      const response = await fetch(url, { method: "POST", headers, body, redirect: "manual", signal });
      return {
        status: response.status,
        retryAfter: secondsIn(response.headers.get("Retry-After"), Date.now()),
        aborts: response.headers.get("webhook-delivery") === "abort-message",
        answer: await beginningOf(response),
        tookMs: took(),
        error: null,
      };
    } catch (error) {
      return unanswered(error instanceof Error && error.name === "TimeoutError" ? "timeout" : "unreachable", took());
    }
  };
}

function unanswered(error: string, tookMs: number): WebhookAnswer {
  return { status: null, retryAfter: null, aborts: false, answer: null, tookMs, error };
}

/** `Retry-After`, seconds or a date (RFC 9110), as seconds from now; anything else is passed over. */
export function secondsIn(header: string | null, nowMs: number): number | null {
  if (header && /^\d{1,6}$/.test(header)) return Number(header);
  const at = header && /^[A-Z][a-z]{2}, [\w :]{10,30} GMT$/.test(header) ? Date.parse(header) : Number.NaN;
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - nowMs) / 1000));
}

/** What is wrong with the addresses behind a name: one that lies within is enough. */
export async function insideBehind(name: string, resolve: Resolve): Promise<"url_inside" | "unreachable" | null> {
  const addresses = await resolve(name);
  if (addresses.length === 0) return "unreachable";
  return addresses.every(isOutside) ? null : "url_inside";
}

/** A name may have addresses of one kind alone. */
export async function resolved(name: string): Promise<string[]> {
  const found = await Promise.allSettled([resolve4(name), resolve6(name)]);
  return found.flatMap((each) => (each.status === "fulfilled" ? each.value : []));
}

/** The first 4 KB; the rest is not read. Who answered and then stalls has answered all the same. */
async function beginningOf({ body }: Response): Promise<string> {
  if (!body) return "";
  const reader = body.getReader();
  const bytes = new Uint8Array(answerBytes);
  let length = 0;
  while (length < answerBytes) {
    const { done, value } = await reader.read().catch(() => ({ done: true, value: undefined }) as const);
    if (done) break;
    const part = value.subarray(0, answerBytes - length);
    bytes.set(part, length);
    length += part.length;
  }
  await reader.cancel().catch(() => {});
  return new TextDecoder().decode(bytes.subarray(0, length));
}
