import fc from "fast-check";
import { expect, test } from "vitest";
import { countAlarms, latenessLevels } from "#app/modules/planning/model/plan.enums.ts";
import { createPlanTimer } from "#app/modules/planning/model/plan-timing.ts";
import { listRouteAlarms } from "#app/modules/plans/screens/editor/plan-lookup.ts";
import {
  createPlanAgent,
  createPlanInputs,
  createPlanShipment,
  createPlanVehicle,
} from "#tests/factories/plan-inputs.ts";

const crews = ["1", "2", "3"].map((id) => ({ agent: createPlanAgent(`a${id}`), vehicle: createPlanVehicle(`v${id}`) }));

const hours = (minutes: number) =>
  `2026-11-23T${String(8 + Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

/** Stops with windows of all kinds, distributed over three routes at random. */
const plans = fc
  .array(
    fc.record({
      at: fc.integer({ min: 1, max: 60 }),
      from: fc.integer({ min: 0, max: 300 }),
      long: fc.integer({ min: 5, max: 240 }),
      route: fc.integer({ min: 0, max: 2 }),
    }),
    { minLength: 1, maxLength: 25 },
  )
  .map((drawn) => {
    const shipments = drawn.map(({ at, from, long }, index) => {
      const shipment = createPlanShipment(`s${index}`, at);
      return { ...shipment, dropoff: { ...shipment.dropoff, from: hours(from), to: hours(from + long) } };
    });
    const routes = crews.map(({ agent, vehicle }, number) => ({
      id: `r${number + 1}`,
      agentId: agent.id,
      vehicleId: vehicle.id,
      locked: false,
      stops: drawn.flatMap(({ route }, index) =>
        route === number ? [{ shipmentId: `s${index}`, type: "dropoff" as const, fixed: false }] : [],
      ),
    }));
    return { inputs: createPlanInputs({ crews, shipments }), document: { routes, unassigned: [] } };
  });

test("the plan header's late and at-risk counts match its rows and stops", () => {
  fc.assert(
    fc.property(plans, ({ inputs, document }) => {
      const { routes, summary } = createPlanTimer(inputs).time(document);
      const rows = routes.flatMap(listRouteAlarms);
      const sum = (alarm: "late" | "atRisk") =>
        rows.reduce((total, row) => total + (row.alarm === alarm ? row.count : 0), 0);
      const ofStops = countAlarms(routes.flatMap(({ stops }) => stops));
      expect({ late: summary.late, atRisk: summary.atRisk }).toEqual(ofStops);
      expect({ late: sum("late"), atRisk: sum("atRisk") }).toEqual(ofStops);
      for (const { alarm, code } of rows) expect(latenessLevels.byCode(code).alarm).toBe(alarm);
    }),
  );
});

test("a stop shortly after its window opens is not at risk", () => {
  // The second stop opens ten minutes after the first; the departure was delayed to match it.
  const shipment = (id: string, at: number, from: string) => {
    const made = createPlanShipment(id, at);
    return { ...made, dropoff: { ...made.dropoff, from, to: "2026-11-23T16:00" } };
  };
  const inputs = createPlanInputs({
    crews: crews.slice(0, 1),
    shipments: [shipment("s0", 1, "2026-11-23T10:00"), shipment("s1", 2, "2026-11-23T10:05")],
  });
  const stops = ["s0", "s1"].map((shipmentId) => ({ shipmentId, type: "dropoff" as const, fixed: false }));
  const document = { routes: [{ id: "r1", agentId: "a1", vehicleId: "v1", locked: false, stops }], unassigned: [] };
  const { routes, summary } = createPlanTimer(inputs).time(document);
  expect(routes[0]?.stops.map(({ lateness }) => lateness)).toEqual([0, 0]);
  expect(summary.atRisk).toBe(0);
});
