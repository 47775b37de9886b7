import { isVehicleType } from "#app/modules/fleet/model/fleet.enums.ts";
import type { OrderDraft } from "#app/modules/orders/model/order.ts";
import type { Address, AddressInput, OpeningHours, Point } from "#app/platform/geo/place.ts";

/** A saved address of a customer with its rules, and the customer's contact keys. */
export interface SavedAddress {
  phone: string | null;
  email: string | null;
  address: Address;
  point: Point | null;
  openingHours: OpeningHours[];
  allowedVehicleTypes: number[];
  prohibitedVehicles: string[];
  allowedAgents: string[];
  serviceMinutes: number | null;
}

const normalizeText = (text: string | undefined) => (text ?? "").toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");

/** True when two texts mean the same address: street, postal code or city, country. */
export function isSameAddress(saved: Address, written: AddressInput): boolean {
  if (saved.country !== written.country || normalizeText(saved.line1) !== normalizeText(written.line1)) return false;
  if (saved.postalCode && written.postal_code)
    return normalizeText(saved.postalCode) === normalizeText(written.postal_code);
  return normalizeText(saved.city) === normalizeText(written.city);
}

/**
 * Completes a draft with the rules of the saved address that it goes to, where it leaves them open: allowed vehicle
 * types, prohibited vehicles, allowed agents and service time. The saved point makes geocoding unnecessary.
 */
export function withAddressRules(draft: OrderDraft, known: SavedAddress): OrderDraft {
  const requested = draft.requirements;
  const chooseRule = <Value>(own: Value[], saved: Value[]) => (own.length > 0 ? own : saved);
  return {
    ...draft,
    destination: { ...draft.destination, point: draft.destination.point ?? known.point },
    service_minutes: draft.service_minutes ?? known.serviceMinutes ?? undefined,
    requirements: {
      ...requested,
      vehicle_types: chooseRule(requested.vehicle_types, listVehicleTypes(known)),
      allowed_agents: chooseRule(requested.allowed_agents, known.allowedAgents),
      prohibited_vehicles: [...new Set([...requested.prohibited_vehicles, ...known.prohibitedVehicles])],
    },
  };
}

type VehicleTypes = OrderDraft["requirements"]["vehicle_types"];

function listVehicleTypes({ allowedVehicleTypes }: SavedAddress): VehicleTypes {
  return allowedVehicleTypes.filter(isVehicleType);
}
