import { insertInboxItem } from "#app/modules/notifications/db/inbox.writes.server.ts";
import { readLiveShipments } from "#app/modules/orders/db/live-shipments.reads.server.ts";
import { type OrderRecord, readOrder } from "#app/modules/orders/db/order.reads.server.ts";
import { orderStatuses } from "#app/modules/orders/model/order.enums.ts";
import { cancelOrders } from "#app/modules/shipments/commands/orders/move-orders.server.ts";
import { shipmentStatuses } from "#app/modules/shipments/model/shipment.enums.ts";
import { readLocalChanges, type ShopOrderRecord } from "#app/modules/shops/db/shop-orders.server.ts";
import { mapOrder } from "#app/modules/shops/model/map-order.ts";
import { mergeEdits } from "#app/modules/shops/model/merge-edits.ts";
import type { SyncReason } from "#app/modules/shops/model/sync-log.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import type { Failure } from "#app/platform/kernel/result.ts";
import { applyEdits } from "./apply-edits.ts";
import type { ShopDecision } from "./import-orders.ts";
import type { ShopWork } from "./shop-work.ts";

const beforeDispatchStatuses = orderStatuses.filter(({ phase }) => phase === "preparing" || phase === "booked");
const endedStatuses = orderStatuses.filter(({ phase }) => phase === "over");
const { dispatched, picked_up: pickedUp } = shipmentStatuses.code;

/** Maximum decisions of a change after lost races. */
const MAX_DECISIONS = 3;

/**
 * Follows a shop's change of an order that we have: merged by field before dispatch; afterwards it is a request that a
 * person answers. Ended orders stay unchanged.
 */
export async function followOrder(work: ShopWork, seen: ShopOrderRecord): Promise<ShopDecision> {
  for (let tries = 1; ; tries += 1) {
    const decided = await decide(work, seen);
    const raced = decided.happened?.reason.code === "failure" && decided.happened.reason.failure.code === "lost_race";
    if (!raced || tries >= MAX_DECISIONS) return decided;
  }
}

async function decide(work: ShopWork, seen: ShopOrderRecord): Promise<ShopDecision> {
  const { scope } = work;
  const found = await readOrder(scope, seen.orderNumber ?? "");
  const { state } = seen.stored;
  if (!found.ok || state === "over") return { shopOrder: seen, fate: noOpenQuestion, happened: null };
  const order = found.value;
  if (endedStatuses.includes(order.status)) return keepAsIs(seen, order);
  if (seen.answer === "leave") {
    const importedDraft = state === "open" ? mapOrder(seen.stored, work.mapped) : seen.importedDraft;
    return {
      shopOrder: seen,
      fate: { ...noOpenQuestion, importedDraft },
      happened: { kind: "reviewed", reason: { code: "left" } },
    };
  }
  const free = seen.answer === "apply" || !(await isDispatched(work, order));
  if (state === "cancelled")
    return free ? cancelOrder(work, seen, order) : requestDecision(work, seen, { code: "review_cancel" });
  if (state === "on_hold") return requestDecision(work, seen, { code: "review_hold" });
  return editOrder(work, seen, { order, free });
}

/** Ended orders never change; a cancellation in the shop of an order that was under way is logged. */
function keepAsIs(seen: ShopOrderRecord, { cancelReason }: OrderRecord): ShopDecision {
  const isNews = seen.stored.state === "cancelled" && cancelReason === null;
  return {
    shopOrder: seen,
    fate: noOpenQuestion,
    happened: isNews ? { kind: "unchanged", reason: { code: "over_here" } } : null,
  };
}

/** No pending change is left. */
const noOpenQuestion = { requestedEdit: null, answer: null } as const;

async function editOrder(
  work: ShopWork,
  seen: ShopOrderRecord,
  { order, free }: { order: OrderRecord; free: boolean },
): Promise<ShopDecision> {
  const theirs = mapOrder(seen.stored, work.mapped);
  const here = await readLocalChanges(work.scope, order.id);
  const { updated, kept } = mergeEdits(seen.importedDraft ?? theirs, theirs, here);
  if (updated.length === 0 && kept.length === 0)
    return { shopOrder: seen, fate: { ...noOpenQuestion, importedDraft: theirs }, happened: null };
  if (updated.length === 0)
    return {
      shopOrder: seen,
      fate: { ...noOpenQuestion, importedDraft: theirs },
      happened: { kind: "unchanged", reason: { code: "merged", updated, kept } },
    };
  if (!free || (work.mapped.settings.edits === "ask" && seen.answer === null))
    return requestDecision(work, { ...seen, requestedEdit: theirs }, { code: "review_edit", fields: updated });
  const refused = await applyEdits(work.scope, order, { theirs, updated, here });
  if (refused) return toRefusedDecision(seen, refused);
  const reason: SyncReason =
    seen.answer === "apply" ? { code: "applied", fields: updated } : { code: "merged", updated, kept };
  return {
    shopOrder: seen,
    fate: { ...noOpenQuestion, importedDraft: theirs },
    happened: { kind: seen.answer ? "reviewed" : "merged", reason },
  };
}

async function cancelOrder({ scope }: ShopWork, seen: ShopOrderRecord, order: OrderRecord): Promise<ShopDecision> {
  const done = await cancelOrders.execute(scope, { orders: [order.id], reason: "CUSTOMER_CANCELLED" });
  if (!done.ok) return toRefusedDecision(seen, done.failure);
  const [refused] = done.value.refused;
  if (refused) return toRefusedDecision(seen, refused);
  return { shopOrder: seen, fate: noOpenQuestion, happened: { kind: "cancelled", reason: { code: "cancelled" } } };
}

/** Requests a person's decision. */
async function requestDecision(
  { scope, shop }: ShopWork,
  seen: ShopOrderRecord,
  reason: SyncReason,
): Promise<ShopDecision> {
  const news = {
    kind: "shop_order_changed" as const,
    detail: { shopId: shop.id, name: seen.name, number: seen.orderNumber ?? "" },
  };
  await commit(scope.db, [
    insertInboxItem(scope, {
      news,
      to: { permission: "settings.integrations" },
      key: `shop_order_changed:${seen.id}:${seen.version}`,
    }),
  ]);
  const requested = seen.requestedEdit ?? seen.importedDraft;
  return {
    shopOrder: seen,
    fate: { requestedEdit: requested, answer: null, kind: "needs_review" },
    happened: { kind: "needs_review", reason },
  };
}

function toRefusedDecision(seen: ShopOrderRecord, { code, params, fields }: Failure): ShopDecision {
  const failure: Failure = { code, ...(params ? { params } : {}), ...(fields ? { fields } : {}) };
  return { shopOrder: seen, fate: {}, happened: { kind: "refused", reason: { code: "failure", failure } } };
}

/** True if a driver is already assigned: a change would affect their work. */
async function isDispatched({ scope }: ShopWork, order: OrderRecord): Promise<boolean> {
  if (!beforeDispatchStatuses.includes(order.status)) return true;
  const live = await readLiveShipments(scope, order.id);
  return live.some(({ status }) => status === dispatched || status === pickedUp);
}
