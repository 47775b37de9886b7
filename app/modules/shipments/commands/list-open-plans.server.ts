import { readPlanPage } from "#app/modules/planning/db/plan-list.reads.server.ts";
import { planStatuses } from "#app/modules/planning/model/plan.enums.ts";
import { can, isSubscribed } from "#app/platform/access/can.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { parseListQuery } from "#app/platform/lists/list-query.ts";
import type { NamedChoice } from "#app/platform/lists/names.reads.server.ts";

/** Whether the member may put shipments into plans. */
export function canPlan(scope: Scope): boolean {
  return can(scope.account, "plans", "shipments.plan") && isSubscribed(scope.account);
}

/** The newest plans that still accept shipments; none when the member may not plan. */
export async function listOpenPlans(scope: Scope): Promise<NamedChoice[]> {
  if (!canPlan(scope)) return [];
  const { rows } = await readPlanPage(scope, parseListQuery(new URLSearchParams("limit=50&sort=-created_at")));
  return rows
    .filter(({ status }) => status === planStatuses.code.pending || status === planStatuses.code.ready)
    .map(({ id, name, number }) => ({ value: id, label: `${name} · ${number}` }));
}
