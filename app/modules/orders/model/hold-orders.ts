import { z } from "zod";
import { bulkIdsSchema } from "#app/platform/kernel/form-values.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { HELD_BY_OFFICE, type OrderStatus, orderStatuses } from "./order.enums.ts";
import { shippableOrderStatuses } from "./order.states.ts";

/** Orders to hold, and why. */
export const holdOrdersSchema = z.object({
  orders: bulkIdsSchema,
  reason: z.string().trim().min(1).max(500).describe("Why, in your own words"),
});

interface Holdable {
  status: OrderStatus;
  heldFor: string | null;
}

const holdableStatuses: readonly OrderStatus[] = [
  ...new Set([...orderStatuses.filter(({ phase }) => phase === "preparing"), ...shippableOrderStatuses]),
];

/** Only an order that no live shipment carries can be held. Holding a held order changes nothing. */
export function checkHold({ status, heldFor }: Holdable, onTheWay: boolean): Result<null> {
  if (onTheWay) return fail("order_already_shipped");
  if (!holdableStatuses.includes(status)) return fail("illegal_transition");
  return heldFor === null ? ok(null) : fail("already_done");
}

/** Release lifts a hold that a person or a rule set. A hold for a wrong address or number ends with its correction. */
export function checkRelease({ heldFor }: Holdable): Result<null> {
  if (heldFor === null) return fail("already_done");
  return heldFor === HELD_BY_OFFICE ? ok(null) : fail("order_held");
}
