import type { PageRequest } from "#app/platform/commands/page-request.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { lookupModules } from "#app/platform/lists/lookup-modules.ts";
import { canLookUp, type FoundName, findNames } from "../db/lookup-names.reads.server.ts";

/** Names for a filter or dialog, `?search=` narrows them. */
export async function lookUpNames(
  scope: Scope,
  { params, url }: PageRequest,
): Promise<Result<{ options: FoundName[] }>> {
  const module = lookupModules.find((each) => each === params.module);
  if (!module) return fail("not_found");
  if (!canLookUp(scope, module)) return fail("forbidden");
  return ok({ options: await findNames(scope, module, (url.searchParams.get("search") ?? "").slice(0, 100)) });
}
