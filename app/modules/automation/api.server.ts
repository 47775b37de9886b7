import { z } from "zod";
import { shipmentTypes } from "#app/modules/shipments/model/shipment.enums.ts";
import { catalogueEndpoints } from "#app/platform/catalogue/endpoints.server.ts";
import { type Endpoint, endpoint } from "#app/platform/http/endpoint.server.ts";
import { withTags } from "#app/platform/http/endpoint-tags.ts";
import {
  bulkOutcomeSchema,
  createdSchema,
  createListSchema,
  idOf,
  idSchema,
} from "#app/platform/http/responses/shared.responses.ts";
import { codeOf, instant } from "#app/platform/http/wire-shapes.ts";
import { automationRuleCatalogue } from "./commands/automation-rules.server.ts";
import { dryRunRule } from "./commands/dry-run-rule.server.ts";
import { moveRule } from "./commands/move-rule.server.ts";
import { runRule } from "./commands/run-rule.server.ts";
import { listAllRuns, listRuns } from "./commands/view-runs.server.ts";
import { runReasons, runStateKeys } from "./model/automation-run.ts";

const access = { permission: "plans", subscription: true } as const;

const runSchema = z.strictObject({
  id: idSchema,
  rule_id: idSchema,
  rule: z.string(),
  due_at: instant.describe("The moment that it was for"),
  state: z.enum(runStateKeys),
  reason: z.enum(runReasons).nullable(),
  shipment_type: codeOf(shipmentTypes).nullable(),
  plan_id: idOf("plan").nullable(),
  plan: z.string().nullable(),
  order: z.string().nullable().describe("The number of the order that an event was about"),
  detail: z.strictObject({
    matched: z.int().optional().describe("Shipments"),
    planned: z.int().optional(),
    unassigned: z.int().optional(),
    agents: z.int().optional(),
    already_planned: z.int().optional().describe("Shipments that rules before it had taken at the same moment"),
    by: z.string().optional().describe("The rule before it that had the order"),
    until: instant.optional().describe("The last of several moments that were missed"),
    code: z.string().optional().describe("Of what was refused"),
    unmatched: z.array(z.string()).optional().describe("Conditions that did not hold, by their fields"),
    done: z.int().optional().describe("Steps that were done"),
    step: z.string().optional().describe("The step that was refused"),
  }),
  changed_at: instant,
});

/** Headings of the description. */
const tags = {
  "automation-runs": { name: "Runs of rules", description: "What rules did, and why not." },
  "automation-rules": "What happens by itself, and when.",
};

export const automationEndpoints: readonly Endpoint[] = withTags(tags, [
  endpoint({
    method: "GET",
    path: "/automation-runs",
    access,
    summary: "List runs of rules",
    read: listAllRuns,
    output: createListSchema("runs", runSchema),
  }),
  ...catalogueEndpoints(automationRuleCatalogue, {
    path: "/automation-rules",
    access,
    many: "automation rules",
    one: "a rule",
  }),
  endpoint({
    method: "POST",
    path: "/automation-rules/dry-run",
    operation: "dryRunAutomationRule",
    access,
    summary: "See what a rule would have matched",
    command: dryRunRule,
    output: z.strictObject({
      matched: z.int().describe("Shipments, or orders, of the last seven days"),
      days: z.array(z.strictObject({ date: z.iso.date(), runs: z.int(), matched: z.int() })),
    }),
  }),
  endpoint({
    method: "GET",
    path: "/automation-rules/:id/runs",
    access,
    summary: "List the runs of a rule",
    read: listRuns,
    output: createListSchema("runs", runSchema),
  }),
  endpoint({
    method: "POST",
    path: "/automation-rules/:id/run",
    access,
    summary: "Run a rule now",
    command: runRule,
    output: createdSchema,
  }),
  endpoint({
    method: "POST",
    path: "/automation-rules/:id/move",
    access,
    summary: "Move a rule in the order of rules",
    command: moveRule,
    output: createdSchema,
  }),
  endpoint({
    method: "POST",
    path: "/automation-rules/:id/enable",
    access,
    summary: "Switch a rule on",
    command: automationRuleCatalogue.switchingOn(),
    output: bulkOutcomeSchema,
  }),
  endpoint({
    method: "POST",
    path: "/automation-rules/:id/pause",
    access,
    summary: "Switch a rule off",
    command: automationRuleCatalogue.deactivate,
    output: bulkOutcomeSchema,
  }),
]);
