import { z } from "zod";
import { type EventType, eventTypes, pingType } from "#app/platform/events/event-catalogue.ts";
import { expectedVersionSchema, textSchema } from "#app/platform/kernel/form-values.ts";
import { type DeliveryState, type DisabledReason, payloadSizes, signings } from "./webhook.enums.ts";

/** The input of an endpoint. No events means all, including types added later. */
export const webhookSchema = z.object({
  name: textSchema(100),
  url: z.string().trim().min(1).max(2000),
  events: z.array(z.enum(eventTypes)).max(eventTypes.length).default([]),
  size: z.enum(payloadSizes).default("fat"),
  signing: z.enum(signings).default("v1").describe("`v1`: the secret; `v1a`: an Ed25519 key as well"),
});
export type WebhookInput = z.output<typeof webhookSchema>;

/** An endpoint as screens and the API read it, with figures of the last seven days. */
export interface WebhookView extends WebhookInput {
  id: string;
  /** The version of the payloads it gets, a date. */
  payload_version: string;
  /** Verifies `v1a` signatures: `whpk_` and base64; null for an endpoint without a key. */
  public_key: string | null;
  /** Set while two secrets sign: when the old one ends. */
  rotates_until: number | null;
  disabled_reason: DisabledReason | null;
  /** Since when it has only failed. */
  failing_since: number | null;
  delivered: number;
  failed: number;
  waiting: number;
  /** When the next waiting delivery is due. */
  next_at: number | null;
  /** 95th percentile of response times, milliseconds; null without responses. */
  p95_ms: number | null;
  /** Median of response times, milliseconds. */
  median_ms: number | null;
  /** The last final failure within seven days. */
  failed_at: number | null;
  active: boolean;
  created_at: number;
  version: number;
}

/** A delivery of an event to an endpoint; its id is the event's. */
export interface DeliveryRow {
  id: string;
  type: EventType | typeof pingType;
  number: string;
  state: DeliveryState;
  /** HTTP status of the last attempt. */
  status: number | null;
  durationMs: number | null;
  attemptCount: number;
  dueAt: number | null;
  createdAt: number;
  doneAt: number | null;
}

/** An attempt with at most 4 KB of the response, or the reason why there was none. */
export interface AttemptRow {
  try: number;
  at: number;
  status: number | null;
  durationMs: number;
  response: string | null;
  error: string | null;
}

/** What an endpoint is sent as a test: `webhook.ping`, or the example of an event. */
export const testMessageSchema = z.object({
  id: z.uuid(),
  type: z
    .enum([pingType, ...eventTypes])
    .default(pingType)
    .describe("The event whose example is sent"),
});

/** How long the old secret also signs after a rotation, hours. */
export const secretOverlapHours = { default: 24, max: 168 } as const;

export const secretRotationSchema = z.object({
  id: z.uuid(),
  version: expectedVersionSchema,
  overlap_hours: z.coerce.number().int().min(0).max(secretOverlapHours.max).default(secretOverlapHours.default),
});

/** An instant with an offset; without one it is in the account's time zone. */
const momentSchema = z.iso.datetime({ offset: true, local: true });

/** The events of a range (its last minute included) to send again. Unless `dry_run` is false they are only counted. */
export const recoverSchema = z.object({
  id: z.uuid(),
  since: momentSchema,
  until: momentSchema.optional(),
  /** `undelivered`: only events that this endpoint never received. */
  events: z.enum(["undelivered", "all"]).default("undelivered"),
  types: z.array(z.enum(eventTypes)).max(eventTypes.length).default([]),
  dry_run: z.boolean().default(true),
});
export type RecoverInput = z.output<typeof recoverSchema>;

/**
 * URL of the built-in receiver, which only we can reach; the same in every installation. `?answer=503&retry_after=60` makes it
 * refuse and ask for a minute, `?delay=20000` makes it as slow as that, which is too slow.
 */
export const RECEIVER_URL = "https://receiver.internal/";

/** How the built-in receiver responds. */
export interface ReceiverManner {
  status: number;
  /** Seconds. */
  retryAfter: number | null;
  /** Milliseconds that the response takes. */
  delay: number;
}

/** How the built-in receiver responds at a URL; null for another URL. What cannot be read is as if it were not there. */
export function getReceiverManner(url: string): ReceiverManner | null {
  const [path, query] = url.split("?", 2);
  if (path !== RECEIVER_URL) return null;
  const asked = new URLSearchParams(query);
  const read = (name: string, from: number, to: number): number | null => {
    const value = Number(asked.get(name) ?? Number.NaN);
    return Number.isInteger(value) && value >= from && value <= to ? value : null;
  };
  return {
    status: read("answer", 200, 599) ?? 200,
    retryAfter: read("retry_after", 0, 86_400),
    delay: read("delay", 0, 60_000) ?? 0,
  };
}
