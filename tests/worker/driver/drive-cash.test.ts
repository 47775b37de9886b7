import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { collections } from "#app/modules/orders/db/orders.tables.ts";
import { collectionStatuses } from "#app/modules/orders/model/order.enums.ts";
import { shipmentOrders, shipments } from "#app/modules/shipments/db/shipments.tables.ts";
import { shipmentStatuses } from "#app/modules/shipments/model/shipment.enums.ts";
import { accounts } from "#app/modules/workspace/db/workspace.tables.ts";
import { outbox } from "#app/platform/db/messages.tables.ts";
import { createRouteOnTheRoad } from "../drive.ts";
import { setTimeTo, startTestsAt } from "../test-clock.ts";

const at = (clock: string) => `2026-11-23T${clock}:00.000Z`;
startTestsAt(at("04:00"));

/** A stop with two cash on delivery collections, and its driver's report on them. */
async function createDueDoor({ canWaive }: { canWaive: boolean }) {
  const { who, phone } = await createRouteOnTheRoad(1);
  const { db } = who.scope;
  const preferences = { ...who.scope.account.preferences, agents_may_waive: canWaive };
  await db.update(accounts).set({ preferences }).where(eq(accounts.id, who.account.id));
  setTimeTo(at("12:00"));
  const { route } = await phone.day();
  const stop = route?.stops.find(({ type }) => type === "dropoff");
  const shipmentId = stop?.shipment?.id ?? "";
  const [link] = await db.select().from(shipmentOrders).where(eq(shipmentOrders.shipmentId, shipmentId));
  const due = { accountId: who.account.id, orderId: link?.orderId ?? "", method: 1 as const, waived: false };
  const [euros, francs] = [crypto.randomUUID(), crypto.randomUUID()];
  const pending = { ...due, prepaymentRequired: false, status: collectionStatuses.code.pending };
  await db.delete(collections).where(eq(collections.accountId, who.account.id));
  await db.insert(collections).values([
    { ...pending, id: euros, amount: 24_700, currency: "EUR" },
    { ...pending, id: francs, amount: 10_890, currency: "CHF" },
  ]);
  const complete = async (said: object) => {
    const done = { id: crypto.randomUUID(), kind: "complete", route_id: route?.id, stop_id: stop?.id };
    const [result] = await phone.sync([{ ...done, device_at: at("08:00"), clock_offset: 0, ...said }]);
    return `${result?.outcome} ${result?.code}`;
  };
  const readCollections = async () => {
    const rows = await db.select().from(collections);
    return { euros: rows.find(({ id }) => id === euros), francs: rows.find(({ id }) => id === francs) };
  };
  return { who, phone, euros, francs, shipmentId, complete, readCollections };
}

test("without the preference a driver's device settles no collection without money", async () => {
  const { who, phone, euros, francs, shipmentId, complete, readCollections } = await createDueDoor({ canWaive: false });
  expect(await phone.day()).toMatchObject({ can_waive: false });
  const why = { reason: "Paid by transfer", note: "Showed the receipt" };
  const forged = [
    { collections: "waived" },
    { collections: "prepaid" },
    { collections: "collected", payments: [{ id: francs, outcome: "waived", ...why }] },
    {
      payments: [
        { id: euros, outcome: "prepaid", ...why },
        { id: francs, outcome: "collected" },
      ],
    },
  ];
  for (const said of forged) expect(await complete(said)).toBe("refused collection_must_be_collected");
  const pending = { status: collectionStatuses.code.pending, waived: false, agentReason: null };
  expect(await readCollections()).toMatchObject({ euros: pending, francs: pending });
  const [shipment] = await who.scope.db.select().from(shipments).where(eq(shipments.id, shipmentId));
  expect(shipment?.status).not.toBe(shipmentStatuses.code.completed);
  expect(await complete({ collections: "collected" })).toBe("applied null");
});

test("an override requires a reason and a photo or note, notifies the office, and collections name the agent", async () => {
  const { who, phone, euros, francs, complete, readCollections } = await createDueDoor({ canWaive: true });
  expect(await phone.day()).toMatchObject({ can_waive: true });
  expect(await complete({ collections: "waived" })).toBe("refused uncollected_reason_required");
  const say = (more: object) => ({
    payments: [
      { id: euros, outcome: "prepaid", reason: "Paid by transfer", ...more },
      { id: francs, outcome: "waived", reason: "Damaged", ...more },
    ],
  });
  expect(await complete(say({}))).toBe("refused uncollected_evidence_required");
  expect(await complete(say({ note: "Showed the receipt" }))).toBe("applied null");
  expect(await readCollections()).toMatchObject({
    euros: { status: collectionStatuses.code.prepaid, agentReason: "Paid by transfer" },
    francs: { waived: true, agentReason: "Damaged" },
  });
  const listed = await (await who.fetch("/api/collections?limit=10")).json<{
    data: { collections: { id: string; waived: boolean; agent_reason: string | null }[] };
  }>();
  expect(listed.data.collections).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ id: francs, waived: true, agent_reason: "Damaged" }),
      expect.objectContaining({ id: euros, waived: false, agent_reason: "Paid by transfer" }),
    ]),
  );
  const topics = await who.scope.db.select({ topic: outbox.topic }).from(outbox);
  expect(topics.filter(({ topic }) => topic === "collection.not_collected")).toHaveLength(1);
});

test("a photo proves it as a note does", async () => {
  const { complete, francs } = await createDueDoor({ canWaive: true });
  const payments = [{ id: francs, outcome: "waived", reason: "Damaged" }];
  const photos = ["a".repeat(64)];
  expect(await complete({ collections: "collected", payments, photos })).toBe("applied null");
});
