import { z } from "zod";
import { preferencesSchema } from "#app/domain/settings/preferences.ts";
import { instant, listOf, outcome, texts } from "./shapes.answers.ts";

const account = z.strictObject({
  organization_name: z.string().optional(),
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
  actor: z.strictObject({ id: z.string(), name: z.string().nullable() }),
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
      each: z.int(),
      amount: z.int(),
    }),
  ),
  currency: z.string(),
  overage: z.int(),
});

/** `GET|POST|PUT|DELETE path` → what stands under `data`, of the account itself. */
export const accountAnswers: Readonly<Record<string, z.ZodType>> = {
  "GET /api/settings/account": z.strictObject({ account, seen: z.string() }),
  "PUT /api/settings/account": z.strictObject({ seen: z.string() }),
  "GET /api/settings/subscription": z.strictObject({ subscription }),
  "GET /api/audit-log": listOf("audit_log", auditLine),
  "POST /api/agents/invite": z.strictObject({ ids: texts }),
  "POST /api/vehicles/{id}/reset-cooldown": outcome,
};
