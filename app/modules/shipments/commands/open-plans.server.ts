import type { NamedChoice } from "#app/data/kernel/names.reads.server.ts";
import type { Scope } from "#app/data/kernel/scope.server.ts";
import { readPlanPage } from "#app/data/plans/plan-list.reads.server.ts";
import { can, isSubscribed } from "#app/domain/access/can.ts";
import { parseListQuery } from "#app/domain/kernel/list-query.ts";
import { planStatuses } from "#app/domain/plans/plan.enums.ts";

/** Whether the member puts shipments into plans. */
export function mayPlan(scope: Scope): boolean {
  return can(scope.account, "plans", "shipments.plan") && isSubscribed(scope.account);
}

/** The newest plans that take shipments; none for who may not plan. */
export async function openPlans(scope: Scope): Promise<NamedChoice[]> {
  if (!mayPlan(scope)) return [];
  const { rows } = await readPlanPage(scope, parseListQuery(new URLSearchParams("limit=50&sort=-created_at")));
  return rows
    .filter(({ status }) => status === planStatuses.code.pending || status === planStatuses.code.ready)
    .map(({ id, name, number }) => ({ value: id, label: `${name} · ${number}` }));
}
