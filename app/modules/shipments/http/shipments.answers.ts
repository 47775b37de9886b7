import { z } from "zod";
import { priorities } from "#app/modules/orders/model/order.enums.ts";
import {
  collection,
  id,
  listOf,
  localTime,
  numbered,
  orderStatus,
  outcome,
  packageLine,
  place,
  requirements,
  shipmentStatus,
  shipmentType,
  texts,
  timelineDetail,
  version,
} from "#app/platform/http/responses/shapes.answers.ts";
import { instant, moneyIn, pagination, person } from "#app/platform/http/wire-shapes.ts";

const shipment = z.strictObject({
  id,
  number: z.string(),
  type: shipmentType,
  status: shipmentStatus,
  source: place,
  destination: place,
  source_line: z.string(),
  destination_line: z.string(),
  customer_name: z.string().nullable(),
  merchant_id: z.string().nullable(),
  agent_id: z.string().nullable(),
  plan_id: z.string().nullable(),
  vehicle_id: z.string().nullable(),
  zone_id: z.string().nullable().describe("The delivery zone of its destination"),
  shipping_method_id: z.string().nullable(),
  pickup_from: localTime.nullable(),
  pickup_to: localTime.nullable(),
  delivery_from: localTime.nullable(),
  delivery_to: localTime.nullable(),
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
  version,
});

const event = z.strictObject({
  id,
  shipment_id: z.string(),
  version,
  type: z.string(),
  from_status: shipmentStatus.nullable(),
  to_status: shipmentStatus.nullable(),
  actor: person("actor").nullable(),
  detail: timelineDetail,
  at: instant,
});

const whole = shipment.extend({
  source_location_id: z.string().nullable(),
  destination_location_id: z.string().nullable(),
  customer_id: z.string().nullable(),
  route_id: z.string().nullable(),
  timezone: z.string(),
  service_minutes: z.number().nullable(),
  priority: z.enum(priorities),
  requirements,
  tags: texts,
  notes: z.string().nullable(),
  agent: person("agent").nullable(),
  merchant: person("merchant").nullable(),
  plan: z.strictObject({ id, number: z.string(), name: z.string() }).nullable(),
  type_name: z.string(),
  orders: z.array(
    z.strictObject({ id, number: z.string(), status: orderStatus, customer_name: z.string().nullable() }),
  ),
  packages: z.array(packageLine.extend({ order_id: z.string(), position: z.int() })),
  collections: z.array(collection.extend({ order_id: z.string() }).partial()),
  events: z.array(event),
});

const made = outcome.extend({
  shipments: z.array(z.strictObject({ order_id: z.string(), shipment_id: z.string(), number: z.string() })),
});

const repeated = made.extend({
  orders: z.array(z.strictObject({ id, number: z.string(), status: orderStatus })),
});

const named = z.array(z.record(z.string(), z.unknown()));

/** What `expand[]=orders` brings along. */
const carried = z.strictObject({
  ...{ id, number: z.string(), external_id: z.string().nullable(), status: orderStatus, customer_name: z.string() },
});

/** `GET|POST|PUT|DELETE path` → what stands under `data`. */
export const shipmentAnswers: Readonly<Record<string, z.ZodType>> = {
  "GET /api/shipments/{type}": listOf("shipments", shipment.partial().extend({ orders: z.array(carried).optional() })),
  "GET /api/shipments/{number}": z.strictObject({ shipment: whole }),
  "GET /api/shipments/{type}/{action}": z.strictObject({
    results: z.record(z.string(), named).optional(),
    statuses: z.array(z.strictObject({ value: z.int(), label: z.string() })).optional(),
    failure_reasons: texts.optional(),
    orders: named.optional(),
    pagination: pagination.optional(),
  }),
  "POST /api/shipments/store": made,
  "POST /api/shipments/{type}/print": z.strictObject({ url: z.string(), count: z.int(), missing: z.int() }),
  "POST /api/shipments/{type}/proofs": z.strictObject({ url: z.string(), count: z.int(), missing: z.int() }),
  "POST /api/shipments/plan": outcome,
  "POST /api/shipments/plan/clear": outcome,
  "POST /api/shipments/assign/{agent_id}": outcome,
  "POST /api/shipments/unassign": outcome,
  "POST /api/shipments/pickup": outcome,
  "POST /api/shipments/dropoff": outcome,
  "POST /api/shipments/attempt": outcome,
  "POST /api/shipments/incident": outcome,
  "POST /api/shipments/receive": outcome,
  "POST /api/shipments/reset": outcome,
  "POST /api/shipments/cancel": outcome,
  "PUT /api/shipments/{number}/source-contact": numbered,
  "PUT /api/shipments/{number}/destination-contact": numbered,
  "PUT /api/shipments/{number}/source": numbered,
  "PUT /api/shipments/{number}/destination": numbered,
  "PUT /api/shipments/{type}/{number}/reschedule": z.strictObject({ number: z.string() }),
  "PUT /api/shipments/{type}/{number}/reschedule-pickup": z.strictObject({ number: z.string() }),
  "POST /api/shipments/{type}/{number}/repeat": repeated,
};
