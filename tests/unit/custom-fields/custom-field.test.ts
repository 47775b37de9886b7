import { expect, test } from "vitest";
import { formatLabelLines } from "#app/modules/custom-fields/commands/format-field-text.server.ts";
import { customFieldSchema } from "#app/modules/custom-fields/model/custom-field.schema.ts";
import {
  type CustomFieldKind,
  checkCustomFields,
  listDriverFields,
} from "#app/modules/custom-fields/model/custom-field.ts";
import { createTranslator } from "#app/platform/i18n/translate.server.ts";
import { createCustomField } from "#tests/factories/custom-fields.ts";

test.each<[CustomFieldKind, readonly string[], readonly string[]]>([
  ["text", ["anything at all"], []],
  ["number", ["0", "-12.5", "1000000"], ["12,5", "1e3", "twelve", ".5"]],
  ["date", ["2026-12-01"], ["2026-02-30", "1.12.2026", "tomorrow"]],
  ["choice", ["Stairs", "Lift"], ["stairs", "Ladder"]],
  ["yes_no", ["yes", "no"], ["true", "Yes", "1"]],
  [
    "link",
    ["https://example.com/a?b=c", "http://example.com"],
    ["example.com", "javascript:alert(1)", "ftp://a.example"],
  ],
])("a %s is read as one or refused at its key", (kind, good, bad) => {
  const check = (value: string) =>
    checkCustomFields([createCustomField(kind)], { metadata: { [kind]: value }, requires: "none" });
  for (const value of good) expect(check(value), value).toEqual({});
  for (const value of bad) expect(Object.keys(check(value)), value).toEqual([`metadata.${kind}`]);
});

test("what must be filled in is asked of something new, and not emptied later; other keys are free", () => {
  const fields = [createCustomField("text", { required: true })];
  const check = (metadata: Record<string, string>, requires: "all" | "named" | "none") =>
    Object.keys(checkCustomFields(fields, { metadata, requires }));
  expect(check({ other: "x" }, "all")).toEqual(["metadata.text"]);
  expect(check({ text: "x" }, "all")).toEqual([]);
  expect(check({ other: "x" }, "named")).toEqual([]);
  expect(check({ text: "" }, "named")).toEqual(["metadata.text"]);
  expect(check({ text: "" }, "none")).toEqual([]);
});

test("a text is as long as its field lets it be", () => {
  const check = (text: string) =>
    checkCustomFields([createCustomField("text", { max_length: 3 })], { metadata: { text }, requires: "none" });
  expect(check("äöü")).toEqual({});
  expect(check("four")).toEqual({ "metadata.text": [{ code: "too_big_string", params: { limit: 3 } }] });
});

test("a driver sees filled fields that are for drivers", () => {
  const fields = [
    createCustomField("text", { for_driver: true, name_de: "Hinweis" }),
    createCustomField("number"),
    createCustomField("date", { for_driver: true }),
  ];
  expect(listDriverFields(fields, { text: "Ring twice", number: "1", toString: "x" })).toEqual([
    { name: "text", nameDe: "Hinweis", kind: "text", value: "Ring twice" },
  ]);
});

test("a choice has choices; a place is one that the noun has", () => {
  const faults = (more: object) =>
    customFieldSchema.safeParse({ noun: "order", key: "a", name: "A", kind: "text", ...more }).error?.issues ?? [];
  expect(faults({})).toEqual([]);
  expect(faults({ kind: "choice" })).toMatchObject([{ path: ["choices"], message: "required" }]);
  expect(faults({ kind: "choice", choices: ["x", "x"] })).toMatchObject([{ path: ["choices"] }]);
  expect(faults({ noun: "customer", for_driver: true, on_invoice: true })).toEqual([]);
  expect(faults({ noun: "customer", on_label: true })).toMatchObject([{ path: ["on_label"] }]);
  expect(faults({ noun: "shipment", on_invoice: true })).toMatchObject([{ path: ["on_invoice"] }]);
  expect(faults({ required: true })).toMatchObject([{ path: ["required"] }]);
  expect(faults({ customers_change: true })).toMatchObject([{ path: ["customers_change"] }]);
  expect(faults({ unit: "kg" })).toMatchObject([{ path: ["unit"] }]);
  expect(faults({ kind: "number", max_length: 9 })).toMatchObject([{ path: ["max_length"] }]);
  expect(faults({ key: "1a" })).toMatchObject([{ path: ["key"], message: "metadata_key" }]);
});

test("a line of a label has 24 letters: one that is longer goes without its name, then it is cut", () => {
  const fields = [
    createCustomField("text", { key: "access", name: "Cellar access", name_de: "Kellerzugang", on_label: true }),
    createCustomField("number", { key: "temperature", name: "Wine", unit: "°C", on_label: true }),
    createCustomField("text", { key: "hidden" }),
  ];
  const lines = (access: string, language: "en" | "de") =>
    formatLabelLines(fields, { access, temperature: "12.50", hidden: "x" }, createTranslator(language)).split("\n");
  expect(lines("lift", "en")).toEqual(["Cellar access: lift", "Wine: 12.5 °C"]);
  expect(lines("lift", "de")).toEqual(["Kellerzugang: lift", "Wine: 12,5 °C"]);
  expect(lines("by the stairs", "en")[0]).toBe("by the stairs");
  expect(lines("down the stairs behind the house", "en")[0]).toBe("down the stairs behind …");
});
