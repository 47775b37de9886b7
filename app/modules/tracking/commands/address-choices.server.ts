import type { OrderRecord } from "#app/modules/orders/db/order.reads.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { isConfidentMatch } from "#app/platform/geo/confident-match.ts";
import type { SuggestedAddress } from "#app/platform/geo/geocoding.ts";
import { type AddressInput, isSameSearch, toPlaceAddressInput } from "#app/platform/geo/place.ts";

/** An address that was not found as it was written, and those that exist and may be meant. */
export interface AddressChoices {
  written: AddressInput;
  suggestions: SuggestedAddress[];
}

/** What a customer is shown at once: the page has no script that could suggest while somebody types. */
const MAX_SUGGESTIONS = 5;

/** Addresses that a customer may have meant, with why; null where the one that was written is found, or nothing like it is known. */
export async function findAddressChoices(
  { ports }: Pick<Scope, "ports">,
  { destination }: Pick<OrderRecord, "destination">,
  written: AddressInput,
): Promise<AddressChoices | null> {
  if (isSameSearch(written, toPlaceAddressInput(destination.address))) return null;
  const { line1, postal_code: postalCode, city, region, country } = written;
  const [found, other] = await ports.geocoder.locate({ line1, postalCode, city, region, country });
  if (found && !other && isConfidentMatch(found) && !found.why?.includes("house_near")) return null;
  const line = [line1, [postalCode, city].filter(Boolean).join(" ")].filter(Boolean).join(", ");
  const meant = await ports.addresses.suggest(line);
  return meant.length > 0 ? { written, suggestions: meant.slice(0, MAX_SUGGESTIONS) } : null;
}
