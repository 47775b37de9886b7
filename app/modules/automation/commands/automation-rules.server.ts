import { z } from "zod";
import { readCustomerNames } from "#app/modules/customers/db/customer-list.reads.server.ts";
import { createCatalogue } from "#app/platform/catalogue/catalogue.server.ts";
import { expectedVersionFields } from "#app/platform/catalogue/definition.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { createRowResponseSchema } from "#app/platform/http/responses/row-response.ts";
import { instant } from "#app/platform/http/wire-shapes.ts";
import { fail, failFields, ok, type Result } from "#app/platform/kernel/result.ts";
import { readNames } from "#app/platform/lists/names.reads.server.ts";
import { automationRuleRows, type StoredRule } from "../db/automation-rules.server.ts";
import { findInvalidConditions } from "../db/conditions.reads.server.ts";
import {
  type AutomationRuleInput,
  type AutomationRuleView,
  automationRuleSchema,
  type RuleAction,
} from "../model/automation-rule.ts";

/** Rules that make plans automatically. */
export const automationRuleCatalogue = createCatalogue<AutomationRuleInput, StoredRule, AutomationRuleView, object>({
  name: "automation_rules",
  singular: "automation_rule",
  rows: automationRuleRows,
  permission: ["plans", "plans.execute"],
  subscription: true,
  forms: { create: automationRuleSchema, update: automationRuleSchema.safeExtend(expectedVersionFields) },
  references: {
    location_id: "locations",
    teams: "teams",
    merchants: "merchants",
    shipping_methods: "shipping_methods",
  },
  prepare: validateRule,
  complete: async (_, { input }) => ok({ input, responseFields: {} }),
  response: {
    row: createRowResponseSchema(automationRuleSchema, {
      next_at: instant.nullable().describe("When it fires next; null while it is paused"),
    }),
  },
  isDeletable: true,
});

/**
 * An update without `active` keeps the rule enabled or paused. Customers and the targets of steps belong to the
 * account; conditions are filters of the list of orders. A rule about all orders is only for members who see all.
 */
async function validateRule(
  scope: Scope,
  { active, ...form }: AutomationRuleInput,
  found: AutomationRuleView | null,
): Promise<Result<StoredRule>> {
  if (form.event && scope.locations !== "all") return fail("forbidden");
  const named = (kind: "teams" | "shipping_methods") => readNames(scope, kind, listReferencedIds(form.actions, kind));
  const [customers, strange, teams, methods] = await Promise.all([
    readCustomerNames(scope, form.customers),
    findInvalidConditions(scope, form.conditions),
    named("teams"),
    named("shipping_methods"),
  ]);
  const known = new Set([...customers.map(({ value }) => value), ...teams.keys(), ...methods.keys()]);
  const foreign = form.actions.findIndex((action) => listActionReferences(action).some(({ id }) => !known.has(id)));
  const wrong = [
    ...(form.customers.some((id) => !known.has(id)) ? ["customers"] : []),
    ...strange.map((at) => `conditions.${at}`),
    ...(foreign >= 0 ? [`actions.${foreign}`] : []),
  ];
  if (wrong.length > 0) return failFields(Object.fromEntries(wrong.map((at) => [at, [{ code: "invalid_value" }]])));
  return ok({ ...form, active: active ?? found?.active ?? false });
}

/** Ids of other lists in a step. */
function listActionReferences(action: RuleAction): { kind: "teams" | "shipping_methods"; id: string }[] {
  if (action.type === "set_method") return [{ kind: "shipping_methods", id: action.shipping_method_id }];
  return action.type === "only_team" ? [{ kind: "teams", id: action.team_id }] : [];
}

function listReferencedIds(actions: readonly RuleAction[], kind: "teams" | "shipping_methods"): string[] {
  return actions.flatMap(listActionReferences).flatMap((each) => (each.kind === kind ? [each.id] : []));
}

/** Identifies a rule. */
export const ruleIdSchema = z.object({ id: z.uuid() });
