import { z } from "zod";
import { billingProfileSchema } from "#app/modules/workspace/model/billing-profile.ts";
import { listingServices } from "#app/modules/workspace/model/directory-listing.ts";
import { preferencesSchema } from "#app/platform/access/preferences.ts";
import { failedMessageKinds } from "#app/platform/events/failed-messages.ts";
import { bulkOutcomeSchema, createListSchema, textListSchema } from "#app/platform/http/responses/shared.responses.ts";
import { instant, money } from "#app/platform/http/wire-shapes.ts";

const accountSchema = z.strictObject({
  organization_name: z.string().optional(),
  billing: billingProfileSchema.optional().describe("What stands on its invoices"),
  workspace_name: z.string(),
  country: z.string(),
  postal_code: z.string().optional(),
  timezone: z.string(),
  preferences: z.strictObject(preferencesSchema.shape),
  kind: z.enum(["carrier", "merchant"]),
  logo: z.string().nullable(),
});

const auditLineSchema = z.strictObject({
  id: z.string(),
  at: instant,
  actor: z.strictObject({ id: z.string(), name: z.string().nullable(), token: z.boolean() }),
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
      beyond: z.int(),
      each: money,
      amount: money,
      currency: z.string(),
    }),
  ),
  currency: z.string(),
  overage: money,
});

const workspaceSchema = z.strictObject({
  uuid: z.string(),
  name: z.string(),
  workspace: z.strictObject({ organization_name: z.string(), country: z.string(), logo: z.string().nullable() }),
  is_invitation: z.boolean(),
  is_owner: z.boolean().optional(),
  kind: z.enum(["carrier", "merchant"]).optional(),
  country: z.string(),
  timezone: z.string().optional(),
  permissions: textListSchema,
  features: textListSchema,
  subscription: z
    .strictObject({ plan: z.string().nullable(), is_trial: z.boolean(), is_cancelled: z.boolean() })
    .nullable(),
  preferences: z.strictObject(preferencesSchema.shape).optional(),
  invitation: z.string().optional(),
  merchant: z.string().nullable().describe("Of a portal's invitation: whom it is for"),
});
const sessionUserSchema = z.strictObject({
  uuid: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  photo: z.string().nullable(),
  language: z.string(),
  timezone: z.string().nullable(),
});
const givenUpSchema = z.strictObject({
  kind: z.enum(failedMessageKinds),
  id: z.string(),
  at: instant,
  what: z.string(),
  error: z.string().nullable(),
});
const joinedSchema = z.strictObject({ uuid: z.string() });
const sandboxSchema = z.strictObject({
  uuid: z.string(),
  name: z.string(),
  now: instant.describe("Its present"),
  ahead: z.number().describe("How far that is before everybody's, milliseconds"),
  state: z
    .enum(["ready", "moving", "emptying"])
    .describe("`moving` while what is due on the way is done; while `emptying` nothing else is answered"),
  target: instant.nullable().describe("Where the clock is being moved to"),
});
const standingSchema = z.strictObject({ sandbox: sandboxSchema });
const heldMessageSchema = z.strictObject({
  id: z.string(),
  channel: z.enum(["mail", "text", "slack", "teams", "push"]),
  recipient: z.string(),
  subject: z.string(),
  body: z.string(),
  at: instant,
});

const listingSchema = z.strictObject({
  listed: z.boolean(),
  about: z.string().optional(),
  services: z.array(z.enum(listingServices)),
  countries: z.array(z.string()),
  areas: z.array(z.string()),
  website: z.string().optional(),
  email: z.string().optional(),
  phone: z.string().optional(),
});

/** `GET|POST|PUT|DELETE path` → what stands under `data`, of the account itself. */
export const accountResponses: Readonly<Record<string, z.ZodType>> = {
  "GET /api/settings/account": z.strictObject({ account: accountSchema, seen: z.string() }),
  "PUT /api/settings/account": z.strictObject({ seen: z.string() }),
  "GET /api/settings/directory-listing": z.strictObject({ listing: listingSchema, version: z.int() }),
  "PUT /api/settings/directory-listing": z.strictObject({ version: z.int() }),
  "GET /api/settings/subscription": z.strictObject({ subscription: subscriptionSchema }),
  "GET /api/auth/session": z.strictObject({
    user: sessionUserSchema,
    accounts: z.array(workspaceSchema.omit({ merchant: true })),
    active_account: z.string().nullable(),
  }),
  "GET /api/workspaces": createListSchema("workspaces", workspaceSchema),
  "POST /api/workspaces": joinedSchema,
  "POST /api/workspaces/{uuid}/accept": joinedSchema,
  "POST /api/workspaces/{uuid}/decline": joinedSchema,
  "POST /api/workspaces/{uuid}/leave": joinedSchema,
  "GET /api/given-up": createListSchema("given_up", givenUpSchema),
  "POST /api/given-up": givenUpSchema.pick({ kind: true, id: true }),
  "GET /api/sandbox": z.strictObject({ sandbox: sandboxSchema.nullable() }),
  "POST /api/sandbox": standingSchema,
  "POST /api/sandbox/clock": standingSchema,
  "POST /api/sandbox/fill": standingSchema,
  "POST /api/sandbox/empty": standingSchema,
  "GET /api/sandbox/messages": createListSchema("messages", heldMessageSchema),
  "GET /api/audit-log": createListSchema("audit_log", auditLineSchema),
  "POST /api/agents/invite": z.strictObject({ ids: textListSchema }),
  "POST /api/vehicles/{id}/reset-cooldown": bulkOutcomeSchema,
};
