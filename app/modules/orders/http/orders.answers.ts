import { z } from "zod";
import { agentStateKeys } from "#app/modules/fleet/model/agent-states.ts";
import { candidateWhys } from "#app/platform/geo/geocoding.ts";
import {
  collection,
  id,
  listOf,
  localTime,
  made,
  numbered,
  orderStatus,
  outcome,
  packageLine,
  place,
  point,
  refusal,
  requirements,
  shipmentStatus,
  shipmentType,
  texts,
  timelineDetail,
  version,
} from "#app/platform/http/responses/shapes.answers.ts";
import { instant, money, moneyIn, person } from "#app/platform/http/wire-shapes.ts";
import { priorities } from "../model/order.enums.ts";

const order = z.strictObject({
  id,
  number: z.string(),
  external_id: z.string().nullable(),
  kind: z.string(),
  status: orderStatus,
  source: place,
  destination: place,
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
  pickup_from: localTime.nullable(),
  pickup_to: localTime.nullable(),
  delivery_from: localTime.nullable(),
  delivery_to: localTime.nullable(),
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
  requirements,
  tags: texts,
  notes: z.string().nullable(),
  issues: texts,
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
  version,
});

const item = z.strictObject({
  id,
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
  id,
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
const brought = {
  packages: z.array(packageLine).optional(),
  items: z.array(item.omit({ available: true })).optional(),
  collections: z.array(collection).optional(),
};

const whole = order.extend({
  customer_status: z.string(),
  tracking_url: z.url().describe("The page that the customer is sent, with its token"),
  packages: z.array(packageLine),
  items: z.array(item),
  collections: z.array(collection),
  fees: z.array(postedFee),
  shipments: z.array(z.strictObject({ id, number: z.string(), type: shipmentType, status: shipmentStatus })),
});

const shipped = outcome.extend({
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
  id,
  name: z.string(),
  content_type: z.string(),
  size: z.int().describe("Bytes"),
  created_by: person("created_by"),
  created_at: instant,
  own: z.boolean().describe("Added by the account that reads it, which alone may remove it"),
});

const bulkItem = { index: z.int(), id: z.string() };

const timelineEntry = z.strictObject({
  id,
  version,
  type: z.string(),
  from_status: orderStatus.nullable(),
  to_status: orderStatus.nullable(),
  actor: person("actor").nullable(),
  detail: timelineDetail,
  at: instant,
});

/** An order that changed, as the live view has it. */
const liveOrder = order
  .pick({ id: true, number: true, status: true, destination: true, destination_line: true, version: true })
  .extend({
    customer_name: z.string(),
    delivery_from: localTime.nullable(),
    delivery_to: localTime.nullable(),
    tags: texts,
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
  uuid: id,
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
  columns: texts,
  samples: z.array(texts),
  counts,
  problem: z.unknown().nullable(),
  outcome: z.record(z.string(), z.int()).nullable(),
});

/** `GET|POST|PUT|DELETE path` → what stands under `data`. */
export const orderAnswers: Readonly<Record<string, z.ZodType>> = {
  "GET /api/orders": listOf("orders", order.partial().extend(brought)),
  "POST /api/orders": z.strictObject({ id, number: z.string(), status: orderStatus }),
  "GET /api/orders/{number}": z.strictObject({ order: whole }),
  "GET /api/orders/{number}/timeline": listOf("timeline", timelineEntry),
  "GET /api/orders/live": listOf("orders", liveOrder).extend({
    counts: z.record(z.string(), z.strictObject({ count: z.int(), more: z.boolean() })).nullable(),
  }),
  "POST /api/orders/bulk": z.strictObject({
    succeeded: z.array(z.strictObject({ ...bulkItem, outcome: z.string(), number: z.string(), status: orderStatus })),
    refused: z.array(refusal.extend({ ...bulkItem, errors: z.record(z.string(), texts).optional() })),
  }),
  "POST /api/orders/estimate": z.strictObject({
    currency: z.string(),
    distance: z.number().nullable().describe("Metres"),
    zone: z.strictObject({ id, name: z.string() }).nullable(),
    rank: z.int().nullable(),
    delivered: fees,
    return_completed: fees,
  }),
  "POST /api/orders/export": z.strictObject({ url: z.string() }),
  "POST /api/orders/labels": z.strictObject({ url: z.string(), count: z.int(), missing: z.int() }),
  "POST /api/orders/cancel": outcome,
  "POST /api/orders/ship": shipped,
  "POST /api/orders/unassign": outcome,
  "POST /api/orders/assign-carrier": outcome,
  "POST /api/orders/prioritize": outcome,
  "POST /api/orders/hold": outcome,
  "POST /api/orders/release": outcome,
  "POST /api/orders/close": outcome,
  "POST /api/orders/return": outcome,
  "POST /api/orders/lose": outcome,
  "PUT /api/orders/{number}/external_id": numbered,
  "PUT /api/orders/{number}/notes": numbered,
  "PUT /api/orders/{number}/requirements": numbered,
  "PUT /api/orders/{number}/proof_of_delivery": numbered,
  "PUT /api/orders/{number}/customer": numbered,
  "PUT /api/orders/{number}/schedule": numbered,
  "PUT /api/orders/{number}/locations": numbered,
  "PUT /api/orders/{number}/packages": numbered,
  "PUT /api/orders/{number}/collections": numbered,
  "GET /api/orders/options/{kind}": z.strictObject({ options: z.array(z.looseObject({ label: z.string() })) }),
  "GET /api/lookups/{module}": z.strictObject({
    options: z.array(
      z.strictObject({
        ...{ value: z.string(), label: z.string(), detail: z.string().optional() },
        state: z.enum(agentStateKeys).optional(),
      }),
    ),
  }),
  "GET /api/addresses": listOf(
    "addresses",
    z.strictObject({ line1: z.string(), postal_code: z.string(), city: z.string(), point, why: texts.optional() }),
  ),
  "GET /api/orders/{number}/documents": listOf("documents", document),
  "DELETE /api/orders/{number}/documents/{id}": made,
  "POST /api/orders/validate-locations": outcome,
  "GET /api/orders/{number}/candidates": z.strictObject({
    candidates: z.array(
      z.strictObject({
        label: z.string(),
        point,
        precision: z.string(),
        why: z.array(z.enum(candidateWhys)).optional(),
      }),
    ),
  }),
  "PUT /api/orders/{number}/fees": numbered,
  "POST /api/orders/{number}/validate-location": numbered.extend({ status: orderStatus }),
  "POST /api/orders/{number}/accept-reschedule": z.strictObject({ number: z.string() }),
  "POST /api/orders/{number}/decline-reschedule": z.strictObject({ number: z.string() }),
  "POST /api/orders/{number}/notes": made,
  "POST /api/orders/{number}/repeat": z.strictObject({ id, number: z.string(), status: orderStatus }),
  "GET /api/orders/imports": listOf("imports", recentImport),
  "GET /api/orders/imports/{import_id}": z.strictObject({ import: importFile }),
  "GET /api/orders/imports/{import_id}/rows": listOf("rows", importRow),
  "PUT /api/orders/imports/{import_id}/mapping": importStatus,
  "PUT /api/orders/imports/{import_id}/configuration": importStatus,
  "POST /api/orders/imports/{import_id}/validate": importStatus,
  "POST /api/orders/imports/{import_id}/accept": z.strictObject({ rows: z.int() }),
  "POST /api/orders/imports/{import_id}/keep": z.strictObject({ rows: z.int() }),
  "POST /api/orders/imports/{import_id}/commit": importStatus,
  "PUT /api/orders/imports/{import_id}/rows/{row}": z.strictObject({ row: importRow }),
};
