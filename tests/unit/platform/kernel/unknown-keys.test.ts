import { expect, test } from "vitest";
import { z } from "zod";
import { parseInput, pickKnownFields } from "#app/platform/kernel/parse-input.ts";
import { listUnknownKeys } from "#app/platform/kernel/unknown-keys.ts";

const place = z.object({ line1: z.string(), city: z.string().optional() }).refine(() => true);
const none = (value: unknown) => (value === "" ? undefined : value);

test.each<[string, z.ZodType, unknown, string[]]>([
  ["an object", z.object({ a: z.string() }), { a: "x", b: 1, c: 2 }, ["b", "c"]],
  [
    "within a list",
    z.object({ of: z.array(place) }),
    { of: [{ line1: "x" }, { line1: "x", town: "y" }] },
    ["of.1.town"],
  ],
  ["within a tuple", z.tuple([place], place), [{ x: 1 }, { line1: "y" }, { y: 1 }], ["0.x", "2.y"]],
  ["behind wrappers", z.object({ at: place.optional().nullable().default(null) }), { at: { x: 1 } }, ["at.x"]],
  ["behind preprocess", z.object({ at: z.preprocess(none, place.optional()) }), { at: { x: 1 } }, ["at.x"]],
  ["in front of a pipe", z.object({ a: z.string() }).pipe(z.any()), { a: "", x: 1 }, ["x"]],
  ["a lazy one", z.lazy(() => place), { line1: "", x: 1 }, ["x"]],
  ["of both halves", z.intersection(z.object({ number: z.string() }), place), { number: "1", line1: "", x: 1 }, ["x"]],
  ["deep in a half", z.intersection(z.object({ a: z.string() }), z.object({ at: place })), { at: { x: 1 } }, ["at.x"]],
  ["a record's values", z.record(z.string(), place), { any: { line1: "", x: 1 } }, ["any.x"]],
  ["what is taken as it comes", z.object({ a: z.unknown() }), { a: { x: 1 } }, []],
  ["a loose object", z.looseObject({ a: z.string() }), { x: 1 }, []],
  ["names of the prototype", z.object({}), { constructor: 1, toString: 2 }, ["constructor", "toString"]],
  ["what is no object", z.object({ a: z.string() }), "text", []],
])("reports keys unknown to a schema: %s", (_, schema, input, expected) => {
  expect(listUnknownKeys(schema, input).map((path) => path.join("."))).toEqual(expected);
});

const either = z.union([z.object({ a: z.string() }), z.object({ b: z.object({ c: z.string() }) })]);
const kind = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("a"), one: z.string() }),
  z.object({ kind: z.literal("b"), two: z.string() }),
]);

test("for a union, uses the option that accepts the input; if none does, reports keys unknown to all", () => {
  expect(listUnknownKeys(either, { a: "x", b: 1 })).toEqual([["b"]]);
  expect(listUnknownKeys(either, { b: { c: "x", d: 1 } })).toEqual([["b", "d"]]);
  expect(listUnknownKeys(either, { a: 1, b: { d: 1 }, e: 1 })).toEqual([["e"], ["b", "d"]]);
  expect(listUnknownKeys(kind, { kind: "a", one: "x", two: "y" })).toEqual([["two"]]);
});

test("an unknown key is rejected together with other errors, never silently dropped", () => {
  const schema = z.object({ a: z.string(), at: place.optional() });
  expect(parseInput(schema, { a: "x" })).toEqual({ ok: true, value: { a: "x" } });
  expect(parseInput(schema, { a: 1, b: 2 })).toMatchObject({
    failure: { code: "invalid_fields", fields: { a: [{ code: "invalid_type" }], b: [{ code: "unknown_key" }] } },
  });
  expect(pickKnownFields(schema, { a: "x", id: "y" })).toEqual({ a: "x" });
});
