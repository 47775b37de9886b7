import { toPlanPrices } from "#app/modules/planning/model/account-prices.ts";
import type { PlanAgent, PlanInputs, PlanShipment, PlanVehicle } from "#app/modules/planning/model/plan-inputs.ts";
import type { PlanPrices } from "#app/modules/planning/model/plan-prices.ts";
import { shipmentStatuses } from "#app/modules/shipments/model/shipment.enums.ts";
import { type RoutingSettings, routingSettingsSchema } from "#app/modules/workspace/model/routing-settings.ts";
import { preferencesSchema } from "#app/platform/access/preferences.ts";

/** An agent for deliveries, without a shift. */
export function createPlanAgent(id: string, changes: Partial<PlanAgent> = {}): PlanAgent {
  return {
    id,
    name: `Agent ${id}`,
    phone: `+4940${id}`,
    teamId: null,
    functions: ["deliveries", "pickups", "transfers", "returns"],
    workingHoursLimit: null,
    shiftStart: null,
    shiftEnd: null,
    dayOff: false,
    active: true,
    ...changes,
  };
}

/** A van without limits and costs. */
export function createPlanVehicle(id: string, changes: Partial<PlanVehicle> = {}): PlanVehicle {
  return {
    id,
    label: `Van ${id}`,
    plateNumber: `HH-${id}`,
    type: 3,
    options: [],
    fixedCost: 0,
    routeCompletionCost: 0,
    costPerKm: 0,
    costPerHour: 0,
    parcelCapacity: null,
    palletCapacity: null,
    maxVolume: null,
    maxWeight: null,
    maxActiveShipments: null,
    cooldownUntil: null,
    availableFrom: null,
    availableTo: null,
    agentId: null,
    active: true,
    ...changes,
  };
}

/** A delivery of 10 kg, 5 minutes, at any time of the plan, `at` hundredths of a degree north of the depot. */
export function createPlanShipment(id: string, at: number, changes: Partial<PlanShipment> = {}): PlanShipment {
  const nowhere = { locationId: null, name: "", line: "", from: null, to: null, access: null };
  return {
    id,
    number: `SH-${id}`,
    orderNumber: null,
    type: 3,
    status: shipmentStatuses.code.planned,
    customerName: `Customer ${id}`,
    pickup: { ...nowhere, locationId: "depot", point: { longitude: 10, latitude: 53.5 } },
    dropoff: { ...nowhere, point: { longitude: 10, latitude: 53.5 + at / 100 } },
    serviceMinutes: null,
    priority: "medium",
    weight: 10_000,
    volume: 20_000,
    parcels: 1,
    pallets: 0,
    vehicleTypes: [],
    vehicleOptions: [],
    allowedAgents: [],
    prohibitedVehicles: [],
    notes: null,
    codAmount: null,
    codCurrency: null,
    version: 1,
    ...changes,
  };
}

/** Default prices of these settings, in euros: 36.00 an hour where unset, everything else free. */
export function createPlanPrices(settings: RoutingSettings): PlanPrices {
  const costs = {
    default_cost_per_hour: settings.default_cost_per_hour ?? 36,
    default_cost_per_km: settings.default_cost_per_km ?? 0,
    default_cost_per_route: settings.default_cost_per_route ?? 0,
    default_cost_per_stop: settings.default_cost_per_stop ?? 0,
  };
  return toPlanPrices(costs, preferencesSchema.parse({}));
}

/** A plan of a winter Monday in Hamburg, 07:00–19:00, for the given shipments and crews. */
export function createPlanInputs(changes: Partial<PlanInputs> = {}): PlanInputs {
  const settings = changes.settings ?? routingSettingsSchema.parse({});
  return {
    timezone: "Europe/Berlin",
    startAt: "2026-11-23T07:00",
    endAt: "2026-11-23T19:00",
    pickupGraceMinutes: 0,
    dropoffGraceMinutes: 0,
    depot: { id: "depot", name: "Depot", line: "", point: { longitude: 10, latitude: 53.5 } },
    settings,
    prices: createPlanPrices(settings),
    shipments: [],
    crews: [{ agent: createPlanAgent("a1"), vehicle: createPlanVehicle("v1") }],
    travel: { kind: "estimate", detour: 1.34, metresPerSecond: 56 / 3.6 },
    outside: {},
    paces: [],
    ...changes,
  };
}
