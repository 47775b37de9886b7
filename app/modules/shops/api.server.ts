import { z } from "zod";
import { type Endpoint, endpoint } from "#app/platform/http/endpoint.server.ts";
import { withTags } from "#app/platform/http/endpoint-tags.ts";
import { cursorParameter, limitParameter } from "#app/platform/http/query-parameters.ts";
import { createdSchema, createListSchema, currencyCodeSchema } from "#app/platform/http/responses/shared.responses.ts";
import { MAX_COUNTED_PAGE } from "#app/platform/lists/list-plan.server.ts";
import {
  integrationSchema,
  integrationSettingsSchema,
  namedChoiceSchema,
  syncLineSchema,
} from "./api/shops.outputs.ts";
import { authorizeShop } from "./commands/authorize-shop.server.ts";
import { connectShop } from "./commands/connect-shop.server.ts";
import { answerShopChange, retryShopOrder, syncNow } from "./commands/sync-commands.server.ts";
import { disconnectShop, pauseShop, resumeShop } from "./commands/toggle-integration.server.ts";
import { updateIntegration } from "./commands/update-integration.server.ts";
import { listIntegrations, listSyncLog, viewIntegration } from "./commands/view-integrations.server.ts";
import { handleKeysCall, handlePrivacyWebhook, handleShopWebhook } from "./http/shop-calls.server.ts";
import { logTabs } from "./model/sync-log.ts";

const access = { permission: ["settings", "settings.integrations"], notInSandbox: true } as const;

/** Headings of the description. */
const tags = { integrations: { name: "Online stores", description: "Shops whose orders are taken over." } };

export const shopsEndpoints: readonly Endpoint[] = withTags(tags, [
  endpoint({
    method: "GET",
    path: "/integrations",
    access,
    summary: "List online stores",
    read: listIntegrations,
    output: createListSchema("integrations", integrationSchema),
  }),
  endpoint({
    method: "POST",
    path: "/integrations",
    operation: "connectIntegration",
    access,
    summary: "Connect an online store by its keys",
    command: connectShop,
    status: 201,
    output: createdSchema,
  }),
  endpoint({
    method: "POST",
    path: "/integrations/authorize",
    operation: "authorizeIntegration",
    access,
    summary: "Begin signing in at an online store",
    command: authorizeShop,
    output: z.strictObject({
      url: z.url().describe("The shop's page on which its owner lets us in; it leads a person back here"),
    }),
  }),
  endpoint({
    method: "GET",
    path: "/integrations/:id",
    access,
    summary: "Read an online store",
    read: viewIntegration,
    output: z.strictObject({
      integration: integrationSchema.extend({
        settings: integrationSettingsSchema,
        offer: z
          .strictObject({
            name: z.string(),
            currency: currencyCodeSchema,
            methods: namedChoiceSchema,
            locations: namedChoiceSchema,
            gateways: namedChoiceSchema,
            statuses: namedChoiceSchema,
          })
          .describe("What the shop named when it was asked"),
      }),
    }),
  }),
  endpoint({
    method: "PUT",
    path: "/integrations/:id",
    access,
    summary: "Change an online store",
    command: updateIntegration,
    output: createdSchema,
  }),
  endpoint({
    method: "DELETE",
    path: "/integrations/:id",
    access,
    summary: "Disconnect an online store",
    command: disconnectShop,
    output: createdSchema,
  }),
  endpoint({
    method: "GET",
    path: "/integrations/:id/log",
    operation: "listIntegrationLog",
    access,
    summary: "What happened to the orders of an online store",
    description: "The newest first.",
    query: {
      tab: { type: logTabs, means: "Only lines of this kind." },
      search: { type: "text", means: "The number of an order." },
      limit: limitParameter(MAX_COUNTED_PAGE),
      cursor: cursorParameter,
    },
    read: listSyncLog,
    output: createListSchema("log", syncLineSchema),
  }),
  endpoint({
    method: "POST",
    path: "/integrations/:id/orders/:order_id/retry",
    access,
    summary: "Try an order of an online store again",
    command: retryShopOrder,
    output: createdSchema,
  }),
  endpoint({
    method: "POST",
    path: "/integrations/:id/orders/:order_id/answer",
    operation: "answerIntegrationChange",
    access,
    summary: "Answer what an online store changed after dispatch",
    command: answerShopChange,
    output: createdSchema,
  }),
  endpoint({
    method: "POST",
    path: "/integrations/:id/pause",
    access,
    summary: "Pause an online store",
    command: pauseShop,
    output: createdSchema,
  }),
  endpoint({
    method: "POST",
    path: "/integrations/:id/resume",
    access,
    summary: "Have an online store go on",
    command: resumeShop,
    output: createdSchema,
  }),
  endpoint({
    method: "POST",
    path: "/integrations/:id/sync",
    access,
    summary: "Ask an online store now",
    command: syncNow,
    output: createdSchema,
  }),
  endpoint({
    method: "POST",
    path: "/shops/:id/events",
    access: "public",
    summary: "What happened in a shop",
    internal: true,
    handler: handleShopWebhook,
  }),
  endpoint({
    method: "POST",
    path: "/shops/shopify/privacy",
    access: "public",
    summary: "What Shopify requests for its customers' sake",
    internal: true,
    handler: handlePrivacyWebhook,
  }),
  endpoint({
    method: "POST",
    path: "/shops/woocommerce/keys",
    access: "public",
    summary: "Keys that a shop made for us",
    internal: true,
    handler: handleKeysCall,
  }),
]);
