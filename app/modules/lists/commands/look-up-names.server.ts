import type { Scope } from "#app/data/kernel/scope.server.ts";
import { type FoundName, findNames, mayLookUp } from "#app/data/lookups/names.reads.server.ts";
import { lookupModules } from "#app/domain/kernel/lookup-modules.ts";
import { fail, ok, type Result } from "#app/domain/kernel/result.ts";
import type { PageRequest } from "#app/features/page-request.ts";

/** `GET lookups/{module}?search=`: what a filter or a dialog may name (domain §3 "Filter lookup modules"). */
export async function lookUpNames(
  scope: Scope,
  { params, url }: PageRequest,
): Promise<Result<{ options: FoundName[] }>> {
  const module = lookupModules.find((each) => each === params.module);
  if (!module) return fail("not_found");
  if (!mayLookUp(scope, module)) return fail("forbidden");
  return ok({ options: await findNames(scope, module, (url.searchParams.get("search") ?? "").slice(0, 100)) });
}
