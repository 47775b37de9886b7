import { vehicleTypes } from "#app/modules/fleet/model/fleet.enums.ts";
import type { DayRow } from "./distributor-day.ts";

/** Where the distributor's vans start, degrees. */
export const distributorDepot = { latitude: 43.37391833, longitude: 17.60171712, from: "06:00", to: "18:00" };

/** What the API is sent for the depot, the drivers and the vehicles of a day, by its rows of `vehicles.csv`. */
export function createFleetBodies(vehicles: readonly DayRow[]) {
  const { latitude, longitude } = distributorDepot;
  const address = { line1: "Skladište", city: "Široki Brijeg", country: "BA" };
  return {
    depot: { name: "Depot", address, longitude, latitude, functions: [3] },
    drivers: {
      agents: vehicles.map(({ Plate }, at) => ({
        ...{ name: `Vozač ${Plate}`, phone: `+3876310020${at}`, functions: ["deliveries"] },
      })),
    },
    vehicles: {
      vehicles: vehicles.map((row) => ({
        plate_number: row.Plate,
        type: vehicleTypes.byKey((row.Type ?? "").replaceAll(" ", "_"))?.code,
        max_weight: Number(row["Max weight kg"]),
        max_volume: Number(row["Max volume m3"]),
        cost_per_km: Number(row["Cost per km"]),
        available_from: row["Available from"],
        available_to: row["Available to"],
      })),
    },
  };
}
