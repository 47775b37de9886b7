import { exports } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { endpoints } from "#app/endpoints.server.ts";
import { addressOf, calls } from "#tests/api/calls.ts";
import { createPlausibleInput, createRandomSource } from "#tests/api/malformed.ts";
import { createMerchant } from "../merchants.ts";
import { createAccessToken, createTestWorkspace, readWithoutRequestId, type TestWorkspace } from "../workspace.ts";

let mine: TestWorkspace;
let own: string;
let other: string;
let token: string;

beforeEach(async () => {
  mine = await createTestWorkspace();
  own = await createMerchant(mine, { name: "Own" });
  other = await createMerchant(mine, { name: "Other" });
  token = await createAccessToken(mine, { name: "Shop of one", access: "full", merchant_id: own });
});

const draft = (more: object = {}) => ({
  source: { address: { line1: "Depot 1", city: "Mostar", country: "BA" }, point: { longitude: 17.8, latitude: 43.34 } },
  destination: {
    address: { line1: "Ulica 1", city: "Mostar", country: "BA" },
    point: { longitude: 17.81, latitude: 43.35 },
  },
  customer: { type: 2, business_name: "Somebody", phone: "+38763000001" },
  packages: [{ quantity: 1, type: 1, weight: 1 }],
  ...more,
});

function ask(path: string, { method = "GET", body }: { method?: string; body?: unknown } = {}): Promise<Response> {
  return exports.default.fetch(`https://waybill.test${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

const post = (path: string, body: unknown) => ask(path, { method: "POST", body });
const numbersIn = async (path: string) =>
  (await (await ask(path)).json<{ data: { orders: { number: string }[] } }>()).data.orders.map(({ number }) => number);

async function order(merchant: string | null): Promise<{ id: string; number: string }> {
  const answer = await mine.fetch("/api/orders", { body: draft(merchant ? { merchant_id: merchant } : {}) });
  return (await answer.json<{ data: { id: string; number: string } }>()).data;
}

test("a token of one merchant sees only its orders, in lists, searches, files and by number", async () => {
  const [mineOf, othersOf, nobodys] = [await order(own), await order(other), await order(null)];
  for (const path of ["/api/orders", "/api/orders?search=Somebody", "/api/orders?sort=-delivery_schedule&limit=5"])
    expect(await numbersIn(path), path).toEqual([mineOf.number]);
  expect(await numbersIn(`/api/orders?filters[merchant][]=${other}`)).toEqual([]);
  expect((await ask(`/api/orders/${mineOf.number}`)).status).toBe(200);
  // Full access of one merchant is what a merchant may do, and not what the carrier does with its orders.
  for (const action of ["ship", "unassign"])
    expect([action, (await post(`/api/orders/${action}`, { orders: [mineOf.id] })).status]).toEqual([action, 403]);
  for (const { number, id } of [othersOf, nobodys]) {
    expect(await readWithoutRequestId(await ask(`/api/orders/${number}`))).toBe(
      await readWithoutRequestId(await ask("/api/orders/WB-99999999")),
    );
    const cancelled = await (await post("/api/orders/cancel", { orders: [id], reason: "CUSTOMER_CANCELLED" })).text();
    expect(cancelled).not.toContain(`"succeeded":["${id}`);
  }
  const requested = await post("/api/orders/export", { format: "csv" });
  const sheet = await ask((await requested.json<{ data: { url: string } }>()).data.url);
  expect([sheet.status, sheet.headers.get("content-type")]).toEqual([200, expect.stringContaining("csv")]);
  const rows = await sheet.text();
  expect(rows).toContain(mineOf.number);
  expect(rows).not.toContain(othersOf.number);
  expect((await ask(`/orders/labels?orders=${mineOf.number}`)).headers.get("content-type")).toBe("application/pdf");
  expect((await ask(`/orders/labels?orders=${othersOf.number}`)).status).toBe(404);
});

test("objects created with it belong to the merchant only", async () => {
  const made = await post("/api/orders", draft());
  expect(made.status).toBe(201);
  const { number } = (await made.json<{ data: { number: string } }>()).data;
  const seen = await (await mine.fetch(`/api/orders/${number}`)).json<{
    data: { order: { merchant: { id: string } } };
  }>();
  expect(JSON.stringify(seen.data.order)).toContain(own);
  expect((await post("/api/orders", draft({ merchant_id: other }))).status).toBe(422);
});

test("API calls not about orders are forbidden, and those about orders find only the merchant's", async () => {
  const shut = endpoints.filter(({ guard }) => guard.access === "account" && !guard.merchantTokens);
  expect(shut.length).toBeGreaterThan(100);
  const open: string[] = [];
  for (const each of shut) {
    const { method, url } = each;
    const answer = await ask(
      addressOf(each, () => crypto.randomUUID()),
      method === "GET" ? {} : { method, body: {} },
    );
    if (answer.status !== 403) open.push(`${answer.status} ${method} ${url}`);
  }
  expect(open).toEqual([]);
  const { id, number } = await order(other);
  const chance = createRandomSource(7);
  const received: string[] = [];
  const named = calls.filter(({ url }) => /^\/api\/orders\/\{number\}/.test(url));
  expect(named.length).toBeGreaterThan(12);
  for (const { method, url, input } of named) {
    const body = input ? createPlausibleInput(input as never, chance) : undefined;
    const answers = await Promise.all(
      [number, "WB-99999999"].map(async (each) => {
        const to = url.replace("{number}", each).replace(/\{\w+\}/g, "0190ffff-ffff-7fff-8fff-ffffffffffff");
        const answer = await ask(to, { method, body });
        return `${answer.status} ${(await readWithoutRequestId(answer)).replaceAll(each, "…")}`;
      }),
    );
    if (answers[0] !== answers[1]) received.push(`${method} ${url}: ${answers[0]}`);
  }
  expect(received).toEqual([]);
  expect((await mine.fetch(`/api/orders/${number}`)).status).toBe(200);
  expect(id).toBeTruthy();
});

test("a token cannot name a merchant of another account", async () => {
  const stranger = await createTestWorkspace();
  const foreign = await createMerchant(stranger);
  const answer = await mine.fetch("/api/access-tokens", { body: { name: "X", access: "full", merchant_id: foreign } });
  expect(answer.status).toBe(422);
});
