import { z } from "zod";
import { editOrder } from "#app/modules/orders/db/edit.writes.server.ts";
import { readLiveShipments } from "#app/modules/orders/db/live-shipments.reads.server.ts";
import { readOrder } from "#app/modules/orders/db/order.reads.server.ts";
import { updateShipmentPriorities } from "#app/modules/orders/db/priority.writes.server.ts";
import { readHolds, settleHold } from "#app/modules/orders/db/tracked/slot-claims.server.ts";
import { listOrderChanges } from "#app/modules/orders/model/order-changes.ts";
import { findHeldPlaceFault, PROMISED_PRIORITY } from "#app/modules/orders/model/slot-claim.ts";
import { canApplyAtOnce, rescheduleRules } from "#app/modules/orders/model/tracked/reschedule.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { commitAndPublish } from "#app/platform/db/commit.server.ts";
import { commitWithRetry } from "#app/platform/db/commit-with-retry.server.ts";
import { now } from "#app/platform/db/scope.server.ts";
import { fail, failFields, ok } from "#app/platform/kernel/result.ts";
import { moveDelivery } from "../db/move-delivery.writes.server.ts";

/** Makes a held slot the time of an order, which planning keeps first. Refused once the hold is over. */
export const bookSlot = createCommand({
  name: "slots.book",
  permission: ["orders", "orders.update"],
  subscription: true,
  input: z.object({ holdId: z.uuid(), order: z.string().min(1).max(50).describe("The order's number") }),
  run: (scope, { holdId, order: number }) =>
    commitWithRetry(scope, async () => {
      const found = await readOrder(scope, number);
      if (!found.ok) return found;
      const order = found.value;
      const hold = (await readHolds(scope, [holdId])).get(holdId);
      if (!hold) return fail("not_found");
      if (hold.merchantId !== null && hold.merchantId !== order.merchantId) return fail("not_found");
      if (hold.heldUntil <= now(scope)) return fail("hold_over");
      if (findHeldPlaceFault(hold.delivery, order.destination))
        return failFields({ order: [{ code: "checkout_keys:hold_elsewhere" }] });
      const live = await readLiveShipments(scope, order.id);
      const isOpen = rescheduleRules.statuses.includes(order.status) && rescheduleRules.kinds.includes(order.kind);
      if (!isOpen || !canApplyAtOnce(live)) return fail("illegal_transition");
      const { window } = hold;
      const set = { deliveryFrom: window.from, deliveryTo: window.to, priority: PROMISED_PRIORITY };
      const changes = listOrderChanges(order, { ...order, ...set });
      const moved = await moveDelivery(scope, order, window, live);
      return ok({
        statements: [
          ...editOrder(scope, order, { type: "updated", set, detail: { part: "schedule", changes } }),
          ...moved.statements,
          ...updateShipmentPriorities(
            scope,
            live.map(({ id }) => id),
          ),
          settleHold(scope, holdId, order.id),
        ],
        outcome: { order: order.number, ...window },
        planIds: moved.planIds,
      });
    }),
});

/** Gives up a held slot before its time is over. */
export const releaseSlot = createCommand({
  name: "slots.release",
  permission: ["orders", "orders.create"],
  subscription: true,
  input: z.object({ holdId: z.uuid() }),
  async run(scope, { holdId }) {
    if (!(await readHolds(scope, [holdId])).has(holdId)) return fail("not_found");
    const written = await commitAndPublish(scope, [settleHold(scope, holdId, null)]);
    return written.ok ? ok({}) : written;
  },
});
