import { expect, test } from "vitest";
import { orderKinds } from "#app/domain/orders/order.enums.ts";
import { orderFormOf } from "#app/features/orders/order-form.spec.tsx";

test("every kind but the internal one asks for a customer and an address; the internal one for an own location", () => {
  for (const kind of orderKinds) {
    const names = orderFormOf(kind, "carrier").flatMap(({ fields }) => fields.map(({ name }) => name));
    const internal = kind === "internal";
    expect(names.includes("customer.first_name"), kind).toBe(!internal);
    expect(names.includes("destination.address"), kind).toBe(!internal);
    expect(names.includes("destination.location_id"), kind).toBe(internal);
  }
});
