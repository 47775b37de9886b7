import { z } from "zod";
import {
  bulkOutcomeSchema,
  createdSchema,
  createListSchema,
  idSchema,
} from "#app/platform/http/responses/shared.responses.ts";
import { instant } from "#app/platform/http/wire-shapes.ts";
import { runReasons, runStateKeys } from "../model/automation-run.ts";

const runSchema = z.strictObject({
  id: idSchema,
  rule_id: idSchema,
  rule: z.string(),
  due_at: instant.describe("The moment that it was for"),
  state: z.enum(runStateKeys),
  reason: z.enum(runReasons).nullable(),
  shipment_type: z.int().nullable(),
  plan_id: idSchema.nullable(),
  plan: z.string().nullable(),
  order: z.string().nullable().describe("The number of the order that an event was about"),
  detail: z.strictObject({
    matched: z.int().optional().describe("Shipments"),
    planned: z.int().optional(),
    unassigned: z.int().optional(),
    agents: z.int().optional(),
    taken: z.int().optional().describe("Shipments that rules before it had taken at the same moment"),
    by: z.string().optional().describe("The rule before it that had the order"),
    until: instant.optional().describe("The last of several moments that were missed"),
    code: z.string().optional().describe("Of what was refused"),
    unmatched: z.array(z.string()).optional().describe("Conditions that did not hold, by their fields"),
    done: z.int().optional().describe("Steps that were done"),
    step: z.string().optional().describe("The step that was refused"),
  }),
  changed_at: instant,
});

/** Answers of `/api/automation-rules`, beside those of every list of the settings. */
export const automationResponses: Readonly<Record<string, z.ZodType>> = {
  "GET /api/automation-rules/{id}/runs": createListSchema("runs", runSchema),
  "GET /api/automation-runs": createListSchema("runs", runSchema),
  "POST /api/automation-rules/{id}/run": createdSchema,
  "POST /api/automation-rules/{id}/move": createdSchema,
  "POST /api/automation-rules/{id}/enable": bulkOutcomeSchema,
  "POST /api/automation-rules/{id}/pause": bulkOutcomeSchema,
  "POST /api/automation-rules/dry-run": z.strictObject({
    matched: z.int().describe("Shipments, or orders, of the last seven days"),
    days: z.array(z.strictObject({ date: z.iso.date(), fires: z.int(), matched: z.int() })),
  }),
};
