import fc from "fast-check";
import { expect, test } from "vitest";
import { mergeMetadata, metadataSchema, parseMetadata } from "#app/platform/kernel/metadata.ts";
import { formatMetadata, metadataLimits } from "#app/platform/kernel/metadata-text.ts";

test("a change sets what it names, removes what it empties, and leaves the rest", () => {
  const merged = mergeMetadata({ floor: "2", lift: "yes", door: "green" }, { floor: "3", lift: "" });
  expect(merged).toEqual({ ok: true, value: { floor: "3", door: "green" } });
});

test("an object has 50 keys at most, however they came", () => {
  const many = (count: number, from = 0) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`key_${from + at}`, "x"]));
  expect(mergeMetadata(many(49), many(1, 49)).ok).toBe(true);
  expect(mergeMetadata(many(50), { key_0: "", other: "x" }).ok).toBe(true);
  expect(mergeMetadata(many(50), { other: "x" })).toMatchObject({
    failure: { fields: { metadata: [{ code: "metadata_many" }] } },
  });
  expect(metadataSchema.safeParse(many(51)).success).toBe(false);
});

test("keys are short names, and values short texts", () => {
  const isKey = (key: string) => metadataSchema.safeParse({ [key]: "x" }).success;
  expect(["a", "cost_center", "Cost-Center", "a9", "k".repeat(metadataLimits.key)].map(isKey)).not.toContain(false);
  expect(["", "9", "a b", "a.b", "a[b]", "_a", "ä", "k".repeat(metadataLimits.key + 1)].map(isKey)).not.toContain(true);
  expect(metadataSchema.safeParse({ a: "x".repeat(metadataLimits.value) }).success).toBe(true);
  for (const value of ["x".repeat(metadataLimits.value + 1), 1, true, {}, []])
    expect(metadataSchema.safeParse({ a: value }).success).toBe(false);
});

test("what stands in a file is read as it was written", () => {
  const key = fc.stringMatching(/^[A-Za-z][A-Za-z0-9_-]{0,39}$/);
  const value = fc.string({ minLength: 1, maxLength: 60 }).map((text) => text.trim());
  const metadata = fc.dictionary(
    key,
    value.filter((text) => text !== ""),
    { maxKeys: 8 },
  );
  fc.assert(
    fc.property(metadata, (each) => {
      expect(parseMetadata(formatMetadata(each))).toEqual({ ...each });
    }),
  );
  expect(parseMetadata("floor = 2 ;\n gift=yes;")).toEqual({ floor: "2", gift: "yes" });
  expect(["floor", "{", '{"a":1}', "[]"].map(parseMetadata)).toEqual([null, null, null, null]);
});
