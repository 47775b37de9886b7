import { formatTrackingPath } from "#app/modules/orders/model/tracked/tracking-link.ts";
import { readSellerOrigins } from "#app/modules/partners/commands/seller-origin.server.ts";
import { insertLogLines } from "#app/modules/shops/db/shop-log.server.ts";
import { finishPush, readDuePushes } from "#app/modules/shops/db/shop-pushes.server.ts";
import { findPushStep } from "#app/modules/shops/model/push-steps.ts";
import { ShopFault } from "#app/modules/shops/model/shop-client.ts";
import type { SyncReason } from "#app/modules/shops/model/sync-log.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import type { ShopWork } from "./shop-work.ts";

/** Statuses pushed at once. */
const MAX_STATUSES = 20;

/** Pushes the statuses of orders to their shop, in order. Refusals are logged. True if there was anything to push. */
export async function pushStatuses({ scope, shop, client }: ShopWork): Promise<boolean> {
  const due = await readDuePushes(scope, shop.id, MAX_STATUSES);
  const findOrigin = await readSellerOrigins(scope, due);
  for (const { push, row, number, trackingToken, ...sold } of due) {
    const step = findPushStep(push.status);
    if (!step) {
      await commit(scope.db, [finishPush(scope, push, true)]);
      continue;
    }
    const line = (kind: "sent" | "refused_by_shop", reason: SyncReason) =>
      insertLogLines(scope, shop.id, [{ row, kind, reason }]);
    try {
      const by = await client.push({
        order: row.stored,
        step,
        number,
        trackingUrl: findOrigin(sold) + formatTrackingPath({ number, trackingToken }),
        company: scope.account.organization,
        cancellation: `Order ${number} was cancelled at ${scope.account.organization}: it will not be delivered.`,
        at: push.at,
        notifyCustomer: shop.settings.shop_notifies_customer,
      });
      await commit(scope.db, [
        finishPush(scope, push, true),
        ...(by === null ? [] : line("sent", { code: "status_sent", event: step.event, by })),
      ]);
    } catch (error) {
      if (!(error instanceof ShopFault) || error.code !== "refused") throw error;
      await commit(scope.db, [
        finishPush(scope, push, false),
        ...line("refused_by_shop", { code: "shop_said", message: error.message.slice(0, 300) }),
      ]);
    }
  }
  return due.length > 0;
}
