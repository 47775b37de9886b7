import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { registerInvited } from "#app/modules/identity/commands/register-invited.server.ts";
import { users } from "#app/modules/identity/db/identity.tables.ts";
import { findInvitation } from "#app/modules/identity/db/invitations.reads.server.ts";
import { joinPortal } from "#app/modules/identity/db/join-portal.server.ts";
import { memberships } from "#app/modules/identity/db/members.tables.ts";
import { mailOutbox } from "#app/modules/notifications/db/notifications.tables.ts";
import { orders } from "#app/modules/orders/db/orders.tables.ts";
import { orderStatuses } from "#app/modules/orders/model/order.enums.ts";
import { acceptCarrier, dismissCarrier } from "#app/modules/partners/commands/carriers.server.ts";
import { disconnectCarrier, disconnectMerchant } from "#app/modules/partners/commands/disconnect.server.ts";
import {
  inviteToPortal,
  resendPortalInvitation,
  revokePortalInvitation,
} from "#app/modules/partners/commands/portal-invitations.server.ts";
import { connections, merchants } from "#app/modules/partners/db/partners.tables.ts";
import { connectionStatuses, connectionTransitions } from "#app/modules/partners/model/connection.states.ts";
import { accounts } from "#app/modules/workspace/db/workspace.tables.ts";
import { listAllowedEvents } from "#app/platform/kernel/state-machine.ts";
import { hashSha256Hex } from "#app/platform/kernel/tokens.ts";
import { seedTestOrders } from "#tests/factories/orders.ts";
import { createMerchant, readMailedToken } from "../merchants.ts";
import { createTestWorkspace } from "../workspace.ts";

const good = {
  name: "Deichwolle",
  currency: "EUR",
  tags: ["wool"],
  billing_limits: [{ currency: "EUR", amount: "500" }],
};

test("creates, lists, finds, changes, deactivates and exports merchants", async () => {
  const { fetch } = await createTestWorkspace();
  // Fields that the creator may not set are rejected by name, not ignored.
  const refused = await fetch("/api/merchants", { body: { ...good, account_id: "x", active: false } });
  expect(refused.status).toBe(422);
  expect(Object.keys((await refused.json<{ errors: object }>()).errors)).toEqual(["account_id", "active"]);
  const made = await fetch("/api/merchants", { body: { ...good, phone: "+387 63 238 087" } });
  expect(made.status).toBe(201);
  const { id } = ((await made.json()) as { data: { id: string } }).data;
  const { data } = (await (await fetch(`/api/merchants/${id}`)).json()) as {
    data: { merchant: Record<string, unknown> };
  };
  expect(data.merchant).toMatchObject({
    ...good,
    phone: "+38763238087",
    billing_limits: [{ currency: "EUR", amount: "500.00" }],
    connection: "none",
    active: true,
    version: 1,
  });
  const changed = { ...good, name: "Deichwolle GmbH", version: 1 };
  expect((await fetch(`/api/merchants/${id}`, { method: "PUT", body: changed })).status).toBe(200);
  expect((await fetch(`/api/merchants/${id}`, { method: "PUT", body: changed })).status).toBe(409);
  const found = (await (await fetch("/api/merchants?search=gmbh")).json()) as { data: { merchants: unknown[] } };
  expect(found.data.merchants).toHaveLength(1);
  const file = await fetch("/settings/merchants/export?format=csv");
  expect(await file.text()).toContain("Deichwolle GmbH");
  expect((await fetch(`/api/merchants/${id}/deactivate`, { body: {} })).status).toBe(200);
});

test.each([
  [{ ...good, name: "" }, "name"],
  [{ ...good, currency: "XXX" }, "currency"],
  [{ ...good, phone: "12" }, "phone"],
  [{ ...good, billing_limits: [{ currency: "EUR", amount: "-1" }] }, "billing_limits.0.amount"],
  [
    {
      ...good,
      billing_limits: [
        { currency: "EUR", amount: "1" },
        { currency: "EUR", amount: "2" },
      ],
    },
    "billing_limits",
  ],
  [{ ...good, tracking_events: ["dancing"] }, "tracking_events"],
  [{ ...good, shipping_methods: ["0190a000-0000-7000-8000-000000000001"] }, "shipping_methods"],
  [{ ...good, locations: ["0190a000-0000-7000-8000-000000000001"] }, "locations"],
])("an invalid merchant names its field: %j", async (body, field) => {
  const { fetch } = await createTestWorkspace();
  const answer = await fetch("/api/merchants", { body });
  expect(answer.status).toBe(422);
  expect(Object.keys(((await answer.json()) as { errors: object }).errors)).toContain(field);
});

test("a merchant is invited, registers through the link, and is connected; the link works once", async () => {
  const carrier = await createTestWorkspace();
  const id = await createMerchant(carrier);
  expect((await inviteToPortal.execute(carrier.scope, { id, email: "Shop@example.test" })).ok).toBe(true);
  expect((await inviteToPortal.execute(carrier.scope, { id, email: "shop@example.test" })).ok).toBe(false);
  const { db, ports } = carrier.scope;
  const visit = {
    db,
    ports,
    address: "test",
    device: null,
    deviceToken: null,
    place: null,
    language: "en",
    origin: "https://waybill.test",
  };
  const person = { first_name: "Fenja", last_name: "Deich", email: "shop@example.test", password: "long enough 1" };
  const register = async () =>
    registerInvited.execute(visit, { ...person, invitation: await readMailedToken(db, "shop@example.test") });
  const joined = await register();
  expect(joined.ok).toBe(true);
  expect((await register()).ok).toBe(false);
  const [connection] = await db.select().from(connections);
  expect(connection).toMatchObject({ status: "accepted", merchantId: id, carrierAccountId: carrier.account.id });
  expect(joined.ok && joined.value.accountId).toBe(connection?.merchantAccountId);
  const [row] = await db.select().from(merchants).where(eq(merchants.id, id));
  expect(row?.merchantAccountId).toBe(connection?.merchantAccountId);
  const [user] = await db.select().from(users).where(eq(users.email, "shop@example.test"));
  const belongs = await db
    .select()
    .from(memberships)
    .where(eq(memberships.userId, user?.id ?? ""));
  expect(belongs.map((each) => each.accountId)).toEqual([connection?.merchantAccountId]);
});

test("concurrent responses to an invitation create one workspace, or none if it was withdrawn", async () => {
  const carrier = await createTestWorkspace();
  const id = await createMerchant(carrier);
  await inviteToPortal.execute(carrier.scope, { id, email: "shop@example.test" });
  const { db } = carrier.scope;
  const shop = await createTestWorkspace();
  const invitation = await findInvitation(
    db,
    await hashSha256Hex(await readMailedToken(db, "shop@example.test")),
    Date.now(),
  );
  if (!invitation) throw new Error("no invitation");
  const before = await db.$count(accounts);
  const join = () => joinPortal(carrier.scope, invitation, shop.userId, null);
  const answers = await Promise.all([join(), join(), join()]);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await db.$count(accounts)).toBe(before + 1);
  expect(await db.$count(memberships, eq(memberships.userId, shop.userId))).toBe(2);
});

test("an existing merchant workspace sees the invitation and accepts it once; others see nothing", async () => {
  const carrier = await createTestWorkspace();
  const shop = await createTestWorkspace({ kind: "merchant" });
  const stranger = await createTestWorkspace({ kind: "merchant" });
  const id = await createMerchant(carrier);
  await inviteToPortal.execute(carrier.scope, { id, email: shop.email });
  const seen = async (who: typeof shop) =>
    ((await (await who.fetch("/api/carriers")).json()) as { data: { carriers: { id: string; status: string }[] } }).data
      .carriers;
  expect(await seen(stranger)).toEqual([]);
  const [asking] = await seen(shop);
  expect(asking?.status).toBe("invited");
  const connection = asking?.id ?? "";
  expect((await stranger.fetch(`/api/carriers/${connection}/accept`, { body: {} })).status).toBe(404);
  expect((await acceptCarrier.execute(shop.scope, { id: connection })).ok).toBe(true);
  expect((await acceptCarrier.execute(shop.scope, { id: connection })).ok).toBe(false);
  expect((await seen(shop))[0]?.status).toBe("accepted");
  const second = await createMerchant(carrier, { name: "Twin" });
  await inviteToPortal.execute(carrier.scope, { id: second, email: shop.email });
  const twin = (await seen(shop)).find(({ status }) => status === "invited");
  const again = await acceptCarrier.execute(shop.scope, { id: twin?.id ?? "" });
  expect(again).toMatchObject({ ok: false, failure: { code: "already_connected" } });
});

test("an invitation is dismissed, revoked and resent; a closed one cannot be accepted", async () => {
  const carrier = await createTestWorkspace();
  const shop = await createTestWorkspace({ kind: "merchant" });
  const id = await createMerchant(carrier);
  const { db } = carrier.scope;
  const state = async () => (await db.select().from(connections))[0];
  await inviteToPortal.execute(carrier.scope, { id, email: shop.email });
  const connection = (await state())?.id ?? "";
  expect((await dismissCarrier.execute(shop.scope, { id: connection })).ok).toBe(true);
  expect((await state())?.status).toBe("dismissed");
  expect((await acceptCarrier.execute(shop.scope, { id: connection })).ok).toBe(false);
  await inviteToPortal.execute(carrier.scope, { id, email: shop.email });
  expect((await resendPortalInvitation.execute(carrier.scope, { id })).ok).toBe(false);
  expect((await revokePortalInvitation.execute(carrier.scope, { id })).ok).toBe(true);
  expect((await acceptCarrier.execute(shop.scope, { id: connection })).ok).toBe(false);
  expect(await db.$count(mailOutbox)).toBe(2);
  const foreign = await createTestWorkspace();
  expect(await inviteToPortal.execute(foreign.scope, { id, email: shop.email })).toMatchObject({
    failure: { code: "not_found" },
  });
});

test("a managed merchant has no portal; active orders keep a connection from being removed", async () => {
  const carrier = await createTestWorkspace();
  const shop = await createTestWorkspace({ kind: "merchant" });
  const managed = await createMerchant(carrier, { name: "Managed", managed: true });
  expect(await inviteToPortal.execute(carrier.scope, { id: managed, email: "a@example.test" })).toMatchObject({
    failure: { code: "merchant_managed" },
  });
  const id = await createMerchant(carrier);
  await inviteToPortal.execute(carrier.scope, { id, email: shop.email });
  const { db } = carrier.scope;
  const connection = (await db.select().from(connections))[0]?.id ?? "";
  await acceptCarrier.execute(shop.scope, { id: connection });
  const [order] = await seedTestOrders(carrier.scope, 1, () => ({ draft: { merchant_id: id } }));
  expect(await disconnectCarrier.execute(shop.scope, { id: connection })).toMatchObject({
    failure: { code: "orders_under_way", params: { count: 1 } },
  });
  await db
    .update(orders)
    .set({ status: orderStatuses.code.cancelled })
    .where(eq(orders.id, order?.id ?? ""));
  expect((await disconnectMerchant.execute(carrier.scope, { id })).ok).toBe(true);
  expect((await disconnectMerchant.execute(carrier.scope, { id })).ok).toBe(false);
});

test("every connection status offers the actions of its table", () => {
  const offered = Object.fromEntries(
    connectionStatuses.map((each) => [each, listAllowedEvents(connectionTransitions, each)]),
  );
  expect(offered).toEqual({
    none: ["invite"],
    invited: ["resend", "revoke", "accept", "dismiss"],
    accepted: ["disconnect"],
    dismissed: ["invite"],
    revoked: ["invite"],
    disconnected: ["invite"],
  });
});

test("a disconnected merchant is invited again and returns as the same merchant or as another one", async () => {
  const carrier = await createTestWorkspace();
  const shop = await createTestWorkspace({ kind: "merchant" });
  const { db } = carrier.scope;
  const first = await createMerchant(carrier);
  const comesAs = async (id: string) => {
    const invited = await inviteToPortal.execute(carrier.scope, { id, email: shop.email });
    expect(invited).toMatchObject({ ok: true });
    const path = `/api/workspaces/${carrier.account.id}/accept`;
    const accepted = await shop.fetch(path, { body: { account: shop.account.id } });
    expect([accepted.status, await accepted.json()]).toEqual([200, { data: { uuid: shop.account.id } }]);
    const [linked] = await db.select().from(merchants).where(eq(merchants.id, id));
    expect(linked?.merchantAccountId).toBe(shop.account.id);
  };
  await comesAs(first);
  expect((await disconnectMerchant.execute(carrier.scope, { id: first })).ok).toBe(true);
  await comesAs(first);
  expect((await disconnectMerchant.execute(carrier.scope, { id: first })).ok).toBe(true);
  const second = await createMerchant(carrier, { name: "Deichwolle II" });
  await comesAs(second);
  // While connected, a workspace cannot be two merchants of one carrier.
  await inviteToPortal.execute(carrier.scope, { id: first, email: shop.email });
  const twice = await shop.fetch(`/api/workspaces/${carrier.account.id}/accept`, {
    body: { account: shop.account.id },
  });
  expect(await twice.json()).toMatchObject({ code: "already_connected" });
  expect((await db.select().from(connections)).map(({ status }) => status).sort()).toEqual(["accepted", "invited"]);
});
