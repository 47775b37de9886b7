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
import { metadataSchema } from "#app/platform/kernel/metadata.ts";
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
const namedMeasure = measure.describe("Each, in the units that are named");

/** One line of packages, in the units of the draft's `units`; volume in liters where no sides are given. */
export const packageSchema = z.object({
  type: codeSchema(packageTypes).default(1),
  name: optionalNameSchema.describe("What it is"),
  barcode: optionalNameSchema.describe("What a scanner reads on it"),
  external_id: optionalNameSchema.describe("Your own number"),
  quantity: z.int().min(1).max(10_000).default(1).describe("How many of them"),
  length: namedMeasure,
  width: namedMeasure,
  height: namedMeasure,
  weight: namedMeasure,
  volume: measure.describe("Litres each, where no sides are given"),
});

export const itemSchema = z.object({
  sku: optionalNameSchema.describe("The article's own number"),
  name: z.string().trim().min(1).max(200).describe("What it is"),
  quantity: z.int().min(1).max(100_000).describe("Pieces"),
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
    prepayment_required: z.boolean().default(false).describe("It has to be paid before it leaves"),
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
  vehicle_types: z.array(codeSchema(vehicleTypes)).default([]).describe("One of these; any if empty"),
  vehicle_options: z.array(z.enum(vehicleOptions)).default([]).describe("What the vehicle has to have"),
  allowed_agents: z.array(z.uuid()).max(100).default([]).describe("Ids of agents"),
  prohibited_vehicles: z.array(boundedTextSchema(50)).max(200).default([]).describe("Plate numbers"),
});

export const unitsSchema = z
  .enum(["base", "metric", "imperial"])
  .default("base")
  .describe("Of packages: base is mm and g, metric is cm and kg, imperial is in and oz; volume in litres");

export const serviceMinutesSchema = optionalField(z.number().min(0).max(1440)).describe("Minutes at the door");

export const tagsSchema = z
  .array(z.string().trim().min(1, { error: "tag_invalid" }).max(50))
  .max(50)
  .default([])
  .describe("Words of your own, to filter by");

/** Ids of documents uploaded before their order exists. Not with the limits, which pages load without a schema. */
const documentIdsSchema = z.preprocess(
  (value) => (typeof value === "string" ? [value] : value),
  z.array(z.uuid()).max(documentLimits.perOrder).default([]),
);

/** The fields of an order, before rules across fields. */
export const orderDraftFields = z.object({
  kind: z.enum(orderKinds).default("standard"),
  external_id: optionalField(boundedTextSchema(100)).describe("Your own number"),
  merchant_id: optionalField(z.uuid()).describe("Whose it is; without one it is the account's own"),
  carrier_id: optionalField(z.uuid()).describe("In a merchant's portal, where the method does not tell"),
  /** True keeps the order New, so that a carrier can be assigned later. */
  without_carrier: z.boolean().default(false),
  shipping_method_id: optionalField(z.uuid()).describe("What it is promised and priced by"),
  timezone: optionalField(z.string().refine(isZone, { error: "zone_unknown" })).describe(
    "IANA zone of local times: Europe/Vaduz",
  ),
  /** The source; without one a location that covers the destination is chosen. */
  source: optionalSourceSchema,
  destination: placeSchema,
  customer: orderCustomerSchema.nullish().describe("The recipient: a name, and a phone number or an email address"),
  destination_contact: contactDraftSchema.describe("Contact person at the destination; the customer if empty"),
  units: unitsSchema,
  packages: z.array(packageSchema).min(1).max(100).describe("What is carried, a line for each kind"),
  items: z.array(itemSchema).max(500).default([]).describe("Goods from the account's items"),
  collections: z.array(collectionSchema).max(20).default([]).describe("What is collected at the door"),
  pickup_schedule: windowSchema.default({}).describe("When it may be picked up, local times"),
  delivery_schedule: windowSchema.default({}).describe("When it may arrive; without it what the method promises"),
  slot_hold: optionalField(z.uuid()).describe("The held slot that it books"),
  service_minutes: serviceMinutesSchema,
  priority: z.enum(priorities).default(DEFAULT_PRIORITY).describe("Lowest is left out first"),
  proof_of_delivery: codeSchema(proofSettings).default(0),
  proof_of_pickup: codeSchema(proofSettings).default(0),
  requirements: requirementsSchema.prefault({}).describe("What it asks of vehicle and agent"),
  tags: tagsSchema,
  notes: optionalField(boundedTextSchema(5000)).describe("For the people who handle it"),
  metadata: metadataSchema.default({}),
  documents: documentIdsSchema.describe("Ids of uploaded documents"),
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
