import { z } from "zod";
import { preferencesSchema } from "#app/platform/access/preferences.ts";
import { idSchema, textListSchema, versionSchema } from "#app/platform/http/responses/shared.responses.ts";
import { instant } from "#app/platform/http/wire-shapes.ts";

export const workspaceSchema = z.strictObject({
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
  merchant: z.string().nullable().describe("Of a portal invitation: its merchant"),
});

export const sessionUserSchema = z.strictObject({
  uuid: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  photo: z.string().nullable(),
  language: z.string(),
  timezone: z.string().nullable(),
});

export const joinedWorkspaceSchema = z.strictObject({ uuid: z.string() });

export const memberSchema = z.strictObject({
  id: idSchema,
  kind: z.string(),
  name: z.string(),
  email: z.string(),
  status: z.string(),
  is_owner: z.boolean(),
  is_self: z.boolean(),
  access: z.string(),
  permissions: textListSchema,
  locations: textListSchema,
  created_at: instant,
  expires_at: instant.nullable(),
  version: versionSchema,
});
