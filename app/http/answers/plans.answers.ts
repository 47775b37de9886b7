import { z } from "zod";
import { planEfforts, searchEnds } from "#app/domain/plans/plan-effort.ts";
import {
  changed,
  id,
  instant,
  localDate,
  localTime,
  made,
  minor,
  outcome,
  pagination,
  point,
  texts,
  version,
} from "./shapes.answers.ts";

const summary = z.strictObject({
  cost: minor,
  distance: z.number().describe("Metres"),
  duration: z.number().describe("Seconds"),
  assigned: z.int(),
  unassigned: z.int(),
  late: z.int(),
  atRisk: z.int(),
  violations: z.int(),
});

const plan = z.strictObject({
  id,
  number: z.string(),
  name: z.string(),
  shipmentType: z.int(),
  status: z.int(),
  startAt: localTime,
  endAt: localTime,
  timezone: z.string(),
  shipmentCount: z.int(),
  agentCount: z.int(),
  stale: z.boolean(),
  summary: summary.nullable(),
  createdAt: instant,
  confirmedAt: instant.nullable(),
});

const facts = plan.extend({
  locationId: z.string(),
  pickupGraceMinutes: z.int(),
  dropoffGraceMinutes: z.int(),
  autoConfirm: z.boolean(),
  createdByAutomation: z.boolean(),
  problem: z
    .strictObject({ code: z.string(), params: z.record(z.string(), z.union([z.string(), z.number()])).optional() })
    .nullable(),
  currentVersion: z.int().describe("What every change names as basedOn"),
  currency: z.string(),
});

const effort = z.enum(planEfforts);

const run = z
  .strictObject({
    effort,
    iterations: z.int(),
    budget: z.int().describe("Iterations at most"),
    seconds: z.number().describe("From pressing optimize to the plan"),
    ended: z.enum(searchEnds),
  })
  .describe("How the search went, of a version that the solver made");

const entry = z.strictObject({
  version,
  parent: z.int(),
  reason: z.string(),
  authorName: z.string(),
  summary,
  run: run.nullable(),
  at: instant,
});

const stop = z.strictObject({
  shipmentId: z.string(),
  type: z.enum(["pickup", "dropoff", "depot"]),
  fixed: z.boolean(),
});

const document = z.strictObject({
  routes: z.array(
    z.strictObject({
      id: z.string(),
      agentId: z.string(),
      vehicleId: z.string().nullable(),
      locked: z.boolean(),
      stops: z.array(stop),
    }),
  ),
  unassigned: texts,
});

const violation = z.strictObject({
  cause: z.string(),
  amount: z.number(),
  dimension: z.string().nullable(),
  soft: z.boolean(),
});

const timedStop = stop.extend({
  arriveAt: instant,
  startAt: instant,
  endAt: instant,
  latestAt: instant,
  waitSeconds: z.number(),
  serviceSeconds: z.number(),
  travelSeconds: z.number(),
  distance: z.number(),
  lateness: z.int(),
  load: z.array(z.number()).describe("Grams, cubic centimetres, parcels, pallets on board when leaving"),
  violations: z.array(violation),
});

const timed = z.strictObject({
  routes: z.array(
    z.strictObject({
      id: z.string(),
      number: z.int(),
      agentId: z.string(),
      vehicleId: z.string().nullable(),
      locked: z.boolean(),
      startAt: instant,
      endAt: instant,
      distance: z.number(),
      travelSeconds: z.number(),
      serviceSeconds: z.number(),
      waitSeconds: z.number(),
      workSeconds: z.number(),
      utilization: z.number().nullable(),
      cost: minor,
      late: z.int(),
      atRisk: z.int(),
      stops: z.array(timedStop),
      end: z.strictObject({ travelSeconds: z.number(), distance: z.number(), violations: z.array(violation) }),
      violations: z.array(violation),
    }),
  ),
  summary,
  strictViolations: z.int(),
  objective: z.number(),
});

const missing = {
  agentId: z.string(),
  vehicleId: z.string().nullable(),
  cause: z.string(),
  dimension: z.string().nullable(),
};

const explanation = z.strictObject({
  shipmentId: z.string(),
  reasons: z.array(z.strictObject({ ...missing, shortfall: z.number() })),
  relaxation: z.strictObject({ ...missing, by: z.number(), position: z.int() }).nullable(),
  fits: z.strictObject({ agentId: z.string(), vehicleId: z.string().nullable(), position: z.int() }).nullable(),
});

const whole = z.strictObject({
  plan: facts,
  actions: texts,
  canUndo: z.boolean(),
  canRedo: z.boolean(),
  versions: z.array(entry),
  document: document.nullable(),
  timed: timed.nullable(),
  explanations: z.array(explanation),
  efforts: z.array(z.strictObject({ effort, seconds: z.number() })).describe("The seconds that each effort will take"),
  inputs: z
    .record(z.string(), z.unknown())
    .describe("Shipments, crews, travel and settings: what a change is timed from"),
  available: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
  viewer: z.strictObject({ userId: z.string(), name: z.string(), canExecute: z.boolean() }),
});

const running = z.strictObject({ status: z.int() });

const routeStop = z.strictObject({
  id,
  position: z.int(),
  type: z.string(),
  state: z.string(),
  shipment: z
    .strictObject({
      id,
      number: z.string(),
      status: z.int(),
      orderNumber: z.string().nullable(),
      customerName: z.string().nullable(),
      codAmount: minor.nullable(),
      codCurrency: z.string().nullable(),
      failureReason: z.string().nullable(),
      notes: z.string().nullable(),
    })
    .nullable(),
  proof: z.int().nullable(),
  name: z.string(),
  line: z.string(),
  phone: z.string().nullable(),
  point: point.nullable(),
  windowFrom: instant.nullable(),
  windowTo: instant.nullable(),
  plannedArriveAt: instant,
  plannedStartAt: instant,
  plannedEndAt: instant,
  expectedAt: instant.nullable(),
  lateness: z.int(),
  serviceSeconds: z.number(),
  fixed: z.boolean(),
  arrivedAt: instant.nullable(),
  finishedAt: instant.nullable(),
  actions: texts,
  version,
});

const route = z.strictObject({
  id,
  number: z.int(),
  status: z.string(),
  date: localDate,
  plan: z.strictObject({ id, number: z.string(), name: z.string() }),
  agent: z.strictObject({ id, name: z.string(), phone: z.string() }),
  vehicle: z.strictObject({ id, label: z.string(), type: z.int() }).nullable(),
  depot: z.strictObject({ name: z.string(), point: point.nullable() }),
  startAt: instant,
  endAt: instant,
  expectedEndAt: instant,
  stopCount: z.int(),
  doneCount: z.int(),
  attemptedCount: z.int(),
  lateCount: z.int(),
  distance: z.number(),
  duration: z.number(),
  utilization: z.number(),
  preserveSequence: z.boolean(),
  completedAt: instant.nullable(),
  position: point.nullable(),
  canComplete: z.boolean(),
  stops: z.array(routeStop),
  version,
});

const stopState = z.strictObject({ state: z.string() });

/** `GET|POST|PUT|DELETE path` → what stands under `data`. */
export const planAnswers: Readonly<Record<string, z.ZodType>> = {
  "GET /api/plans": z.strictObject({ rows: z.array(plan), pagination }),
  "POST /api/plans": z.strictObject({ id, number: z.string(), added: outcome }),
  "GET /api/plans/{planId}": whole,
  "PUT /api/plans/{planId}": made,
  "DELETE /api/plans/{planId}": made,
  "GET /api/plans/{planId}/versions": z.strictObject({ versions: z.array(entry) }),
  "GET /api/plans/{planId}/explain": z.strictObject({ explanations: z.array(explanation) }),
  "POST /api/plans/{planId}/optimize": running,
  "POST /api/plans/{planId}/stop": running,
  "POST /api/plans/{planId}/change": changed,
  "POST /api/plans/{planId}/confirm": z.strictObject({ confirmed: z.int(), total: z.int() }),
  "POST /api/plans/{planId}/discard": running,
  "POST /api/plans/{planId}/undo": changed,
  "POST /api/plans/{planId}/redo": changed,
  "POST /api/plans/{planId}/agents": made,
  "POST /api/plans/{planId}/add-shipments": outcome,
  "POST /api/plans/{planId}/remove-shipments": outcome,
  "POST /api/plans/{planId}/versions/{version}/restore": changed,
  "POST /api/plans/{planId}/routes/{routeId}/resequence": changed,
  "POST /api/plans/{planId}/routes/{routeId}/lock": changed,
  "POST /api/plans/{planId}/routes/{routeId}/unlock": changed,
  "POST /api/plans/{planId}/routes/{routeId}/preassign": changed,
  "POST /api/plans/{planId}/stops/{shipmentId}/move": changed,
  "GET /api/routes": z.strictObject({
    date: localDate,
    timezone: z.string(),
    previousDate: localDate.nullable(),
    nextDate: localDate.nullable(),
    asOf: instant,
    routes: z.array(route),
    canAct: z.boolean(),
  }),
  "POST /api/routes/{routeId}/start": z.strictObject({ status: z.string(), loaded: outcome }),
  "POST /api/routes/{routeId}/complete": z.strictObject({ status: z.string() }),
  "POST /api/routes/{routeId}/stops/{stopId}/arrive": stopState,
  "POST /api/routes/{routeId}/stops/{stopId}/complete": stopState,
  "POST /api/routes/{routeId}/stops/{stopId}/attempt": stopState,
};
