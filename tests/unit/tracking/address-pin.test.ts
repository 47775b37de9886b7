import { expect, test } from "vitest";
import { judgePin, MAX_PIN_METERS } from "#app/modules/orders/model/tracked/address-pin.ts";

const door = { longitude: 9.5209, latitude: 47.1415 };
/** A point so many meters east of the door. */
const east = (meters: number) => ({
  ...door,
  longitude: door.longitude + meters / (111_195 * Math.cos((47.1415 * Math.PI) / 180)),
});

test.each([
  ["at the door", 0, { is: "kept" }],
  ["less than a finger is exact", 3, { is: "kept" }],
  ["in the yard", 18, { is: "moved" }],
  ["at the bound", MAX_PIN_METERS - 1, { is: "moved" }],
  ["beyond it", MAX_PIN_METERS + 2, { is: "far", meters: MAX_PIN_METERS + 2 }],
  ["in another town", 4000, { is: "far", meters: 4000 }],
])("a pin %s", (_, meters, judged) => {
  expect(judgePin(east(meters), { stored: door, known: [door], isChecked: false })).toEqual(judged);
});

test("the nearest known place counts, not where a customer moved the pin before", () => {
  const moved = { stored: east(140), known: [door], isChecked: false };
  expect(judgePin(east(280), moved)).toMatchObject({ is: "far" });
  expect(judgePin(east(280), { ...moved, known: [door, east(200)] })).toEqual({ is: "moved" });
  expect(judgePin(east(140), moved)).toEqual({ is: "kept" });
});

test("without a known place the office decides, at once or where it looks at the address anyway", () => {
  expect(judgePin(door, { stored: null, known: [], isChecked: false })).toEqual({ is: "far", meters: null });
  expect(judgePin(door, { stored: null, known: [], isChecked: true })).toEqual({ is: "moved" });
});
