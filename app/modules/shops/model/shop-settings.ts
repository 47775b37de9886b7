import { z } from "zod";
import { type packageTypes, paymentMethods, proofSettings } from "#app/modules/orders/model/order.enums.ts";

const keySchema = z.string().trim().min(1).max(200);
const ownIdSchema = z.preprocess((value) => value || null, z.uuid().nullable());

/** What becomes of an order that came by a shipping method or lies at a location: it is left in the shop, or comes in. */
export const ruleActions = ["take", "skip"] as const;

/** What a gateway's open amount is: nothing for us, or collected at the door. */
export const gatewayActions = ["none", "cash", "cheque", "creditCard"] as const;
export type GatewayAction = (typeof gatewayActions)[number];

/** What a tag of the shop asks for. */
export const tagActions = ["photo", "signature", "skip"] as const;

/** Until when an order is left in the shop after its hold window. */
export const holdWaits = ["nothing", "paid", "tag"] as const;

/** What becomes of edits after an order was taken over. */
export const mergeModes = ["fields", "ask"] as const;

/** Where the table ends: what a shop has more of is not mapped one by one. */
const MAX_MAPPINGS = 200;

/** How an integration's orders come in (design: mapping screen). What no row names goes the usual way. */
export const shopSettingsSchema = z.object({
  methods: z
    .array(
      z.object({ key: keySchema, deed: z.enum(ruleActions).default("take"), method_id: ownIdSchema.default(null) }),
    )
    .max(MAX_MAPPINGS)
    .default([]),
  locations: z
    .array(
      z.object({ key: keySchema, deed: z.enum(ruleActions).default("take"), location_id: ownIdSchema.default(null) }),
    )
    .max(MAX_MAPPINGS)
    .default([]),
  /** Where orders leave from whose place in the shop no row names; without it by what locations cover. */
  location_id: ownIdSchema.default(null),
  gateways: z
    .array(z.object({ key: keySchema, deed: z.enum(gatewayActions) }))
    .max(MAX_MAPPINGS)
    .default([]),
  statuses: z.array(keySchema).max(50).default(["processing"]).describe("WooCommerce: orders in these are taken over"),
  tags: z
    .array(z.object({ key: keySchema, deed: z.enum(tagActions) }))
    .max(MAX_MAPPINGS)
    .default([]),
  packages: z
    .array(
      z.object({
        by: z.enum(["weight", "sku"]),
        /** Grams at most, or the beginning of a SKU. */
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
  /** The shop mails its customer when goods leave; we do so ourselves anyway. */
  shop_tells_customer: z.boolean().default(false),
});
export type ShopSettings = z.output<typeof shopSettingsSchema>;

/** How a new integration takes orders over. */
export const DEFAULT_SHOP_SETTINGS: ShopSettings = shopSettingsSchema.parse({});

/** The payment method that a deed means; null where nothing is collected. */
export function getPaymentMethod(action: GatewayAction) {
  return action === "none" ? null : paymentMethods.code[action];
}

/** The proof that a tag asks for. */
export const proofOfTag = { photo: proofSettings.code.imageOnly, signature: proofSettings.code.signatureOnly } as const;

/** A package of the account that goods of a shop are put into; millimetres and grams. */
export interface PackageTemplate {
  id: string;
  name: string;
  type: (typeof packageTypes.rows)[number]["code"];
  length: number | null;
  width: number | null;
  height: number | null;
}
