import { z } from "zod";
import { eventTypes } from "#app/platform/events/event-catalogue.ts";
import { optionalSchema, textSchema } from "#app/platform/kernel/form-values.ts";
import { day, minute } from "#app/platform/kernel/milliseconds.ts";
import { isRedirectAddress } from "./redirect-address.ts";

/** How long an access token of an app is valid, seconds. */
export const ACCESS_SECONDS = 3600;
/** How long a code may be exchanged, milliseconds. */
export const APP_CODE_LIFETIME_MS = minute;
/** How long a refresh token may be exchanged, milliseconds: an app that rests longer asks again. */
export const REFRESH_LIFETIME_MS = 60 * day;

export const redirectSchema = z.string().trim().max(500).refine(isRedirectAddress, { error: "apps:redirect_wrong" });

const websiteSchema = z
  .string()
  .trim()
  .max(300)
  .pipe(z.url({ protocol: /^https$/, error: "url_https" }));

/** The input of an app. */
export const appSchema = z.object({
  name: textSchema(80).describe("As people read it on the consent page"),
  website: optionalSchema(websiteSchema).describe("Of the company that runs it"),
  redirect_uris: z
    .array(redirectSchema)
    .min(1, { error: "required" })
    .max(10)
    .describe("Where people go back to; compared sign by sign"),
  webhook_url: optionalSchema(z.string().trim().max(2000)).describe(
    "Where events of the accounts that let it in are sent; only of an app with a secret, which signs",
  ),
  webhook_events: z
    .array(z.enum(eventTypes))
    .max(eventTypes.length)
    .default([])
    .describe("None means all that a consent contains"),
  confidential: z.boolean().default(true).describe("It runs on a server that keeps a secret; else it has none"),
});
export type AppInput = z.output<typeof appSchema>;

/** An app as screens and the API read it; its `id` is the `client_id`. */
export interface AppView extends AppInput {
  id: string;
  active: boolean;
  created_at: number;
  version: number;
}

export const secretChangeSchema = z.object({ id: z.uuid() });

/** An app that asks. */
export interface AskingApp {
  id: string;
  name: string;
  redirects: readonly string[];
  /** `own`: registered by an account; `document`: by the document at its address; `self`: by itself. */
  kind: "own" | "document" | "self";
  /** SHA-256 of the secret of one that keeps one. */
  secretHash: string | null;
  /** The account that registered it. */
  publisher: string | null;
  /** Where it says it is at home. */
  host: string | null;
}

/** An app that was let into the account. */
export interface ConnectedApp {
  id: string;
  name: string;
  permissions: string[];
  merchant_id: string | null;
  merchant: string | null;
  /** Who let it in. */
  person_id: string;
  person: string;
  connected_at: number;
  last_used_at: number | null;
  /** False when it has to ask again: it rested too long, or the person left. */
  works: boolean;
  /** Where it is sent events. */
  webhooks: { url: string; active: boolean }[];
}
