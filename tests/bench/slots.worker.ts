import { expect, test } from "vitest";
import { priceSlots, type SlotDay } from "#app/modules/slots/model/price-slots.ts";
import { toSlotShipment } from "#app/modules/slots/model/slot-delivery.ts";
import {
  createPlanAgent,
  createPlanInputs,
  createPlanShipment,
  createPlanVehicle,
} from "#tests/factories/plan-inputs.ts";
import { depotPoint, spreadAroundDepot } from "#tests/factories/plans.ts";

const day = "2026-11-23";
const toLocal = (hour: number) => `${day}T${String(hour).padStart(2, "0")}:00`;
const windows = [8, 10, 12, 14, 16].map((hour) => ({ from: toLocal(hour), to: toLocal(hour + 2) }));

function createDay(stops: number, vans: number): SlotDay {
  const shipments = Array.from({ length: stops }, (_, at) => {
    const shipment = createPlanShipment(`s${at}`, 0);
    const hour = 8 + 2 * Math.floor((Math.floor(at / vans) * 4) / (stops / vans));
    Object.assign(shipment.dropoff, { point: spreadAroundDepot(at), from: toLocal(hour), to: toLocal(hour + 2) });
    return shipment;
  });
  const crews = Array.from({ length: vans }, (_, at) => ({
    agent: createPlanAgent(`a${at}`),
    vehicle: createPlanVehicle(`v${at}`),
  }));
  const inputs = createPlanInputs({
    ...{ shipments, crews },
    depot: { id: "depot", name: "Depot", line: "", point: depotPoint },
  });
  const routes = crews.map(({ agent, vehicle }, van) => ({
    ...{ id: `r${van + 1}`, agentId: agent.id, vehicleId: vehicle.id, locked: false },
    stops: shipments
      .filter((_, at) => at % vans === van)
      .map(({ id }) => ({ shipmentId: id, type: "dropoff" as const, fixed: false })),
  }));
  const plan = { inputs, document: { routes, unassigned: [] }, leftOut: new Set<string>() };
  return { day, plans: [plan], waiting: [], windows };
}

/** Prints how long it takes to price the slots of ten days, each a plan of 100 stops in five routes. */
test("slots of ten plans of 100 stops are priced within 50 ms", () => {
  const days = Array.from({ length: 10 }, () => createDay(100, 5));
  const runs = Array.from({ length: 21 }, (_, run) => {
    const delivery = toSlotShipment(
      "slot",
      { point: spreadAroundDepot(7 * run + 3), serviceMinutes: 5, weight: 1_000, volume: 0, parcels: 1 },
      { from: null, to: null },
    );
    const began = performance.now();
    const offered = days.flatMap((each) => priceSlots(each, delivery));
    expect(offered.length).toBeGreaterThan(0);
    return performance.now() - began;
  }).toSorted((a, b) => a - b);
  const [median = Number.NaN, slowest = Number.NaN] = [runs[10], runs.at(-1)];
  console.log(
    `slots of 10 plans of 100 stops  ${median.toFixed(1)} ms median, ${slowest.toFixed(1)} ms slowest; target 50`,
  );
  expect(median).toBeLessThan(50);
});
