import { planListDescription, readPlanPage } from "#app/modules/planning/db/plan-list.reads.server.ts";
import type { PlanRow } from "#app/modules/planning/model/plan-view.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { ok, type Result } from "#app/platform/kernel/result.ts";
import type { Page } from "#app/platform/lists/list-page.server.ts";
import { parseScreenListQuery } from "#app/platform/lists/list-query.server.ts";

/** The plans of the account for the list screen, newest first unless the URL says otherwise. */
export async function readPlansScreen(
  scope: Scope,
  { url }: { url: URL },
): Promise<Result<Page<PlanRow> & { unknown: string[] }>> {
  const { query, unknown } = parseScreenListQuery(url.searchParams, planListDescription);
  return ok({ ...(await readPlanPage(scope, query)), unknown });
}
