import { eq, type SQL, sql } from "drizzle-orm";
import { readPlanNames } from "#app/modules/lists/db/plan-names.reads.server.ts";
import { selectIds } from "#app/platform/db/json-rows.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { getFirstIdAt } from "#app/platform/kernel/ids.ts";
import type { Page } from "#app/platform/lists/list-page.server.ts";
import type { ListQuery } from "#app/platform/lists/list-query.ts";
import type { ListDescription } from "#app/platform/lists/list-spec.server.ts";
import { readSmallList, type SmallList } from "#app/platform/lists/small-list.server.ts";
import { type RunView, runReasons, runStateKeys } from "../model/automation-run.ts";
import { automationRuns } from "./automation.tables.ts";

const columns = {
  id: automationRuns.id,
  ruleId: automationRuns.ruleId,
  ruleName: automationRuns.ruleName,
  dueAt: automationRuns.dueAt,
  part: automationRuns.part,
  state: automationRuns.state,
  reason: automationRuns.reason,
  planId: automationRuns.planId,
  orderNumber: automationRuns.orderNumber,
  detail: automationRuns.detail,
  changedAt: automationRuns.changedAt,
};

/** Sorting and filtering of one rule's log. */
export const runsListDescription = {
  id: automationRuns.id,
  place: automationRuns.id,
  fields: {
    due_at: { sort: automationRuns.dueAt, filter: { kind: "instant_day", column: automationRuns.dueAt } },
    changed_at: { sort: automationRuns.changedAt },
    state: { filter: { kind: "equals", column: automationRuns.state, values: runStateKeys } },
  },
  defaultSort: "-due_at",
  defaultLimit: 50,
} satisfies ListDescription;

/** Sorting and filtering of all rules' log. Ids start with their time, so id order is time order. */
export const allRunsListDescription = {
  ...{ id: automationRuns.id, place: automationRuns.id },
  fields: {
    at: { sort: automationRuns.id, filter: { kind: "created_day", column: automationRuns.id } },
    rule: { filter: { kind: "equals", column: automationRuns.ruleId, values: "id" } },
    state: { filter: { kind: "equals", column: automationRuns.state, values: runStateKeys } },
    reason: { filter: { kind: "equals", column: automationRuns.reason, values: runReasons } },
  },
  ...{ defaultSort: "-at", defaultLimit: 50 },
} satisfies ListDescription;

/** A page of one rule's runs, newest first. */
export function readRuns(scope: Scope, ruleId: string, query: ListQuery): Promise<Page<RunView>> {
  return readRunPage(
    scope,
    { ...runsListDescription, within: [eq(automationRuns.ruleId, ruleId)], searched: [] },
    query,
  );
}

/** A page of the runs of all rules visible to the reader, newest first; search matches rule names and order numbers. */
export function readAllRuns(scope: Scope, query: ListQuery): Promise<Page<RunView>> {
  const searched = [automationRuns.ruleName, automationRuns.orderNumber];
  return readRunPage(scope, { ...allRunsListDescription, within: [isWithinRules(scope)], searched }, query);
}

/** By rule, how many orders or shipments matched since a moment. */
export async function countMatched(scope: Scope, since: number): Promise<Map<string, number>> {
  const rows = await scope.db.all<{ rule: string; matched: number }>(sql`select rule_id as rule,
    sum(case when order_id is null then coalesce(json_extract(detail, '$.matched'), 0) else state in ('applied', 'failed') end) as matched
    from automation_runs where account_id = ${scope.account.id} and id >= ${getFirstIdAt(since)} group by rule_id`);
  return new Map(rows.map(({ rule, matched }) => [rule, matched]));
}

/** A limited member sees the runs of rules of their locations. */
function isWithinRules({ account, locations }: Scope): SQL | undefined {
  if (locations === "all") return undefined;
  return sql`${automationRuns.ruleId} in (select id from automation_rules
    where account_id = ${account.id} and location_id in ${selectIds(locations)})`;
}

async function readRunPage(scope: Scope, described: Omit<SmallList, "from">, query: ListQuery): Promise<Page<RunView>> {
  const within = [eq(automationRuns.accountId, scope.account.id), ...described.within];
  const list = { ...described, from: sql`${automationRuns}`, within };
  const { rows, ...page } = await readSmallList(scope, list, columns, query);
  const plans = await readPlanNames(
    scope,
    rows.flatMap(({ planId }) => planId ?? []),
  );
  const names = new Map(plans.map(({ value, label }) => [value, label]));
  return {
    ...page,
    rows: rows.map((row) => ({
      id: row.id,
      rule_id: row.ruleId,
      rule: row.ruleName,
      due_at: row.dueAt ?? 0,
      state: row.state,
      reason: row.reason,
      shipment_type: row.part === "" || row.orderNumber ? null : Number(row.part),
      plan_id: names.has(row.planId ?? "") ? row.planId : null,
      plan: names.get(row.planId ?? "") ?? null,
      order: row.orderNumber,
      detail: row.detail,
      changed_at: row.changedAt ?? 0,
    })),
  };
}
