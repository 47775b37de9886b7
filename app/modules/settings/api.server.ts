import { z } from "zod";
import { failedMessageKinds } from "#app/platform/events/failed-messages.ts";
import { type Endpoint, endpoint } from "#app/platform/http/endpoint.server.ts";
import { withTags } from "#app/platform/http/endpoint-tags.ts";
import { createListSchema, currencyCodeSchema, idSchema } from "#app/platform/http/responses/shared.responses.ts";
import { instant, money } from "#app/platform/http/wire-shapes.ts";
import { listFailedMessages, retryOwnFailedMessage } from "./commands/failed-messages.server.ts";
import { viewSubscription } from "./commands/subscription/view-subscription.server.ts";
import { listAuditLog } from "./commands/view-audit-log.server.ts";
import { receiveBillingEvent } from "./http/billing.server.ts";

const access = { permission: ["settings", "settings.account", "settings.account.manage"] } as const;

const auditLineSchema = z.strictObject({
  id: idSchema,
  at: instant,
  actor: z.strictObject({ id: idSchema, name: z.string().nullable(), token: z.boolean() }),
  action: z.string(),
  area: z.string().nullable(),
  subject: z.string().nullable(),
  detail: z.record(z.string(), z.unknown()),
});

const subscriptionSchema = z.strictObject({
  plan: z.string().nullable(),
  trial_ends_at: instant.nullable(),
  cancels_at: instant.nullable(),
  payment: z.enum(["ok", "failed", "method_required"]),
  notice: z.strictObject({ kind: z.enum(["trial", "overdue"]), days: z.int() }).nullable(),
  usage: z.array(
    z.strictObject({
      kind: z.enum(["agents", "merchants"]),
      used: z.int(),
      limit: z.int().nullable(),
      excess: z.int(),
      each: money,
      amount: money,
      currency: currencyCodeSchema,
    }),
  ),
  currency: currencyCodeSchema,
  overage: money,
});

const failedMessageSchema = z.strictObject({
  kind: z.enum(failedMessageKinds),
  id: idSchema,
  at: instant,
  subject: z.string(),
  error: z.string().nullable(),
});

/** Headings of the description. */
const tags = {
  settings: "Sections of the settings.",
  "failed-messages": { name: "Failed messages", description: "Messages that failed for good." },
  "audit-log": { name: "Audit log", description: "Who changed what in the settings." },
};

export const settingsEndpoints: readonly Endpoint[] = withTags(tags, [
  endpoint({
    method: "GET",
    path: "/failed-messages",
    access,
    summary: "List failed messages",
    read: listFailedMessages,
    output: createListSchema("failed_messages", failedMessageSchema),
  }),
  endpoint({
    method: "POST",
    path: "/failed-messages/retry",
    access,
    summary: "Try a failed message again",
    command: retryOwnFailedMessage,
    output: failedMessageSchema.pick({ kind: true, id: true }),
  }),
  endpoint({
    method: "GET",
    path: "/audit-log",
    operation: "listAuditEntries",
    access: { permission: "*" },
    summary: "List the audit log",
    read: listAuditLog,
    output: createListSchema("audit_log", auditLineSchema),
  }),
  endpoint({
    method: "GET",
    path: "/settings/subscription",
    operation: "getSubscription",
    access: { permission: ["settings", "settings.subscription"], notInSandbox: true },
    summary: "Plan, payment and usage",
    read: viewSubscription,
    output: z.strictObject({ subscription: subscriptionSchema }),
  }),
  endpoint({
    method: "POST",
    path: "/billing/events",
    access: "public",
    summary: "A message of the payment side",
    internal: true,
    handler: receiveBillingEvent,
  }),
]);
