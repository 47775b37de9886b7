import type { WebhookResponse } from "#app/platform/http/post-external.ts";
import { day, hour, minute, second } from "#app/platform/kernel/milliseconds.ts";

/** Delay before each attempt (as in Standard Webhooks): 75 hours and 35 minutes in all. */
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

/** Attempts in a sandbox, few so that failures show soon. */
export const MAX_SANDBOX_ATTEMPTS = 3;

/** Concurrent requests to one endpoint; Workers allow six open connections. */
export const MAX_LANES = 6;

/** Time to record an attempt, in addition to the response time, milliseconds. */
const CLAIM_OVERHEAD_MS = 50;

/** Messages per second to an endpoint with a typical response time. @param answerMs milliseconds */
export function computeSendRate(answerMs: number): number {
  return (MAX_LANES * second) / (answerMs + CLAIM_OVERHEAD_MS);
}

/** How long to wait for a response, and how much of it is stored. */
export const RESPONSE_TIMEOUT_MS = 15 * second;
export const MAX_RESPONSE_BYTES = 4096;

/** Consecutive failures after which an endpoint gets only one message a minute until it responds again. */
export const OPEN_CIRCUIT_AFTER = 20;
export const PROBE_INTERVAL_MS = minute;

/** An endpoint that has only failed for this long is disabled. */
export const DISABLE_AFTER_MS = 5 * day;

export type Verdict =
  | { kind: "delivered" }
  /** 410: the endpoint no longer exists. */
  | { kind: "gone" }
  | { kind: "failed" }
  | { kind: "later"; at: number };

/**
 * What follows an attempt: delivered, failed, or the time of the next one. `spread` (0 to 1) is derived from the message,
 * so that messages that failed together are not retried together: up to 10 % later, never earlier, so that all attempts
 * span 75 hours.
 */
export function getVerdict(
  { status, retryAfter, isAborted }: Pick<WebhookResponse, "status" | "retryAfter" | "isAborted">,
  {
    attemptCount,
    now,
    spread,
    most = RETRY_DELAYS_MS.length,
  }: { attemptCount: number; now: number; spread: number; most?: number },
): Verdict {
  if (status !== null && status >= 200 && status < 300) return { kind: "delivered" };
  if (status === 410) return { kind: "gone" };
  const wait = RETRY_DELAYS_MS[attemptCount];
  if (isAborted || wait === undefined || attemptCount >= most) return { kind: "failed" };
  const requested = Math.min((retryAfter ?? 0) * second, day);
  return { kind: "later", at: now + Math.max(Math.round(wait * (1 + spread / 10)), requested) };
}

/** A number from 0 to 1, derived from a message and its attempt. */
export function computeSpread(id: string, attemptCount: number): number {
  let hash = 2166136261 + attemptCount;
  for (let at = 0; at < id.length; at += 1) hash = Math.imul(hash ^ id.charCodeAt(at), 16777619);
  return (hash >>> 0) / 4294967296;
}
