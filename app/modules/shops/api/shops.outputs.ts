import { z } from "zod";
import { idOf, idSchema, orderNumberSchema, versionSchema } from "#app/platform/http/responses/shared.responses.ts";
import { instant } from "#app/platform/http/wire-shapes.ts";
import { shopPlatforms, shopSignIns, shopStates, shopStopReasons } from "../model/shop.enums.ts";
import { syncKindNames } from "../model/sync-log.ts";

export const integrationSchema = z.strictObject({
  id: idSchema,
  platform: z.enum(shopPlatforms),
  name: z.string(),
  address: z.string(),
  state: z.enum(shopStates),
  stop_reason: z.enum(shopStopReasons).nullable(),
  sign_in: z.enum(shopSignIns),
  token_until: instant.nullable(),
  merchant_id: idOf("merchant").nullable(),
  merchant_name: z.string().nullable(),
  webhooks_found: z.int(),
  webhooks_expected: z.int(),
  polled_at: instant.nullable(),
  polled_changes: z.int(),
  next_poll_at: instant.nullable(),
  fault: z.string().nullable().describe("What the last question to the shop failed of"),
  budget: z.strictObject({ remaining: z.number(), limit: z.number(), refill_per_second: z.number() }).nullable(),
  created_at: instant,
  version: versionSchema,
});

export const namedChoiceSchema = z.array(z.strictObject({ key: z.string(), name: z.string() }));

const keySchema = z.string();

/** How orders come in, as the change of an integration takes it. */
export const integrationSettingsSchema = z.strictObject({
  methods: z.array(z.strictObject({ key: keySchema, action: z.string(), method_id: z.string().nullable() })),
  locations: z.array(z.strictObject({ key: keySchema, action: z.string(), location_id: idOf("location").nullable() })),
  location_id: idOf("location").nullable(),
  gateways: z.array(z.strictObject({ key: keySchema, action: z.string() })),
  statuses: z.array(z.string()),
  tags: z.array(z.strictObject({ key: keySchema, action: z.string() })),
  packages: z.array(z.strictObject({ by: z.string(), value: z.string(), template_id: z.string() })),
  hold_minutes: z.int(),
  wait_for: z.string(),
  hold_tag: z.string(),
  edits: z.string(),
  shop_notifies_customer: z.boolean(),
});

export const syncLineSchema = z.strictObject({
  id: idSchema,
  at: instant,
  name: z.string().describe("As the shop calls the order"),
  order_number: orderNumberSchema.nullable(),
  order_id: z.string().describe("Names the order of the shop to `retry` and `answer`"),
  kind: z.enum(syncKindNames),
  reason: z
    .looseObject({
      code: z.string(),
      until: instant.nullish(),
      kept: z.array(z.strictObject({ field: z.string(), at: instant })).optional(),
    })
    .describe("`code` and its values"),
  open: z.boolean().describe("Somebody has to do something, or it waits"),
});
