import { z } from "zod";
import { agentStateKeys } from "#app/modules/fleet/model/agent-states.ts";
import { candidateReasons } from "#app/platform/geo/geocoding.ts";
import {
  bulkOutcomeSchema,
  bulkRefusalSchema,
  collectionResponseSchema,
  createdSchema,
  createListSchema,
  idSchema,
  localTimeSchema,
  numberedSchema,
  orderStatusSchema,
  packageLineSchema,
  placeResponseSchema,
  pointResponseSchema,
  requirementsResponseSchema,
  shipmentStatusSchema,
  shipmentTypeCodeSchema,
  textListSchema,
  timelineDetailSchema,
  versionSchema,
} from "#app/platform/http/responses/shared.responses.ts";
import { instant, money, moneyIn, person } from "#app/platform/http/wire-shapes.ts";
import { priorities } from "../model/order.enums.ts";

const order = z.strictObject({
  id: idSchema,
  number: z.string(),
  external_id: z.string().nullable(),
  kind: z.string(),
  status: orderStatusSchema,
  source: placeResponseSchema,
  destination: placeResponseSchema,
  source_location_id: z.string().nullable(),
  destination_location_id: z.string().nullable(),
  destination_line: z.string(),
  customer_id: z.string().nullable(),
  customer_name: z.string().nullable(),
  customer_phone: z.string().nullable(),
  customer_email: z.string().nullable(),
  merchant_id: z.string().nullable(),
  carrier_account_id: z.string().nullable(),
  shipping_method_id: z.string().nullable(),
  timezone: z.string(),
  pickup_from: localTimeSchema.nullable(),
  pickup_to: localTimeSchema.nullable(),
  delivery_from: localTimeSchema.nullable(),
  delivery_to: localTimeSchema.nullable(),
  service_minutes: z.number().nullable(),
  priority: z.enum(priorities),
  package_count: z.int(),
  weight: z.number().describe("Grams"),
  volume: z.number().describe("Cubic centimetres"),
  cod_amount: moneyIn("cod_currency").nullable(),
  cod_currency: z.string().nullable(),
  agent_id: z.string().nullable(),
  plan_id: z.string().nullable(),
  vehicle_id: z.string().nullable(),
  zone_id: z.string().nullable().describe("The delivery zone of its destination"),
  fee_amount: moneyIn("fee_currency").nullable(),
  fee_currency: z.string().nullable(),
  proof_of_delivery: z.int(),
  proof_of_pickup: z.int(),
  requirements: requirementsResponseSchema,
  tags: textListSchema,
  notes: z.string().nullable(),
  issues: textListSchema,
  attempts: z.int(),
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
  created_by: z.string().nullable(),
  created_at: instant,
  completed_at: instant.nullable(),
  version: versionSchema,
});

const item = z.strictObject({
  id: idSchema,
  item_id: z.string().nullable(),
  sku: z.string(),
  name: z.string(),
  quantity: z.int(),
  picked: z.int(),
  packed: z.int(),
  available: z.int().nullable(),
});

/** What an order costs its merchant, line by line. */
const postedFee = z.strictObject({
  id: idSchema,
  type: z.string(),
  event: z.string(),
  amount: money,
  currency: z.string(),
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
  items: z.array(item.omit({ available: true })).optional(),
  collections: z.array(collectionResponseSchema).optional(),
};

const orderWithParts = order.extend({
  customer_status: z.string(),
  tracking_url: z.url().describe("The page that the customer is sent, with its token"),
  packages: z.array(packageLineSchema),
  items: z.array(item),
  collections: z.array(collectionResponseSchema),
  fees: z.array(postedFee),
  shipments: z.array(
    z.strictObject({ id: idSchema, number: z.string(), type: shipmentTypeCodeSchema, status: shipmentStatusSchema }),
  ),
});

const shipped = bulkOutcomeSchema.extend({
  shipments: z.array(z.strictObject({ order_id: z.string(), shipment_id: z.string(), number: z.string() })),
});

const feeLine = z.strictObject({
  type: z.string(),
  amount: money,
  currency: z.string(),
  formula: z.string(),
  inputs: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
});
const fees = z.strictObject({ lines: z.array(feeLine), total: money, currency: z.string() });

const document = z.strictObject({
  id: idSchema,
  name: z.string(),
  content_type: z.string(),
  size: z.int().describe("Bytes"),
  created_by: person("created_by"),
  created_at: instant,
  own: z.boolean().describe("Added by the account that reads it, which alone may remove it"),
});

const bulkItem = { index: z.int(), id: z.string() };

const timelineEntry = z.strictObject({
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
const liveOrder = order
  .pick({ id: true, number: true, status: true, destination: true, destination_line: true, version: true })
  .extend({
    customer_name: z.string(),
    delivery_from: localTimeSchema.nullable(),
    delivery_to: localTimeSchema.nullable(),
    tags: textListSchema,
  });

const importStatus = z.strictObject({ status: z.string() });

const importRow = z.strictObject({
  row: z.int(),
  state: z.string(),
  values: z.record(z.string(), z.string()),
  issues: z.array(
    z.strictObject({
      severity: z.string(),
      field: z.string().nullable(),
      code: z.string(),
      params: z.record(z.string(), z.unknown()).optional(),
      suggestion: z.string().optional(),
    }),
  ),
  decision: z.string().nullable(),
  order_number: z.string().nullable(),
});

/** How many rows are what; `at` is when work on them last went on. */
const counts = z.looseObject({ at: instant.optional() });

const recentImport = z.strictObject({
  uuid: z.string(),
  file_name: z.string(),
  file_size: z.int(),
  status: z.string(),
  counts,
  created_by: person("created_by"),
  created_at: instant,
});

export const importFile = z.strictObject({
  uuid: idSchema,
  file_name: z.string(),
  file_size: z.int(),
  status: z.string(),
  configuration: z.record(z.string(), z.unknown()),
  mapping: z.array(
    z.strictObject({
      column: z.string(),
      field: z.string().nullable(),
      confidence: z.number(),
      by: z.string().optional(),
    }),
  ),
  columns: textListSchema,
  samples: z.array(textListSchema),
  counts,
  problem: z.unknown().nullable(),
  outcome: z.record(z.string(), z.int()).nullable(),
});

/** `GET|POST|PUT|DELETE path` → what stands under `data`. */
export const orderResponses: Readonly<Record<string, z.ZodType>> = {
  "GET /api/orders": createListSchema("orders", order.partial().extend(expandedParts)),
  "POST /api/orders": z.strictObject({ id: idSchema, number: z.string(), status: orderStatusSchema }),
  "GET /api/orders/{number}": z.strictObject({ order: orderWithParts }),
  "GET /api/orders/{number}/timeline": createListSchema("timeline", timelineEntry),
  "GET /api/orders/live": createListSchema("orders", liveOrder).extend({
    counts: z.record(z.string(), z.strictObject({ count: z.int(), more: z.boolean() })).nullable(),
  }),
  "POST /api/orders/bulk": z.strictObject({
    succeeded: z.array(
      z.strictObject({ ...bulkItem, outcome: z.string(), number: z.string(), status: orderStatusSchema }),
    ),
    refused: z.array(
      bulkRefusalSchema.extend({ ...bulkItem, errors: z.record(z.string(), textListSchema).optional() }),
    ),
  }),
  "POST /api/orders/estimate": z.strictObject({
    currency: z.string(),
    distance: z.number().nullable().describe("Metres"),
    zone: z.strictObject({ id: idSchema, name: z.string() }).nullable(),
    rank: z.int().nullable(),
    delivered: fees,
    return_completed: fees,
  }),
  "POST /api/orders/export": z.strictObject({ url: z.string() }),
  "POST /api/orders/labels": z.strictObject({ url: z.string(), count: z.int(), missing: z.int() }),
  "POST /api/orders/cancel": bulkOutcomeSchema,
  "POST /api/orders/ship": shipped,
  "POST /api/orders/unassign": bulkOutcomeSchema,
  "POST /api/orders/assign-carrier": bulkOutcomeSchema,
  "POST /api/orders/prioritize": bulkOutcomeSchema,
  "POST /api/orders/hold": bulkOutcomeSchema,
  "POST /api/orders/release": bulkOutcomeSchema,
  "POST /api/orders/close": bulkOutcomeSchema,
  "POST /api/orders/return": bulkOutcomeSchema,
  "POST /api/orders/lose": bulkOutcomeSchema,
  "PUT /api/orders/{number}/external_id": numberedSchema,
  "PUT /api/orders/{number}/notes": numberedSchema,
  "PUT /api/orders/{number}/requirements": numberedSchema,
  "PUT /api/orders/{number}/proof_of_delivery": numberedSchema,
  "PUT /api/orders/{number}/customer": numberedSchema,
  "PUT /api/orders/{number}/schedule": numberedSchema,
  "PUT /api/orders/{number}/locations": numberedSchema,
  "PUT /api/orders/{number}/packages": numberedSchema,
  "PUT /api/orders/{number}/collections": numberedSchema,
  "GET /api/orders/options/{kind}": z.strictObject({ options: z.array(z.looseObject({ label: z.string() })) }),
  "GET /api/lookups/{module}": z.strictObject({
    options: z.array(
      z.strictObject({
        ...{ value: z.string(), label: z.string(), detail: z.string().optional() },
        state: z.enum(agentStateKeys).optional(),
      }),
    ),
  }),
  "GET /api/addresses": createListSchema(
    "addresses",
    z.strictObject({
      line1: z.string(),
      postal_code: z.string(),
      city: z.string(),
      point: pointResponseSchema,
      why: textListSchema.optional(),
    }),
  ),
  "GET /api/orders/{number}/documents": createListSchema("documents", document),
  "DELETE /api/orders/{number}/documents/{id}": createdSchema,
  "POST /api/orders/validate-locations": bulkOutcomeSchema,
  "GET /api/orders/{number}/candidates": z.strictObject({
    candidates: z.array(
      z.strictObject({
        label: z.string(),
        point: pointResponseSchema,
        precision: z.string(),
        why: z.array(z.enum(candidateReasons)).optional(),
      }),
    ),
  }),
  "PUT /api/orders/{number}/fees": numberedSchema,
  "POST /api/orders/{number}/validate-location": numberedSchema.extend({ status: orderStatusSchema }),
  "POST /api/orders/{number}/accept-reschedule": z.strictObject({ number: z.string() }),
  "POST /api/orders/{number}/decline-reschedule": z.strictObject({ number: z.string() }),
  "POST /api/orders/{number}/notes": createdSchema,
  "POST /api/orders/{number}/repeat": z.strictObject({ id: idSchema, number: z.string(), status: orderStatusSchema }),
  "GET /api/orders/imports": createListSchema("imports", recentImport),
  "GET /api/orders/imports/{import_id}": z.strictObject({ import: importFile }),
  "GET /api/orders/imports/{import_id}/rows": createListSchema("rows", importRow),
  "PUT /api/orders/imports/{import_id}/mapping": importStatus,
  "PUT /api/orders/imports/{import_id}/configuration": importStatus,
  "POST /api/orders/imports/{import_id}/validate": importStatus,
  "POST /api/orders/imports/{import_id}/accept": z.strictObject({ rows: z.int() }),
  "POST /api/orders/imports/{import_id}/keep": z.strictObject({ rows: z.int() }),
  "POST /api/orders/imports/{import_id}/commit": importStatus,
  "PUT /api/orders/imports/{import_id}/rows/{row}": z.strictObject({ row: importRow }),
};
