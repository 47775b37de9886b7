import { z } from "zod";
import { listingServices } from "#app/modules/workspace/model/directory-listing.ts";
import { profileSchema } from "#app/modules/workspace/model/profile.ts";
import { preferencesSchema } from "#app/platform/access/preferences.ts";
import { givenUpKinds } from "#app/platform/events/given-up.ts";
import { listOf, outcome, texts } from "#app/platform/http/responses/shapes.answers.ts";
import { instant, money } from "#app/platform/http/wire-shapes.ts";

const account = z.strictObject({
  organization_name: z.string().optional(),
  billing: profileSchema.optional().describe("What stands on its invoices"),
  workspace_name: z.string(),
  country: z.string(),
  postal_code: z.string().optional(),
  timezone: z.string(),
  preferences: z.strictObject(preferencesSchema.shape),
  kind: z.enum(["carrier", "merchant"]),
  logo: z.string().nullable(),
});

const auditLine = z.strictObject({
  id: z.string(),
  at: instant,
  actor: z.strictObject({ id: z.string(), name: z.string().nullable(), token: z.boolean() }),
  action: z.string(),
  area: z.string().nullable(),
  subject: z.string().nullable(),
  detail: z.record(z.string(), z.unknown()),
});

const subscription = z.strictObject({
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

const workspace = z.strictObject({
  uuid: z.string(),
  name: z.string(),
  workspace: z.strictObject({ organization_name: z.string(), country: z.string(), logo: z.string().nullable() }),
  is_invitation: z.boolean(),
  is_owner: z.boolean().optional(),
  kind: z.enum(["carrier", "merchant"]).optional(),
  country: z.string(),
  timezone: z.string().optional(),
  permissions: texts,
  features: texts,
  subscription: z
    .strictObject({ plan: z.string().nullable(), is_trial: z.boolean(), is_cancelled: z.boolean() })
    .nullable(),
  preferences: z.strictObject(preferencesSchema.shape).optional(),
  invitation: z.string().optional(),
  merchant: z.string().nullable().describe("Of a portal's invitation: whom it is for"),
});
const sessionUser = z.strictObject({
  uuid: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  photo: z.string().nullable(),
  language: z.string(),
  timezone: z.string().nullable(),
});
const givenUp = z.strictObject({
  kind: z.enum(givenUpKinds),
  id: z.string(),
  at: instant,
  what: z.string(),
  error: z.string().nullable(),
});
const joined = z.strictObject({ uuid: z.string() });
const sandbox = z.strictObject({
  uuid: z.string(),
  name: z.string(),
  now: instant.describe("Its present"),
  ahead: z.number().describe("How far that is before everybody's, milliseconds"),
  state: z
    .enum(["ready", "moving", "emptying"])
    .describe("`moving` while what is due on the way is done; while `emptying` nothing else is answered"),
  target: instant.nullable().describe("Where the clock is being moved to"),
});
const standing = z.strictObject({ sandbox });
const heldMessage = z.strictObject({
  id: z.string(),
  channel: z.enum(["mail", "text", "slack", "teams", "push"]),
  recipient: z.string(),
  subject: z.string(),
  body: z.string(),
  at: instant,
});

const listing = z.strictObject({
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
export const accountAnswers: Readonly<Record<string, z.ZodType>> = {
  "GET /api/settings/account": z.strictObject({ account, seen: z.string() }),
  "PUT /api/settings/account": z.strictObject({ seen: z.string() }),
  "GET /api/settings/directory-listing": z.strictObject({ listing, version: z.int() }),
  "PUT /api/settings/directory-listing": z.strictObject({ version: z.int() }),
  "GET /api/settings/subscription": z.strictObject({ subscription }),
  "GET /api/auth/session": z.strictObject({
    user: sessionUser,
    accounts: z.array(workspace.omit({ merchant: true })),
    active_account: z.string().nullable(),
  }),
  "GET /api/workspaces": listOf("workspaces", workspace),
  "POST /api/workspaces": joined,
  "POST /api/workspaces/{uuid}/accept": joined,
  "POST /api/workspaces/{uuid}/decline": joined,
  "POST /api/workspaces/{uuid}/leave": joined,
  "GET /api/given-up": listOf("given_up", givenUp),
  "POST /api/given-up": givenUp.pick({ kind: true, id: true }),
  "GET /api/sandbox": z.strictObject({ sandbox: sandbox.nullable() }),
  "POST /api/sandbox": standing,
  "POST /api/sandbox/clock": standing,
  "POST /api/sandbox/fill": standing,
  "POST /api/sandbox/empty": standing,
  "GET /api/sandbox/messages": listOf("messages", heldMessage),
  "GET /api/audit-log": listOf("audit_log", auditLine),
  "POST /api/agents/invite": z.strictObject({ ids: texts }),
  "POST /api/vehicles/{id}/reset-cooldown": outcome,
};
