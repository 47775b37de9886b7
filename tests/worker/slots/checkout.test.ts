import { exports } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { agents } from "#app/modules/fleet/db/fleet.tables.ts";
import { orders, slotClaims } from "#app/modules/orders/db/orders.tables.ts";
import { merchants } from "#app/modules/partners/db/partners.tables.ts";
import { createPlanWorld, depotPoint, type PlanWorld } from "#tests/factories/plans.ts";
import { setTimeTo, startTestsAt } from "../test-clock.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

// A page of a shop, which anybody may read and imitate, offers times and holds them.

startTestsAt("2026-11-22T10:00:00Z");

const shop = "https://shop.example.test";
let mine: TestWorkspace;
let world: PlanWorld;
let key: string;
let keyId: string;

async function createKey(who: TestWorkspace, given: object = {}): Promise<{ id: string; key: string }> {
  const made = await who.fetch("/api/checkout-keys", { body: { name: "Shop", sites: [shop], ...given } });
  const { data } = await made.json<{ data: { id: string } }>();
  const read = await who.fetch(`/api/checkout-keys/${data.id}`);
  return (await read.json<{ data: { checkout_key: { id: string; key: string } } }>()).data.checkout_key;
}

beforeEach(async () => {
  mine = await createTestWorkspace();
  await mine.scope.db.update(agents).set({ active: false });
  world = await createPlanWorld(mine.scope, { shipments: 0, agents: 1, maxWeight: 60_000, point: () => depotPoint });
  ({ id: keyId, key } = await createKey(mine));
});

interface Asked {
  origin?: string | null;
  from?: string;
  method?: string;
  body?: object | undefined;
  key?: string;
}

/** A request as a browser sends it from a page of the shop. */
function ask(path: string, { origin = shop, from = "192.0.2.1", method, body, key: with_ = key }: Asked = {}) {
  const address = new URL(path, "https://waybill.test");
  address.searchParams.set("key", with_);
  return exports.default.fetch(
    new Request(address, {
      method: method ?? (body ? "POST" : "GET"),
      headers: { ...(origin && { Origin: origin }), "CF-Connecting-IP": from },
      ...(body && { body: JSON.stringify(body) }),
    }),
  );
}

interface Window {
  from: string;
  to: string;
}

const pick = (window?: Window) => window && { from: window.from, to: window.to };
const mostar = { postal_code: "88000", city: "Mostar" };

async function list(more: Record<string, string> = {}): Promise<Window[]> {
  const answer = await ask(`/api/checkout/slots?${new URLSearchParams({ ...mostar, ...more })}`);
  expect(answer.status, await answer.clone().text()).toBe(200);
  const { data } = await answer.json<{ data: { days: { day: string; slots: Window[] }[] } }>();
  return data.days.flatMap(({ slots }) => slots);
}

async function hold(window: Window | undefined, more: object = {}, asked: Asked = {}) {
  const answer = await ask("/api/checkout/holds", { ...asked, body: { ...mostar, ...more, ...pick(window) } });
  const { data, code, errors } = await answer.json<{ data?: { id: string }; code?: string; errors?: object }>();
  return { status: answer.status, code, errors, id: data?.id ?? "" };
}

const draft = {
  destination: { address: { line1: "Ulica 5", postal_code: "88000", city: "Mostar", country: "BA" } },
  customer: { first_name: "Ana", last_name: "Anić", phone: "+38763111222" },
  packages: [{ quantity: 1, weight: 1000 }],
};

async function order(slot_hold: string, more: object = {}, who = mine) {
  const source = { location_id: world.locationId };
  const answer = await who.fetch("/api/orders", { body: { ...draft, source, slot_hold, ...more } });
  const { data, errors } = await answer.json<{ data?: { id: string; number: string }; errors?: object }>();
  return { status: answer.status, id: data?.id ?? "", errors };
}

test("a page lists times by postal code and holds one, an order books it, and planning keeps it first", async () => {
  const [first, ...rest] = await list();
  expect(rest.length).toBeGreaterThan(10);
  expect(Object.keys(first ?? {}).sort()).toEqual(["from", "greener", "to"]);
  const held = await hold(first);
  expect(held.status).toBe(201);
  const made = await order(held.id);
  expect(made).toMatchObject({ status: 201 });
  const [row] = await mine.scope.db.select().from(orders).where(eq(orders.id, made.id));
  expect(row).toMatchObject({ deliveryFrom: first?.from, deliveryTo: first?.to, priority: "highest" });
  const [claim] = await mine.scope.db.select().from(slotClaims).where(eq(slotClaims.id, held.id));
  expect(claim).toMatchObject({ heldUntil: null, orderId: made.id, keyId });
});

test("a hold that was booked, is over, of another account or made up is a fault of its field", async () => {
  const [first, second] = await list();
  const [used, late] = [await hold(first), await hold(second)];
  expect((await order(used.id)).status).toBe(201);
  const refused = (message: RegExp) => ({ status: 422, errors: { slot_hold: [expect.stringMatching(message)] } });
  expect(await order(used.id)).toMatchObject(refused(/no longer held/));
  expect(await order(crypto.randomUUID())).toMatchObject(refused(/no longer held/));
  const other = await createTestWorkspace();
  const elsewhere = await createPlanWorld(other.scope, { shipments: 0, agents: 1 });
  const there = { source: { location_id: elsewhere.locationId } };
  expect(await order(late.id, there, other)).toMatchObject(refused(/no longer held/));
  expect(await order("12")).toMatchObject({ status: 422 });
  expect(await order(late.id, { delivery_schedule: { from: "2026-11-24T01:00" } })).toMatchObject({
    status: 422,
    errors: { "delivery_schedule.to": [expect.any(String)] },
  });
  setTimeTo("2026-11-22T10:11:00Z");
  expect(await order(late.id)).toMatchObject(refused(/no longer held/));
});

test("a hold is for the place that it was asked for: another postal code is a fault of the address", async () => {
  const [first] = await list();
  const held = await hold(first);
  const to = (more: object) => ({ destination: { address: { ...draft.destination.address, ...more } } });
  expect(await order(held.id, to({ postal_code: "71000", city: "Sarajevo" }))).toMatchObject({
    status: 422,
    errors: { "destination.address.postal_code": [expect.stringMatching(/another address/)] },
  });
  expect(await order(held.id, to({ postal_code: "88 000", line1: "Ulica 17" }))).toMatchObject({ status: 201 });
});

test("of two orders with one hold at the same time one is made; of two in one request the second is refused", async () => {
  const [first, second] = await list();
  const [one, two] = [await hold(first), await hold(second)];
  const both = await Promise.all([order(one.id), order(one.id)]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 422]);
  expect(await mine.scope.db.select().from(orders)).toHaveLength(1);
  const item = { ...draft, source: { location_id: world.locationId }, slot_hold: two.id };
  const bulk = await mine.fetch("/api/orders/bulk", { body: { mode: "create", orders: [item, item] } });
  const { data } = await bulk.json<{ data: { succeeded: unknown[]; refused: { errors: object }[] } }>();
  expect(data.succeeded).toHaveLength(1);
  expect(data.refused).toMatchObject([{ errors: { slot_hold: [expect.any(String)] } }]);
});

test("another choice takes the place of the first: a van with room for one lets its customer change", async () => {
  const heavy = { weight: "60000" };
  const [first] = await list(heavy);
  const taken = await hold(first, heavy);
  const day = first?.from.slice(0, 10);
  const sameDay = (slots: Window[]) => slots.filter(({ from }) => from.startsWith(day ?? "-"));
  expect(sameDay(await list(heavy))).toEqual([]);
  const [, next] = sameDay(await list({ ...heavy, replaces: taken.id }));
  const changed = await hold(next, { ...heavy, replaces: taken.id });
  expect(changed.status).toBe(201);
  expect(await order(taken.id)).toMatchObject({ status: 422 });
  expect((await ask(`/api/checkout/holds/${changed.id}/release`, { body: {} })).status).toBe(200);
  expect((await ask(`/api/checkout/holds/${changed.id}/release`, { body: {} })).status).toBe(404);
  expect(sameDay(await list(heavy)).length).toBeGreaterThan(0);
});

test("only pages of the key's sites are answered, and a browser learns it before", async () => {
  const path = "/api/checkout/slots?postal_code=88000&city=Mostar";
  const allowed = await ask(path);
  expect(allowed.headers.get("Access-Control-Allow-Origin")).toBe(shop);
  expect(allowed.headers.get("Vary")).toContain("Origin");
  expect(allowed.headers.get("Cache-Control")).toBe("private, no-store");
  expect(allowed.headers.get("Access-Control-Allow-Credentials")).toBeNull();
  for (const origin of ["https://evil.example.test", `${shop}.evil.test`, "null", "https://waybill.test", null]) {
    const refused = await ask(path, { origin });
    expect([refused.status, refused.headers.get("Access-Control-Allow-Origin")], String(origin)).toEqual([403, null]);
    const hold_ = await ask("/api/checkout/holds", { origin, body: mostar });
    expect(hold_.status, String(origin)).toBe(403);
  }
  for (const path_ of ["/api/checkout/slots", "/api/checkout/holds"]) {
    const before = await ask(path_, { method: "OPTIONS" });
    expect([before.status, before.headers.get("Access-Control-Allow-Origin")]).toEqual([204, shop]);
    const foreign = await ask(path_, { method: "OPTIONS", origin: "https://evil.example.test" });
    expect(foreign.headers.get("Access-Control-Allow-Origin")).toBeNull();
  }
  // The page learns what fails, too.
  const fault = await ask("/api/checkout/slots");
  expect([fault.status, fault.headers.get("Access-Control-Allow-Origin")]).toEqual([422, shop]);
});

test("no other endpoint is open to a page of the shop", async () => {
  for (const path of ["/api/orders", "/api/slots?line1=Weg+1", "/api/members", "/api/checkout-keys"]) {
    const asked = await ask(path);
    expect([asked.status, asked.headers.get("Access-Control-Allow-Origin")], path).toEqual([401, null]);
  }
});

test("a key that is switched off, made up, of a merchant that is off or of an ended account asks nothing", async () => {
  const code = async (with_ = key) => {
    const answer = await ask("/api/checkout/slots?postal_code=88000&city=Mostar", { key: with_ });
    return (await answer.json<{ code?: string }>()).code;
  };
  expect(await code("pk_unknown")).toBe("not_found");
  expect(await code("")).toBe("not_found");
  const merchant = await mine.fetch("/api/merchants", { body: { name: "Merchant", currency: "EUR" } });
  const { data } = await merchant.json<{ data: { id: string } }>();
  const own = await createKey(mine, { name: "Merchant's", merchant_id: data.id });
  expect(await code(own.key)).toBeUndefined();
  const [first] = await list();
  const held = await hold(first, {}, { key: own.key });
  expect(await order(held.id)).toMatchObject({ status: 422, errors: { slot_hold: [expect.any(String)] } });
  expect(await order(held.id, { merchant_id: data.id })).toMatchObject({ status: 201 });
  await mine.scope.db.update(merchants).set({ active: false });
  expect(await code(own.key)).toBe("not_found");
  await mine.fetch(`/api/checkout-keys/${keyId}`, { method: "DELETE" });
  expect(await code()).toBe("not_found");
});

test("a stranger cannot empty a day: one network holds ten, a day of a key twenty", async () => {
  const all = await list();
  const day = all[0]?.from.slice(0, 10) ?? "";
  const slots = all.filter(({ from }) => from.startsWith(day));
  const [slot] = slots;
  const statuses = [];
  for (let at = 0; at < 12; at += 1) statuses.push((await hold(slot)).status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(10);
  expect(statuses.slice(10)).toEqual([429, 429]);
  for (let at = 0; at < 12; at += 1) await hold(slot, {}, { from: `192.0.2.${at + 2}` });
  const held = await mine.scope.db.select().from(slotClaims).where(eq(slotClaims.day, day));
  expect(held).toHaveLength(20);
  expect((await list()).some(({ from }) => from.startsWith(day))).toBe(true);
  setTimeTo("2026-11-22T10:11:00Z");
  expect((await hold(slot)).status).toBe(201);
});

test("one network asks 120 times in ten minutes", async () => {
  const statuses = [];
  for (let at = 0; at < 121; at += 1) statuses.push((await ask("/api/checkout/slots")).status);
  expect(new Set(statuses.slice(0, 120))).toEqual(new Set([422]));
  expect(statuses[120]).toBe(429);
}, 60_000);

test("bad questions name their field", async () => {
  const fault = async (query: string) => {
    const answer = await ask(`/api/checkout/slots?${query}`);
    return [answer.status, Object.keys((await answer.json<{ errors?: object }>()).errors ?? {})];
  };
  expect(await fault("")).toEqual([422, ["postal_code"]]);
  expect(await fault("postal_code=0000&city=Nowhere")).toEqual([422, ["postal_code"]]);
  expect(await fault("postal_code=88000&city=Mostar&country=XX")).toEqual([422, ["country"]]);
  expect(await fault(`postal_code=88000&city=Mostar&method=${crypto.randomUUID()}`)).toEqual([422, ["method"]]);
  expect(await fault("postal_code=88000&city=Mostar&point=1")).toEqual([422, ["point"]]);
  expect((await hold({ from: "x", to: "y" })).errors).toMatchObject({ from: [expect.any(String)] });
  expect(await hold({ from: "2026-11-20T10:00", to: "2026-11-20T12:00" })).toMatchObject({ code: "slot_taken" });
});
