import { z } from "zod";
import { preferencesSchema } from "#app/platform/access/preferences.ts";
import { type Endpoint, endpoint } from "#app/platform/http/endpoint.server.ts";
import { withTags } from "#app/platform/http/endpoint-tags.ts";
import { countryCodeSchema, createListSchema, zoneNameSchema } from "#app/platform/http/responses/shared.responses.ts";
import { listCountries } from "./commands/list-countries.server.ts";
import { saveAccount } from "./commands/save-account.server.ts";
import { viewAccount } from "./commands/view-account.server.ts";
import { deleteLogo, uploadLogo } from "./http/account.server.ts";
import { billingProfileSchema } from "./model/billing-profile.ts";

const access = { permission: ["settings", "settings.account"] } as const;

const accountSettingsSchema = z.strictObject({
  organization_name: z.string().optional(),
  billing: billingProfileSchema.optional().describe("What stands on its invoices"),
  workspace_name: z.string(),
  country: countryCodeSchema,
  postal_code: z.string().optional(),
  timezone: zoneNameSchema,
  preferences: z.strictObject(preferencesSchema.shape),
  kind: z.enum(["carrier", "merchant"]),
  logo: z.string().nullable(),
});

const logoSchema = z.strictObject({ logo: z.string().nullable() });

const countrySchema = z.strictObject({
  code: z.string().describe("ISO 3166-1, two letters"),
  code3: z.string().describe("ISO 3166-1, three letters"),
  label: z.string().describe("In the language of the caller"),
  dial_code: z.string().describe("As dialled from abroad, without the plus sign"),
  latitude: z.number(),
  longitude: z.number(),
});

/** Headings of the description. */
const tags = { countries: "Countries with their currencies and addresses." };

export const workspaceEndpoints: readonly Endpoint[] = withTags(tags, [
  endpoint({
    method: "GET",
    path: "/countries",
    access: "account",
    summary: "List the countries",
    read: listCountries,
    output: createListSchema("countries", countrySchema),
  }),
  endpoint({
    method: "GET",
    path: "/settings/account",
    operation: "getAccountSettings",
    access,
    summary: "Read the workspace's settings",
    read: viewAccount,
    output: z.strictObject({
      account: accountSettingsSchema,
      version: z.string().describe("Changes with every change; a PUT names the one that it saw"),
    }),
  }),
  endpoint({
    method: "PUT",
    path: "/settings/account",
    operation: "updateAccountSettings",
    access,
    summary: "Change the workspace's settings",
    command: saveAccount,
    output: z.strictObject({
      version: z.string().describe("Changes with every change; a PUT names the one that it saw"),
    }),
  }),
  endpoint({
    method: "POST",
    path: "/settings/account/logo",
    access,
    summary: "Give the workspace a logo",
    internal: true,
    handler: uploadLogo,
    output: logoSchema,
  }),
  endpoint({
    method: "DELETE",
    path: "/settings/account/logo",
    access,
    summary: "Take the workspace's logo away",
    internal: true,
    handler: deleteLogo,
    output: logoSchema,
  }),
]);
