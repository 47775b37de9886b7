import { expect, test } from "vitest";
import { countErrors } from "#app/modules/orders/screens/create/order-aside.tsx";
import { hasUnkept, toDraftDefaults, toKeptEntries } from "#app/modules/orders/screens/create/order-draft.ts";

function createForm(fields: Readonly<Record<string, string>>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
}

const typed = {
  _asker: "page",
  intent: "orders.create",
  "customer.first_name": "Ana",
  "customer.last_name": "",
  "destination.address.line1": "Heiligkreuz 44",
  "packages[0].type": "1",
  "packages[0].quantity": "2",
};

test("a draft keeps the typed values, and the form restores them", () => {
  const entries = toKeptEntries(createForm(typed));
  expect(entries.map(([name]) => name)).toEqual([
    "customer.first_name",
    "destination.address.line1",
    "packages[0].type",
    "packages[0].quantity",
  ]);
  expect(toDraftDefaults({ at: 1, entries })).toEqual({
    customer: { first_name: "Ana" },
    destination: { address: { line1: "Heiligkreuz 44" } },
    packages: [{ type: "1", quantity: "2" }],
  });
});

test("items and documents are not kept, and the form reports it", () => {
  const data = createForm({ ...typed, "items[0].item_id": "i1", "documents[0]": "d1" });
  expect(toKeptEntries(data)).toEqual(toKeptEntries(createForm(typed)));
  expect([hasUnkept(data), hasUnkept(createForm(typed))]).toEqual([true, false]);
});

test("a section counts its invalid fields, including parts of a field", () => {
  const section = { fields: [{ kind: "text", name: "packages", label: "orders:form.section.packages" }] } as const;
  const errors = { "packages[0].weight": ["Required"], "packages.x": [], packages_more: ["Required"] };
  expect(countErrors(section, errors)).toBe(1);
});
