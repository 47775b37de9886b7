import type { Scope } from "#app/data/kernel/scope.server.ts";
import { readViews, type View } from "#app/data/views/view.reads.server.ts";
import { can } from "#app/domain/access/can.ts";
import { fail, ok, type Result } from "#app/domain/kernel/result.ts";
import { isViewModule, viewModules } from "#app/domain/views/view.ts";
import type { PageRequest } from "#app/features/page-request.ts";

/** `GET views/module/{module}` (platform §7.3): the caller's own views of a list that they may see. */
export async function listViews(
  scope: Scope,
  { params }: Pick<PageRequest, "params">,
): Promise<Result<{ views: View[] }>> {
  const { module } = params;
  if (!isViewModule(module)) return fail("not_found");
  if (!can(scope.account, viewModules[module])) return fail("forbidden");
  return ok({ views: await readViews(scope, module) });
}
