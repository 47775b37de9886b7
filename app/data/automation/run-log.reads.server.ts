import { eq, sql } from "drizzle-orm";
import type { RunView } from "#app/domain/automation/automation-run.ts";
import type { ListQuery } from "#app/domain/kernel/list-query.ts";
import type { Page } from "../kernel/list-page.server.ts";
import { readSmall } from "../kernel/list-small.server.ts";
import type { ListDescription } from "../kernel/list-spec.server.ts";
import type { Scope } from "../kernel/scope.server.ts";
import { readPlanNames } from "../plans/plan-names.reads.server.ts";
import { automationRuns } from "../schema/index.ts";

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

/** What the log of a rule is sorted and filtered by. */
export const describedRuns = {
  id: automationRuns.id,
  place: automationRuns.id,
  fields: {
    due_at: { sort: automationRuns.dueAt, filter: { kind: "instant_day", column: automationRuns.dueAt } },
    changed_at: { sort: automationRuns.changedAt },
    state: { filter: { kind: "equals", column: automationRuns.state } },
  },
  defaultSort: "-due_at",
  defaultLimit: 50,
} satisfies ListDescription;

/** A page of what a rule of the account did and did not, the newest first. */
export async function readRuns(scope: Scope, ruleId: string, query: ListQuery): Promise<Page<RunView>> {
  const list = {
    ...describedRuns,
    from: sql`${automationRuns}`,
    within: [eq(automationRuns.accountId, scope.account.id), eq(automationRuns.ruleId, ruleId)],
    searched: [],
  };
  const { rows, ...page } = await readSmall(scope, list, columns, query);
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
