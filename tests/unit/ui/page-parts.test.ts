import fc from "fast-check";
import { expect, test } from "vitest";
import { formatAddressLine, formatAddressSortLine } from "#app/platform/geo/address-line.ts";
import { formatPhones } from "#app/platform/kernel/phone.ts";
import { getNeighborHref, getTrail } from "#app/ui/resource/detail/trail.ts";
import { computeFitting } from "#app/ui/resource/detail/use-fitting-children.ts";

test("a street comes before its town", () => {
  const address = { line1: "Lange Reihe 1", postalCode: "20099", city: "Hamburg", country: "DE" };
  expect(formatAddressLine(address)).toBe("Lange Reihe 1, 20099 Hamburg");
  expect(formatAddressSortLine(address)).toBe("20099 Lange Reihe 1, Hamburg");
  expect(formatAddressSortLine({ line1: "Nova 5", city: "Mostar", country: "BA" })).toBe("Nova 5, Mostar");
  expect(formatAddressLine({ line1: "Nova 5", country: "BA" })).toBe("Nova 5");
});

test("phone numbers are always formatted internationally; other text stays as it is", () => {
  const shown = { customerPhone: "+4940555011", stops: [{ phone: "+41446681800" }], note: "+4940555011", phone: "x" };
  expect(formatPhones(shown)).toEqual({
    "+4940555011": "+49 40 555011",
    "+41446681800": "+41 44 668 18 00",
    x: "x",
  });
});

test("a list position is read from the history state; anything else is ignored", () => {
  const trail = { list: "/orders?search=a", rows: ["/orders/WB-1"], at: 0, before: 0, next: null, previous: null };
  const whole = { ...trail, total: 1, exact: true, matching: null };
  expect(getTrail({ trail: whole })).toEqual(whole);
  for (const other of [null, undefined, 1, {}, { trail: null }, { trail }, { trail: { ...whole, at: 4 } }])
    expect(getTrail(other)).toBeNull();
  expect(getNeighborHref("/shipments/deliveries/SH-1", "SH 2")).toBe("/shipments/deliveries/SH%202");
});

test("a row of actions fits its width, with the most important ones first", () => {
  const action = fc.record({ rank: fc.integer({ min: 0, max: 2 }), width: fc.integer({ min: 30, max: 240 }) });
  fc.assert(
    fc.property(
      fc.array(action, { maxLength: 9 }),
      fc.integer({ min: 0, max: 1400 }),
      fc.boolean(),
      (row, room, menu) => {
        const ranks = row.map(({ rank }) => rank);
        const widths = [...row.map(({ width }) => width), ...(menu ? [30] : [])];
        const fits = computeFitting(ranks, { widths, room, gap: 6 });
        const used = [...fits].reduce((sum, at) => sum + (widths[at] ?? 0) + 6, 0);
        const withMenu = menu || fits.size < row.length;
        if (fits.size > 0) expect(used - 6 + (withMenu ? 36 : 0)).toBeLessThanOrEqual(room + 1);
        const least = Math.min(3, ...ranks.filter((_, at) => !fits.has(at)));
        for (const at of fits) expect(ranks[at]).toBeLessThanOrEqual(least);
      },
    ),
  );
});

test("a row exactly as wide as its content needs no menu", () => {
  expect(computeFitting([0, 0, 0], { widths: [80.4, 60.4, 90.4], room: 235, gap: 2 }).size).toBe(3);
  // The menu button is still there, from a smaller width before.
  expect(computeFitting([0, 0], { widths: [80, 60, 30], room: 174, gap: 2 }).size).toBe(2);
});
