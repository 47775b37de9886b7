import { fc, test as property } from "@fast-check/vitest";
import { expect } from "vitest";
import { countHandedOver, formatMissingLines } from "#app/modules/shipments/model/missing-packages.ts";

const line = fc.record({ orderId: fc.constantFrom("a", "b"), quantity: fc.integer({ min: 1, max: 50 }) });
const carried = fc
  .array(fc.tuple(line, fc.nat(60)), { minLength: 1, maxLength: 6 })
  .map((lines) => lines.map(([each, missing], at) => ({ ...each, id: String(at), missing, name: `Box ${at}` })));

property.prop([carried])(
  "what is handed over and what is missing are together what was carried, or nothing is counted",
  (lines) => {
    const expected = lines.map((each) => ({ ...each, barcode: null, externalId: null }));
    const missing = lines.filter((each) => each.missing > 0).map((each) => ({ id: each.id, quantity: each.missing }));
    const count = countHandedOver(expected, missing);
    expect(count.ok).toBe(lines.every((each) => each.missing <= each.quantity));
    if (!count.ok) return;
    const all = lines.reduce((sum, { quantity }) => sum + quantity, 0);
    const lacking = lines.reduce((sum, each) => sum + each.missing, 0);
    expect(count.value.receipt).toMatchObject({ expected: all, received: all - lacking });
    const byOrder = Object.values(count.value.receipt.orders);
    expect(byOrder.reduce((sum, { received }) => sum + received, 0)).toBe(all - lacking);
    expect(formatMissingLines(count.value.missing)).toBe(
      missing.map(({ id, quantity }) => `${quantity} × Box ${id}`).join(", "),
    );
  },
);

property.prop([carried, fc.integer({ min: 1 })])(
  "a line that the shipment does not carry is refused",
  (lines, quantity) => {
    const expected = lines.map((each) => ({ ...each, barcode: null, externalId: null }));
    expect(countHandedOver(expected, [{ id: "another", quantity }])).toMatchObject({
      failure: { code: "packages_unknown" },
    });
  },
);
