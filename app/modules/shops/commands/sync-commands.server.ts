import { z } from "zod";
import { managing } from "#app/platform/catalogue/catalogue.server.ts";
import { audit } from "#app/platform/catalogue/rows.writes.server.ts";
import { command } from "#app/platform/commands/command.server.ts";
import { commit, type Statement } from "#app/platform/db/commit.server.ts";
import { newId, now, type Scope } from "#app/platform/db/scope.server.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { noteHook } from "../db/shop-hooks.server.ts";
import { openKinds } from "../db/shop-log.server.ts";
import { answerAsked, findShopOrder, makeDue, type ShopOrderRecord } from "../db/shop-orders.server.ts";
import { pushAgain } from "../db/shop-pushes.server.ts";
import { leaseMs } from "../db/shop-work.server.ts";
import { findShop, noteShop, type ShopRecord } from "../db/shops.server.ts";
import { namedShop, shopAnswers } from "../model/shop.ts";

const permission = managing("integrations");
const namedOrder = namedShop.extend({ order_id: z.uuid() });

/** Asks the shop now, and not at the next poll. */
export const syncNow = command({
  name: "settings.integrations.test",
  permission,
  input: namedShop,
  async run(scope, { id }) {
    const shop = await findShop(scope, id);
    if (!shop) return fail("not_found");
    if (shop.state !== "active") return fail("integration_inactive");
    const at = now(scope);
    // One that rests because it did not answer is asked all the same; one that asked for time gets it, and a lease is a worker's.
    const rests = shop.fault !== null && shop.fault !== "throttled" && (shop.heldUntil ?? 0) > at + leaseMs;
    const free = rests ? { heldUntil: null } : {};
    const written = await commit(scope.db, [noteShop(scope.db, shop, { pollAt: at, hooksCheckedAt: null, ...free })]);
    if (!written.ok) return written;
    await scope.ports.wake.shops([id]);
    return ok({ id });
  },
});

/** "Try again" of an order that was refused, here or by the shop: as the shop has it by now, whether or not it told us of a change. */
export const retryOrder = command({
  name: "settings.integrations.retry",
  permission,
  input: namedOrder,
  run: (scope, { id, order_id }) =>
    change(scope, { id, orderId: order_id, verb: "retry" }, async (row, shop) => {
      const open = await openKinds(scope, row.id);
      const bell = { event: newId(scope), topic: "retry", parent: row.stored.parent, at: now(scope) };
      return [
        ...(open.includes("refused") ? [noteHook(scope.db, shop, bell), makeDue(scope, [row.id])] : []),
        ...(open.includes("refused_by_shop") ? [pushAgain(scope, row.id)] : []),
      ];
    }),
});

/** Answers what a shop changed after dispatch: it is taken over, or stays the shop's alone. */
export const answerShop = command({
  name: "settings.integrations.accept",
  permission,
  input: namedOrder.extend({ answer: z.enum(shopAnswers) }),
  run: (scope, { id, order_id, answer }) =>
    change(scope, { id, orderId: order_id, verb: "accept" }, async (row) =>
      row.kind === "asked" ? [answerAsked(scope, row, answer)] : [],
    ),
});

/** Does something with an order of a shop, and wakes whoever carries it out. */
async function change(
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
    audit(scope, `settings.integrations.${verb}`, id, { name: row.name, order: row.orderNumber }),
  ]);
  if (!written.ok) return written;
  await scope.ports.wake.shops([id]);
  return ok({ id: orderId });
}
