import { z } from "zod";
import { priorities } from "#app/modules/orders/model/order.enums.ts";
import {
  bulkOutcomeSchema,
  collectionResponseSchema,
  createListSchema,
  idSchema,
  localTimeSchema,
  orderStatusSchema,
  packageLineSchema,
  placeResponseSchema,
  requirementsResponseSchema,
  shipmentStatusSchema,
  shipmentTypeCodeSchema,
  textListSchema,
  timelineDetailSchema,
  versionSchema,
} from "#app/platform/http/responses/shared.responses.ts";
import { instant, moneyIn, person } from "#app/platform/http/wire-shapes.ts";

const shipmentSchema = z.strictObject({
  id: idSchema,
  number: z.string(),
  type: shipmentTypeCodeSchema,
  status: shipmentStatusSchema,
  source: placeResponseSchema,
  destination: placeResponseSchema,
  source_line: z.string(),
  destination_line: z.string(),
  customer_name: z.string().nullable(),
  merchant_id: z.string().nullable(),
  agent_id: z.string().nullable(),
  plan_id: z.string().nullable(),
  vehicle_id: z.string().nullable(),
  zone_id: z.string().nullable().describe("The delivery zone of its destination"),
  shipping_method_id: z.string().nullable(),
  pickup_from: localTimeSchema.nullable(),
  pickup_to: localTimeSchema.nullable(),
  delivery_from: localTimeSchema.nullable(),
  delivery_to: localTimeSchema.nullable(),
  package_count: z.int(),
  pallet_count: z.int(),
  weight: z.number().describe("Grams"),
  volume: z.number().describe("Cubic centimetres"),
  order_count: z.int(),
  order_number: z.string().nullable(),
  cod_amount: moneyIn("cod_currency").nullable(),
  cod_currency: z.string().nullable(),
  failure_reason: z.string().nullable(),
  created_at: instant,
  completed_at: instant.nullable(),
  version: versionSchema,
});

const shipmentEventSchema = z.strictObject({
  id: idSchema,
  shipment_id: z.string(),
  version: versionSchema,
  type: z.string(),
  from_status: shipmentStatusSchema.nullable(),
  to_status: shipmentStatusSchema.nullable(),
  actor: person("actor").nullable(),
  detail: timelineDetailSchema,
  at: instant,
});

export const shipmentDetailsSchema = shipmentSchema.extend({
  source_location_id: z.string().nullable(),
  destination_location_id: z.string().nullable(),
  customer_id: z.string().nullable(),
  route_id: z.string().nullable(),
  timezone: z.string(),
  service_minutes: z.number().nullable(),
  priority: z.enum(priorities),
  requirements: requirementsResponseSchema,
  tags: textListSchema,
  notes: z.string().nullable(),
  agent: person("agent").nullable(),
  merchant: person("merchant").nullable(),
  plan: z.strictObject({ id: idSchema, number: z.string(), name: z.string() }).nullable(),
  orders: z.array(
    z.strictObject({
      id: idSchema,
      number: z.string(),
      status: orderStatusSchema,
      customer_name: z.string().nullable(),
    }),
  ),
  packages: z.array(packageLineSchema.extend({ order_id: z.string(), position: z.int() })),
  collections: z.array(collectionResponseSchema.extend({ order_id: z.string() }).partial()),
  events: z.array(shipmentEventSchema),
});

export const createdShipmentsSchema = bulkOutcomeSchema.extend({
  shipments: z.array(z.strictObject({ order_id: z.string(), shipment_id: z.string(), number: z.string() })),
});

export const duplicatedShipmentsSchema = createdShipmentsSchema.extend({
  orders: z.array(z.strictObject({ id: idSchema, number: z.string(), status: orderStatusSchema })),
});

export const namedRowsSchema = z.array(z.record(z.string(), z.unknown()));

/** What `expand[]=orders` brings along. */
const carriedOrderSchema = z.strictObject({
  ...{
    id: idSchema,
    number: z.string(),
    external_id: z.string().nullable(),
    status: orderStatusSchema,
    customer_name: z.string(),
  },
});

export const shipmentListSchema = createListSchema(
  "shipments",
  shipmentSchema.partial().extend({ orders: z.array(carriedOrderSchema).optional() }),
);
