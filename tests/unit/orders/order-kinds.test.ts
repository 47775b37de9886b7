import { expect, test } from "vitest";
import { orderKinds } from "#app/modules/orders/model/order.enums.ts";
import { getMerchantRule, listOrderKinds } from "#app/modules/orders/model/order-kinds.rules.ts";

const expected = {
  carrier: {
    standard: "optional",
    return: "optional",
    internal: "none",
    merchant_standard: "required",
    merchant_return: "required",
  },
  merchant: { standard: null, return: null, internal: null, merchant_standard: "itself", merchant_return: "itself" },
} as const;

for (const account of ["carrier", "merchant"] as const)
  test.each(orderKinds)(`a ${account} account and an order of kind %s`, (kind) => {
    expect(getMerchantRule(account, kind)).toBe(expected[account][kind]);
    expect(listOrderKinds(account).includes(kind)).toBe(expected[account][kind] !== null);
  });
