import { fc, test } from "@fast-check/vitest";
import { expect } from "vitest";
import { decodeLine, encodeLine } from "#app/platform/geo/polyline.ts";

const place = fc.tuple(fc.double({ min: -180, max: 180, noNaN: true }), fc.double({ min: -85, max: 85, noNaN: true }));

test("decodes the line of the format's own description", () => {
  expect(encodeLine([-120.2, 38.5, -120.95, 40.7, -126.453, 43.252])).toBe("_p~iF~ps|U_ulLnnqC_mqNvxq`@");
});

test.prop([fc.array(place)])("a line decodes to within a meter", (points) => {
  const read = decodeLine(encodeLine(points.flat()));
  expect(read.length).toBe(points.length);
  for (const [at, [x, y]] of read.entries()) {
    expect(Math.abs(x - (points[at]?.[0] ?? 0))).toBeLessThan(1.1e-5);
    expect(Math.abs(y - (points[at]?.[1] ?? 0))).toBeLessThan(1.1e-5);
  }
});

test.prop([fc.string()])("malformed input ends", (text) => {
  expect(decodeLine(text).length).toBeLessThanOrEqual(text.length);
});
