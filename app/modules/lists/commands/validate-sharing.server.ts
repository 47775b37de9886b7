import type { Scope } from "#app/platform/db/scope.server.ts";
import { failFields, ok, type Result } from "#app/platform/kernel/result.ts";
import { countSharedViews, readKnownRoles, type StoredView } from "../db/view.reads.server.ts";
import type { ViewSharing } from "../db/view.writes.server.ts";
import { MAX_VIEWS, type ViewDraft } from "../model/view.ts";

export const tooManyViews = [{ code: "too_big_array", params: { limit: MAX_VIEWS } }];

/** Who a view will be shared with; refuses unknown roles, roles that do not go with the audience, and too many shared views. */
export async function validateSharing(
  scope: Scope,
  { module, audience, roles }: ViewDraft,
  found: StoredView | null,
): Promise<Result<ViewSharing>> {
  const next = audience ?? found?.audience ?? "me";
  const given = roles ?? (next === "roles" ? (found?.roles ?? []) : []);
  if (next !== "roles" && given.length > 0) return failFields({ roles: [{ code: "invalid_value" }] });
  if (next === "roles" && given.length === 0) return failFields({ roles: [{ code: "required" }] });
  const kept = new Set(found?.roles);
  const fresh = given.filter((id) => !kept.has(id));
  const known = fresh.length === 0 ? new Set<string>() : await readKnownRoles(scope, fresh);
  if (fresh.some((id) => !known.has(id))) return failFields({ roles: [{ code: "invalid_value" }] });
  if (next !== "me" && (await countSharedViews(scope, module, found?.id ?? null)) >= MAX_VIEWS)
    return failFields({ audience: tooManyViews });
  return ok({ audience: next, roles: [...new Set(given)] });
}
