import { z } from "zod";
import { type Endpoint, endpoint } from "#app/platform/http/endpoint.server.ts";
import {
  bulkOutcomeSchema,
  changedSchema,
  createdSchema,
  createListSchema,
} from "#app/platform/http/responses/shared.responses.ts";
import { openSocket } from "#app/platform/http/socket.server.ts";

import { addPlanShipments } from "../commands/add-plan-shipments.server.ts";
import { applyReplan, proposeReplan } from "../commands/apply-replan.server.ts";
import { changePlan } from "../commands/change-plan.server.ts";
import {
  lockRoute,
  movePlanStop,
  preassignRoute,
  resequenceRoute,
  unlockRoute,
} from "../commands/change-route.server.ts";
import { chooseAgents } from "../commands/choose-agents.server.ts";
import { linkPlanExport } from "../commands/export/export-plan.server.ts";
import { listApiPlanExplanations, listApiPlanVersions } from "../commands/list/api-plans.server.ts";
import {
  confirmPlan,
  discardPlan,
  optimizePlan,
  redoPlan,
  restorePlan,
  stopPlan,
  undoPlan,
} from "../commands/plan-room-commands.server.ts";
import { removePlanShipments } from "../commands/remove-plan-shipments.server.ts";
import { watchPlan } from "../commands/watch-plan.server.ts";
import { explanationSchema, planVersionListSchema, replanProposalSchema, runningSchema } from "./plans.outputs.ts";

const access = { permission: "plans", subscription: true } as const;

export const planEndpoints: readonly Endpoint[] = [
  endpoint({
    method: "GET",
    path: "/plans/:planId/versions",
    access,
    summary: "List the versions of a plan",
    read: listApiPlanVersions,
    output: planVersionListSchema,
  }),
  endpoint({
    method: "GET",
    path: "/plans/:planId/explain",
    operation: "explainPlan",
    access,
    summary: "Why shipments were left out",
    mcp: { toolset: "plans" },
    read: listApiPlanExplanations,
    output: createListSchema("explanations", explanationSchema),
  }),
  endpoint({
    method: "POST",
    path: "/plans/:planId/optimize",
    access,
    summary: "Optimize a plan",
    description: "Answers at once and searches on; sends `plan.ready`, or `plan.failed`.",
    mcp: { toolset: "plans", title: "Find routes for a plan" },
    command: optimizePlan,
    status: 202,
    output: runningSchema,
  }),
  endpoint({
    method: "POST",
    path: "/plans/:planId/stop",
    operation: "stopPlanOptimization",
    access,
    summary: "Stop optimizing and keep the best so far",
    command: stopPlan,
    output: runningSchema,
  }),
  endpoint({
    method: "POST",
    path: "/plans/:planId/change",
    access,
    summary: "Change routes of a plan by hand",
    command: changePlan,
    output: changedSchema,
  }),
  endpoint({
    method: "POST",
    path: "/plans/:planId/confirm",
    access,
    summary: "Confirm a plan",
    description:
      "Its routes are given to their agents. `based_on` is the version that was looked at. Sends `plan.confirmed`.",
    mcp: { toolset: "plans", title: "Confirm a plan and dispatch it", destructive: true },
    command: confirmPlan,
    output: z.strictObject({ confirmed: z.int(), total: z.int() }),
  }),
  endpoint({
    method: "POST",
    path: "/plans/:planId/propose-replan",
    access,
    summary: "Search the rest of the day anew",
    command: proposeReplan,
    output: replanProposalSchema,
  }),
  endpoint({
    method: "POST",
    path: "/plans/:planId/apply-replan",
    access,
    summary: "Take the proposal for the rest of the day",
    command: applyReplan,
    output: changedSchema,
  }),
  endpoint({
    method: "POST",
    path: "/plans/:planId/discard",
    access,
    summary: "Discard the proposal",
    command: discardPlan,
    output: runningSchema,
  }),
  endpoint({
    method: "POST",
    path: "/plans/:planId/undo",
    access,
    summary: "Undo a change of a plan",
    command: undoPlan,
    output: changedSchema,
  }),
  endpoint({
    method: "POST",
    path: "/plans/:planId/redo",
    access,
    summary: "Redo a change of a plan",
    command: redoPlan,
    output: changedSchema,
  }),
  endpoint({
    method: "POST",
    path: "/plans/:planId/export",
    access,
    summary: "Export a plan to a file",
    command: linkPlanExport,
    output: z.strictObject({ url: z.string(), routes: z.int() }),
  }),
  endpoint({
    method: "POST",
    path: "/plans/:planId/agents",
    operation: "addPlanAgents",
    access,
    summary: "Choose who drives a plan, and with what",
    command: chooseAgents,
    output: createdSchema,
  }),
  endpoint({
    method: "POST",
    path: "/plans/:planId/add-shipments",
    access,
    summary: "Add shipments to a plan",
    command: addPlanShipments,
    output: bulkOutcomeSchema,
  }),
  endpoint({
    method: "POST",
    path: "/plans/:planId/remove-shipments",
    access,
    summary: "Remove shipments from a plan",
    command: removePlanShipments,
    output: bulkOutcomeSchema,
  }),
  endpoint({
    method: "POST",
    path: "/plans/:planId/versions/:version/restore",
    access,
    summary: "Restore a version of a plan",
    command: restorePlan,
    output: changedSchema,
  }),
  endpoint({
    method: "POST",
    path: "/plans/:planId/routes/:routeId/resequence",
    access,
    summary: "Put the stops of a route in another order",
    command: resequenceRoute,
    output: changedSchema,
  }),
  endpoint({
    method: "POST",
    path: "/plans/:planId/routes/:routeId/lock",
    access,
    summary: "Lock a route",
    command: lockRoute,
    output: changedSchema,
  }),
  endpoint({
    method: "POST",
    path: "/plans/:planId/routes/:routeId/unlock",
    access,
    summary: "Unlock a route",
    command: unlockRoute,
    output: changedSchema,
  }),
  endpoint({
    method: "POST",
    path: "/plans/:planId/routes/:routeId/preassign",
    access,
    summary: "Give a route to an agent beforehand",
    command: preassignRoute,
    output: changedSchema,
  }),
  endpoint({
    method: "POST",
    path: "/plans/:planId/stops/:shipmentId/move",
    access,
    summary: "Move a stop to another place or route",
    mcp: { toolset: "plans" },
    command: movePlanStop,
    output: changedSchema,
  }),
  endpoint({
    method: "GET",
    path: "/plans/:planId/live",
    access,
    summary: "The socket of who watches a plan",
    internal: true,
    handler: openSocket((scope, { request, session, params: { planId = "" } }) =>
      watchPlan(scope, { planId, request, session }),
    ),
  }),
];
