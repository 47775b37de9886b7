import type { z } from "zod";
import { editOrder } from "#app/modules/orders/db/edit.writes.server.ts";
import { compareField } from "#app/modules/orders/model/order-changes.ts";
import {
  applyWishes,
  areWishesOpen,
  deliveryWishesSchema,
  getProofWithoutWishes,
  getSafePlaceRefusal,
  listWishes,
} from "#app/modules/orders/model/tracked/delivery-wishes.ts";
import { createOpenCommand } from "#app/platform/commands/open-command.server.ts";
import { type ChangeDecision, commitWithRetry } from "#app/platform/db/commit-with-retry.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { findOrder, readHandoverDuties } from "../db/customer-order.reads.server.ts";
import type { VerifiedOrder } from "./tracking-visitor.server.ts";

/** A verified customer sets what they ask of the delivery, until it is handed over; nothing filled in withdraws all. */
export const setDeliveryWishes = createOpenCommand({
  name: "tracking.wishes",
  caller: "order_customer",
  input: deliveryWishesSchema,
  async run({ scope, number }: VerifiedOrder, input): Promise<Result<{ effect: "wished" }>> {
    return commitWithRetry(scope, () => decideWishes(scope, number, input));
  },
});

async function decideWishes(
  scope: Scope,
  number: string,
  input: z.output<typeof deliveryWishesSchema>,
): Promise<Result<ChangeDecision<{ effect: "wished" }>>> {
  const order = await findOrder(scope.db, number);
  if (!order) return fail("order_not_found");
  if (!areWishesOpen(order)) return fail("wishes_over");
  const proof = getProofWithoutWishes(order);
  if (input.leave_with === "safe_place") {
    const refusal = getSafePlaceRefusal({ proof, ...(await readHandoverDuties(scope, order)) });
    if (refusal) return fail(refusal);
  }
  const set = applyWishes(proof, input);
  const changes = [
    ...compareField("delivery_wishes", listWishes(order.deliveryWishes), listWishes(set.deliveryWishes)),
    ...compareField("proof_of_delivery", order.proofOfDelivery, set.proofOfDelivery),
  ];
  const outcome = { effect: "wished" as const };
  if (changes.length === 0) return ok({ statements: [], outcome, planIds: [] });
  const detail = { part: "delivery_wishes", changes };
  return ok({ statements: editOrder(scope, order, { type: "updated", set, detail }), outcome, planIds: [] });
}
