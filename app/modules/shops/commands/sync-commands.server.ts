import { z } from "zod";
import { listManagePermissions } from "#app/platform/catalogue/catalogue.server.ts";
import { writeAudit } from "#app/platform/catalogue/rows.writes.server.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { commit, type Statement } from "#app/platform/db/commit.server.ts";
import { LEASE_MS } from "#app/platform/db/lease.server.ts";
import { newId, now, type Scope } from "#app/platform/db/scope.server.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { insertHook } from "../db/shop-hooks.server.ts";
import { readOpenKinds } from "../db/shop-log.server.ts";
import { findShopOrder, requeueShopOrders, type ShopOrderRecord, setShopAnswer } from "../db/shop-orders.server.ts";
import { requeuePush } from "../db/shop-pushes.server.ts";
import { findShop, type ShopRecord, updateShopState } from "../db/shops.server.ts";
import { shopAnswers } from "../model/shop.enums.ts";
import { shopIdSchema } from "../model/shop.ts";

const permission = listManagePermissions("integrations");
const shopOrderIdSchema = shopIdSchema.extend({ order_id: z.uuid().describe("Id of the order") });

/** Polls the shop now instead of at the next regular time. */
export const syncNow = createCommand({
  name: "settings.integrations.test",
  permission,
  input: shopIdSchema,
  async run(scope, { id }) {
    const shop = await findShop(scope, id);
    if (!shop) return fail("not_found");
    if (shop.state !== "active") return fail("integration_inactive");
    const at = now(scope);
    // One that rests because it did not answer is asked all the same; one that asked for time gets it, and a lease is a worker's.
    const rests = shop.fault !== null && shop.fault !== "throttled" && (shop.leasedUntil ?? 0) > at + LEASE_MS;
    const free = rests ? { leasedUntil: null } : {};
    const written = await commit(scope.db, [
      updateShopState(scope.db, shop, { pollAt: at, hooksCheckedAt: null, ...free }),
    ]);
    if (!written.ok) return written;
    await scope.ports.wake.shops([id]);
    return ok({ id });
  },
});

/** Retries an order that was refused here or by the shop, with its current state in the shop. */
export const retryShopOrder = createCommand({
  name: "settings.integrations.retry",
  permission,
  input: shopOrderIdSchema,
  run: (scope, { id, order_id }) =>
    changeShopOrder(scope, { id, orderId: order_id, verb: "retry" }, async (row, shop) => {
      const open = await readOpenKinds(scope, row.id);
      const bell = { event: newId(scope), topic: "retry", parent: row.stored.parent, at: now(scope) };
      return [
        ...(open.includes("refused") ? [insertHook(scope.db, shop, bell), requeueShopOrders(scope, [row.id])] : []),
        ...(open.includes("refused_by_shop") ? [requeuePush(scope, row.id)] : []),
      ];
    }),
});

/** Answers a change that the shop made after dispatch: apply it here, or ignore it. */
export const answerShopChange = createCommand({
  name: "settings.integrations.accept",
  permission,
  input: shopOrderIdSchema.extend({ answer: z.enum(shopAnswers) }),
  run: (scope, { id, order_id, answer }) =>
    changeShopOrder(scope, { id, orderId: order_id, verb: "accept" }, async (row) =>
      row.kind === "needs_review" ? [setShopAnswer(scope, row, answer)] : [],
    ),
});

/** Changes an order of a shop and wakes the worker that processes it. */
async function changeShopOrder(
  scope: Scope,
  { id, orderId, verb }: { id: string; orderId: string; verb: "retry" | "accept" },
  statements: (row: ShopOrderRecord, shop: ShopRecord) => Promise<Statement[]>,
): Promise<Result<{ id: string }>> {
  const shop = await findShop(scope, id);
  const row = shop && (await findShopOrder(scope, id, orderId));
  if (!row) return fail("not_found");
  if (shop.state !== "active") return fail("integration_inactive");
  const does = await statements(row, shop);
  if (does.length === 0) return fail("already_done");
  const written = await commit(scope.db, [
    ...does,
    writeAudit(scope, `settings.integrations.${verb}`, id, { name: row.name, order: row.orderNumber }),
  ]);
  if (!written.ok) return written;
  await scope.ports.wake.shops([id]);
  return ok({ id: orderId });
}
