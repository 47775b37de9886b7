import { z } from "zod";
import {
  collectionResponseSchema,
  createListSchema,
  currencyCodeSchema,
  externalIdSchema,
  idOf,
  idSchema,
  localTimeSchema,
  objectNumberSchema,
  orderStatusSchema,
  packageLineSchema,
  placeResponseSchema,
  requirementsResponseSchema,
  shipmentStatusSchema,
  shipmentTypeCodeSchema,
  tagListSchema,
  textListSchema,
  timelineDetailSchema,
  versionSchema,
  zoneNameSchema,
} from "#app/platform/http/responses/shared.responses.ts";
import { codeOf, instant, metadata, money, moneyIn, person } from "#app/platform/http/wire-shapes.ts";
import { priorities, proofSettings } from "../model/order.enums.ts";
import { otherRecipientKinds } from "../model/tracked/delivery-wishes.ts";

/** What its customer asks of the delivery. */
export const deliveryWishesResponseSchema = z.strictObject({
  note: z.string().nullable().describe("For the driver"),
  phone: z.string().nullable().describe("Another number to call"),
  leave_with: z.enum(otherRecipientKinds).nullable().describe("Where to leave the goods when nobody opens"),
  leave_at: z.string().nullable().describe("The neighbor's name, or the place"),
});

const orderSchema = z.strictObject({
  id: idSchema,
  number: objectNumberSchema,
  external_id: externalIdSchema.nullable(),
  kind: z.string(),
  status: orderStatusSchema,
  source: placeResponseSchema,
  destination: placeResponseSchema,
  source_location_id: z.string().nullable(),
  destination_location_id: z.string().nullable(),
  destination_line: z.string(),
  customer_id: idOf("customer").nullable(),
  customer_name: z.string().nullable(),
  customer_phone: z.string().nullable(),
  customer_email: z.string().nullable(),
  merchant_id: idOf("merchant").nullable(),
  carrier_account_id: z.string().nullable(),
  shipping_method_id: idOf("shipping method").nullable(),
  timezone: zoneNameSchema,
  pickup_from: localTimeSchema.nullable(),
  pickup_to: localTimeSchema.nullable(),
  delivery_from: localTimeSchema.nullable(),
  delivery_to: localTimeSchema.nullable(),
  service_minutes: z.number().nullable().describe("Minutes at the door; without it what is usual"),
  priority: z.enum(priorities),
  package_count: z.int(),
  weight: z.number().describe("Grams"),
  volume: z.number().describe("Cubic centimetres"),
  cod_amount: moneyIn("cod_currency").nullable(),
  cod_currency: z.string().nullable(),
  agent_id: idOf("agent").nullable(),
  plan_id: idOf("plan").nullable(),
  vehicle_id: idOf("vehicle").nullable(),
  zone_id: z.string().nullable().describe("The delivery zone of its destination"),
  fee_amount: moneyIn("fee_currency").nullable(),
  fee_currency: z.string().nullable(),
  proof_of_delivery: codeOf(proofSettings),
  proof_of_pickup: codeOf(proofSettings),
  requirements: requirementsResponseSchema,
  tags: tagListSchema,
  notes: z.string().nullable().describe("For the people who handle it"),
  metadata,
  delivery_wishes: deliveryWishesResponseSchema.nullable(),
  issues: textListSchema.describe("What keeps it from going on"),
  attempts: z.int().describe("How often it was tried"),
  held_for: z.string().nullable(),
  cancel_reason: z.string().nullable(),
  has_customer_feedback: z.boolean(),
  has_customer_reschedule_request: z.boolean(),
  has_unpicked_items: z.boolean(),
  has_at_least_one_picked_item: z.boolean(),
  import_id: z.string().nullable(),
  import_row: z.int().nullable(),
  owner_account_id: z.string().nullable(),
  owner_customer_id: z.string().nullable(),
  created_by: z.string().nullable().describe("Who made it"),
  created_at: instant,
  completed_at: instant.nullable(),
  version: versionSchema,
});

const itemSchema = z.strictObject({
  id: idSchema,
  item_id: z.string().nullable(),
  sku: z.string().describe("The article's own number"),
  name: z.string(),
  quantity: z.int(),
  picked: z.int(),
  packed: z.int(),
  available: z.int().nullable(),
});

/** What an order costs its merchant, line by line. */
const postedFeeSchema = z.strictObject({
  id: idSchema,
  type: z.string(),
  event: z.string(),
  amount: money,
  currency: currencyCodeSchema,
  formula: z.string(),
  inputs: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
  rank: z.int().nullable(),
  posted_at: instant,
  invoice_id: z.string().nullable(),
  paid_at: instant.nullable(),
});

/** What `expand[]` brings along. */
const expandedParts = {
  packages: z.array(packageLineSchema).optional(),
  items: z.array(itemSchema.omit({ available: true })).optional(),
  collections: z.array(collectionResponseSchema).optional(),
};

export const orderDetailsSchema = orderSchema.extend({
  customer_status: z.string(),
  tracking_url: z.url().describe("The page that the customer is sent, with its token"),
  packages: z.array(packageLineSchema),
  items: z.array(itemSchema),
  collections: z.array(collectionResponseSchema),
  fees: z.array(postedFeeSchema),
  shipments: z.array(
    z.strictObject({
      id: idSchema,
      number: objectNumberSchema,
      type: shipmentTypeCodeSchema,
      status: shipmentStatusSchema,
    }),
  ),
});

const feeLineSchema = z.strictObject({
  type: z.string(),
  amount: money,
  currency: currencyCodeSchema,
  formula: z.string(),
  inputs: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
});

export const feesSchema = z.strictObject({ lines: z.array(feeLineSchema), total: money, currency: currencyCodeSchema });

export const orderDocumentSchema = z.strictObject({
  id: idSchema,
  name: z.string(),
  content_type: z.string(),
  size: z.int().describe("Bytes"),
  created_by: person("created_by"),
  created_at: instant,
  is_own: z.boolean().describe("Added by the account that reads it, which alone may remove it"),
});

export const bulkItemSchema = { index: z.int(), id: idSchema };

export const timelineEntrySchema = z.strictObject({
  id: idSchema,
  version: versionSchema,
  type: z.string(),
  from_status: orderStatusSchema.nullable(),
  to_status: orderStatusSchema.nullable(),
  actor: person("actor").nullable(),
  detail: timelineDetailSchema,
  at: instant,
});

/** An order that changed, as the live view has it. */
export const liveOrder = orderSchema
  .pick({ id: true, number: true, status: true, destination: true, destination_line: true, version: true })
  .extend({
    customer_name: z.string(),
    delivery_from: localTimeSchema.nullable(),
    delivery_to: localTimeSchema.nullable(),
    tags: tagListSchema,
  });

export const orderListSchema = createListSchema("orders", orderSchema.partial().extend(expandedParts));
