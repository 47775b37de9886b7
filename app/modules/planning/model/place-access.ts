import type { VehicleType } from "#app/modules/fleet/model/fleet.enums.ts";
import type { OpeningHours } from "#app/platform/geo/place.ts";

/** Who may access a place, and when. Empty lists forbid nothing. */
export interface PlaceAccess {
  openingHours: readonly OpeningHours[];
  vehicleTypes: readonly VehicleType[];
  /** Ids or plate numbers of vehicles, and ids of agents. */
  prohibitedVehicles: readonly string[];
  allowedAgents: readonly string[];
  /** Service time there when the shipment has none. */
  serviceMinutes: number | null;
}
