import { expect, test } from "vitest";
import { orderKinds } from "#app/modules/orders/model/order.enums.ts";
import { orderDraftFields } from "#app/modules/orders/model/order.ts";
import { getOrderDefaults } from "#app/modules/orders/screens/create/order-defaults.ts";
import { buildOrderForm } from "#app/modules/orders/screens/create/order-form.resource.tsx";

const world = { account: "carrier", locations: [], maySeeCustomers: true, mayPickItems: true } as const;

test("every kind asks for a customer and an address, except internal orders, which ask for an own location", () => {
  for (const kind of orderKinds) {
    const names = buildOrderForm(kind, world).flatMap(({ fields }) => fields.map(({ name }) => name));
    const internal = kind === "internal";
    expect(names.includes("customer.first_name"), kind).toBe(!internal);
    expect(names.includes("destination"), kind).toBe(!internal);
    expect(names.includes("destination.location_id"), kind).toBe(internal);
  }
});

test("customers and inventory are not offered without permission to see them", () => {
  const named = (more: object) =>
    buildOrderForm("standard", { ...world, ...more }).flatMap(({ fields }) => fields.map(({ name }) => name));
  expect(named({})).toEqual(expect.arrayContaining(["_customer", "items"]));
  expect(named({ maySeeCustomers: false })).not.toContain("_customer");
  expect(named({ mayPickItems: false })).not.toContain("items");
});

test("an untouched choice matches the API's default", () => {
  const start: Record<string, unknown> = getOrderDefaults("standard", undefined, "LI", "metric");
  const chosen = buildOrderForm("standard", world).flatMap(({ fields }) =>
    fields.flatMap(({ kind, name }) => (kind === "select" && !name.includes(".") ? [name] : [])),
  );
  expect(chosen).toContain("priority");
  const usual = orderDraftFields.pick({ kind: true, priority: true, proof_of_delivery: true, proof_of_pickup: true });
  const filled: Record<string, unknown> = usual.parse({});
  for (const name of chosen) expect(String(start[name]), name).toBe(String(filled[name]));
});

test("an address starts with the account's country, also where a saved location is chosen first", () => {
  const address = { country: "LI" };
  const start = (location?: string) => getOrderDefaults("standard", location, "LI", "metric");
  expect(start()).toMatchObject({ source: { address }, destination: { address } });
  expect(start().source).not.toHaveProperty("location_id");
  expect(start("depot")).toMatchObject({ source: { location_id: "depot", address }, destination: { address } });
});
