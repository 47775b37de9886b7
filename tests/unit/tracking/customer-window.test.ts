import fc from "fast-check";
import { expect, test } from "vitest";
import { estimateCustomerArrival } from "#app/modules/orders/model/tracked/estimate-arrival.ts";
import { getDefaultMargin } from "#app/modules/planning/model/eta/arrival-margins.ts";
import { createPlanTimer } from "#app/modules/planning/model/plan-timing.ts";
import type { TimedRoute } from "#app/modules/planning/model/timed-plan.ts";
import { computeEarliestArrivals } from "#app/modules/routes/model/earliest-arrivals.ts";
import { type EtaStop, estimateRoute } from "#app/modules/routes/model/route-eta.ts";
import {
  createPlanAgent,
  createPlanInputs,
  createPlanShipment,
  createPlanVehicle,
} from "#tests/factories/plan-inputs.ts";

const minute = 60_000;
const at = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

const agent = createPlanAgent("a1", { shiftStart: "07:00", shiftEnd: "18:00" });
const crews = [{ agent, vehicle: createPlanVehicle("v1") }];

/** Stops of a street, each with the minutes of the day between which it is promised. */
function timeRoute(windows: readonly (readonly [number, number])[]): TimedRoute {
  const shipments = windows.map(([from, to], index) => {
    const shipment = createPlanShipment(`s${index}`, index + 1);
    return {
      ...shipment,
      dropoff: { ...shipment.dropoff, from: `2026-11-23T${at(from)}`, to: `2026-11-23T${at(to)}` },
    };
  });
  const stops = shipments.map(({ id }) => ({ shipmentId: id, type: "dropoff" as const, fixed: false }));
  const route = { id: "r1", agentId: "a1", vehicleId: "v1", locked: false, stops };
  const [timed] = createPlanTimer(createPlanInputs({ shipments, crews })).time({
    routes: [route],
    unassigned: [],
  }).routes;
  if (!timed) throw new Error("not timed");
  return timed;
}

const toInstant = (minutes: number) => Date.parse(`2026-11-23T${at(minutes)}+01:00`);

function toEtaStops(timed: TimedRoute, windows: readonly (readonly [number, number])[]): EtaStop[] {
  return timed.stops.map((stop, index) => {
    const [from, to] = windows[index] ?? [0, 0];
    return {
      ...{ id: stop.shipmentId, state: "pending", point: null, travelSeconds: stop.travelSeconds },
      ...{ serviceSeconds: stop.serviceSeconds, windowFrom: toInstant(from), windowTo: toInstant(to) },
      ...{
        plannedArriveAt: stop.arriveAt,
        plannedStartAt: stop.startAt,
        arrivedAt: null,
        finishedAt: null,
        breakWindow: null,
      },
    };
  });
}

test("a default window contains the arrival, lies in the promise, and begins no earlier than a driver can be there", () => {
  const window = fc.tuple(fc.integer({ min: 420, max: 960 }), fc.integer({ min: 1, max: 240 }));
  fc.assert(
    fc.property(
      fc.array(window, { minLength: 1, maxLength: 6 }),
      fc.integer({ min: -120, max: 240 }),
      (drawn, passed) => {
        const windows = drawn.map(([from, length]) => [from, Math.min(from + length, 1_080)] as const);
        const timed = timeRoute(windows);
        const stops = toEtaStops(timed, windows);
        const options = {
          ...{ nowMs: timed.startAt + passed * minute, startAt: timed.startAt, leftAt: null, depot: null, late: null },
          ...{ position: null, thresholdSeconds: 0, estimate: { detour: 1.34, metresPerSecond: 15 } },
        };
        const [etas, earliest] = [estimateRoute(stops, options), computeEarliestArrivals(stops, options)];
        for (const [index, { shipmentId, latestAt }] of timed.stops.entries()) {
          const [from, to] = windows[index] ?? [0, 0];
          const promised = { from: toInstant(from), to: toInstant(to) };
          const expectedAt = etas.get(shipmentId)?.expectedAt ?? Number.NaN;
          const earliestAt = earliest.get(shipmentId) ?? Number.NaN;
          for (const routeStatus of ["assigned", "active"] as const) {
            const margin = getDefaultMargin({ isUnderWay: routeStatus === "active", stopsAhead: index });
            const facts = { state: "pending", routeStatus, expectedAt, earliestAt, latestAt, margin };
            const shown = estimateCustomerArrival(facts, promised, options.nowMs);
            const arrives = Math.max(expectedAt, promised.from);
            expect(shown?.from).toBeGreaterThanOrEqual(promised.from);
            // Quarters of an hour.
            expect(shown?.from).toBeGreaterThan(earliestAt - 15 * minute);
            expect(shown?.from).toBeLessThanOrEqual(arrives);
            expect(shown?.to).toBeGreaterThanOrEqual(arrives);
            if (arrives <= promised.to) expect(shown?.to).toBeLessThanOrEqual(promised.to);
          }
        }
      },
    ),
  );
});
