import { z } from "zod";
import { bulkIds } from "#app/platform/kernel/bulk.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { heldByOffice, type OrderStatus, orderStatuses } from "./order.enums.ts";
import { shippable } from "./order.states.ts";

/** Orders that are not to go out for now, and why. */
export const holdOrdersSchema = z.object({ orders: bulkIds, reason: z.string().trim().min(1).max(500) });

interface Holdable {
  status: OrderStatus;
  heldFor: string | null;
}

const waiting: readonly OrderStatus[] = [
  ...new Set([...orderStatuses.where(({ phase }) => phase === "preparing"), ...shippable]),
];

/** What goes out next may be held while nothing carries it; holding twice is no harm. */
export function mayHold({ status, heldFor }: Holdable, onTheWay: boolean): Result<null> {
  if (onTheWay) return fail("order_already_shipped");
  if (!waiting.includes(status)) return fail("illegal_transition");
  return heldFor === null ? ok(null) : fail("already_done");
}

/** The office lets go what it holds; what waits for a correction is let go by that. */
export function mayRelease({ heldFor }: Holdable): Result<null> {
  if (heldFor === null) return fail("already_done");
  return heldFor === heldByOffice ? ok(null) : fail("order_held");
}
