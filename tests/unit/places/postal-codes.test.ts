import fc from "fast-check";
import { expect, test } from "vitest";
import {
  createPostalList,
  findListOverlap,
  findPostalFault,
  formatPostalEntry,
  isListed,
  type PostalEntry,
  parsePostalCodes,
} from "#app/modules/places/model/postal-codes.ts";

const listed = (code: string, text: string) => isListed(code, createPostalList(parsePostalCodes(text).entries));

test("reads a pasted list: lines, commas, semicolons, tabs; ranges, prefixes and single codes", () => {
  const { entries, unreadable } = parsePostalCodes("71*\n10115-10999, 20095;sw1a 1aa\t 00-950 \r\n\n4020 – 4040");
  expect(unreadable).toEqual([]);
  expect(entries.map(formatPostalEntry)).toEqual(["71*", "10115-10999", "20095", "SW1A1AA", "00950", "4020-4040"]);
});

test("reports invalid entries as they were typed", () => {
  expect(parsePostalCodes("20095, Hamburg!, 10-20-30, 10999-10115, *").unreadable).toEqual([
    "Hamburg!",
    "10-20-30",
    "10999-10115",
    "*",
  ]);
  expect(findPostalFault("20095, Hamburg!")).toEqual({ code: "postal_unreadable", params: { entry: "Hamburg!" } });
  expect(findPostalFault(" \n")).toEqual({ code: "required", params: {} });
  expect(findPostalFault(Array.from({ length: 5001 }, (_, at) => 10000 + at).join(","))?.code).toBe("postal_many");
});

test("codes are compared without spaces, dashes and case, and by their first part", () => {
  expect(listed("sw1a 1aa", "SW1A*")).toBe(true);
  expect(listed("1011 AB", "1011-1019")).toBe(true);
  expect(listed("1011AB", "1011-1019")).toBe(true);
  expect(listed("12345-6789", "12345")).toBe(true);
  expect(listed("10115", "10115-10999")).toBe(true);
  expect(listed("10999", "10115-10999")).toBe(true);
  expect(listed("11000", "10115-10999")).toBe(false);
  expect(listed("1011", "10115-10999")).toBe(false);
  expect(listed("7100", "71*")).toBe(true);
  expect(listed("17100", "71*")).toBe(false);
});

const digits = fc.integer({ min: 10_000, max: 99_999 }).map(String);
const entry: fc.Arbitrary<PostalEntry> = fc.oneof(
  digits.map((code): PostalEntry => ({ kind: "code", code })),
  fc.tuple(digits, digits).map(([a, b]): PostalEntry => ({ kind: "range", from: a < b ? a : b, to: a < b ? b : a })),
  fc
    .tuple(digits, fc.integer({ min: 1, max: 4 }))
    .map(([a, n]): PostalEntry => ({ kind: "prefix", prefix: a.slice(0, n) })),
);
const entries = fc.array(entry, { maxLength: 12 });

test("a formatted entry parses back to the same entry", () => {
  fc.assert(
    fc.property(entries, (list) => {
      expect(parsePostalCodes(list.map(formatPostalEntry).join("\n")).entries).toEqual(list);
    }),
  );
});

test("two lists overlap exactly when both contain some five-digit code", () => {
  fc.assert(
    fc.property(entries, entries, (a, b) => {
      const [one, two] = [createPostalList(a), createPostalList(b)];
      // Every range begins at an entry's first code, so these are all the codes that can be the first shared one.
      const firsts = [...a, ...b].map((each) =>
        each.kind === "code" ? each.code : each.kind === "range" ? each.from : each.prefix.padEnd(5, "0"),
      );
      const shared = firsts.some((code) => isListed(code, one) && isListed(code, two));
      expect(findListOverlap(a, b) !== null).toBe(shared);
    }),
    { numRuns: 500 },
  );
});

test("no text makes the parser throw, and every word is either an entry or reported", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 80 }), (text) => {
      const { entries: read, unreadable } = parsePostalCodes(text);
      expect(read.length + unreadable.length).toBe(
        text.split(/[\n\r,;\t]+/).filter((word) => word.trim() !== "").length,
      );
    }),
    { numRuns: 300 },
  );
});
