import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import {
  applyPositions,
  type FleetPosition,
  mergePositions,
  parseFleetMessage,
} from "#app/modules/fleet/model/fleet-live.ts";

const spot = fc.record({
  agentId: fc.constantFrom("a", "b", "c"),
  longitude: fc.integer({ min: -180, max: 180 }),
  latitude: fc.integer({ min: -90, max: 90 }),
  accuracy: fc.constant(null),
  heading: fc.constant(null),
  at: fc.integer({ min: 1, max: 50 }),
});

property.prop([fc.array(spot), fc.array(spot)])(
  "in whatever order positions come, each agent stands where they were last",
  (first, second) => {
    const received = mergePositions(mergePositions(new Map(), first), second);
    for (const agentId of ["a", "b", "c"]) {
      const own = [...first, ...second].filter((each) => each.agentId === agentId);
      expect(received.get(agentId)?.at ?? 0).toBe(Math.max(0, ...own.map(({ at }) => at)));
    }
  },
);

property.prop([fc.array(spot), fc.option(fc.integer({ min: 1, max: 50 }), { nil: null })])(
  "a route shows the later of what was loaded and what was heard, and is left as it is otherwise",
  (received, positionAt) => {
    const position = positionAt === null ? null : { longitude: 1, latitude: 2 };
    const route = { agent: "a", position, positionAt, positionAccuracy: null, heading: null };
    const spots = mergePositions(new Map(), received);
    const [shown] = applyPositions([route], spots, ({ agent }) => agent);
    const at = spots.get("a")?.at ?? 0;
    if (at > (positionAt ?? 0)) expect(shown?.positionAt).toBe(at);
    else expect(shown).toBe(route);
  },
);

property.prop([fc.oneof(fc.string(), fc.json())])("no frame is anything but a message or nothing", (frame) => {
  const read = parseFleetMessage(frame);
  expect(read === null || ["positions", "changed", "moved"].includes(read.kind)).toBe(true);
});

test("a frame with one invalid position keeps the other positions", () => {
  const good: FleetPosition = { agentId: "a", longitude: 9, latitude: 47, accuracy: 8, heading: 90, at: 1 };
  const { accuracy: _, heading: __, ...older } = good;
  const frame = JSON.stringify({ kind: "positions", positions: [good, { ...good, at: "x" }, null, 7, older] });
  const positions = [good, { ...good, accuracy: null, heading: null }];
  expect(parseFleetMessage(frame)).toEqual({ kind: "positions", positions });
});
