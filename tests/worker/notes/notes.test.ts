import { expect, test } from "vitest";
import { membershipLocations } from "#app/modules/identity/db/members.tables.ts";
import { notes } from "#app/modules/notes/db/notes.tables.ts";
import { notifications } from "#app/modules/notifications/db/notifications.tables.ts";
import { addOrderNote } from "#app/modules/orders/commands/add-order-note.server.ts";
import { viewOrder } from "#app/modules/orders/commands/page/view-order.server.ts";
import { addShipmentNote } from "#app/modules/shipments/commands/add-shipment-note.server.ts";
import { shipOrders } from "#app/modules/shipments/commands/orders/ship-orders.server.ts";
import { seedTestOrders, testDepot } from "#tests/factories/orders.ts";
import { createTestWorkspace } from "../workspace.ts";

test("a mentioned colleague is notified in the inbox, with a link to the order", async () => {
  const owner = await createTestWorkspace();
  const colleague = await createTestWorkspace({ member: owner, permissions: ["orders"] });
  const [order] = await seedTestOrders(owner.scope, 1);
  const mentions = [colleague.userId, colleague.userId, owner.userId];
  const body = { text: "  @Test Person: ring <b>twice</b>  ", mentions };
  const answer = await owner.fetch(`/api/orders/${order?.number}/notes`, { body });
  expect(answer.status).toBe(200);
  const received = await owner.scope.db.select().from(notifications);
  expect(received).toMatchObject([
    {
      userId: colleague.userId,
      kind: "mention",
      detail: { number: order?.number, path: `/orders/${order?.number}`, excerpt: "@Test Person: ring <b>twice</b>" },
    },
  ]);
  const count = await colleague.fetch("/api/inbox/count");
  expect(await count.json()).toMatchObject({ data: { unread: 1 } });
  const view = await viewOrder(colleague.scope, { params: { number: order?.number } });
  expect(view).toMatchObject({ value: { discussion: { notes: [{ text: "@Test Person: ring <b>twice</b>" }] } } });
});

test("people are not notified of objects they may not see, and another account's order looks unknown", async () => {
  const owner = await createTestWorkspace();
  const elsewhere = await createTestWorkspace({ member: owner, permissions: ["orders"] });
  const here = await createTestWorkspace({ member: owner, permissions: ["orders"] });
  const clerk = await createTestWorkspace({ member: owner, permissions: ["plans"] });
  const stranger = await createTestWorkspace();
  await owner.scope.db.insert(membershipLocations).values([
    { accountId: owner.account.id, userId: elsewhere.userId, locationId: crypto.randomUUID() },
    { accountId: owner.account.id, userId: here.userId, locationId: testDepot.id ?? "" },
  ]);
  const [order] = await seedTestOrders(owner.scope, 1);
  const note = (mention: string) =>
    addOrderNote.execute(owner.scope, { number: order?.number, text: "Look", mentions: [mention] });
  for (const blind of [elsewhere, clerk, stranger])
    expect(await note(blind.userId)).toMatchObject({
      failure: { fields: { mentions: [{ code: "mention_unknown" }] } },
    });
  expect(await note(here.userId)).toMatchObject({ ok: true });
  expect(await addOrderNote.execute(clerk.scope, { number: order?.number, text: "Hi" })).toMatchObject({
    failure: { code: "forbidden" },
  });
  expect(await addOrderNote.execute(stranger.scope, { number: order?.number, text: "Hi" })).toMatchObject({
    failure: { code: "order_not_found" },
  });
  expect(await addOrderNote.execute(owner.scope, { number: order?.number, text: "   " })).toMatchObject({
    failure: { code: "invalid_fields" },
  });
  expect(await owner.scope.db.$count(notes)).toBe(1);
  expect(await owner.scope.db.$count(notifications)).toBe(1);
  const view = await viewOrder(owner.scope, { params: { number: order?.number } });
  const people = view.ok ? view.value.discussion.people.map(({ id }) => id) : [];
  expect(people.sort()).toEqual([owner.userId, here.userId].sort());
});

test("a shipment has its own notes", async () => {
  const owner = await createTestWorkspace();
  const [order] = await seedTestOrders(owner.scope, 1);
  await shipOrders.execute(owner.scope, { orders: [order?.id] });
  const shipment = await owner.scope.db.query.shipments.findFirst();
  expect(await addShipmentNote.execute(owner.scope, { number: shipment?.number, text: "Bay 4" })).toMatchObject({
    ok: true,
  });
  expect(await owner.scope.db.select().from(notes)).toMatchObject([{ about: "shipment", aboutId: shipment?.id }]);
});
