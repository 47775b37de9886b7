import { z } from "zod";
import { catalogueEndpoints } from "#app/platform/catalogue/endpoints.server.ts";
import { type Endpoint, endpoint } from "#app/platform/http/endpoint.server.ts";
import { withTags } from "#app/platform/http/endpoint-tags.ts";
import {
  bulkOutcomeSchema,
  createListSchema,
  idOf,
  idSchema,
  textListSchema,
} from "#app/platform/http/responses/shared.responses.ts";
import { instant } from "#app/platform/http/wire-shapes.ts";
import { appCatalogue, rotateAppSecret } from "./commands/apps.server.ts";
import { disconnectApps, listConnectedApps } from "./commands/connected-apps.server.ts";

const access = { permission: ["settings", "settings.access_tokens"] } as const;

/** Headings of the description. */
const tags = {
  apps: "Apps that you registered, for the consent of others (OAuth 2.1).",
  "connected-apps": "Apps of others that somebody let into the account.",
};

const connectedAppSchema = z.strictObject({
  id: idSchema,
  name: z.string(),
  permissions: textListSchema.describe("The scopes that were consented to"),
  merchant_id: idOf("only merchant whose orders it sees").nullable(),
  merchant: z.string().nullable(),
  person_id: idOf("person who let it in"),
  person: z.string(),
  connected_at: instant,
  last_used_at: instant.nullable(),
  works: z.boolean().describe("False: it has to ask again"),
  webhooks: z.array(z.strictObject({ url: z.string(), active: z.boolean() })).describe("Where it is sent events"),
});

export const appsEndpoints: readonly Endpoint[] = withTags(tags, [
  endpoint({
    method: "POST",
    path: "/apps/:id/rotate",
    access,
    summary: "Change an app's secret",
    description: "The old one ends at once. What the app is sent is signed with both for a day.",
    command: rotateAppSecret,
    output: z.strictObject({ id: idSchema, client_secret: z.string(), webhook_secret: z.string() }),
  }),
  ...catalogueEndpoints(appCatalogue, {
    path: "/apps",
    access,
    many: "apps that you registered",
    one: "an app",
    more: {
      create: { description: "The answer's `id` is the `client_id`; a server's app gets its secret in it, once." },
      discard: {
        summary: "Switch an app off",
        description: "It gets no access anew; what it has ends within an hour.",
      },
    },
  }),
  endpoint({
    method: "GET",
    path: "/connected-apps",
    access,
    summary: "List connected apps",
    description: "Those that somebody let into the account and that fetched their access.",
    read: listConnectedApps,
    output: createListSchema("connected_apps", connectedAppSchema),
  }),
  endpoint({
    method: "DELETE",
    path: "/connected-apps/:id",
    access,
    summary: "Disconnect an app",
    description: "All its tokens end at once, for good. Only a person may do it.",
    command: disconnectApps,
    output: bulkOutcomeSchema,
  }),
]);
