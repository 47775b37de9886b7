import { asc, eq, sql } from "drizzle-orm";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { updateJsonRows } from "#app/platform/db/json-rows.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { automationRules } from "./automation.tables.ts";
import { automationRuleRows } from "./automation-rules.server.ts";

/** A rule and its position in the run order. */
export interface RulePosition {
  id: string;
  name: string;
  position: number;
}

/** All rules of the account in run order. */
export function readRuleOrder(scope: Scope): Promise<RulePosition[]> {
  return scope.db
    .select({ id: automationRules.id, name: automationRules.name, position: automationRules.position })
    .from(automationRules)
    .where(eq(automationRules.accountId, scope.account.id))
    .orderBy(asc(automationRules.position), asc(automationRules.id));
}

/** The rules visible to the reader: a limited member sees those of their locations. */
export async function readVisibleRules(scope: Scope): Promise<RulePosition[]> {
  const rules = await readRuleOrder(scope);
  if (scope.locations === "all") return rules;
  const ids = rules.map(({ id }) => id);
  const visibleIds = new Set((await automationRuleRows.read(scope, ids)).map(({ id }) => id));
  return rules.filter(({ id }) => visibleIds.has(id));
}

/** Numbers rules from one in the given order; fails when the position of one changed since it was read. */
export function updateRulePositions(scope: Scope, ordered: readonly RulePosition[]): Statement {
  const moved = ordered.flatMap(({ id, position }, at) => (position === at + 1 ? [] : [{ id, position, to: at + 1 }]));
  return updateJsonRows(scope.db, {
    table: automationRules,
    account: scope.account.id,
    columns: { _seen: ({ position }) => position, _to: ({ to }) => to },
    rows: moved,
    computed: {
      position: (field) => sql`case when ${automationRules.position} = ${field("_seen")} then ${field("_to")} end`,
    },
  });
}
