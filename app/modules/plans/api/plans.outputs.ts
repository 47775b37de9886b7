import { z } from "zod";
import { latenessLevels, planStatuses } from "#app/modules/planning/model/plan.enums.ts";
import { planEfforts, searchEnds } from "#app/modules/planning/model/plan-effort.ts";
import { routeRequests } from "#app/modules/planning/model/route.enums.ts";
import { shipmentTypes } from "#app/modules/shipments/model/shipment.enums.ts";
import { planObjectives, routingSettingsSchema } from "#app/modules/workspace/model/routing-settings.ts";
import {
  createListSchema,
  currencyCodeSchema,
  idOf,
  idSchema,
  localTimeSchema,
  objectNumberSchema,
  orderNumberSchema,
  textListSchema,
  versionSchema,
  zoneNameSchema,
} from "#app/platform/http/responses/shared.responses.ts";
import { codeOf, instant, money, pagination, person } from "#app/platform/http/wire-shapes.ts";

const summarySchema = z.strictObject({
  cost: money,
  currency: currencyCodeSchema,
  distance: z.number().describe("Metres"),
  duration: z.number().describe("Seconds"),
  assigned: z.int(),
  unassigned: z.int(),
  late: z.int(),
  at_risk: z.int(),
  violations: z.int(),
});

const planSchema = z.strictObject({
  id: idSchema,
  number: objectNumberSchema,
  name: z.string(),
  shipment_type: codeOf(shipmentTypes),
  status: codeOf(planStatuses),
  start_at: localTimeSchema,
  end_at: localTimeSchema,
  timezone: zoneNameSchema,
  shipment_count: z.int(),
  agent_count: z.int(),
  stale: z.boolean(),
  currency: currencyCodeSchema,
  summary: summarySchema.nullable(),
  created_at: instant,
  confirmed_at: instant.nullable(),
});

const planFactsSchema = planSchema.extend({
  location_id: idOf("location"),
  pickup_grace_minutes: z.int(),
  dropoff_grace_minutes: z.int(),
  auto_confirm: z.boolean(),
  objective: z.enum(planObjectives).describe("What the plan searches for"),
  delayed_start: z.boolean().describe("Whether routes leave as late as they can instead of waiting on the way"),
  created_by_automation: z.boolean(),
  problem: z
    .strictObject({ code: z.string(), params: z.record(z.string(), z.union([z.string(), z.number()])).optional() })
    .nullable(),
  current_version: z.int().describe("What every change names as based_on"),
  version: z.int().describe("Of these facts: what an edit of them names"),
});

const effortSchema = z.enum(planEfforts);

const runSchema = z
  .strictObject({
    effort: effortSchema,
    iterations: z.int(),
    budget: z.int().describe("Iterations at most"),
    seconds: z.number().describe("From pressing optimize to the plan"),
    ended: z.enum(searchEnds),
  })
  .describe("How the search went, of a version that the solver made");

export const versionEntrySchema = z.strictObject({
  version: versionSchema,
  parent: z.int(),
  reason: z.string(),
  author: person("author"),
  summary: summarySchema,
  run: runSchema.nullable(),
  seed: z.int().nullable().describe("What the search started from: optimize takes it"),
  solver_version: z.string().nullable(),
  at: instant,
});

const planStopSchema = z.strictObject({
  shipment_id: idOf("shipment"),
  type: z.enum(["pickup", "dropoff", "depot"]),
  fixed: z.boolean(),
});

const planDocumentSchema = z.strictObject({
  routes: z.array(
    z.strictObject({
      id: idSchema,
      agent_id: idOf("agent"),
      vehicle_id: idOf("vehicle").nullable(),
      locked: z.boolean(),
      stops: z.array(planStopSchema),
    }),
  ),
  unassigned: textListSchema,
});

const violationSchema = z.strictObject({
  cause: z.string(),
  amount: z.number(),
  dimension: z.string().nullable(),
  soft: z.boolean(),
});

const timedStopSchema = planStopSchema.extend({
  arrive_at: instant,
  start_at: instant,
  end_at: instant,
  latest_at: instant,
  wait_seconds: z.number(),
  service_seconds: z.number(),
  travel_seconds: z.number(),
  distance: z.number(),
  lateness: z.int(),
  load: z.array(z.number()).describe("Grams, cubic centimetres, parcels, pallets on board when leaving"),
  violations: z.array(violationSchema),
});

const timedPlanSchema = z.strictObject({
  routes: z.array(
    z.strictObject({
      id: idSchema,
      number: z.int(),
      agent_id: idOf("agent"),
      vehicle_id: idOf("vehicle").nullable(),
      locked: z.boolean(),
      start_at: instant,
      end_at: instant,
      distance: z.number(),
      travel_seconds: z.number(),
      service_seconds: z.number(),
      wait_seconds: z.number(),
      work_seconds: z.number(),
      held_seconds: z.number().describe("By how much it leaves later than it could, so as to wait less"),
      pace: z.int().describe("Percent that the times of its legs were taken with, learned from the account's own legs"),
      utilization: z.number().nullable(),
      fill: z
        .strictObject({ weight: z.int().optional(), volume: z.int().optional(), time: z.int().optional() })
        .describe("Percent of each limit at the fullest moment; without a limit it is left out"),
      cost: money,
      costs: z
        .strictObject({
          hours: money,
          distance: money,
          route: money,
          stops: money,
          soft: money,
          currency: currencyCodeSchema,
        })
        .describe(
          "What the cost consists of: driving and service, distance, the route itself, stops, and lateness with soft settings",
        ),
      currency: currencyCodeSchema,
      late: z.int(),
      at_risk: z.int(),
      stops: z.array(timedStopSchema),
      breaks: z
        .array(
          z.strictObject({
            after: z.int(),
            arrive_at: instant,
            start_at: instant,
            end_at: instant,
            opens_at: instant,
            closes_at: instant,
          }),
        )
        .describe("Rests of the agent, each after so many stops; one begins between the moments it opens and closes"),
      end: z.strictObject({ travel_seconds: z.number(), distance: z.number(), violations: z.array(violationSchema) }),
      violations: z.array(violationSchema),
    }),
  ),
  summary: summarySchema,
  strict_violations: z.int(),
  objective: z.number().describe("What the search minimizes, in its own unit: for comparison"),
});

const missingFields = {
  agent_id: idOf("agent"),
  vehicle_id: idOf("vehicle").nullable(),
  cause: z.string(),
  dimension: z.string().nullable(),
};

export const explanationSchema = z.strictObject({
  shipment_id: idOf("shipment"),
  reasons: z.array(z.strictObject({ ...missingFields, shortfall: z.number() })),
  relaxation: z.strictObject({ ...missingFields, by: z.number(), position: z.int() }).nullable(),
  fits: z
    .strictObject({ agent_id: idOf("agent"), vehicle_id: idOf("vehicle").nullable(), position: z.int() })
    .nullable(),
});

export const planViewSchema = z.strictObject({
  plan: planFactsSchema,
  actions: textListSchema,
  can_undo: z.boolean(),
  can_redo: z.boolean(),
  versions: z.array(versionEntrySchema),
  document: planDocumentSchema.nullable(),
  timed: timedPlanSchema.nullable(),
  explanations: z.array(explanationSchema),
  shipments: z.array(z.strictObject({ id: idSchema, order_number: orderNumberSchema.nullable() })),
  requests: z
    .array(
      z.strictObject({
        agent_id: idOf("agent"),
        number: z.int().describe("The route's"),
        request: z.enum(routeRequests).nullable(),
        rejection_reason: z.string().nullable(),
      }),
    )
    .describe("What the agents of a confirmed plan's routes were requested, and their state"),
  agents: z.array(z.strictObject({ id: idSchema, name: z.string() })).describe("Who may be chosen"),
  vehicles: z.array(z.strictObject({ id: idSchema, plate_number: z.string().nullable() })),
  inputs: z.record(z.string(), z.unknown()).optional().describe("Of `expand[]=inputs`: what a change is timed from"),
  efforts: z
    .array(z.strictObject({ effort: effortSchema, seconds: z.number(), least_seconds: z.number() }))
    .describe("The seconds that each effort will take at most, and at least: it ends when it finds nothing better"),
});

const shortStopSchema = z.strictObject({
  route: z.int().describe("The route's number"),
  shipment_id: idOf("shipment"),
  order_number: orderNumberSchema.nullable(),
  customer_name: z.string().nullable(),
  type: z.enum(["pickup", "dropoff", "depot"]),
  arrive_at: instant,
  lateness: codeOf(latenessLevels),
});

export const planSummarySchema = z.strictObject({
  plan: planFactsSchema.pick({
    ...{ id: true, number: true, name: true, status: true, start_at: true, end_at: true, timezone: true },
    ...{ stale: true, problem: true, current_version: true, version: true },
  }),
  summary: summarySchema.nullable(),
  routes: z.array(
    z.strictObject({
      id: idSchema,
      number: z.int(),
      agent: z.string().nullable(),
      vehicle: z.string().nullable(),
      locked: z.boolean(),
      start_at: instant,
      end_at: instant,
      stops: z.int(),
      late: z.int(),
      at_risk: z.int(),
      distance: z.number().describe("Metres"),
      utilization: z.number().nullable(),
      cost: money,
      currency: currencyCodeSchema,
    }),
  ),
  late: z.array(shortStopSchema).describe("Stops that are late or at risk, at most 20"),
  left_out: z.strictObject({
    count: z.int(),
    reasons: z.array(z.strictObject({ cause: z.string(), shipments: z.int() })).describe("Of the first 100"),
    shipments: z
      .array(z.strictObject({ shipment_id: idOf("shipment"), order_number: orderNumberSchema.nullable() }))
      .describe("The first 20"),
  }),
  stops: z.array(shortStopSchema).optional().describe("Of the route that was named"),
});

const routePositionSchema = z.strictObject({
  number: z.int().describe("The route's"),
  position: z.int().describe("Among the stops that are left, from 1"),
});

const replanFiguresSchema = z.strictObject({
  distance: z.number(),
  seconds: z.number().describe("Of driving"),
  late: z.int(),
  late_seconds: z.number(),
});

export const replanProposalSchema = z.strictObject({
  moves: z
    .array(
      z.strictObject({
        stop_id: idSchema,
        shipment_id: idOf("shipment"),
        name: z.string(),
        from: routePositionSchema,
        to: routePositionSchema,
      }),
    )
    .describe("Stops that would change their route or place; empty where nothing better was found"),
  routes: z
    .array(
      z.strictObject({
        route_id: idOf("route"),
        version: versionSchema,
        stops: z.array(z.strictObject({ stop_id: idSchema, version: versionSchema })),
      }),
    )
    .describe(
      "What `apply-replan` takes: the routes that change, with all stops that are left of them in their new order",
    ),
  before: replanFiguresSchema,
  after: replanFiguresSchema,
});

export const runningSchema = z.strictObject({ status: codeOf(planStatuses) });

export const planListSchema = createListSchema("plans", planSchema);

export const routingSchema = z.strictObject(routingSettingsSchema.shape).partial();

export const fingerprintSchema = z.strictObject({ version: z.string() });

export const planVersionListSchema = z.strictObject({
  versions: z.array(versionEntrySchema),
  pagination,
  currency: currencyCodeSchema,
});
