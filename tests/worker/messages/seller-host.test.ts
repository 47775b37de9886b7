import { exports } from "cloudflare:workers";
import { and, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { buildLabelData } from "#app/modules/labels/commands/build-label-data.server.ts";
import { readLabelOrders } from "#app/modules/labels/db/label-orders.reads.server.ts";
import { checkHosts } from "#app/modules/messages/commands/check-hosts.server.ts";
import { readMessagePreview } from "#app/modules/messages/commands/message-preview.server.ts";
import { checkHost } from "#app/modules/messages/commands/seller-host.server.ts";
import { customerMessages } from "#app/modules/messages/db/messages.tables.ts";
import { orders } from "#app/modules/orders/db/orders.tables.ts";
import type { PreparedOrder } from "#app/modules/orders/model/prepared-order.ts";
import { findSellerOrigin, readSellerOrigins } from "#app/modules/partners/commands/seller-origin.server.ts";
import { merchants, sellerHosts } from "#app/modules/partners/db/partners.tables.ts";
import { auditLog } from "#app/platform/db/audit.tables.ts";
import { day } from "#app/platform/kernel/milliseconds.ts";
import { seedTestOrders } from "#tests/factories/orders.ts";
import { parsePublicRequest, toCachedRequest } from "#workers/tracking.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

let mine: TestWorkspace;
let order: PreparedOrder;
let host: string;

const draft = { customer: { first_name: "Ada", last_name: "Berg", email: "ada@example.test" } };
let hosts = 0;

async function seed(who: TestWorkspace): Promise<PreparedOrder> {
  const [seeded] = await seedTestOrders(who.scope, 1, () => ({ draft }));
  if (!seeded) throw new Error("no order");
  return seeded;
}

beforeEach(async () => {
  mine = await createTestWorkspace();
  order = await seed(mine);
  hosts += 1;
  host = `track-${hosts}.shop.example`;
});

const call = (method: string, path: string, body: object, who = mine) =>
  who.fetch(`/api/messages/settings/host${path}`, { method, body });

/** Looks for the record of a name, where every name has it. */
const check = ({ scope }: TestWorkspace, owner: { merchant_id?: string } = {}) =>
  checkHost.execute({ ...scope, ports: { ...scope.ports, hasNameText: async () => true } }, owner);

/** Names a host and proves it. */
async function prove(
  name: string,
  { version = 0, ...owner }: { version?: number; merchant_id?: string } = {},
  who = mine,
): Promise<void> {
  expect((await call("PUT", "", { host: name, version, ...owner }, who)).status).toBe(200);
  expect(await check(who, owner)).toMatchObject({ ok: true });
}

const ask = (path: string, at = host, headers: Record<string, string> = {}) =>
  exports.default.fetch(`https://${at}${path}`, { headers, redirect: "manual" });
const linkOf = ({ number, trackingToken }: PreparedOrder) => `/api/track/${number}?t=${trackingToken}`;
const read = async (path: string, at = host) => {
  const answer = await ask(path, at);
  const { request_id: _, ...said } = await answer.json<{ request_id?: string }>();
  return { status: answer.status, said, cached: answer.headers.get("Cache-Control") };
};

test("a host shows the orders of its account; another's link is the same unknown page, whatever the token", async () => {
  const other = await createTestWorkspace();
  const theirs = await seed(other);
  await prove(host);
  const theirHost = `their-${host}`;
  await prove(theirHost, {}, other);
  expect((await ask(linkOf(order))).status).toBe(200);
  expect((await ask(linkOf(theirs), theirHost)).status).toBe(200);
  const unknown = await read("/api/track/WB-999999999999?t=abc");
  expect(unknown.status).toBe(404);
  expect(await read(linkOf(theirs))).toEqual(unknown);
  expect(await read(linkOf(order), theirHost)).toEqual(unknown);
  // The installation's own host shows both.
  expect((await ask(linkOf(theirs), "waybill.test")).status).toBe(200);
  const details = `/api/track/${theirs.number}/details`;
  expect((await ask(details)).status).toBe(404);
  expect((await ask(details, theirHost)).status).toBe(401);
  expect((await ask(`/track/${theirs.number}/manage/proof?t=${theirs.trackingToken}`)).status).toBe(404);
});

test("the same path on two hosts is cached apart, in any order", async () => {
  const other = await createTestWorkspace();
  const theirHost = `their-${host}`;
  await prove(host);
  await prove(theirHost, {}, other);
  const path = `/api/track/${order.number}?lang=en`;
  const answers = [];
  for (const at of [host, theirHost, "waybill.test", host, theirHost]) answers.push((await ask(path, at)).status);
  expect(answers).toEqual([200, 404, 200, 200, 404]);
  const keys = [host, theirHost].map((at) => {
    const request = new Request(`https://${at}${path}`);
    const question = parsePublicRequest(request);
    return question && toCachedRequest(request, question).url;
  });
  expect(keys).toEqual([host, theirHost].map((at) => `https://${at}${path}`));
});

test("nothing but tracking is at a host: no sign-in, no workspace, no API", async () => {
  await prove(host);
  expect((await ask("/")).headers.get("Location")).toBe("/track");
  for (const path of ["/login", "/orders", "/api/orders", "/tracking", "/api/openapi.json", "/drive"])
    expect([path, (await ask(path, host, { cookie: mine.cookie })).status]).toEqual([path, 404]);
});

test("a host counts once its record is found; a changed name has to be proved anew, and a removed one shows nothing", async () => {
  expect((await call("PUT", "", { host: "track.example.invalid", version: 0 })).status).toBe(200);
  const withoutRecord = { ...mine.scope, ports: { ...mine.scope.ports, hasNameText: async () => false } };
  expect(await checkHost.execute(withoutRecord, {})).toMatchObject({
    failure: { fields: { host: [{ code: "messages:host.unproved" }] } },
  });
  const withoutAnswer = { ...mine.scope, ports: { ...mine.scope.ports, hasNameText: async () => null } };
  expect(await checkHost.execute(withoutAnswer, {})).toMatchObject({
    failure: { fields: { host: [{ code: "messages:host.silent" }] } },
  });
  const other = await seed(await createTestWorkspace());
  expect((await ask(linkOf(other), "track.example.invalid")).status).toBe(200);
  await prove(host, { version: 1 });
  expect((await ask(linkOf(other))).status).toBe(404);
  expect((await call("PUT", "", { host: `new-${host}`, version: 3 })).status).toBe(200);
  expect((await ask(linkOf(other))).status).toBe(200);
  expect((await call("DELETE", "", {})).status).toBe(200);
  expect((await call("POST", "/check", {})).status).toBe(404);
});

test("who proves a name first has it, also when several prove it at once", async () => {
  const others = await Promise.all([createTestWorkspace(), createTestWorkspace()]);
  const all = [mine, ...others];
  for (const who of all) expect((await call("PUT", "", { host, version: 0 }, who)).status).toBe(200);
  const checks = await Promise.all(all.map((who) => check(who)));
  expect(checks.filter(({ ok }) => ok)).toHaveLength(1);
  for (const each of checks)
    if (!each.ok) expect(each.failure).toMatchObject({ fields: { host: [{ code: "already_used" }] } });
});

test("a verified name is looked for once a day, and links leave one whose record is gone for three days", async () => {
  await prove(host);
  const { db } = mine.scope;
  const own = eq(sellerHosts.accountId, mine.account.id);
  const start = mine.scope.ports.clock.now();
  const look = async (days: number, isThere: boolean | null) => {
    const ports = {
      ...mine.scope.ports,
      clock: { ...mine.scope.ports.clock, now: () => start + days * day },
      hasNameText: async () => isThere,
    };
    await checkHosts({ db, ports });
    const [row] = await db.select().from(sellerHosts).where(own);
    return [row?.verifiedAt !== null, row?.checkedAt === start + days * day];
  };
  expect(await look(0.5, false)).toEqual([true, false]);
  expect(await look(1.5, false)).toEqual([true, true]);
  // Name servers that do not answer take nothing away, and neither does a record that is there again.
  expect(await look(3, null)).toEqual([true, true]);
  expect(await look(4.1, true)).toEqual([true, true]);
  expect(await look(5.2, false)).toEqual([true, true]);
  expect(await look(7, false)).toEqual([true, true]);
  const findLink = () => findSellerOrigin(mine.scope, { accountId: mine.account.id, merchantId: null });
  expect(new URL(await findLink()).hostname).toBe(host);
  expect(await look(8.3, false)).toEqual([false, true]);
  expect(await findLink()).toBe(mine.scope.ports.origin);
  const noted = and(eq(auditLog.accountId, mine.account.id), eq(auditLog.action, "settings.messages.update"));
  const log = await db.select().from(auditLog).where(noted);
  expect(log.map(({ detail }) => detail)).toContainEqual({ changes: { host: { from: host, to: null } } });
  // It can be proved anew.
  expect(await check(mine)).toMatchObject({ ok: true });
  expect(new URL(await findLink()).hostname).toBe(host);
});

test("the API and labels name the seller's host too", async () => {
  await prove(host);
  const shown = await (await mine.fetch(`/api/orders/${order.number}`)).json<{
    data: { order: { tracking_url: string } };
  }>();
  expect(new URL(shown.data.order.tracking_url).hostname).toBe(host);
  const [printed] = await readLabelOrders(mine.scope, [order.number]);
  if (!printed) throw new Error("no order");
  const findOrigin = await readSellerOrigins(mine.scope, [printed]);
  const look = { language: "en", findOrigin, at: 0, logo: false, customFields: [] } as const;
  expect(new URL(buildLabelData(mine.scope, [printed], look)[0]?.codes.tracking ?? "").hostname).toBe(host);
});

test("a name that is none is refused with its field; a pasted address is understood", async () => {
  for (const wrong of [
    "",
    "localhost",
    "10.0.0.1",
    "[::1]",
    "a b.example.com",
    "x.example.com:8443",
    "x.example.com/y",
    "é",
  ]) {
    const answer = await call("PUT", "", { host: wrong, version: 0 });
    expect([wrong, answer.status]).toEqual([wrong, 422]);
    expect(await answer.json()).toMatchObject({ errors: { host: expect.anything() } });
  }
  expect((await call("PUT", "", { host: " https://Track.BÜCHER.example/ ", version: 0 })).status).toBe(200);
  const saved = await mine.fetch("/api/messages/settings");
  expect(await saved.json()).toMatchObject({
    data: {
      settings: {
        host: {
          host: "track.xn--bcher-kva.example",
          record: {
            name: "_waybill.track.xn--bcher-kva.example",
            text: expect.stringMatching(/^waybill-host=[\w-]{22}$/),
          },
          verified_at: null,
        },
      },
    },
  });
});

test("links of messages begin with the merchant's verified host, else the account's, else the installation's", async () => {
  const made = await mine.fetch("/api/merchants", { body: { name: "Talrösterei", currency: "EUR" } });
  expect(made.status).toBe(201);
  const [merchant] = await mine.scope.db.select().from(merchants).where(eq(merchants.accountId, mine.account.id));
  const merchantId = merchant?.id ?? "";
  await mine.scope.db.update(orders).set({ merchantId }).where(eq(orders.id, order.id));
  const preview = async () => {
    const asked = { event: "out_for_delivery", merchantId: null, number: order.number } as const;
    const found = await readMessagePreview(mine.scope, asked);
    return found.ok ? new URL(found.value.previews.en.values.link).hostname : null;
  };
  const before = await preview();
  expect((await call("PUT", "", { host, version: 0 })).status).toBe(200);
  expect(await preview()).toBe(before);
  expect(await check(mine)).toMatchObject({ ok: true });
  expect(await preview()).toBe(host);
  await prove(`roastery-${host}`, { merchant_id: merchantId });
  expect(await preview()).toBe(`roastery-${host}`);
  // A merchant's host shows the merchant's orders only.
  const another = await seed(mine);
  expect((await ask(linkOf(order), `roastery-${host}`)).status).toBe(200);
  expect((await ask(linkOf(another), `roastery-${host}`)).status).toBe(404);
  expect((await ask(linkOf(another))).status).toBe(200);
  expect(await mine.scope.db.$count(customerMessages, eq(customerMessages.accountId, mine.account.id))).toBe(0);
});
