import { z } from "zod";
import { priorities } from "#app/modules/orders/model/order.enums.ts";
import {
  bulkOutcomeSchema,
  collectionResponseSchema,
  createListSchema,
  idSchema,
  localTimeSchema,
  numberedSchema,
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
import { instant, moneyIn, pagination, person } from "#app/platform/http/wire-shapes.ts";

const shipment = z.strictObject({
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

const event = z.strictObject({
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

const shipmentDetails = shipment.extend({
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
  type_name: z.string(),
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
  events: z.array(event),
});

const made = bulkOutcomeSchema.extend({
  shipments: z.array(z.strictObject({ order_id: z.string(), shipment_id: z.string(), number: z.string() })),
});

const duplicated = made.extend({
  orders: z.array(z.strictObject({ id: idSchema, number: z.string(), status: orderStatusSchema })),
});

const named = z.array(z.record(z.string(), z.unknown()));

/** What `expand[]=orders` brings along. */
const carried = z.strictObject({
  ...{
    id: idSchema,
    number: z.string(),
    external_id: z.string().nullable(),
    status: orderStatusSchema,
    customer_name: z.string(),
  },
});

/** `GET|POST|PUT|DELETE path` → what stands under `data`. */
export const shipmentResponses: Readonly<Record<string, z.ZodType>> = {
  "GET /api/shipments/{type}": createListSchema(
    "shipments",
    shipment.partial().extend({ orders: z.array(carried).optional() }),
  ),
  "GET /api/shipments/{number}": z.strictObject({ shipment: shipmentDetails }),
  "GET /api/shipments/{type}/{action}": z.strictObject({
    results: z.record(z.string(), named).optional(),
    statuses: z.array(z.strictObject({ value: z.int(), label: z.string() })).optional(),
    failure_reasons: textListSchema.optional(),
    orders: named.optional(),
    pagination: pagination.optional(),
  }),
  "POST /api/shipments/store": made,
  "POST /api/shipments/{type}/print": z.strictObject({ url: z.string(), count: z.int(), missing: z.int() }),
  "POST /api/shipments/{type}/proofs": z.strictObject({ url: z.string(), count: z.int(), missing: z.int() }),
  "POST /api/shipments/plan": bulkOutcomeSchema,
  "POST /api/shipments/plan/clear": bulkOutcomeSchema,
  "POST /api/shipments/assign/{agent_id}": bulkOutcomeSchema,
  "POST /api/shipments/unassign": bulkOutcomeSchema,
  "POST /api/shipments/pickup": bulkOutcomeSchema,
  "POST /api/shipments/dropoff": bulkOutcomeSchema,
  "POST /api/shipments/attempt": bulkOutcomeSchema,
  "POST /api/shipments/incident": bulkOutcomeSchema,
  "POST /api/shipments/receive": bulkOutcomeSchema,
  "POST /api/shipments/reset": bulkOutcomeSchema,
  "POST /api/shipments/cancel": bulkOutcomeSchema,
  "PUT /api/shipments/{number}/source-contact": numberedSchema,
  "PUT /api/shipments/{number}/destination-contact": numberedSchema,
  "PUT /api/shipments/{number}/source": numberedSchema,
  "PUT /api/shipments/{number}/destination": numberedSchema,
  "PUT /api/shipments/{type}/{number}/reschedule": z.strictObject({ number: z.string() }),
  "PUT /api/shipments/{type}/{number}/reschedule-pickup": z.strictObject({ number: z.string() }),
  "POST /api/shipments/{type}/{number}/repeat": duplicated,
};
