import { fc, test } from "@fast-check/vitest";
import { expect } from "vitest";
import {
  buildFacetQuery,
  listSpanTokens,
  spanBits,
  spanLevels,
  toFacetToken,
} from "#app/platform/lists/facet-index.ts";
import { listFacetTokens } from "#app/platform/lists/list-facets.server.ts";

const numbers = fc.integer({ min: 0, max: 4_000_000 });

test.prop([numbers, fc.integer({ min: 0, max: 300_000 }), numbers])(
  "the spans of a range cover each of its numbers once and no other",
  (from, length, other) => {
    const to = from + length;
    const tokens = listSpanTokens("c", "instant", from, to);
    const holding = (number: number) =>
      Array.from({ length: spanLevels.instant }, (_, level) => `c${level}_${number >> (spanBits * level)}`).filter(
        (token) => tokens.includes(token),
      ).length;
    for (const number of [from - 1, from, from + 1, to - 1, to, other].filter((each) => each >= 0))
      expect(holding(number), `${number} in ${from}–${to}`).toBe(number >= from && number < to ? 1 : 0);
    expect(tokens.length).toBeLessThan(160);
  },
);

test.prop([fc.string()])("any text is one token, and no value escapes its quotes", (text) => {
  expect(toFacetToken("t", "text", text)).toMatch(/^t[0-9a-f]*$/);
  expect(toFacetToken("m", "value", text) ?? "m").toMatch(/^m[\w-]*$/);
});

test("an impossible value finds nothing; an excluded one is subtracted from the rest", () => {
  expect(buildFacetQuery(["a1"], [{ tokens: [], not: false }])).toBeNull();
  expect(buildFacetQuery(["a1"], [{ tokens: [], not: true }])).toBe('"a1"');
  expect(
    buildFacetQuery(
      ["a1", "y3"],
      [
        { tokens: ["s1", "s2"], not: false },
        { tokens: ["m1"], not: true },
      ],
    ),
  ).toBe('("a1" AND "y3" AND ("s1" OR "s2")) NOT ("m1")');
});

test.each([
  ["0000-01-01", "9999-12-31"],
  ["1027-06-30", "2026-11-25"],
  ["1890-01-01", "1893-01-01"],
])("%s to %s is a few spans in every zone, also at local noon before time zones existed", (from, to) => {
  for (const zone of ["Europe/Vaduz", "Asia/Kathmandu", "America/New_York", "Africa/Monrovia"]) {
    const tokens = (kind: "instant" | "day") =>
      listFacetTokens("c", { kind, columns: [] }, [], { zone, spans: [{ from, to }] });
    expect(tokens("instant").length, zone).toBeLessThan(240);
    expect(tokens("day").length).toBeLessThan(1_000);
    expect(tokens("instant").join()).not.toContain(".");
  }
});
