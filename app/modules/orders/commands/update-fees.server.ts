import { readMerchants } from "#app/modules/partners/db/merchants.server.ts";
import { readOrderFees } from "#app/modules/pricing/db/order-fees.reads.server.ts";
import { insertFees, voidCustomFees } from "#app/modules/pricing/db/order-fees.writes.server.ts";
import { updateFeesSchema } from "#app/modules/pricing/model/custom-fee.ts";
import type { PostedFee } from "#app/modules/pricing/model/posted-fees.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { commitWithRetry } from "#app/platform/db/commit-with-retry.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { fail, failFields, ok, type Result } from "#app/platform/kernel/result.ts";
import { formatDecimal, getCurrencyDecimals, hasExactDecimals, parseMoney } from "#app/platform/money/money.ts";
import { editOrder } from "../db/edit.writes.server.ts";
import { type OrderRecord, readOrder } from "../db/order.reads.server.ts";
import { orderStatuses } from "../model/order.enums.ts";

/**
 * Adds custom fees or deductions to an order of a merchant, and voids custom lines. Lines charged by the method cannot
 * be changed, nor can invoiced lines.
 */
export const updateFees = createCommand({
  name: "orders.update.fees",
  permission: ["orders", "orders.update.fees"],
  input: updateFeesSchema,
  run: (scope, { number, version, add, void: voided }) =>
    commitWithRetry(scope, async () => {
      const found = await readOrder(scope, number);
      if (!found.ok) return found;
      const order = found.value;
      if (version !== order.version) return fail("lost_race");
      const ready = await readChangeableFees(scope, order, voided);
      if (!ready.ok) return ready;
      const { merchantId, currency, lines } = ready.value;
      const inexact = add.findIndex((each) => !hasExactDecimals(each.amount, each.currency ?? currency));
      if (inexact >= 0) {
        const of = add[inexact]?.currency ?? currency;
        const params = { currency: of, decimals: getCurrencyDecimals(of) };
        return failFields({ [`add.${inexact}.amount`]: [{ code: "amount_decimals", params }] });
      }
      const added = add.map((each): PostedFee => {
        const amount = parseMoney(each.amount, each.currency ?? currency) ?? 0;
        return {
          orderId: order.id,
          merchantId,
          shippingMethodId: null,
          type: "custom",
          event: "custom",
          amount,
          currency: each.currency ?? currency,
          formula: formatDecimal({ amount, currency: each.currency ?? currency }),
          inputs: { description: each.description },
          cycle: null,
          rank: null,
        };
      });
      const voidedLines = lines.filter(({ id }) => voided.includes(id));
      const listAmounts = (fees: readonly { amount: number; currency: string }[]) =>
        fees.map(({ amount, currency: of }) => ({ amount, currency: of }));
      const changes = [{ field: "fees" as const, from: listAmounts(voidedLines), to: listAmounts(added) }];
      return ok({
        statements: [
          ...editOrder(scope, order, { type: "updated", set: {}, detail: { part: "fees", changes } }),
          ...voidCustomFees(scope, order.id, voided),
          ...insertFees(scope, added),
        ],
        outcome: { number, version: order.version + 1 },
      });
    }),
});

async function readChangeableFees(scope: Scope, order: OrderRecord, voided: readonly string[]) {
  if (order.status === orderStatuses.code.closed) return fail("illegal_transition");
  const [merchant] = order.merchantId ? await readMerchants(scope, [order.merchantId]) : [];
  if (!merchant) return fail("order_without_merchant");
  const lines = await readOrderFees(scope, order);
  const refused = voided
    .map((id) => getVoidRefusal(lines.find((line) => line.id === id)))
    .find((each) => each !== null);
  return refused ?? ok({ merchantId: merchant.id, currency: merchant.currency, lines });
}

function getVoidRefusal(
  line: { event: string; invoiceId: string | null } | undefined,
): Extract<Result<never>, { ok: false }> | null {
  if (line?.event !== "custom") return fail("not_found");
  return line.invoiceId ? fail("fee_invoiced") : null;
}
