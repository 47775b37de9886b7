import { type RowPosition, readRowOrder } from "#app/platform/catalogue/row-order.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { automationRules } from "./automation.tables.ts";
import { automationRuleRows } from "./automation-rules.server.ts";

/** The rules visible to the reader, in run order: a limited member sees those of their locations. */
export async function readVisibleRules(scope: Scope): Promise<RowPosition[]> {
  const rules = await readRowOrder(scope, automationRules);
  if (scope.locations === "all") return rules;
  const ids = rules.map(({ id }) => id);
  const visibleIds = new Set((await automationRuleRows.read(scope, ids)).map(({ id }) => id));
  return rules.filter(({ id }) => visibleIds.has(id));
}
