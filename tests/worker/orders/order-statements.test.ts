import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { createOrder } from "#app/modules/orders/commands/create/create-order.server.ts";
import type { OrderDraftInput } from "#app/modules/orders/model/order.ts";
import { openDatabase } from "#app/platform/db/database.server.ts";
import { countReads } from "#tests/bench/rows-read.ts";
import { createDepot, createOrderDraft } from "#tests/factories/orders.ts";
import { createTestWorkspace } from "../workspace.ts";

/** Statements of one order, its reads and its batch: they do not depend on the machine. Collections are a table more. */
const most = { plain: 10, rich: 11 };

test("an order costs ten statements, and one more with collections", async () => {
  const { scope } = await createTestWorkspace();
  const source = { location_id: await createDepot(scope) };
  const counted = countReads(env.DB);
  const measured = { ...scope, db: openDatabase(counted.binding) };
  const plain: Partial<OrderDraftInput> = {};
  const rich: Partial<OrderDraftInput> = {
    external_id: "REF-1",
    tags: ["fragile"],
    collections: [{ amount: "29.90", currency: "EUR", method: 1 }],
    notes: "Ring twice",
    delivery_schedule: { from: "2026-11-24T08:00", to: "2026-11-24T12:00" },
  };
  for (const [name, draft] of Object.entries({ plain, rich })) {
    const made = await createOrder.execute(measured, createOrderDraft(1, { source, ...draft }));
    expect(made).toMatchObject({ ok: true });
    const { queries, largestBatch } = counted.take();
    console.log(`${name} order: ${queries} statements, ${largestBatch} of them in its batch`);
    expect(queries).toBeLessThanOrEqual(name === "rich" ? most.rich : most.plain);
  }
});
