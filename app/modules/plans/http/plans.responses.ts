import { z } from "zod";
import { agentStateKeys } from "#app/modules/fleet/model/agent-states.ts";
import { planEfforts, searchEnds } from "#app/modules/planning/model/plan-effort.ts";
import { routeRequests } from "#app/modules/planning/model/route.enums.ts";
import {
  bulkOutcomeSchema,
  changedSchema,
  createdSchema,
  createListSchema,
  idSchema,
  localDateSchema,
  localTimeSchema,
  pointResponseSchema,
  stopCollectionsSchema,
  stopPackagesSchema,
  textListSchema,
  versionSchema,
} from "#app/platform/http/responses/shared.responses.ts";
import { instant, money, moneyIn, pagination, person } from "#app/platform/http/wire-shapes.ts";

const summarySchema = z.strictObject({
  cost: money,
  currency: z.string(),
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
  number: z.string(),
  name: z.string(),
  shipment_type: z.int(),
  status: z.int(),
  start_at: localTimeSchema,
  end_at: localTimeSchema,
  timezone: z.string(),
  shipment_count: z.int(),
  agent_count: z.int(),
  stale: z.boolean(),
  currency: z.string(),
  summary: summarySchema.nullable(),
  created_at: instant,
  confirmed_at: instant.nullable(),
});

const planFactsSchema = planSchema.extend({
  location_id: z.string(),
  pickup_grace_minutes: z.int(),
  dropoff_grace_minutes: z.int(),
  auto_confirm: z.boolean(),
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

const versionEntrySchema = z.strictObject({
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
  shipment_id: z.string(),
  type: z.enum(["pickup", "dropoff", "depot"]),
  fixed: z.boolean(),
});

const documentSchema = z.strictObject({
  routes: z.array(
    z.strictObject({
      id: z.string(),
      agent_id: z.string(),
      vehicle_id: z.string().nullable(),
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
      id: z.string(),
      number: z.int(),
      agent_id: z.string(),
      vehicle_id: z.string().nullable(),
      locked: z.boolean(),
      start_at: instant,
      end_at: instant,
      distance: z.number(),
      travel_seconds: z.number(),
      service_seconds: z.number(),
      wait_seconds: z.number(),
      work_seconds: z.number(),
      pace: z.int().describe("Percent that the times of its legs were taken with, learnt from the account's own legs"),
      utilization: z.number().nullable(),
      cost: money,
      currency: z.string(),
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
  objective: z.number(),
});

const missingFields = {
  agent_id: z.string(),
  vehicle_id: z.string().nullable(),
  cause: z.string(),
  dimension: z.string().nullable(),
};

const explanationSchema = z.strictObject({
  shipment_id: z.string(),
  reasons: z.array(z.strictObject({ ...missingFields, shortfall: z.number() })),
  relaxation: z.strictObject({ ...missingFields, by: z.number(), position: z.int() }).nullable(),
  fits: z.strictObject({ agent_id: z.string(), vehicle_id: z.string().nullable(), position: z.int() }).nullable(),
});

const planViewSchema = z.strictObject({
  plan: planFactsSchema,
  actions: textListSchema,
  can_undo: z.boolean(),
  can_redo: z.boolean(),
  versions: z.array(versionEntrySchema),
  document: documentSchema.nullable(),
  timed: timedPlanSchema.nullable(),
  explanations: z.array(explanationSchema),
  shipments: z.array(z.strictObject({ id: idSchema, order_number: z.string().nullable() })),
  requests: z
    .array(
      z.strictObject({
        agent_id: idSchema,
        number: z.int().describe("The route's"),
        request: z.enum(routeRequests).nullable(),
        refusal: z.string().nullable(),
      }),
    )
    .describe("What the agents of a confirmed plan's routes were asked and said"),
  agents: z.array(z.strictObject({ id: idSchema, name: z.string() })).describe("Who may be chosen"),
  vehicles: z.array(z.strictObject({ id: idSchema, plate_number: z.string().nullable() })),
  inputs: z.record(z.string(), z.unknown()).optional().describe("Of `expand[]=inputs`: what a change is timed from"),
  efforts: z
    .array(z.strictObject({ effort: effortSchema, seconds: z.number() }))
    .describe("The seconds that each effort will take"),
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

const replanProposalSchema = z.strictObject({
  moves: z
    .array(
      z.strictObject({
        stop_id: idSchema,
        shipment_id: idSchema,
        name: z.string(),
        from: routePositionSchema,
        to: routePositionSchema,
      }),
    )
    .describe("Stops that would change their route or place; empty where nothing better was found"),
  routes: z
    .array(
      z.strictObject({
        route_id: idSchema,
        version: versionSchema,
        stops: z.array(z.strictObject({ stop_id: idSchema, version: versionSchema })),
      }),
    )
    .describe(
      "What `take-rest` takes: the routes that change, with all stops that are left of them in their new order",
    ),
  before: replanFiguresSchema,
  after: replanFiguresSchema,
});

const runningSchema = z.strictObject({ status: z.int() });

export const routeStopSchema = z.strictObject({
  id: idSchema,
  position: z.int(),
  type: z.string(),
  state: z.string(),
  shipment: z
    .strictObject({
      id: idSchema,
      number: z.string(),
      type: z.int(),
      status: z.int(),
      order_number: z.string().nullable(),
      customer_name: z.string().nullable(),
      cod_amount: moneyIn("cod_currency").nullable(),
      cod_currency: z.string().nullable(),
      package_count: z.int(),
      pallet_count: z.int(),
      weight: z.int().describe("Grams"),
      failure_reason: z.string().nullable(),
      notes: z.string().nullable(),
    })
    .nullable(),
  proof: z.int().nullable(),
  asks_code: z.boolean().describe("The customer says a code at the door"),
  place: z.strictObject({ name: z.string(), line: z.string(), point: pointResponseSchema.nullable() }),
  phone: z.string().nullable(),
  window_from: instant.nullable(),
  window_to: instant.nullable(),
  planned_arrive_at: instant,
  planned_start_at: instant,
  planned_end_at: instant,
  expected_at: instant.nullable(),
  lateness: z.int(),
  service_seconds: z.number(),
  fixed: z.boolean(),
  arrived_at: instant.nullable(),
  finished_at: instant.nullable(),
  far_meters: z.int().nullable().describe("Completed so far from the place, beyond what the account allows"),
  far_reason: z.string().nullable(),
  told: z
    .strictObject({
      channel: z.enum(["mail", "text"]),
      at: instant,
      subject: z.string(),
      state: z.enum(["sent", "waiting", "given_up"]).describe("Whether it left"),
    })
    .nullable()
    .describe("What the customer was told last"),
  actions: textListSchema,
  version: versionSchema,
});

export const liveRouteSchema = z.strictObject({
  id: idSchema,
  number: z.int(),
  status: z.string(),
  date: localDateSchema,
  plan: z.strictObject({ id: idSchema, number: z.string(), name: z.string() }),
  agent: z.strictObject({ id: idSchema, name: z.string(), phone: z.string(), state: z.enum(agentStateKeys) }),
  vehicle: z.strictObject({ id: idSchema, label: z.string(), type: z.int() }).nullable(),
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
  told: z
    .strictObject({ kind: z.enum(["route", "changed", "withdrawn"]), at: instant, seen_at: instant.nullable() })
    .nullable()
    .describe("What the agent was told of the route last, and when they read it"),
  says: z
    .strictObject({ kind: z.enum(["pause", "late"]), minutes: z.int(), at: instant })
    .nullable()
    .describe("What the driver says: on a break, or so many minutes late"),
  request: z
    .enum(routeRequests)
    .nullable()
    .describe("What the agent was asked and said; null where routes are no requests"),
  answer_due_at: instant.nullable().describe("Until when an answer is waited for"),
  refusal: z.string().nullable().describe("Why the agent said no"),
  refused: z
    .array(z.strictObject({ kind: z.string(), at: instant, code: z.string() }))
    .describe("What the driver's phone told and could not be done any more, the newest first"),
  can_complete: z.boolean(),
  stops: z.array(routeStopSchema),
  version: versionSchema,
});

const stopOfferSchema = z.strictObject({
  route: z.strictObject({ id: idSchema, number: z.int(), label: z.string(), agent: z.string() }),
  position: z.int().describe("Among the stops of that route, from 1"),
  after: z.strictObject({ position: z.int(), name: z.string() }).nullable().describe("null: after the depot"),
  expected_at: instant,
  lateness: z.int(),
  metres: z.number().describe("What the route grows by"),
  seconds: z.number(),
  cost: money,
  currency: z.string(),
  late: z.array(z.strictObject({ name: z.string(), minutes: z.int() })).describe("Who would be late and is not now"),
  violations: textListSchema.describe("Rules that the route would break and does not now"),
  goods: z.enum(["depot", "van"]).describe("Where the goods are at the moment"),
});

const stopStateSchema = z.strictObject({ state: z.string() });

/** `GET|POST|PUT|DELETE path` → what stands under `data`. */
export const planResponses: Readonly<Record<string, z.ZodType>> = {
  "GET /api/plans": createListSchema("plans", planSchema),
  "POST /api/plans": z.strictObject({ id: idSchema, number: z.string(), added: bulkOutcomeSchema }),
  "GET /api/plans/{plan_id}": planViewSchema,
  "PUT /api/plans/{plan_id}": createdSchema,
  "DELETE /api/plans/{plan_id}": createdSchema,
  "GET /api/plans/{plan_id}/versions": z.strictObject({
    versions: z.array(versionEntrySchema),
    pagination,
    currency: z.string(),
  }),
  "GET /api/plans/{plan_id}/explain": createListSchema("explanations", explanationSchema),
  "POST /api/plans/{plan_id}/optimize": runningSchema,
  "POST /api/plans/{plan_id}/stop": runningSchema,
  "POST /api/plans/{plan_id}/change": changedSchema,
  "POST /api/plans/{plan_id}/confirm": z.strictObject({ confirmed: z.int(), total: z.int() }),
  "POST /api/plans/{plan_id}/propose-rest": replanProposalSchema,
  "POST /api/plans/{plan_id}/take-rest": changedSchema,
  "POST /api/plans/{plan_id}/discard": runningSchema,
  "POST /api/plans/{plan_id}/export": z.strictObject({ url: z.string(), routes: z.int() }),
  "POST /api/plans/{plan_id}/undo": changedSchema,
  "POST /api/plans/{plan_id}/redo": changedSchema,
  "POST /api/plans/{plan_id}/agents": createdSchema,
  "POST /api/plans/{plan_id}/add-shipments": bulkOutcomeSchema,
  "POST /api/plans/{plan_id}/remove-shipments": bulkOutcomeSchema,
  "POST /api/plans/{plan_id}/versions/{version}/restore": changedSchema,
  "POST /api/plans/{plan_id}/routes/{route_id}/resequence": changedSchema,
  "POST /api/plans/{plan_id}/routes/{route_id}/lock": changedSchema,
  "POST /api/plans/{plan_id}/routes/{route_id}/unlock": changedSchema,
  "POST /api/plans/{plan_id}/routes/{route_id}/preassign": changedSchema,
  "POST /api/plans/{plan_id}/stops/{shipment_id}/move": changedSchema,
  "GET /api/routes": z.strictObject({
    date: localDateSchema,
    timezone: z.string(),
    previous_date: localDateSchema.nullable(),
    next_date: localDateSchema.nullable(),
    as_of: instant,
    routes: z.array(liveRouteSchema),
    pagination,
    can_act: z.boolean(),
  }),
  "POST /api/routes/{route_id}/start": z.strictObject({ status: z.string(), loaded: bulkOutcomeSchema }),
  "POST /api/routes/{route_id}/complete": z.strictObject({ status: z.string() }),
  "GET /api/routes/{route_id}/stops/{stop_id}/door": z.strictObject({
    collections: stopCollectionsSchema,
    packages: stopPackagesSchema,
  }),
  "GET /api/routes/{route_id}/stops/{stop_id}/moves": z.strictObject({
    offers: z.array(stopOfferSchema),
    refused: z
      .enum(["gone", "pair"])
      .nullable()
      .describe("Why it goes nowhere: over or gone, or fetched and brought on the same route"),
  }),
  "POST /api/routes/{route_id}/stops/{stop_id}/move": z.strictObject({}),
  "POST /api/routes/{route_id}/message": z.strictObject({}),
  "POST /api/routes/{route_id}/stops/{stop_id}/arrive": stopStateSchema,
  "POST /api/routes/{route_id}/stops/{stop_id}/complete": stopStateSchema,
  "POST /api/routes/{route_id}/stops/{stop_id}/attempt": stopStateSchema,
};
