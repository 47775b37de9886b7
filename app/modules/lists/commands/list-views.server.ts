import { can } from "#app/platform/access/can.ts";
import type { PageRequest } from "#app/platform/commands/page-request.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { readAudiences, readViews, type StoredView, type ViewAudiences } from "../db/view.reads.server.ts";
import { isViewModule, viewModules } from "../model/view.ts";

/** The views of a list that the caller sees. */
export async function listViews(
  scope: Scope,
  { params }: Pick<PageRequest, "params">,
): Promise<Result<{ views: StoredView[] }>> {
  const { module } = params;
  if (!isViewModule(module)) return fail("not_found");
  if (!can(scope.account, viewModules[module])) return fail("forbidden");
  return ok({ views: await readViews(scope, module) });
}

/** Who views can be shared with. */
export async function listAudiences(scope: Scope): Promise<Result<ViewAudiences>> {
  return ok(await readAudiences(scope));
}
