import { existsSync, readFileSync } from "node:fs";
import Papa from "papaparse";
import { vehicleTypes } from "#app/modules/fleet/model/fleet.enums.ts";
import type { PlanInputs, PlanShipment } from "#app/modules/planning/model/plan-inputs.ts";
import { shipmentStatuses } from "#app/modules/shipments/model/shipment.enums.ts";
import { routingSettingsSchema } from "#app/modules/workspace/model/routing-settings.ts";

const folder = new URL("../../../../shared/data/distributor/", import.meta.url);
export const hasDistributorFolder = existsSync(folder);

function readRows(day: string, file: string): Record<string, string>[] {
  const text = readFileSync(new URL(`${day}/${file}`, folder), "utf8");
  return Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true }).data;
}

/** A distributor's real day as a dispatcher would have set it up: one agent a vehicle, costs per kilometre. */
export function readDistributorInputs(day: string): PlanInputs {
  return {
    timezone: "Europe/Sarajevo",
    startAt: "2026-11-23T06:00",
    endAt: "2026-11-23T18:00",
    pickupGraceMinutes: 0,
    dropoffGraceMinutes: 0,
    depot: { id: "depot", name: "Depot", line: "", point: { longitude: 17.60171712, latitude: 43.37391833 } },
    settings: routingSettingsSchema.parse({}),
    travel: { kind: "estimate", detour: 1.34, metresPerSecond: 56 / 3.6 },
    outside: {},
    paces: [],
    crews: readRows(day, "vehicles.csv").map((row, at) => ({
      agent: {
        id: `agent-${at}`,
        name: `Agent ${at}`,
        phone: "",
        functions: ["deliveries"],
        teamId: null,
        workingHoursLimit: null,
        shiftStart: null,
        shiftEnd: null,
        dayOff: false,
        active: true,
      },
      vehicle: {
        id: `vehicle-${at}`,
        label: row.Plate ?? "",
        plateNumber: row.Plate ?? "",
        type: vehicleTypes.byKey((row.Type ?? "").replaceAll(" ", "_"))?.code ?? 3,
        options: [],
        fixedCost: 0,
        routeCompletionCost: 0,
        costPerKm: Number(row["Cost per km"]) * 100,
        costPerHour: 0,
        parcelCapacity: null,
        palletCapacity: null,
        maxVolume: Math.round(Number(row["Max volume m3"]) * 1_000_000),
        maxWeight: Math.round(Number(row["Max weight kg"]) * 1_000),
        maxActiveShipments: null,
        cooldownUntil: null,
        availableFrom: row["Available from"] ?? null,
        availableTo: row["Available to"] ?? null,
        agentId: `agent-${at}`,
        active: true,
      },
    })),
    shipments: readRows(day, "orders.csv").map(
      (row, at): PlanShipment => ({
        id: `s${at}`,
        number: `SH-${at}`,
        orderNumber: null,
        type: 3,
        status: shipmentStatuses.code.planned,
        customerName: row["Last name"] ?? null,
        pickup: { locationId: "depot", name: "Depot", line: "", point: null, from: null, to: null, access: null },
        dropoff: {
          locationId: null,
          name: "",
          line: "",
          point: { longitude: Number(row.Longitude), latitude: Number(row.Latitude) },
          from: `2026-11-23T${row["Deliver from"]}`,
          to: `2026-11-23T${row["Deliver to"]}`,
          access: null,
        },
        serviceMinutes: Number(row["Service minutes"]),
        priority: "medium",
        weight: Math.round(Number(row["Weight kg"]) * 1_000),
        volume: Math.round(Number(row["Volume m3"]) * 1_000_000),
        parcels: Number(row["Package count"]),
        pallets: 0,
        vehicleTypes: [],
        vehicleOptions: [],
        allowedAgents: [],
        prohibitedVehicles: (row["Prohibited vehicles"] ?? "")
          .split(";")
          .map((plate) => plate.trim())
          .filter(Boolean),
        notes: null,
        codAmount: null,
        codCurrency: null,
        version: 1,
      }),
    ),
  };
}

/** VROOM's travel seconds at its most thorough level. */
export function readDistributorAnchorSeconds(day: string): number {
  const anchor: { figures: Record<string, { x5: { cost: number } }> } = JSON.parse(
    readFileSync(new URL("anchor-vroom.json", folder), "utf8"),
  );
  return anchor.figures[day]?.x5.cost ?? Number.NaN;
}
