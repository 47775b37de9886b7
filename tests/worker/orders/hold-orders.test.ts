import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { orderEvents, orders } from "#app/modules/orders/db/orders.tables.ts";
import { seedTestOrders } from "#tests/factories/orders.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

interface Outcome {
  succeeded: string[];
  refused: { id: string; code: string }[];
}

async function ask(who: TestWorkspace, path: string, body: object): Promise<Outcome> {
  const answer = await who.fetch(`/api/orders/${path}`, { body });
  return (await answer.json<{ data: Outcome }>()).data;
}

test("an order on hold ships once released; an order under way or awaiting correction cannot be held", async () => {
  const who = await createTestWorkspace();
  const [held, shipped, doubtful] = (await seedTestOrders(who.scope, 3)).map(({ id }) => id);
  if (!held || !shipped || !doubtful) throw new Error("no orders");
  await ask(who, "ship", { orders: [shipped], type: "delivery" });
  await who.scope.db.update(orders).set({ heldFor: "WRONG_NUMBER" }).where(eq(orders.id, doubtful));
  expect(await ask(who, "hold", { orders: [held, shipped, doubtful], reason: "Not paid" })).toMatchObject({
    succeeded: [held],
    refused: [{ code: "order_already_shipped" }, { code: "already_done" }],
  });
  const [received] = await who.scope.db
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderId, held))
    .limit(5)
    .offset(1);
  expect(received?.detail).toEqual({ held: true, reason: "Not paid" });
  expect((await ask(who, "ship", { orders: [held], type: "delivery" })).refused).toMatchObject([
    { code: "order_held" },
  ]);
  expect(await ask(who, "release", { orders: [held, doubtful] })).toMatchObject({
    succeeded: [held],
    refused: [{ code: "order_held" }],
  });
  expect((await ask(who, "ship", { orders: [held], type: "delivery" })).succeeded).toEqual([held]);
  const stranger = await createTestWorkspace();
  expect((await ask(stranger, "hold", { orders: [held], reason: "x" })).refused).toMatchObject([{ code: "not_found" }]);
});
