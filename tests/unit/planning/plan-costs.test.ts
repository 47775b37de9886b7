import { expect, test } from "vitest";
import { toAgentPay, toPlanPrices } from "#app/modules/planning/model/account-prices.ts";
import type { PlanInputs, PlanVehicle } from "#app/modules/planning/model/plan-inputs.ts";
import type { PlanPrices } from "#app/modules/planning/model/plan-prices.ts";
import { toPlanProblem } from "#app/modules/planning/model/plan-problem.ts";
import { completeRouting, hasOwnDefaultCosts, omitSuggestedCosts } from "#app/modules/workspace/model/default-costs.ts";
import { planObjectives, routingSettingsSchema } from "#app/modules/workspace/model/routing-settings.ts";
import { preferencesSchema } from "#app/platform/access/preferences.ts";
import {
  createPlanAgent,
  createPlanInputs,
  createPlanShipment,
  createPlanVehicle,
} from "#tests/factories/plan-inputs.ts";
import { solvePlan } from "#tests/factories/solve-plan.ts";
import { checkProblem } from "#wasm/host/check-problem.ts";

const noPrices: PlanPrices = { perHour: 0, perKm: 0, perRoute: 0, perStop: 0 };
const withVehicles = (
  vehicles: readonly (Partial<PlanVehicle> | null)[],
  changes: Partial<PlanInputs> = {},
): PlanInputs =>
  createPlanInputs({
    crews: vehicles.map((each, at) => ({
      agent: createPlanAgent(`a${at}`),
      vehicle: each && createPlanVehicle(`v${at}`, each),
    })),
    ...changes,
  });
const costs = (inputs: PlanInputs) =>
  toPlanProblem(inputs, null, null).problem.vehicles.map((vehicle) => vehicle.costs);

test("a plan optimizes money: each crew's prices to a hundredth of a cent, or the account's defaults", () => {
  const inputs = withVehicles(
    [{ costPerKm: 35.5 }, { costPerHour: 2_500, fixedCost: 1_000, routeCompletionCost: 500 }, {}],
    { prices: { perHour: 2_800, perKm: 42, perRoute: 1_800, perStop: 50 } },
  );
  expect(costs(inputs)).toEqual([
    { fixed: 180_000, per_hour: 280_000, per_task_hour: 280_000, per_km: 3_550, per_task: 5_000 },
    { fixed: 150_000, per_hour: 250_000, per_task_hour: 250_000, per_km: 4_200, per_task: 5_000 },
    { fixed: 180_000, per_hour: 280_000, per_task_hour: 280_000, per_km: 4_200, per_task: 5_000 },
  ]);
  expect(toPlanProblem(inputs, null, null).problem.options?.soft_prices).toBe(78);
});

test("walking and cycling have no distance cost unless priced", () => {
  const prices = { ...noPrices, perHour: 2_800, perKm: 42 };
  expect(
    costs(withVehicles([null, { type: 9 }, { type: 9, costPerKm: 1 }], { prices })).map((each) => each?.per_km),
  ).toEqual([0, 0, 100]);
});

test("an agent's pay is added to the vehicle's prices; a pair's two stops share it", () => {
  const pay = { perHour: 2_000, perKm: 10, perShipment: 90, perDay: 3_000 };
  const crews = [
    { agent: createPlanAgent("a1", { pay }), vehicle: createPlanVehicle("v1", { costPerHour: 500, fixedCost: 700 }) },
  ];
  expect(costs(createPlanInputs({ crews }))).toEqual([
    { fixed: 370_000, per_hour: 250_000, per_task_hour: 250_000, per_km: 1_000, per_task: 9_000 },
  ]);
  const pair = createPlanShipment("s1", 1);
  const elsewhere = { ...pair.pickup, locationId: null, point: { longitude: 10.1, latitude: 53.5 } };
  expect(costs(createPlanInputs({ crews, shipments: [{ ...pair, type: 2, pickup: elsewhere }] }))[0]?.per_task).toBe(
    4_500,
  );
});

test("an agent's pay counts only in the cost currency, and per mile where the account uses miles", () => {
  const payout = { currency: "EUR", flat: 30, per_shipment: 0.9, per_hour: 20, per_distance_unit: 0.1 };
  const preferences = preferencesSchema.parse({});
  expect(toAgentPay(payout, preferences)).toEqual({ perHour: 2_000, perKm: 10, perShipment: 90, perDay: 3_000 });
  const imperial = { ...preferences, distance_measurement_system: "imperial" as const };
  expect(toAgentPay(payout, imperial)?.perKm).toBeCloseTo(10 / 1.609344, 6);
  expect(toAgentPay({ ...payout, currency: "CHF" }, preferences)).toBeNull();
  expect(toAgentPay({}, preferences)).toBeNull();
});

test.each([
  ["of yen", { perHour: 2_300, perKm: 28, perRoute: 0, perStop: 0 }],
  ["of rupiah", { perHour: 4_500_000, perKm: 350_000, perRoute: 10_000_000, perStop: 1 }],
  ["as high as any", { perHour: 1e8, perKm: 1e8, perRoute: 1e8, perStop: 1e8 }],
  ["of nothing", noPrices],
] as const)("prices %s give valid solver numbers for every objective", (_, prices) => {
  for (const objective of planObjectives) {
    const settings = routingSettingsSchema.parse({ objective, clustering: "low" });
    const inputs = withVehicles([{}, null], { prices, settings, shipments: [createPlanShipment("s1", 3)] });
    expect(checkProblem(toPlanProblem(inputs, null, null).problem), objective).toMatchObject({ ok: {} });
    expect(solvePlan(inputs).document.unassigned).toEqual([]);
  }
});

/** A day with two vehicles in which each objective has another plan: west and east, near and far. */
const split = (objective: (typeof planObjectives)[number]): PlanInputs => {
  const at = (id: string, longitude: number, latitude: number) => {
    const shipment = createPlanShipment(id, 0);
    return { ...shipment, dropoff: { ...shipment.dropoff, point: { longitude, latitude } } };
  };
  return withVehicles(
    [
      { costPerKm: 20, maxWeight: 40_000 },
      { costPerKm: 90, maxWeight: 40_000 },
    ],
    {
      settings: routingSettingsSchema.parse({ objective }),
      prices: { perHour: 3_000, perKm: 30, perRoute: 900, perStop: 50 },
      shipments: [at("w1", 9.8, 53.5), at("w2", 9.79, 53.505), at("e1", 10.2, 53.5), at("e2", 10.21, 53.505)],
    },
  );
};

test("the shown cost matches the searched cost, part by part, for every objective", () => {
  for (const objective of planObjectives) {
    const { problem, timed } = solvePlan(split(objective));
    const used = timed.routes.filter(({ stops }) => stops.length > 0);
    for (const route of used) {
      const priced = problem.vehicles[route.number - 1]?.costs;
      const hours = (3_000 * (route.travelSeconds + route.serviceSeconds)) / 3_600;
      const perKm = route.number === 1 ? 20 : 90;
      expect(route.costs, objective).toEqual({
        hours: Math.round(hours),
        distance: Math.round((perKm * route.distance) / 1_000),
        route: 900,
        stops: 50 * route.stops.length,
        soft: 0,
      });
      expect(priced?.per_hour).toBeGreaterThan(0);
    }
    expect(timed.summary.cost).toBe(used.reduce((sum, { cost }) => sum + cost, 0));
  }
  const { timed } = solvePlan(split("least_cost"));
  expect(Math.abs(timed.summary.cost - timed.objective / 100)).toBeLessThanOrEqual(5 * timed.routes.length);
});

test("lateness has a price, also in the shown cost", () => {
  const shipment = createPlanShipment("s1", 20, { serviceMinutes: 5 });
  const late = { ...shipment, dropoff: { ...shipment.dropoff, from: "2026-11-23T07:00", to: "2026-11-23T07:10" } };
  const inputs = createPlanInputs({ shipments: [late], dropoffGraceMinutes: 60 });
  const { timed } = solvePlan(inputs);
  const by = timed.routes[0]?.violations.find(({ cause }) => cause === "time_windows")?.amount ?? 0;
  expect(by).toBeGreaterThan(0);
  expect(timed.routes[0]?.costs.soft).toBe(2 * by);
});

test("least cost, least driving and fewest vehicles each find the plan that fits their name", () => {
  const found = Object.fromEntries(
    planObjectives.map((objective) => {
      const { timed } = solvePlan(split(objective));
      const used = timed.routes.filter(({ stops }) => stops.length > 0).length;
      return [objective, { used, distance: timed.summary.distance, cost: timed.summary.cost }];
    }),
  );
  const { least_cost: cost, least_driving: driving, fewest_vehicles: vehicles } = found;
  expect(driving?.distance).toBeLessThanOrEqual(Math.min(cost?.distance ?? 0, vehicles?.distance ?? 0));
  expect(vehicles?.used).toBe(1);
  expect(cost?.cost).toBeLessThanOrEqual(Math.min(driving?.cost ?? 0, vehicles?.cost ?? 0));
});

test("default costs follow the country until set; an account's own costs stay", () => {
  const settings = routingSettingsSchema.parse({});
  const bosnia = { country: "BA", preferences: { default_currency: "BAM" } };
  expect(completeRouting(settings, bosnia)).toMatchObject({ default_cost_per_hour: 12, default_cost_per_km: 0.3 });
  const priced = { country: "BA", preferences: { default_currency: "EUR", cost_currency: "BAM" } };
  expect(completeRouting(settings, priced)).toMatchObject({ default_cost_per_hour: 12 });
  const inEuros = completeRouting(settings, { country: "BA", preferences: { default_currency: "EUR" } });
  expect(inEuros.default_cost_per_hour).toBe(29);
  const unknown = completeRouting(settings, { country: "AQ", preferences: { default_currency: "XXX" } });
  expect(unknown).toMatchObject({ default_cost_per_hour: 36, default_cost_per_stop: 0 });
  const entered = { ...completeRouting(settings, bosnia), default_cost_per_stop: 0.5 };
  const kept = omitSuggestedCosts(entered, bosnia);
  expect(kept).toMatchObject({ default_cost_per_hour: null, default_cost_per_stop: 0.5 });
  expect([hasOwnDefaultCosts(settings), hasOwnDefaultCosts(kept)]).toEqual([false, true]);
  expect(toPlanPrices(entered, preferencesSchema.parse({ default_currency: "JPY" }))).toMatchObject({ perHour: 12 });
  expect(toPlanPrices(entered, preferencesSchema.parse({ default_currency: "BAM" }))).toEqual({
    perHour: 1_200,
    perKm: 30,
    perRoute: 0,
    perStop: 50,
  });
});
