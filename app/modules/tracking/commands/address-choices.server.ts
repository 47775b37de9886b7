import type { OrderRecord } from "#app/modules/orders/db/order.reads.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { SuggestedAddress } from "#app/platform/geo/geocoding.ts";
import { isConfidentMatch } from "#app/platform/geo/geocoding.ts";
import { type AddressInput, isSameSearch, type Point, toPlaceAddressInput } from "#app/platform/geo/place.ts";

/** An entered address that was not found, and existing addresses that may be meant. */
export interface AddressChoices {
  entered: AddressInput;
  /** Where the customer set the pin. */
  pin: Point | undefined;
  suggestions: SuggestedAddress[];
}

/** The page has no script and cannot suggest while typing, so suggestions are shown after submitting. */
const MAX_SUGGESTIONS = 5;

/**
 * Addresses that a customer may have meant, with the differences; null when the entered one was found or nothing
 * similar is known.
 */
export async function findAddressChoices(
  { ports }: Pick<Scope, "ports">,
  { destination }: Pick<OrderRecord, "destination">,
  { address: entered, pin }: { address: AddressInput; pin?: Point | undefined },
): Promise<AddressChoices | null> {
  if (isSameSearch(entered, toPlaceAddressInput(destination.address))) return null;
  const { line1, postal_code: postalCode, city, region, country } = entered;
  const [found, other] = await ports.geocoder.locate({ line1, postalCode, city, region, country });
  if (found && !other && isConfidentMatch(found) && !found.reasons?.includes("house_near")) return null;
  const line = [line1, [postalCode, city].filter(Boolean).join(" ")].filter(Boolean).join(", ");
  const meant = await ports.addresses.suggest(line);
  return meant.length > 0 ? { entered, pin, suggestions: meant.slice(0, MAX_SUGGESTIONS) } : null;
}
