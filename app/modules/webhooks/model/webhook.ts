import { z } from "zod";
import { type EventType, eventTypes, type pingType } from "#app/platform/events/event-catalogue.ts";
import { expectedVersionSchema, textSchema } from "#app/platform/kernel/form-values.ts";
import { type DeliveryState, type DisabledReason, payloadSizes, signings } from "./webhook.enums.ts";

/** An endpoint as screens and the API write it. No events means all, also those that come later. */
export const webhookSchema = z.object({
  name: textSchema(100),
  url: z.string().trim().min(1).max(2000),
  events: z.array(z.enum(eventTypes)).max(eventTypes.length).default([]),
  size: z.enum(payloadSizes).default("fat"),
  signing: z.enum(signings).default("v1").describe("`v1`: the secret; `v1a`: an Ed25519 key as well"),
});
export type WebhookInput = z.output<typeof webhookSchema>;

/** An endpoint as screens and the API read it, with the figures of seven days. */
export interface WebhookView extends WebhookInput {
  id: string;
  /** The day whose payloads it is sent. */
  payload_version: string;
  /** Checks `v1a` signatures: `whpk_` and base64; null for an endpoint without a key. */
  public_key: string | null;
  /** While two secrets sign. */
  rotates_until: number | null;
  disabled_reason: DisabledReason | null;
  /** Since when it has answered with nothing but failures. */
  failing_since: number | null;
  delivered: number;
  given_up: number;
  waiting: number;
  /** Of those that are waiting. */
  next_at: number | null;
  /** Milliseconds that 95 of 100 answers took at most; null where nothing was answered. */
  p95_ms: number | null;
  /** The same of 50 of 100. */
  median_ms: number | null;
  /** When something was last given up, of seven days. */
  failed_at: number | null;
  active: boolean;
  created_at: number;
  version: number;
}

/** One event for one endpoint, by the event's id. */
export interface DeliveryRow {
  id: string;
  type: EventType | typeof pingType;
  number: string;
  state: DeliveryState;
  /** Of the last attempt. */
  status: number | null;
  tookMs: number | null;
  tries: number;
  dueAt: number | null;
  createdAt: number;
  doneAt: number | null;
}

/** One attempt, with what was answered (4 KB at most), or why there was no answer. */
export interface AttemptRow {
  try: number;
  at: number;
  status: number | null;
  tookMs: number;
  answer: string | null;
  error: string | null;
}

/** How long the old secret signs beside the new one, hours. */
export const secretOverlapHours = { default: 24, max: 168 } as const;

export const secretRotationSchema = z.object({
  id: z.uuid(),
  version: expectedVersionSchema,
  overlap_hours: z.coerce.number().int().min(0).max(secretOverlapHours.max).default(secretOverlapHours.default),
});

/** A moment with its offset; without one it is the account's own time. */
const momentSchema = z.iso.datetime({ offset: true, local: true });

/** Which events of a range are sent again, its last minute among them. Unless `dry_run` is false only their number is told. */
export const recoverSchema = z.object({
  id: z.uuid(),
  since: momentSchema,
  until: momentSchema.optional(),
  /** `undelivered`: what this endpoint never took. */
  which: z.enum(["undelivered", "all"]).default("undelivered"),
  types: z.array(z.enum(eventTypes)).max(eventTypes.length).default([]),
  dry_run: z.boolean().default(true),
});
export type RecoverInput = z.output<typeof recoverSchema>;

/** Where the built-in receiver is: reached from within alone, the same in every installation. `?answer=503` has it answer so. */
export const RECEIVER_URL = "https://receiver.internal/";

/** What the built-in receiver answers at an address; null for an address that is not its own. */
export function getReceiverStatus(url: string): number | null {
  const [path, query] = url.split("?", 2);
  if (path !== RECEIVER_URL) return null;
  const requested = Number(new URLSearchParams(query).get("answer") ?? 200);
  return Number.isInteger(requested) && requested >= 200 && requested <= 599 ? requested : 200;
}
