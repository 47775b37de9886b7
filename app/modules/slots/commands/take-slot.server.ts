import type { OrderRecord } from "#app/modules/orders/db/order.reads.server.ts";
import { claimSlot } from "#app/modules/orders/db/tracked/slot-claims.server.ts";
import type { SlotWindow } from "#app/modules/orders/model/slot-claim.ts";
import type { RescheduleContext } from "#app/modules/orders/model/tracked/reschedule.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { newId, type Scope } from "#app/platform/db/scope.server.ts";
import { ok, type Result } from "#app/platform/kernel/result.ts";
import { checkSlot, toSlotRequest } from "./find-slots.server.ts";

/** Takes the slot of a window, where the account has routes to price it against; `slot_taken` when it cannot be kept. */
export async function takeSlot(
  scope: Scope,
  order: OrderRecord,
  { hours }: Pick<RescheduleContext, "hours">,
  window: SlotWindow,
): Promise<Result<Statement[]>> {
  const request = toSlotRequest(scope, order, hours);
  if (!request) return ok([]);
  const checked = await checkSlot(scope, request, window);
  if (!checked.ok) return checked;
  const { after, slot } = checked.value;
  const claim = { id: newId(scope), window, after, delivery: request.delivery, heldUntil: null, orderId: order.id };
  return ok(slot ? claimSlot(scope, claim) : []);
}
