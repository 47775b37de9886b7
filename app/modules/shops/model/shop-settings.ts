import { z } from "zod";
import { type packageTypes, paymentMethods, proofSettings } from "#app/modules/orders/model/order.enums.ts";

const keySchema = z.string().trim().min(1).max(200);
const ownIdSchema = z.preprocess((value) => value || null, z.uuid().nullable());

/** Rule for a shipping method or location: import its orders, or leave them in the shop. */
export const ruleActions = ["take", "skip"] as const;

/** How a gateway's open amount is collected on delivery; `none` means not at all. */
export const gatewayActions = ["none", "cash", "cheque", "creditCard"] as const;
export type GatewayAction = (typeof gatewayActions)[number];

/** What a tag of the shop causes. */
export const tagActions = ["photo", "signature", "skip"] as const;

/** What an order waits for after its hold window. */
export const holdWaits = ["nothing", "paid", "tag"] as const;

/** How edits after import are merged. */
export const mergeModes = ["fields", "ask"] as const;

/** Most entries of a mapping table; the rest use the default. */
const MAX_MAPPINGS = 200;

/** The mapping of an integration. What no row names uses the default. */
export const shopSettingsSchema = z.object({
  methods: z
    .array(
      z.object({ key: keySchema, action: z.enum(ruleActions).default("take"), method_id: ownIdSchema.default(null) }),
    )
    .max(MAX_MAPPINGS)
    .default([]),
  locations: z
    .array(
      z.object({ key: keySchema, action: z.enum(ruleActions).default("take"), location_id: ownIdSchema.default(null) }),
    )
    .max(MAX_MAPPINGS)
    .default([]),
  /** Origin of orders whose location in the shop is not mapped; null means by coverage of the locations. */
  location_id: ownIdSchema.default(null),
  gateways: z
    .array(z.object({ key: keySchema, action: z.enum(gatewayActions) }))
    .max(MAX_MAPPINGS)
    .default([]),
  statuses: z
    .array(keySchema)
    .max(50)
    .default(["processing"])
    .describe("WooCommerce: orders in these statuses are imported"),
  tags: z
    .array(z.object({ key: keySchema, action: z.enum(tagActions) }))
    .max(MAX_MAPPINGS)
    .default([]),
  packages: z
    .array(
      z.object({
        by: z.enum(["weight", "sku"]),
        /** The highest weight in grams, or the beginning of a SKU. */
        value: z.string().trim().min(1).max(100),
        template_id: z.uuid(),
      }),
    )
    .max(MAX_MAPPINGS)
    .default([])
    .superRefine((rows, context) => {
      for (const [at, row] of rows.entries())
        if (row.by === "weight" && !/^[1-9]\d{0,7}$/.test(row.value))
          context.addIssue({ code: "custom", path: [at, "value"], message: "invalid_value" });
    }),
  hold_minutes: z.coerce.number().int().min(0).max(10_080).default(15),
  wait_for: z.enum(holdWaits).default("nothing"),
  hold_tag: z.string().trim().max(100).default(""),
  edits: z.enum(mergeModes).default("fields"),
  /** Lets the shop email its customer when goods are sent, in addition to our notifications. */
  shop_notifies_customer: z.boolean().default(false),
});
export type ShopSettings = z.output<typeof shopSettingsSchema>;

/** Settings of a new integration. */
export const DEFAULT_SHOP_SETTINGS: ShopSettings = shopSettingsSchema.parse({});

/** The payment method of an action; null if nothing is collected. */
export function getPaymentMethod(action: GatewayAction) {
  return action === "none" ? null : paymentMethods.code[action];
}

/** The proof of delivery that a tag requires. */
export const proofOfTag = { photo: proofSettings.code.imageOnly, signature: proofSettings.code.signatureOnly } as const;

/** A package of the account; millimeters and grams. */
export interface PackageTemplate {
  id: string;
  name: string;
  type: (typeof packageTypes.rows)[number]["code"];
  length: number | null;
  width: number | null;
  height: number | null;
}
