import fc from "fast-check";
import { expect, test } from "vitest";
import { computeSparkPoints, renderSparkPath } from "#app/ui/sparkline/sparkline-path.ts";

const box = { width: 190, height: 28, margin: 4 };

test("every point lies within the box, from edge to edge, the highest on top, for any values", () => {
  const values = fc.array(fc.option(fc.nat(1_000_000)), { maxLength: 40 });
  fc.assert(
    fc.property(values, fc.constantFrom("zero" as const, "least" as const), (some, floor) => {
      const points = computeSparkPoints(some, box, floor);
      expect(points.map((point) => point === null)).toEqual(some.map((value) => value === null));
      const limit = Math.max(...some.filter((value) => value !== null));
      for (const [at, point] of points.entries()) {
        if (!point) continue;
        expect(point.x).toBeGreaterThanOrEqual(box.margin);
        expect(point.x).toBeLessThanOrEqual(box.width - box.margin + 1e-9);
        expect(point.y).toBeGreaterThanOrEqual(box.margin - 1e-9);
        expect(point.y).toBeLessThanOrEqual(box.height - box.margin + 1e-9);
        if (some[at] === limit && limit > 0) expect(point.y).toBeCloseTo(box.margin, 6);
      }
      expect(renderSparkPath(points)).not.toContain("NaN");
    }),
  );
});

test("a missing value breaks the line", () => {
  expect(renderSparkPath(computeSparkPoints([0, 1, null, 1], { width: 38, height: 18, margin: 4 }, "zero"))).toBe(
    "M4.0 14.0L14.0 4.0M34.0 4.0",
  );
});
