import fc from "fast-check";
import { expect, test } from "vitest";
import type { AgentPosition } from "#app/modules/fleet/model/agent-position.ts";
import { advanceOdometer, type Odometer } from "#app/modules/fleet/model/odometer.ts";
import { measureGreatCircle } from "#wasm/host/travel.ts";

/** A position so many degrees north of the equator, seconds after the first. */
const position = (latitude: number, seconds: number, accuracy: number | null = 8): AgentPosition => ({
  ...{ agentId: "agent", longitude: 9, latitude, accuracy, heading: null, at: seconds * 1000 },
});

const drive = (positions: readonly AgentPosition[]) =>
  positions.reduce<Odometer | undefined>(advanceOdometer, undefined)?.meters ?? 0;

test("the straight ways between positions are added", () => {
  const spots = Array.from({ length: 61 }, (_, at) => position(at / 600, at * 20));
  const apart = measureGreatCircle([9, 0], [9, 0.1]);
  expect(Math.round(drive(spots))).toBe(Math.round(apart));
});

test("a device that stands drives nothing, however long it trembles", () => {
  const spots = fc.array(fc.double({ min: -0.0001, max: 0.0001, noNaN: true }), { maxLength: 200 });
  fc.assert(fc.property(spots, (all) => drive(all.map((each, at) => position(each, at * 5))) === 0));
});

test("slow steps are not lost, and an inaccurate position does not count", () => {
  // Walking pace: 7 m every 5 s.
  const walked = Array.from({ length: 101 }, (_, at) => position((at * 7) / 111_195, at * 5));
  expect(drive(walked)).toBeGreaterThan(660);
  expect(drive(walked)).toBeLessThanOrEqual(701);
  expect(drive([position(0, 0), position(0.5, 3600, 900), position(0.001, 3700)])).toBeLessThan(120);
});

test("a jump that no vehicle drives adds nothing, there and back", () => {
  const jumped = [position(0, 0), position(0.001, 20), position(2, 40), position(0.002, 60), position(0.003, 80)];
  expect(Math.round(drive(jumped))).toBe(222);
});
