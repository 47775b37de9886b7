import { exports } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { removeMerchantLogo, saveMerchantLogo } from "#app/modules/messages/commands/merchant-logo.server.ts";
import { customerMessages } from "#app/modules/messages/db/messages.tables.ts";
import { readRecipients } from "#app/modules/messages/db/recipients.reads.server.ts";
import { orders } from "#app/modules/orders/db/orders.tables.ts";
import type { PreparedOrder } from "#app/modules/orders/model/prepared-order.ts";
import { connections, merchants } from "#app/modules/partners/db/partners.tables.ts";
import { accounts } from "#app/modules/workspace/db/workspace.tables.ts";
import { auditLog } from "#app/platform/db/audit.tables.ts";
import { seedTestOrders } from "#tests/factories/orders.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

let mine: TestWorkspace;
let order: PreparedOrder;

/** A picture of one pixel. */
const pixel = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

const draft = { customer: { first_name: "Ada", last_name: "Berg", email: "ada@example.test" } };

async function seed(who: TestWorkspace): Promise<PreparedOrder> {
  const [seeded] = await seedTestOrders(who.scope, 1, () => ({ draft }));
  if (!seeded) throw new Error("no order");
  return seeded;
}

beforeEach(async () => {
  mine = await createTestWorkspace({ country: "LI", timezone: "Europe/Vaduz" });
  order = await seed(mine);
});

const save = (body: object, who = mine) => who.fetch("/api/messages/settings", { method: "PUT", body });
const look = {
  ...{ version: 0, color: "#6B3F22", help_text: "Monday to Friday, 8 to 18.\nWe call back." },
  ...{ help_phone: "239 63 63", help_email: "help@rheinkurier.example" },
};

async function track({ number, trackingToken }: PreparedOrder, token: string | null = trackingToken) {
  const query = token === null ? "" : `?t=${token}`;
  const answer = await exports.default.fetch(`https://waybill.test/api/track/${number}${query}`);
  expect(answer.status).toBe(200);
  const body: { data: { order: { brand?: object } } } = await answer.json();
  return { brand: body.data.order.brand, said: JSON.stringify(body), cached: answer.headers.get("Cache-Control") };
}

const help = {
  ...{ text: "Monday to Friday, 8 to 18.\nWe call back.", phone: "+4232396363" },
  ...{ phone_shown: "+423 239 63 63", email: "help@rheinkurier.example" },
};

test("the link shows the account's color and help, the number alone shows nothing of it", async () => {
  expect((await track(order)).brand).toEqual({ color: "#0b5f68", logo: null, help: null });
  expect((await save(look)).status).toBe(200);
  const linked = await track(order);
  expect(linked.brand).toEqual({ color: "#6b3f22", logo: null, help });
  expect(linked.cached).toBe("private, no-store");
  const bare = await track(order, null);
  expect(bare.brand).toBeUndefined();
  expect(bare.said).not.toMatch(/6b3f22|Monday|239|rheinkurier/);
  const other = await createTestWorkspace();
  expect((await track(await seed(other))).brand).toEqual({ color: "#0b5f68", logo: null, help: null });
});

test("a merchant's own look stands before the account's, field by field, without the account's logo", async () => {
  const version = "0190a0a0-0000-7000-8000-000000000001";
  await mine.scope.db.update(accounts).set({ logo: version }).where(eq(accounts.id, mine.account.id));
  expect((await save(look)).status).toBe(200);
  expect((await track(order)).brand).toMatchObject({ logo: `/mail-logo/${mine.account.id}/${version}` });
  const made = await mine.fetch("/api/merchants", { body: { name: "Talrösterei", currency: "EUR" } });
  expect(made.status).toBe(201);
  const [merchant] = await mine.scope.db.select().from(merchants).where(eq(merchants.accountId, mine.account.id));
  await mine.scope.db
    .update(orders)
    .set({ merchantId: merchant?.id ?? "" })
    .where(eq(orders.id, order.id));
  expect((await track(order)).brand).toEqual({ color: "#6b3f22", logo: null, help });
  const own = { version: 0, merchant_id: merchant?.id, color: "#ffe066", help_text: "Ask the roastery." };
  expect((await save(own)).status).toBe(200);
  expect((await track(order)).brand).toEqual({
    ...{ color: "#ffe066", logo: null, help: { ...help, text: "Ask the roastery." } },
  });
});

test("a merchant with a workspace of its own shows that workspace's logo, as long as they are connected", async () => {
  const made = await mine.fetch("/api/merchants", { body: { name: "Talrösterei", currency: "EUR" } });
  expect(made.status).toBe(201);
  const [merchant] = await mine.scope.db.select().from(merchants).where(eq(merchants.accountId, mine.account.id));
  const merchantId = merchant?.id ?? "";
  await mine.scope.db.update(orders).set({ merchantId }).where(eq(orders.id, order.id));
  const portal = await createTestWorkspace();
  const [version, own] = ["0190a0a0-0000-7000-8000-000000000003", "0190a0a0-0000-7000-8000-000000000004"];
  await mine.scope.db.update(accounts).set({ logo: own }).where(eq(accounts.id, mine.account.id));
  await mine.scope.db.update(accounts).set({ logo: version }).where(eq(accounts.id, portal.account.id));
  const pair = { carrierAccountId: mine.account.id, merchantId, merchantAccountId: portal.account.id };
  const id = "0190a0a0-0000-7000-8000-000000000005";
  const now = Date.now();
  const connection = { ...pair, id, status: "accepted" as const, createdAt: now, changedAt: now };
  await mine.scope.db
    .insert(connections)
    .values(connection)
    .onConflictDoUpdate({ target: connections.merchantId, set: connection });
  const path = `/mail-logo/${portal.account.id}/${version}`;
  expect((await track(order)).brand).toMatchObject({ logo: path });
  expect(await readRecipients(mine.scope.db, mine.account.id, [order.id])).toMatchObject([{ logo: path }]);
  await mine.scope.db.update(connections).set({ status: "disconnected" });
  expect((await track(order)).brand).toMatchObject({ logo: null });
  expect(await readRecipients(mine.scope.db, mine.account.id, [order.id])).toMatchObject([{ logo: null }]);
});

test("what customers cannot use is refused with its field, and what changed is in the log", async () => {
  const wrong: [object, string][] = [
    [{ color: "brown" }, "color"],
    [{ color: "#fff" }, "color"],
    [{ color: "#6b3f22;}body{display:none" }, "color"],
    [{ help_text: "x".repeat(241) }, "help_text"],
    [{ help_text: " " }, "help_text"],
    [{ help_phone: "12" }, "help_phone"],
    [{ help_phone: "call us" }, "help_phone"],
    [{ help_email: "nobody" }, "help_email"],
  ];
  for (const [body, field] of wrong) {
    const answer = await save({ version: 0, ...body });
    const { errors } = await answer.json<{ errors: object }>();
    expect([answer.status, Object.keys(errors)], JSON.stringify(body)).toEqual([422, [field]]);
  }
  expect((await save(look)).status).toBe(200);
  const lines = await mine.scope.db.select().from(auditLog).where(eq(auditLog.accountId, mine.account.id));
  expect(lines.map(({ action }) => action)).toContain("settings.messages.update");
  expect(JSON.stringify(lines)).toContain("+4232396363");
  const reader = await createTestWorkspace({ member: mine, permissions: ["settings", "settings.account"] });
  expect((await save({ ...look, version: 1 }, reader)).status).toBe(403);
});

test("an e-mail has the color, the logo and the help, in its HTML and in its text", async () => {
  expect((await save(look)).status).toBe(200);
  const version = "0190a0a0-0000-7000-8000-000000000002";
  await mine.scope.db.update(accounts).set({ logo: version }).where(eq(accounts.id, mine.account.id));
  const sent = await mine.fetch(`/api/messages/templates/received/preview`, {
    body: { texts: { de: text, en: text }, number: order.number },
  });
  expect(sent.status).toBe(200);
  const { messages } = (await sent.json<{ data: { messages: Shown[] } }>()).data;
  const mail = messages.find(({ channel, language }) => channel === "email" && language === "de");
  expect(mail?.html).toContain("border-top:5px solid #6b3f22");
  expect(mail?.html).toContain(`${mine.scope.ports.origin}/mail-logo/${mine.account.id}/${version}`);
  expect(mail?.html).toContain('href="tel:+4232396363"');
  expect(mail?.html).toContain("Monday to Friday, 8 to 18.<br>We call back.");
  expect(mail?.text).toContain(
    "Hilfe zu dieser Zustellung:\nMonday to Friday, 8 to 18.\nWe call back.\n+423 239 63 63\nhelp@",
  );
  expect(
    messages
      .filter(({ channel }) => channel !== "email")
      .map(({ text: words }) => words)
      .join(),
  ).not.toContain("239");
  expect(await mine.scope.db.select().from(customerMessages)).toEqual([]);
});

interface Shown {
  channel: string;
  language: string;
  html: string | null;
  text: string;
}
const text = { text: "{{link}}", subject: "{{order}}", body: "Hallo", button: "Los" };

test("a merchant's own logo stands on its pages and in its mails, and a removed one is gone", async () => {
  const made = await mine.fetch("/api/merchants", { body: { name: "Talrösterei", currency: "EUR" } });
  expect(made.status).toBe(201);
  const [merchant] = await mine.scope.db.select().from(merchants).where(eq(merchants.accountId, mine.account.id));
  const merchant_id = merchant?.id ?? "";
  await mine.scope.db.update(orders).set({ merchantId: merchant_id }).where(eq(orders.id, order.id));
  const bytes = Uint8Array.from(atob(pixel), (sign) => sign.charCodeAt(0));
  const saved = await saveMerchantLogo.execute(mine.scope, { merchant_id, bytes });
  const version = saved.ok ? saved.value.logo : null;
  const logo = `/mail-logo/${mine.account.id}/${version}`;
  expect((await track(order)).brand).toMatchObject({ logo });
  expect((await readRecipients(mine.scope.db, mine.account.id, [order.id]))[0]).toMatchObject({ logo });
  const get = () => exports.default.fetch(`https://waybill.test${logo}`);
  expect((await get()).headers.get("Content-Type")).toBe("image/png");
  // What else is saved keeps it.
  expect((await save({ version: 1, merchant_id, color: "#ffe066" })).status).toBe(200);
  expect((await track(order)).brand).toMatchObject({ logo, color: "#ffe066" });
  expect(await saveMerchantLogo.execute(mine.scope, { merchant_id, bytes: bytes.slice(0, 20) })).toMatchObject({
    ok: false,
  });
  const other = await createTestWorkspace();
  expect(await saveMerchantLogo.execute(other.scope, { merchant_id, bytes })).toMatchObject({
    failure: { code: "not_found" },
  });
  expect(await removeMerchantLogo.execute(mine.scope, { merchant_id })).toMatchObject({ ok: true });
  expect((await track(order)).brand).toMatchObject({ logo: null, color: "#ffe066" });
  expect((await get()).status).toBe(404);
});
