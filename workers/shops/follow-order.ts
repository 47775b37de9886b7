import { inboxItem } from "#app/modules/notifications/db/inbox.writes.server.ts";
import { readLiveShipments } from "#app/modules/orders/db/live-shipments.reads.server.ts";
import { type OrderRecord, readOrder } from "#app/modules/orders/db/order.reads.server.ts";
import { orderStatuses } from "#app/modules/orders/model/order.enums.ts";
import { cancelOrders } from "#app/modules/shipments/commands/orders/cancel-orders.server.ts";
import { shipmentStatuses } from "#app/modules/shipments/model/shipment.enums.ts";
import { changedHere, type ShopOrderRecord } from "#app/modules/shops/db/shop-orders.server.ts";
import { mapOrder } from "#app/modules/shops/model/map-order.ts";
import { mergeEdits } from "#app/modules/shops/model/merge-edits.ts";
import type { SyncReason } from "#app/modules/shops/model/sync-log.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import type { Failure } from "#app/platform/kernel/result.ts";
import { applyEdits } from "./apply-edits.ts";
import type { Decision } from "./take-orders.ts";
import type { ShopWork } from "./work.ts";

const quiet = orderStatuses.where(({ phase }) => phase === "preparing" || phase === "booked");
const over = orderStatuses.where(({ phase }) => phase === "over");
const { dispatched, picked_up: pickedUp } = shipmentStatuses.code;

/** How often a change is decided again that somebody else was faster than. */
const patience = 3;

/**
 * Follows a shop's change of an order that we have: merged by field before dispatch; afterwards it is a request that a person
 * answers. What is over here stays as it is.
 */
export async function followOrder(work: ShopWork, seen: ShopOrderRecord): Promise<Decision> {
  for (let tries = 1; ; tries += 1) {
    const decided = await decide(work, seen);
    const raced = decided.happened?.reason.code === "failure" && decided.happened.reason.failure.code === "lost_race";
    if (!raced || tries >= patience) return decided;
  }
}

async function decide(work: ShopWork, seen: ShopOrderRecord): Promise<Decision> {
  const { scope } = work;
  const found = await readOrder(scope, seen.orderNumber ?? "");
  const { state } = seen.stored;
  if (!found.ok || state === "over") return { seen, fate: settled, happened: null };
  const order = found.value;
  if (over.includes(order.status)) return stays(seen, order);
  if (seen.answer === "leave") {
    const taken = state === "open" ? mapOrder(seen.stored, work.mapped) : seen.taken;
    return { seen, fate: { ...settled, taken }, happened: { kind: "answered", reason: { code: "left" } } };
  }
  const free = seen.answer === "apply" || !(await isDispatched(work, order));
  if (state === "cancelled") return free ? cancel(work, seen, order) : ask(work, seen, { code: "asked_cancel" });
  if (state === "on_hold") return ask(work, seen, { code: "asked_hold" });
  return edit(work, seen, { order, free });
}

/** Nothing changes what is over here; that the shop cancelled what was driven is told. */
function stays(seen: ShopOrderRecord, { cancelReason }: OrderRecord): Decision {
  const isNews = seen.stored.state === "cancelled" && cancelReason === null;
  return { seen, fate: settled, happened: isNews ? { kind: "kept", reason: { code: "over_here" } } : null };
}

/** Nothing is asked any more. */
const settled = { asked: null, answer: null } as const;

async function edit(
  work: ShopWork,
  seen: ShopOrderRecord,
  { order, free }: { order: OrderRecord; free: boolean },
): Promise<Decision> {
  const theirs = mapOrder(seen.stored, work.mapped);
  const here = await changedHere(work.scope, order.id);
  const { follow, keep } = mergeEdits(seen.taken ?? theirs, theirs, here);
  if (follow.length === 0 && keep.length === 0) return { seen, fate: { ...settled, taken: theirs }, happened: null };
  if (follow.length === 0)
    return {
      seen,
      fate: { ...settled, taken: theirs },
      happened: { kind: "kept", reason: { code: "merged", follow, keep } },
    };
  if (!free || (work.mapped.settings.edits === "ask" && seen.answer === null))
    return ask(work, { ...seen, asked: theirs }, { code: "asked_edit", fields: follow });
  const refused = await applyEdits(work.scope, order, { theirs, follow, here });
  if (refused) return refusedBy(seen, refused);
  const reason: SyncReason =
    seen.answer === "apply" ? { code: "applied", fields: follow } : { code: "merged", follow, keep };
  return { seen, fate: { ...settled, taken: theirs }, happened: { kind: seen.answer ? "answered" : "merged", reason } };
}

async function cancel({ scope }: ShopWork, seen: ShopOrderRecord, order: OrderRecord): Promise<Decision> {
  const done = await cancelOrders.execute(scope, { orders: [order.id], reason: "CUSTOMER_CANCELLED" });
  if (!done.ok) return refusedBy(seen, done.failure);
  const [refused] = done.value.refused;
  if (refused) return refusedBy(seen, refused);
  return { seen, fate: settled, happened: { kind: "cancelled", reason: { code: "cancelled" } } };
}

/** A person has to say what becomes of it. */
async function ask({ scope, shop }: ShopWork, seen: ShopOrderRecord, reason: SyncReason): Promise<Decision> {
  const news = {
    kind: "shop_asks" as const,
    detail: { shopId: shop.id, name: seen.name, number: seen.orderNumber ?? "" },
  };
  await commit(scope.db, [
    inboxItem(scope, {
      news,
      to: { permission: "settings.integrations" },
      key: `shop_asks:${seen.id}:${seen.version}`,
    }),
  ]);
  const asked = seen.asked ?? seen.taken;
  return { seen, fate: { asked, answer: null, kind: "asked" }, happened: { kind: "asked", reason } };
}

function refusedBy(seen: ShopOrderRecord, { code, params, fields }: Failure): Decision {
  const failure: Failure = { code, ...(params ? { params } : {}), ...(fields ? { fields } : {}) };
  return { seen, fate: {}, happened: { kind: "refused", reason: { code: "failure", failure } } };
}

/** Somebody drives for it: what changes now changes their work. */
async function isDispatched({ scope }: ShopWork, order: OrderRecord): Promise<boolean> {
  if (!quiet.includes(order.status)) return true;
  const live = await readLiveShipments(scope, order.id);
  return live.some(({ status }) => status === dispatched || status === pickedUp);
}
