import { z } from "zod";
import { id, listOf, made, version } from "#app/platform/http/responses/shapes.answers.ts";
import { instant } from "#app/platform/http/wire-shapes.ts";
import { shopPlatforms, shopSignIns, shopStates, stopReasons } from "../model/shop.ts";
import { syncKindNames } from "../model/sync-log.ts";

const integration = z.strictObject({
  id,
  platform: z.enum(shopPlatforms),
  name: z.string(),
  address: z.string(),
  state: z.enum(shopStates),
  stopped_for: z.enum(stopReasons).nullable(),
  sign_in: z.enum(shopSignIns),
  token_until: instant.nullable(),
  merchant_id: z.string().nullable(),
  merchant_name: z.string().nullable(),
  hooks_found: z.int(),
  hooks_wanted: z.int(),
  polled_at: instant.nullable(),
  polled_changes: z.int(),
  next_poll_at: instant.nullable(),
  fault: z.string().nullable().describe("What the last question to the shop failed of"),
  budget: z.strictObject({ left: z.number(), of: z.number(), refill: z.number().describe("A second") }).nullable(),
  created_at: instant,
  version,
});

const named = z.array(z.strictObject({ key: z.string(), name: z.string() }));
const key = z.string();

/** How orders come in, as the change of an integration takes it. */
const settings = z.strictObject({
  methods: z.array(z.strictObject({ key, deed: z.string(), method_id: z.string().nullable() })),
  locations: z.array(z.strictObject({ key, deed: z.string(), location_id: z.string().nullable() })),
  location_id: z.string().nullable(),
  gateways: z.array(z.strictObject({ key, deed: z.string() })),
  statuses: z.array(z.string()),
  tags: z.array(z.strictObject({ key, deed: z.string() })),
  packages: z.array(z.strictObject({ by: z.string(), value: z.string(), template_id: z.string() })),
  hold_minutes: z.int(),
  wait_for: z.string(),
  hold_tag: z.string(),
  edits: z.string(),
  shop_tells_customer: z.boolean(),
});

const line = z.strictObject({
  id: z.string(),
  at: instant,
  name: z.string().describe("As the shop calls the order"),
  order_number: z.string().nullable(),
  order_id: z.string().describe("Names the order of the shop to `retry` and `answer`"),
  kind: z.enum(syncKindNames),
  reason: z
    .looseObject({
      code: z.string(),
      until: instant.nullish(),
      keep: z.array(z.strictObject({ field: z.string(), at: instant })).optional(),
    })
    .describe("`code` and its values"),
  open: z.boolean().describe("Somebody has to do something, or it waits"),
});

/** Shops that orders come from. */
export const integrationAnswers: Readonly<Record<string, z.ZodType>> = {
  "GET /api/integrations": listOf("integrations", integration),
  "POST /api/integrations": made,
  "POST /api/integrations/authorize": z.strictObject({
    url: z.url().describe("The shop's page on which its owner lets us in; it leads a person back here"),
  }),
  "GET /api/integrations/{id}": z.strictObject({
    integration: integration.extend({
      settings,
      offer: z
        .strictObject({
          name: z.string(),
          currency: z.string(),
          methods: named,
          locations: named,
          gateways: named,
          statuses: named,
        })
        .describe("What the shop named when it was asked"),
    }),
  }),
  "PUT /api/integrations/{id}": made,
  "DELETE /api/integrations/{id}": made,
  "POST /api/integrations/{id}/pause": made,
  "POST /api/integrations/{id}/resume": made,
  "POST /api/integrations/{id}/sync": made,
  "GET /api/integrations/{id}/log": listOf("log", line).describe(
    "The newest first; `cursor` is the id of the last line that was seen, `tab` is asked, refused or waiting, `search` a number",
  ),
  "POST /api/integrations/{id}/orders/{order_id}/retry": made,
  "POST /api/integrations/{id}/orders/{order_id}/answer": made,
};
