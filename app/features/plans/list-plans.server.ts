import type { Scope } from "#app/data/kernel/scope.server.ts";
import { type PlanPage, readPlanPage } from "#app/data/plans/plan-list.reads.server.ts";
import { parseListQuery } from "#app/domain/kernel/list-query.ts";
import { ok, type Result } from "#app/domain/kernel/result.ts";

/** The plans of the account, newest first unless the address says otherwise. */
export async function readPlansList(scope: Scope, { url }: { url: URL }): Promise<Result<PlanPage>> {
  return ok(await readPlanPage(scope, parseListQuery(url.searchParams)));
}
