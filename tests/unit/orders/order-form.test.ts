import { expect, test } from "vitest";
import { orderKinds } from "#app/domain/orders/order.enums.ts";
import { orderFormOf } from "#app/features/orders/order-form.spec.tsx";

const world = { account: "carrier", locations: [], maySeeCustomers: true } as const;

test("every kind but the internal one asks for a customer and an address; the internal one for an own location", () => {
  for (const kind of orderKinds) {
    const names = orderFormOf(kind, world).flatMap(({ fields }) => fields.map(({ name }) => name));
    const internal = kind === "internal";
    expect(names.includes("customer.first_name"), kind).toBe(!internal);
    expect(names.includes("destination"), kind).toBe(!internal);
    expect(names.includes("destination.location_id"), kind).toBe(internal);
  }
});

test("who may not see customers is not offered to look for one", () => {
  const names = orderFormOf("standard", { ...world, maySeeCustomers: false }).flatMap(({ fields }) => fields);
  expect(names.map(({ name }) => name)).not.toContain("_customer");
});
