import { and, type SQL, sql } from "drizzle-orm";
import { replaceTeamFilter } from "#app/modules/fleet/db/team-filter.reads.server.ts";
import { getOrderList } from "#app/modules/orders/db/order-list.reads.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { buildConditions } from "#app/platform/lists/list-conditions.server.ts";
import type { RuleCondition } from "../model/automation-rule.ts";
import type { RuleEvent } from "../model/rule.enums.ts";
import { isRuleEvent } from "./event-runs.server.ts";

/** The condition as SQL; null when the list of orders does not have the filter or its values are invalid. */
async function buildConditionSql(scope: Scope, condition: RuleCondition): Promise<SQL | null> {
  const requested = { sort: null, search: "", limit: null, cursor: null, filters: [condition] };
  const { filters } = await replaceTeamFilter(scope, requested);
  const [found] = buildConditions(scope, getOrderList(scope), filters);
  return found?.sql ?? null;
}

/** Fields of conditions that are invalid. */
export async function findInvalidConditions(scope: Scope, conditions: readonly RuleCondition[]): Promise<number[]> {
  const found = await Promise.all(conditions.map((each) => buildConditionSql(scope, each)));
  return found.flatMap((each, at) => (each ? [] : [at]));
}

/** Fields of the conditions that an order does not meet; null when the account has no such order. */
export async function findUnmetConditions(
  scope: Scope,
  orderId: string,
  conditions: readonly RuleCondition[],
): Promise<string[] | null> {
  const found = await Promise.all(conditions.map((each) => buildConditionSql(scope, each)));
  const holds = found.map((each, at) => sql`coalesce((${each ?? sql`0`}), 0) as ${sql.raw(`c${at}`)}`);
  const [row] = await scope.db.all<Record<string, number>>(
    sql`select ${sql.join([sql`1 as found`, ...holds], sql`, `)} from orders
      where orders.id = ${orderId} and orders.account_id = ${scope.account.id}`,
  );
  return row ? conditions.flatMap(({ field }, at) => (row[`c${at}`] ? [] : [field])) : null;
}

/** An event that a rule would have handled. */
export interface RuleEventMatch {
  at: number;
  order: string;
  matched: boolean;
}

/**
 * Events since a moment that a rule listens to, and whether their orders currently meet its conditions; the newest
 * `most`.
 */
export async function readRuleEvents(
  scope: Scope,
  rule: { event: RuleEvent; conditions: readonly RuleCondition[] },
  { since, most }: { since: number; most: number },
): Promise<RuleEventMatch[]> {
  const found = await Promise.all(rule.conditions.map((each) => buildConditionSql(scope, each)));
  const all = and(sql`1`, ...found.map((each) => each ?? sql`0`));
  const rows = await scope.db.all<{ at: number; id: string; hit: number }>(
    sql`select l.at as at, orders.id as id, coalesce((${all}), 0) as hit
      from event_log l join orders on orders.id = l.object_id and orders.account_id = l.account_id
      where l.account_id = ${scope.account.id} and l.at >= ${since} and ${isRuleEvent(rule.event)}
      order by l.seq desc limit ${most}`,
  );
  return rows.map(({ at, id, hit }) => ({ at, order: id, matched: hit === 1 }));
}
