import { z } from "zod";
import { type Endpoint, endpoint } from "#app/platform/http/endpoint.server.ts";
import {
  bulkOutcomeSchema,
  createdSchema,
  idSchema,
  objectNumberSchema,
} from "#app/platform/http/responses/shared.responses.ts";
import { instant } from "#app/platform/http/wire-shapes.ts";
import { createPlan } from "../commands/create-plan.server.ts";
import { deletePlan } from "../commands/delete-plan.server.ts";
import { editPlan } from "../commands/edit-plan.server.ts";
import { listApiPlans, readApiPlan } from "../commands/list/api-plans.server.ts";
import { summarizePlan } from "../commands/list/summarize-plan.server.ts";
import { resetRouting, saveRouting, viewRouting } from "../commands/save-routing.server.ts";
import { planOrders } from "../commands/shipments/plan-orders.server.ts";
import { planShipments } from "../commands/shipments/plan-shipments.server.ts";
import {
  fingerprintSchema,
  planListSchema,
  planSummarySchema,
  planViewSchema,
  routingSchema,
} from "./plans.outputs.ts";

const plansAccess = { permission: "plans", subscription: true } as const;
const routingAccess = { permission: ["settings", "settings.routing"], subscription: true } as const;

const plannedSchema = bulkOutcomeSchema.extend({
  plan: z
    .strictObject({ id: idSchema, number: objectNumberSchema })
    .nullable()
    .describe("Null when nothing could join a new plan, which is then not made"),
});

export const planListEndpoints: readonly Endpoint[] = [
  endpoint({
    method: "POST",
    path: "/shipments/plan",
    access: { permission: "shipments", subscription: true },
    summary: "Put shipments into a plan",
    description:
      "Into the plan of `plan_id`, or into a new one: then name, start_at, end_at and location_id are needed.",
    command: planShipments,
    output: plannedSchema,
  }),
  endpoint({
    method: "POST",
    path: "/orders/plan",
    access: { permission: "orders", subscription: true },
    summary: "Plan orders",
    description:
      "Makes the shipments that the orders need and puts them into the plan of `plan_id`, or into a new one: then name, start_at, end_at and location_id are needed. A new plan gets the agents who work that day with a vehicle. Calling it again goes on where it ended.",
    mcp: { toolset: "plans", title: "Plan orders" },
    command: planOrders,
    output: plannedSchema,
  }),
  endpoint({
    method: "GET",
    path: "/plans",
    access: plansAccess,
    summary: "List plans",
    mcp: { toolset: "plans" },
    read: listApiPlans,
    output: planListSchema,
  }),
  endpoint({
    method: "POST",
    path: "/plans",
    access: plansAccess,
    summary: "Create a plan",
    description: "Names the day, where it begins, who drives and what is to be driven. Routes come with `optimize`.",
    mcp: { toolset: "plans", title: "Make a plan" },
    command: createPlan,
    status: 201,
    output: z.strictObject({ id: idSchema, number: objectNumberSchema, added: bulkOutcomeSchema }),
  }),
  endpoint({
    method: "GET",
    path: "/plans/:planId",
    access: plansAccess,
    summary: "Read a plan",
    description: "Status, routes with their stops and times, and what was left out.",
    query: { expand: { type: ["inputs"], many: true, means: "What else comes with the plan." } },
    read: readApiPlan,
    output: planViewSchema,
  }),
  endpoint({
    method: "GET",
    path: "/plans/:planId/summary",
    operation: "summarizePlan",
    access: plansAccess,
    summary: "Read a plan in short",
    description:
      "Its figures, a line for each route, what is late and what was left out and why. With `route` that route's stops too.",
    query: { route: { type: "integer", from: 1, to: 10_000, means: "The number of a route: its stops come too." } },
    mcp: { toolset: "plans" },
    read: summarizePlan,
    output: planSummarySchema,
  }),
  endpoint({
    method: "PUT",
    path: "/plans/:planId",
    access: plansAccess,
    summary: "Change a plan",
    command: editPlan,
    output: createdSchema,
  }),
  endpoint({
    method: "DELETE",
    path: "/plans/:planId",
    access: plansAccess,
    summary: "Delete a plan",
    command: deletePlan,
    output: createdSchema,
  }),
  endpoint({
    method: "GET",
    path: "/settings/routing",
    operation: "getRoutingSettings",
    access: routingAccess,
    summary: "Read how routes are counted",
    read: viewRouting,
    output: z.strictObject({
      routing: routingSchema,
      defaults: routingSchema,
      currency: z.string().describe("Of the costs"),
      learned: z
        .strictObject({
          at: instant,
          hours: z.array(
            z.strictObject({
              weekday: z.int().describe("1 is Monday, 7 is Sunday"),
              hour: z.int(),
              percent: z.int().describe("How long legs take against what the roads ask for"),
              legs: z.int(),
            }),
          ),
        })
        .nullable(),
      version: z.string().describe("Changes with every change; a PUT names the one that it saw"),
      can_manage: z.boolean(),
    }),
  }),
  endpoint({
    method: "PUT",
    path: "/settings/routing",
    operation: "updateRoutingSettings",
    access: routingAccess,
    summary: "Change how routes are counted",
    command: saveRouting,
    output: fingerprintSchema,
  }),
  endpoint({
    method: "DELETE",
    path: "/settings/routing",
    operation: "deleteRoutingSettings",
    access: routingAccess,
    summary: "Set back how routes are counted",
    command: resetRouting,
    output: fingerprintSchema,
  }),
];
