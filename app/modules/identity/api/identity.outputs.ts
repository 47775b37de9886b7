import { z } from "zod";
import { preferencesSchema } from "#app/platform/access/preferences.ts";
import {
  countryCodeSchema,
  currencyCodeSchema,
  idSchema,
  textListSchema,
  versionSchema,
  zoneNameSchema,
} from "#app/platform/http/responses/shared.responses.ts";
import { instant } from "#app/platform/http/wire-shapes.ts";

export const workspaceOutput = z.strictObject({
  uuid: z.string(),
  name: z.string(),
  workspace: z.strictObject({
    organization_name: z.string(),
    country: countryCodeSchema,
    zip_code: z.string().nullable(),
    logo: z.string().nullable(),
  }),
  is_invitation: z.boolean(),
  is_owner: z.boolean().optional(),
  kind: z.enum(["carrier", "merchant"]).optional(),
  country: countryCodeSchema,
  timezone: zoneNameSchema.optional(),
  permissions: textListSchema.describe("Words of the catalogue; each brings what it needs"),
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
  timezone: zoneNameSchema.nullable(),
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
  access: z.string().describe("full, or limited to permissions and locations"),
  permissions: textListSchema.describe("Words of the catalogue; each brings what it needs"),
  locations: textListSchema,
  role_id: z.string().nullable().describe("The role that decides the permissions"),
  role: z.string().nullable().describe("Its name"),
  created_at: instant,
  expires_at: instant.nullable(),
  version: versionSchema,
});

/** Who calls. */
export const callerSchema = z.strictObject({
  token: z
    .strictObject({
      id: idSchema,
      expires_on: z.string().nullable().describe("Its last day"),
      addresses: textListSchema.describe("From where it may be used; from anywhere if empty"),
    })
    .nullable(),
  user: z.strictObject({ id: idSchema.nullable(), name: z.string(), language: z.string() }).nullable(),
  account: z.strictObject({
    id: idSchema,
    name: z.string(),
    kind: z.enum(["carrier", "merchant"]),
    country: countryCodeSchema,
    timezone: zoneNameSchema,
    sandbox: z.boolean(),
    currency: currencyCodeSchema,
    features: textListSchema,
  }),
  permissions: textListSchema.describe("Words of the catalogue; each brings what it needs"),
  locations: textListSchema.nullable().describe("Null: all of the account"),
  merchant_id: z.string().nullable().describe("Of a token that sees one merchant's orders alone"),
  limits: z
    .strictObject({ requests: z.int(), seconds: z.int() })
    .nullable()
    .describe("Of a token; `RateLimit` says what is left"),
});
