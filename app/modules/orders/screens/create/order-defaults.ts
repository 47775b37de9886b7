import { DEFAULT_PRIORITY } from "../../model/order.enums.ts";

/**
 * Default values of the form for a new order: the account's country, and its location when there is one to choose. The
 * country also stands where an address is typed instead of that location.
 * Choices without a default start with their first option.
 */
export function getOrderDefaults(kind: string, locationId: string | undefined, country: string, units: string) {
  return {
    kind,
    source: { ...(locationId && { location_id: locationId }), address: { country } },
    customer: { type: "1" },
    destination: { address: { country } },
    units,
    packages: [{ type: "1", quantity: "1" }],
    priority: DEFAULT_PRIORITY,
    proof_of_delivery: "0",
    proof_of_pickup: "0",
  };
}
