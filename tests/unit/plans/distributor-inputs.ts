import { existsSync, readFileSync } from "node:fs";
import Papa from "papaparse";
import { vehicleTypes } from "#app/modules/fleet/model/fleet.enums.ts";
import type { PlanInputs, PlanShipment } from "#app/modules/planning/model/plan-inputs.ts";
import type { TimedPlan } from "#app/modules/planning/model/timed-plan.ts";
import { shipmentStatuses } from "#app/modules/shipments/model/shipment.enums.ts";
import { routingSettingsSchema } from "#app/modules/workspace/model/routing-settings.ts";

const folder = new URL("../../../../shared/data/distributor/", import.meta.url);
export const hasDistributorFolder = existsSync(folder);

function readRows(day: string, file: string): Record<string, string>[] {
  const text = readFileSync(new URL(`${day}/${file}`, folder), "utf8");
  return Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true }).data;
}

/** A distributor's real day as a dispatcher would set it up: one agent a vehicle, costs per kilometer. */
export function readDistributorInputs(day: string): PlanInputs {
  return {
    timezone: "Europe/Sarajevo",
    startAt: "2026-11-23T06:00",
    endAt: "2026-11-23T18:00",
    pickupGraceMinutes: 0,
    dropoffGraceMinutes: 0,
    depot: { id: "depot", name: "Depot", line: "", point: { longitude: 17.60171712, latitude: 43.37391833 } },
    settings: routingSettingsSchema.parse({}),
    prices: { perHour: 1_200, perKm: 30, perRoute: 0, perStop: 0 },
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

export const distributorDays = ["2946091", "2970877", "2990001"] as const;
/** Price models of the comparison: per kilometer only, with a price per hour, and with one per vehicle too. */
export const priceModels = ["A", "B", "C"] as const;
export type PriceModel = (typeof priceModels)[number];

interface MoneyAnchor {
  models: Record<string, { fixed: number; per_hour: number }>;
  figures: Record<string, Record<string, { money: number }>>;
}

const readMoneyAnchor = (): MoneyAnchor => JSON.parse(readFileSync(new URL("anchor-vroom-money.json", folder), "utf8"));

/** The cost of VROOM's plan of the day by a price model. */
export function readDistributorMoney(day: string, model: PriceModel): number {
  return readMoneyAnchor().figures[day]?.[model]?.money ?? Number.NaN;
}

/** The day with the prices of a model. */
export function readPricedInputs(day: string, model: PriceModel): PlanInputs {
  const inputs = readDistributorInputs(day);
  const { fixed, per_hour: perHour } = readMoneyAnchor().models[model] ?? { fixed: 0, per_hour: 0 };
  const prices = { fixedCost: fixed * 100, costPerHour: perHour * 100 };
  return {
    ...inputs,
    // Costs outside the model are zero.
    prices: { perHour: 0, perKm: 0, perRoute: 0, perStop: 0 },
    crews: inputs.crews.map(({ agent, vehicle }) => ({ agent, vehicle: vehicle && { ...vehicle, ...prices } })),
  };
}

/** A plan's cost as the comparison counts it: vehicles, travel hours only, and kilometers. */
export function priceDistributorPlan({ routes }: TimedPlan, { crews }: PlanInputs): number {
  const money = routes.flatMap(({ agentId, stops, travelSeconds, distance }) => {
    const vehicle = crews.find(({ agent }) => agent.id === agentId)?.vehicle;
    if (!vehicle || stops.length === 0) return [];
    return vehicle.fixedCost + (vehicle.costPerHour * travelSeconds) / 3600 + (vehicle.costPerKm * distance) / 1000;
  });
  return money.reduce((sum, each) => sum + each, 0) / 100;
}
