import { z } from "zod";
import { agentStateKeys } from "#app/modules/fleet/model/agent-states.ts";
import { vehicleTypes } from "#app/modules/fleet/model/fleet.enums.ts";
import { routeRequests } from "#app/modules/planning/model/route.enums.ts";
import { shipmentStatuses, shipmentTypes } from "#app/modules/shipments/model/shipment.enums.ts";
import {
  currencyCodeSchema,
  idSchema,
  localDateSchema,
  objectNumberSchema,
  orderNumberSchema,
  phoneNumberSchema,
  pointResponseSchema,
  textListSchema,
  versionSchema,
} from "#app/platform/http/responses/shared.responses.ts";
import { codeOf, instant, money, moneyIn } from "#app/platform/http/wire-shapes.ts";

export const routeStopSchema = z.strictObject({
  id: idSchema,
  position: z.int(),
  type: z.string(),
  state: z.string(),
  shipment: z
    .strictObject({
      id: idSchema,
      number: objectNumberSchema,
      type: codeOf(shipmentTypes),
      status: codeOf(shipmentStatuses),
      order_number: orderNumberSchema.nullable(),
      customer_name: z.string().nullable(),
      cod_amount: moneyIn("cod_currency").nullable(),
      cod_currency: z.string().nullable(),
      package_count: z.int(),
      pallet_count: z.int(),
      weight: z.int().describe("Grams"),
      failure_reason: z.string().nullable(),
      notes: z.string().nullable().describe("For the people who handle it"),
    })
    .nullable(),
  proof: z.int().nullable(),
  requires_code: z.boolean().describe("The customer says a code at the door"),
  place: z.strictObject({ name: z.string(), line: z.string(), point: pointResponseSchema.nullable() }),
  phone: phoneNumberSchema.nullable(),
  window_from: instant.nullable(),
  window_to: instant.nullable(),
  customer_window: z
    .strictObject({ from: instant, to: instant })
    .nullable()
    .describe("What the customer of an open delivery sees as its window"),
  planned_arrive_at: instant,
  planned_start_at: instant,
  planned_end_at: instant,
  expected_at: instant.nullable(),
  lateness: z.int(),
  service_seconds: z.number(),
  fixed: z.boolean(),
  arrived_at: instant.nullable(),
  finished_at: instant.nullable(),
  claimed_at: instant
    .nullable()
    .describe("Time not plausible: what the device reported for an event here; the times above are the server's"),
  outside_radius_meters: z.int().nullable().describe("Completed so far from the place, beyond what the account allows"),
  outside_radius_reason: z.string().nullable(),
  notification: z
    .strictObject({
      channel: z.enum(["mail", "text"]),
      at: instant,
      subject: z.string(),
      state: z.enum(["sent", "waiting", "failed"]).describe("Whether it left"),
    })
    .nullable()
    .describe("Last notification of the customer"),
  actions: textListSchema,
  version: versionSchema,
});

export const liveRouteSchema = z.strictObject({
  id: idSchema,
  number: z.int(),
  status: z.string(),
  date: localDateSchema,
  plan: z.strictObject({ id: idSchema, number: objectNumberSchema, name: z.string() }),
  agent: z.strictObject({ id: idSchema, name: z.string(), phone: phoneNumberSchema, state: z.enum(agentStateKeys) }),
  vehicle: z.strictObject({ id: idSchema, label: z.string(), type: codeOf(vehicleTypes) }).nullable(),
  depot: z.strictObject({ name: z.string(), point: pointResponseSchema.nullable() }),
  start: z
    .strictObject({ name: z.string(), point: pointResponseSchema.nullable() })
    .describe("The vehicle's start location, else its team's, else the depot"),
  end: z
    .strictObject({ name: z.string(), point: pointResponseSchema.nullable() })
    .describe("Where its team returns to, else the depot"),
  loads: z.boolean().describe("It starts elsewhere and loads at the depot before its first stop"),
  start_at: instant,
  end_at: instant,
  expected_end_at: instant,
  stop_count: z.int(),
  done_count: z.int(),
  attempted_count: z.int(),
  late_count: z.int(),
  distance: z.number(),
  duration: z.number(),
  utilization: z.number(),
  preserve_sequence: z.boolean(),
  completed_at: instant.nullable(),
  position: pointResponseSchema.nullable(),
  position_at: instant.nullable().describe("When the agent was there"),
  position_accuracy: z.number().nullable().describe("Metres; null where the device does not say"),
  heading: z.number().nullable().describe("Degrees clockwise from north; null while the device stands"),
  notification: z
    .strictObject({ kind: z.enum(["route", "changed", "withdrawn"]), at: instant, read_at: instant.nullable() })
    .nullable()
    .describe("Last notification of the agent about the route, and when they read it"),
  shown_stops: z.int().describe("Its customers see the driver from so many stops before theirs; 0 is never"),
  driver_report: z
    .strictObject({ kind: z.enum(["pause", "late"]), minutes: z.int(), at: instant })
    .nullable()
    .describe("What the driver reported: on a break, or so many minutes late"),
  request: z
    .enum(routeRequests)
    .nullable()
    .describe("The request to the agent and its state; null where routes are no requests"),
  answer_due_at: instant.nullable().describe("When the request times out"),
  rejection_reason: z.string().nullable().describe("Why the agent rejected it"),
  refused: z
    .array(z.strictObject({ kind: z.string(), at: instant, code: z.string() }))
    .describe("Actions of the driver's phone that were refused, newest first"),
  can_complete: z.boolean(),
  stops: z.array(routeStopSchema),
  version: versionSchema,
});

export const stopOfferSchema = z.strictObject({
  route: z.strictObject({ id: idSchema, number: z.int(), label: z.string(), agent: z.string() }),
  position: z.int().describe("Among the stops of that route, from 1"),
  after: z.strictObject({ position: z.int(), name: z.string() }).nullable().describe("null: after the depot"),
  expected_at: instant,
  lateness: z.int(),
  metres: z.number().describe("What the route grows by"),
  seconds: z.number(),
  cost: money,
  currency: currencyCodeSchema,
  late: z.array(z.strictObject({ name: z.string(), minutes: z.int() })).describe("Who would be late and is not now"),
  violations: textListSchema.describe("Rules that the route would break and does not now"),
  goods: z.enum(["depot", "van"]).describe("Where the goods are at the moment"),
});

export const stopStateSchema = z.strictObject({ state: z.string() });
