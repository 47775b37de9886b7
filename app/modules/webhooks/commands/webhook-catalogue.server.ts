import { z } from "zod";
import { createCatalogue, listManagePermissions } from "#app/platform/catalogue/catalogue.server.ts";
import { expectedVersionFields } from "#app/platform/catalogue/definition.server.ts";
import type { PageRequest } from "#app/platform/commands/page-request.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { payloadVersion } from "#app/platform/events/envelope.ts";
import { createRowResponseSchema } from "#app/platform/http/responses/row-response.ts";
import { findAddressFault } from "#app/platform/http/webhook-address.ts";
import { instant } from "#app/platform/http/wire-shapes.ts";
import { failFields, ok, type Result } from "#app/platform/kernel/result.ts";
import { readAppSecretHash } from "../db/app-endpoints.server.ts";
import { findEndpoint } from "../db/deliveries.server.ts";
import { type StoredWebhook, webhookRows } from "../db/endpoints.server.ts";
import { createSigningKey } from "../model/signing-key.ts";
import { disabledReasons } from "../model/webhook.enums.ts";
import {
  getReceiverManner,
  RECEIVER_URL,
  type WebhookInput,
  type WebhookView,
  webhookSchema,
} from "../model/webhook.ts";
import { formatAppWebhookSecret, formatWebhookSecret, listHiddenObjects } from "../model/webhook-message.ts";

const baseCatalogue = createCatalogue<WebhookInput, StoredWebhook, WebhookView, { secret?: string }>({
  name: "webhooks",
  singular: "webhook",
  rows: webhookRows,
  permission: listManagePermissions("alerts"),
  forms: { create: webhookSchema, update: webhookSchema.safeExtend(expectedVersionFields) },
  isConfidential: true,
  isDeletable: true,
  prepare: validateEndpoint,
  // The secret must not get into the audit log.
  toAudited: ({ name, url, events, size, signing }) => ({ name, url, events, size, signing }),
  complete: async (_, { input, found }) => ok({ input, responseFields: found ? {} : { secret: input.secret } }),
  response: {
    row: createRowResponseSchema(webhookSchema, {
      payload_version: z.string().describe("The day whose payloads it is sent"),
      public_key: z.string().nullable().describe("Checks `v1a` signatures: `whpk_` and base64"),
      rotates_until: instant.nullable(),
      disabled_reason: z.enum(disabledReasons).nullable(),
      failing_since: instant.nullable(),
      delivered: z.int().describe("Of seven days"),
      failed: z.int().describe("Of seven days"),
      waiting: z.int(),
      next_at: instant.nullable(),
      p95_ms: z.int().nullable().describe("95 of 100 answers of seven days took at most so long"),
      median_ms: z.int().nullable().describe("50 of 100 answers of seven days took at most so long"),
      failed_at: instant.nullable().describe("The last time, of seven days"),
    }),
    made: z.strictObject({ id: z.string(), secret: z.string().optional().describe("Signs messages; shown once") }),
  },
});

/** Checks that the URL is public or that of the built-in receiver; creates the secret of a new endpoint, and a key if it signs with one. */
async function validateEndpoint(
  scope: Scope,
  form: WebhookInput,
  found: WebhookView | null,
): Promise<Result<StoredWebhook>> {
  const { origin } = scope.ports;
  const { name, url, events, size, signing } = form;
  const fault = getReceiverManner(url) === null ? findAddressFault(url, [new URL(origin).hostname]) : null;
  if (fault) return failFields({ url: [{ code: fault }] });
  // An app is sent only what its consent contains.
  const hidden = scope.program?.isApp ? [] : listHiddenObjects(scope.account, events);
  const beyond = size === "fat" && (scope.locations !== "all" || hidden.length > 0);
  if (beyond) return failFields({ size: [{ code: "webhooks:payload_beyond" }] });
  const known = found && (await findEndpoint(scope, found.id));
  const ofApp = known ? null : await readAppSecretHash(scope);
  const made = ofApp ? formatAppWebhookSecret(ofApp) : formatWebhookSecret(scope.ports.random(32));
  const secret = known?.secret ?? made;
  const held = known?.signingKey ?? null;
  const signingKey = signing === "v1a" ? (held ?? createSigningKey(scope.ports.random(32))) : held;
  const version = known?.payloadVersion ?? payloadVersion;
  const tokenId = scope.program?.isApp ? scope.program.tokenId : null;
  return ok({ name, url, events, size, signing, secret, signingKey, payloadVersion: version, tokenId });
}

/** The catalogue of webhook endpoints. */
export const webhookCatalogue = {
  ...baseCatalogue,
  /** The screen's data, with the URL of the built-in receiver. */
  async screen(scope: Scope, pageRequest: PageRequest) {
    const listed = await baseCatalogue.screen(scope, pageRequest);
    return listed.ok ? ok({ ...listed.value, receiver: RECEIVER_URL }) : listed;
  },
};

export const endpointIdSchema = z.object({ id: z.uuid() });
