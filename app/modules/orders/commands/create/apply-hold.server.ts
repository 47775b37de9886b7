import { now, type Scope } from "#app/platform/db/scope.server.ts";
import type { PlaceSnapshot } from "#app/platform/geo/place.ts";
import { failFields, ok, type Result } from "#app/platform/kernel/result.ts";
import type { OrderDraft } from "../../model/order.ts";
import type { OrderOwnership } from "../../model/order-ownership.ts";
import { findHeldPlaceFault, PROMISED_PRIORITY, type SlotHold } from "../../model/slot-claim.ts";
import { rescheduleRules } from "../../model/tracked/reschedule.ts";

/**
 * The draft with the window of the slot that its checkout held, which planning keeps first. A hold is for one order, to the
 * place that it was asked for: those that a request named before are taken out of `holds`.
 */
export function applyHold(
  scope: Scope,
  { draft, ownership, destination }: { draft: OrderDraft; ownership: OrderOwnership; destination: PlaceSnapshot },
  holds: Map<string, SlotHold>,
): Result<OrderDraft> {
  const { slot_hold: id, timezone = scope.account.timezone, pickup_schedule: pickup, delivery_schedule: given } = draft;
  if (id === undefined) return ok(draft);
  const hold = holds.get(id);
  const isOwn = ownership.accountId === scope.account.id;
  const isForMerchant = !hold?.merchantId || hold.merchantId === ownership.merchantId;
  if (!hold || !isOwn || !isForMerchant || hold.heldUntil <= now(scope))
    return failFields({ slot_hold: [{ code: "hold_over" }] });
  const elsewhere = findHeldPlaceFault(hold.delivery, destination);
  if (elsewhere)
    return failFields({ [`destination.address.${elsewhere}`]: [{ code: "checkout_keys:hold_elsewhere" }] });
  // Slots are local to the account, and go to customers.
  if (timezone !== scope.account.timezone) return failFields({ timezone: [{ code: "invalid_value" }] });
  if (!rescheduleRules.kinds.includes(draft.kind)) return failFields({ kind: [{ code: "invalid_value" }] });
  const { window } = hold;
  const differs = (given.from ?? window.from) !== window.from || (given.to ?? window.to) !== window.to;
  if (differs || (pickup.from && pickup.from >= window.to))
    return failFields({ [differs ? "delivery_schedule.to" : "pickup_schedule.from"]: [{ code: "window_impossible" }] });
  holds.delete(id);
  return ok({ ...draft, delivery_schedule: { ...given, ...window }, priority: PROMISED_PRIORITY });
}
