import type { Page } from "#app/data/kernel/list-page.server.ts";
import type { Scope } from "#app/data/kernel/scope.server.ts";
import { describedPlans, readPlanPage } from "#app/data/plans/plan-list.reads.server.ts";
import { ok, type Result } from "#app/domain/kernel/result.ts";
import type { PlanRow } from "#app/domain/plans/plan-view.ts";
import { shownList } from "../../asked-list.server.ts";

/** The plans of the account for their screen, newest first unless the address says otherwise. */
export async function plansScreen(
  scope: Scope,
  { url }: { url: URL },
): Promise<Result<Page<PlanRow> & { unknown: string[] }>> {
  const { query, unknown } = shownList(url.searchParams, describedPlans);
  return ok({ ...(await readPlanPage(scope, query)), unknown });
}
