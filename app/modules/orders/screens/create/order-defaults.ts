import { DEFAULT_PRIORITY } from "../../model/order.enums.ts";

/**
 * What the form of a new order starts with: the account's country, and its location when there is one to choose. A choice that is
 * not named here begins with its first option.
 */
export function getOrderDefaults(kind: string, locationId: string | undefined, country: string, units: string) {
  return {
    kind,
    source: locationId ? { location_id: locationId } : { address: { country } },
    customer: { type: "1" },
    destination: { address: { country } },
    units,
    packages: [{ type: "1", quantity: "1" }],
    priority: DEFAULT_PRIORITY,
    proof_of_delivery: "0",
    proof_of_pickup: "0",
  };
}
