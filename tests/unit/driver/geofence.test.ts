import { expect, test } from "vitest";
import { computeMetersOutside, computeMetersTo } from "#app/platform/geo/geofence.ts";

const place = { longitude: 9.52, latitude: 47.14 };
const north = (metres: number) => ({ longitude: 9.52, latitude: 47.14 + metres / 111_195 });

test.each([
  { metres: 90, radius: 100, accuracy: 0, far: null },
  { metres: 150, radius: 100, accuracy: 0, far: 150 },
  { metres: 150, radius: 100, accuracy: 60, far: null },
  { metres: 900, radius: 100, accuracy: 5_000, far: 700 },
  { metres: 900, radius: 0, accuracy: 0, far: null },
])("$metres m away with a radius of $radius m and an accuracy of $accuracy m", ({ metres, radius, accuracy, far }) => {
  const found = computeMetersOutside(place, { ...north(metres), accuracy }, radius);
  if (far === null) expect(found).toBeNull();
  else expect(Math.abs((found ?? 0) - far)).toBeLessThan(3);
});

test("an unknown position is never outside the radius", () => {
  expect(computeMetersOutside(null, place, 100)).toBeNull();
  expect(computeMetersOutside(place, undefined, 100)).toBeNull();
  expect(computeMetersTo(place, place)).toBe(0);
});
