import { z } from "zod";
import { commit, type Statement } from "#app/data/kernel/commit.server.ts";
import { newId, now, type Scope } from "#app/data/kernel/scope.server.ts";
import { audit } from "#app/data/settings/catalogue.writes.server.ts";
import { noteHook } from "#app/data/shops/shop-hooks.server.ts";
import { openKinds } from "#app/data/shops/shop-log.server.ts";
import { answerAsked, findShopOrder, makeDue, type ShopOrderRecord } from "#app/data/shops/shop-orders.server.ts";
import { pushAgain } from "#app/data/shops/shop-pushes.server.ts";
import { leaseMs } from "#app/data/shops/shop-work.server.ts";
import { findShop, noteShop, type ShopRecord } from "#app/data/shops/shops.server.ts";
import { fail, ok, type Result } from "#app/domain/kernel/result.ts";
import { namedShop, shopAnswers } from "#app/domain/shops/shop.ts";
import { command } from "../../command.server.ts";
import { managing } from "../catalogue/catalogue.server.ts";

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
