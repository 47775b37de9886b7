import { z } from "zod";
import { vehicleOptions, vehicleTypes } from "#app/modules/fleet/model/fleet.enums.ts";
import {
  boundedTextSchema,
  contactDraftSchema,
  optionalField,
  optionalNameSchema,
  optionalSourceSchema,
  placeSchema,
  windowSchema,
} from "#app/modules/places/model/place-draft.ts";
import { codeSchema, withWords } from "#app/platform/kernel/code-schema.ts";
import { normalizePhone } from "#app/platform/kernel/phone.ts";
import { getCurrencyDecimals, hasExactDecimals, isCurrency, parseMoney } from "#app/platform/money/money.ts";
import { isZone } from "#app/platform/time/time-zone.ts";
import { documentLimits } from "./documents.ts";
import {
  DEFAULT_PRIORITY,
  orderKinds,
  packageTypes,
  paymentMethods,
  priorities,
  proofSettings,
} from "./order.enums.ts";
import { orderCustomerSchema } from "./order-customer.ts";

const measure = optionalField(z.number().min(0).max(10_000_000));

/** One line of packages, in the units of the draft's `units`; volume in liters where no sides are given. */
export const packageSchema = z.object({
  type: codeSchema(packageTypes).default(1),
  name: optionalNameSchema,
  barcode: optionalNameSchema,
  external_id: optionalNameSchema,
  quantity: z.int().min(1).max(10_000).default(1),
  length: measure,
  width: measure,
  height: measure,
  weight: measure,
  volume: measure,
});

export const itemSchema = z.object({
  sku: optionalNameSchema,
  name: z.string().trim().min(1).max(200),
  quantity: z.int().min(1).max(100_000),
});

/** Cash on delivery. `amount` is a decimal of the currency (`"29.90"` or 29.9). */
export const collectionSchema = z
  .object({
    amount: z.union([z.string().trim().min(1), z.number()]).describe("A decimal in the currency's own places: 29.90"),
    currency: z.string().refine(isCurrency, { error: "currency_unknown" }).describe("ISO 4217: EUR"),
    method: withWords(
      z.literal(paymentMethods.codes).refine((code) => code !== 0, { error: "required" }),
      paymentMethods,
    ),
    prepayment_required: z.boolean().default(false),
  })
  .superRefine(({ amount, currency }, context) => {
    const minor = parseMoney(String(amount), currency);
    if (minor === null || minor <= 0) context.addIssue({ code: "custom", path: ["amount"], message: "amount_invalid" });
    else if (!hasExactDecimals(String(amount), currency)) {
      const params = { currency, decimals: getCurrencyDecimals(currency) };
      context.addIssue({ code: "custom", path: ["amount"], message: "amount_decimals", params });
    }
  });

export const requirementsSchema = z.object({
  vehicle_types: z.array(codeSchema(vehicleTypes)).default([]),
  vehicle_options: z.array(z.enum(vehicleOptions)).default([]),
  allowed_agents: z.array(z.uuid()).max(100).default([]).describe("Ids of agents"),
  prohibited_vehicles: z.array(boundedTextSchema(50)).max(200).default([]).describe("Plate numbers"),
});

export const unitsSchema = z
  .enum(["base", "metric", "imperial"])
  .default("base")
  .describe("Of packages: base is millimetres and grams, metric is cm and kg, imperial is in and oz; volume in litres");

/** Service time in minutes. */
export const serviceMinutesSchema = optionalField(z.number().min(0).max(1440));

export const tagsSchema = z
  .array(z.string().trim().min(1, { error: "tag_invalid" }).max(50))
  .max(50)
  .default([]);

/**
 * Ids of documents that were uploaded before their order exists. Here and not with the limits: pages load those before a
 * form needs its schema.
 */
const documentIdsSchema = z.preprocess(
  (value) => (typeof value === "string" ? [value] : value),
  z.array(z.uuid()).max(documentLimits.perOrder).default([]),
);

/** The fields of an order, before rules across fields. */
export const orderDraftFields = z.object({
  kind: z.enum(orderKinds).default("standard"),
  external_id: optionalField(boundedTextSchema(100)),
  merchant_id: optionalField(z.uuid()),
  /** In a merchant's portal: the carrier, where the shipping method does not determine it. */
  carrier_id: optionalField(z.uuid()).describe(
    "In a merchant's portal: the carrier, where the shipping method does not tell",
  ),
  /** True keeps the order New, so that a carrier can be assigned later. */
  without_carrier: z.boolean().default(false),
  shipping_method_id: optionalField(z.uuid()),
  timezone: optionalField(z.string().refine(isZone, { error: "zone_unknown" })),
  /** The source; without one a location that covers the destination is chosen. */
  source: optionalSourceSchema,
  destination: placeSchema,
  customer: orderCustomerSchema.nullish(),
  /** The contact at the destination; the customer when absent. */
  destination_contact: contactDraftSchema,
  units: unitsSchema,
  packages: z.array(packageSchema).min(1).max(100),
  items: z.array(itemSchema).max(500).default([]),
  collections: z.array(collectionSchema).max(20).default([]),
  pickup_schedule: windowSchema.default({}),
  delivery_schedule: windowSchema.default({}),
  service_minutes: serviceMinutesSchema,
  priority: z.enum(priorities).default(DEFAULT_PRIORITY).describe("What a plan cannot serve is left out lowest first"),
  proof_of_delivery: codeSchema(proofSettings).default(0),
  proof_of_pickup: codeSchema(proofSettings).default(0),
  requirements: requirementsSchema.prefault({}),
  tags: tagsSchema,
  notes: optionalField(boundedTextSchema(5000)),
  documents: documentIdsSchema,
});

/** The input of a new order: the same for the form, the JSON API and an imported row. */
export const orderDraftSchema = orderDraftFields.superRefine((draft, context) => {
  if (!draft.customer && draft.kind !== "internal")
    context.addIssue({ code: "custom", path: ["customer"], message: "customer_required" });
  const country = draft.destination.address?.country ?? "";
  if (draft.customer?.phone && normalizePhone(draft.customer.phone, country) === null)
    context.addIssue({ code: "custom", path: ["customer", "phone"], message: "phone_invalid" });
  const contact = draft.destination_contact;
  if (contact?.phone && normalizePhone(contact.phone, country) === null)
    context.addIssue({ code: "custom", path: ["destination_contact", "phone"], message: "phone_invalid" });
  const { pickup_schedule: pickup, delivery_schedule: delivery } = draft;
  if (pickup.from && delivery.to && pickup.from >= delivery.to)
    context.addIssue({ code: "custom", path: ["delivery_schedule", "to"], message: "window_impossible" });
});

export type OrderDraft = z.output<typeof orderDraftSchema>;
export type OrderDraftInput = z.input<typeof orderDraftSchema>;
