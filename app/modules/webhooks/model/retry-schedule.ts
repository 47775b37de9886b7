import type { WebhookResponse } from "#app/platform/http/post-external.ts";
import { day, hour, minute, second } from "#app/platform/kernel/milliseconds.ts";

/** When each try is due, after the one before (Standard Webhooks; api.md): 75 hours and 35 minutes in all. */
export const RETRY_DELAYS_MS: readonly number[] = [
  0,
  5 * second,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
];

/** Tries in a sandbox: whoever tries things out sees soon what failed. */
export const MAX_SANDBOX_ATTEMPTS = 3;

/** Messages to one endpoint that are under way at a time: as many as the platform opens connections. */
export const MAX_LANES = 6;

/** What writing down an attempt takes beside the answer, milliseconds. */
const CLAIM_OVERHEAD_MS = 50;

/** Messages a second that an endpoint takes which answers within so many milliseconds as a rule. */
export function computeSendRate(answerMs: number): number {
  return (MAX_LANES * second) / (answerMs + CLAIM_OVERHEAD_MS);
}

/** How long an answer is waited for, and how much of it is kept. */
export const RESPONSE_TIMEOUT_MS = 15 * second;
export const MAX_RESPONSE_BYTES = 4096;

/** Failures in a row after which an endpoint is asked with one message a minute until it answers again. */
export const OPEN_CIRCUIT_AFTER = 20;
export const PROBE_INTERVAL_MS = minute;

/** Nothing but failures for so long disables an endpoint. */
export const DISABLE_AFTER_MS = 5 * day;

export type Verdict =
  | { kind: "delivered" }
  /** 410: the endpoint is no more. */
  | { kind: "gone" }
  | { kind: "given_up" }
  | { kind: "later"; at: number };

/**
 * What follows a try: done, stopped, or when it is tried again. `spread` (0 to 1) comes from the message itself, so that
 * what failed together does not come back together: up to 10 % later, never earlier, so that all tries span 75 hours.
 */
export function getVerdict(
  { status, retryAfter, isAborted }: Pick<WebhookResponse, "status" | "retryAfter" | "isAborted">,
  { tries, now, spread, most = RETRY_DELAYS_MS.length }: { tries: number; now: number; spread: number; most?: number },
): Verdict {
  if (status !== null && status >= 200 && status < 300) return { kind: "delivered" };
  if (status === 410) return { kind: "gone" };
  const wait = RETRY_DELAYS_MS[tries];
  if (isAborted || wait === undefined || tries >= most) return { kind: "given_up" };
  const requested = Math.min((retryAfter ?? 0) * second, day);
  return { kind: "later", at: now + Math.max(Math.round(wait * (1 + spread / 10)), requested) };
}

/** A number from 0 up to 1 out of a message and its try. */
export function computeSpread(id: string, tries: number): number {
  let hash = 2166136261 + tries;
  for (let at = 0; at < id.length; at += 1) hash = Math.imul(hash ^ id.charCodeAt(at), 16777619);
  return (hash >>> 0) / 4294967296;
}
