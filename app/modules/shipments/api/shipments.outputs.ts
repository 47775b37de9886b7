import { z } from "zod";
import { priorities } from "#app/modules/orders/model/order.enums.ts";
import {
  bulkOutcomeSchema,
  collectionResponseSchema,
  createListSchema,
  externalIdSchema,
  idOf,
  idSchema,
  localTimeSchema,
  objectNumberSchema,
  orderNumberSchema,
  orderStatusSchema,
  packageLineSchema,
  placeResponseSchema,
  requirementsResponseSchema,
  shipmentStatusSchema,
  shipmentTypeCodeSchema,
  tagListSchema,
  timelineDetailSchema,
  versionSchema,
  zoneNameSchema,
} from "#app/platform/http/responses/shared.responses.ts";
import { instant, metadata, moneyIn, person } from "#app/platform/http/wire-shapes.ts";

const shipmentSchema = z.strictObject({
  id: idSchema,
  number: objectNumberSchema,
  type: shipmentTypeCodeSchema,
  status: shipmentStatusSchema,
  source: placeResponseSchema,
  destination: placeResponseSchema,
  source_line: z.string(),
  destination_line: z.string(),
  customer_name: z.string().nullable(),
  merchant_id: idOf("merchant").nullable(),
  agent_id: idOf("agent").nullable(),
  plan_id: idOf("plan").nullable(),
  vehicle_id: idOf("vehicle").nullable(),
  zone_id: z.string().nullable().describe("The delivery zone of its destination"),
  shipping_method_id: idOf("shipping method").nullable(),
  pickup_from: localTimeSchema.nullable(),
  pickup_to: localTimeSchema.nullable(),
  delivery_from: localTimeSchema.nullable(),
  delivery_to: localTimeSchema.nullable(),
  package_count: z.int(),
  pallet_count: z.int(),
  weight: z.number().describe("Grams"),
  volume: z.number().describe("Cubic centimetres"),
  order_count: z.int(),
  order_number: orderNumberSchema.nullable(),
  cod_amount: moneyIn("cod_currency").nullable(),
  cod_currency: z.string().nullable(),
  failure_reason: z.string().nullable(),
  metadata,
  created_at: instant,
  completed_at: instant.nullable(),
  version: versionSchema,
});

const shipmentEventSchema = z.strictObject({
  id: idSchema,
  shipment_id: idOf("shipment"),
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
  customer_id: idOf("customer").nullable(),
  route_id: idOf("route").nullable(),
  timezone: zoneNameSchema,
  service_minutes: z.number().nullable().describe("Minutes at the door; without it what is usual"),
  priority: z.enum(priorities),
  requirements: requirementsResponseSchema,
  tags: tagListSchema,
  notes: z.string().nullable().describe("For the people who handle it"),
  agent: person("agent").nullable(),
  merchant: person("merchant").nullable(),
  plan: z.strictObject({ id: idSchema, number: objectNumberSchema, name: z.string() }).nullable(),
  orders: z.array(
    z.strictObject({
      id: idSchema,
      number: objectNumberSchema,
      status: orderStatusSchema,
      customer_name: z.string().nullable(),
    }),
  ),
  packages: z.array(packageLineSchema.extend({ order_id: idOf("order"), position: z.int() })),
  collections: z.array(collectionResponseSchema.extend({ order_id: idOf("order") }).partial()),
  events: z.array(shipmentEventSchema),
});

export const createdShipmentsSchema = bulkOutcomeSchema.extend({
  shipments: z.array(
    z.strictObject({ order_id: idOf("order"), shipment_id: idOf("shipment"), number: objectNumberSchema }),
  ),
});

export const duplicatedShipmentsSchema = createdShipmentsSchema.extend({
  orders: z.array(z.strictObject({ id: idSchema, number: objectNumberSchema, status: orderStatusSchema })),
});

export const namedRowsSchema = z.array(z.record(z.string(), z.unknown()));

/** What `expand[]=orders` brings along. */
const carriedOrderSchema = z.strictObject({
  ...{
    id: idSchema,
    number: objectNumberSchema,
    external_id: externalIdSchema.nullable(),
    status: orderStatusSchema,
    customer_name: z.string(),
  },
});

export const shipmentListSchema = createListSchema(
  "shipments",
  shipmentSchema.partial().extend({ orders: z.array(carriedOrderSchema).optional() }),
);
