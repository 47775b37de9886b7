import type { Scope } from "#app/platform/db/scope.server.ts";
import type { SuggestedAddress } from "#app/platform/geo/geocoding.ts";
import { parsePoint } from "#app/platform/geo/place.ts";
import { failFields, ok, type Result } from "#app/platform/kernel/result.ts";

/** Maximum length of an address line. */
const MAX_LINE_LENGTH = 300;

/**
 * `GET addresses`: addresses in the regions of this installation; `?text=` completes a partial one, `?near=` finds the
 * house at a latitude and longitude. They belong to no account.
 */
export async function findKnownAddresses(
  { ports }: Scope,
  { url }: { url: URL },
): Promise<Result<{ addresses: SuggestedAddress[] }>> {
  const near = url.searchParams.get("near");
  if (near === null) {
    const text = url.searchParams.get("text") ?? "";
    return ok({ addresses: await ports.addresses.suggest(text.slice(0, MAX_LINE_LENGTH)) });
  }
  const point = parsePoint(near);
  if (!point) return failFields({ near: [{ code: "invalid_value" }] });
  const house = await ports.addresses.nearest(point);
  return ok({ addresses: house ? [house] : [] });
}
