import WooCommerceRestApi from "@woocommerce/woocommerce-rest-api";
import { expect, test } from "vitest";
import { FakeWoo } from "#tests/fakes/woocommerce.ts";

/** A shop, and WooCommerce's own client of it. */
function openShop(secret?: string) {
  let at = Date.UTC(2026, 9, 1);
  const shop = new FakeWoo("toepferei.example.com", { now: () => (at += 60_000) });
  const client = new WooCommerceRestApi({
    url: `https://${shop.host}`,
    consumerKey: shop.key,
    consumerSecret: secret ?? shop.secret,
    version: "wc/v3",
    axiosConfig: {
      adapter: "fetch",
      env: { fetch: (url: string | Request, init?: RequestInit) => shop.fetch(new Request(url, init)) },
    },
  });
  return { shop, client };
}

/** Status and answer of a call that is refused. */
const refusal = (call: Promise<unknown>) =>
  call.then(
    () => "not refused",
    ({ response: { status, data } }) => ({ status, code: data.code, shown: data.data?.status }),
  );

test("a list has its total, its pages and the links to them", async () => {
  const { shop, client } = openShop();
  for (let count = 0; count < 25; count += 1) shop.place();
  const first = await client.get("orders", { per_page: "10" });
  expect(first.data).toHaveLength(10);
  expect(first.headers).toMatchObject({ "x-wp-total": "25", "x-wp-totalpages": "3" });
  expect(first.headers.link).toMatch(
    /^<https:\/\/toepferei\.example\.com\/wp-json\/wc\/v3\/orders\?.*page=2.*>; rel="next"$/,
  );
  const last = await client.get("orders", { per_page: "10", page: "3" });
  expect(last.data).toHaveLength(5);
  expect(last.headers.link).toMatch(/rel="prev"$/);
  // Ten unless asked otherwise, the newest first.
  const usual = await client.get("orders");
  expect(usual.data.map(({ id }: { id: number }) => id)).toEqual([...shop.orders.keys()].reverse().slice(0, 10));
});

test("orders are found by status and time of change, with the fields that are asked for", async () => {
  const { shop, client } = openShop();
  const [one, other] = [shop.place(), shop.place({ status: "on-hold" })];
  const held = await client.get("orders", { status: "on-hold", _fields: "id,status" });
  expect(held.data).toEqual([{ id: other.id, status: "on-hold" }]);
  const after = new Date(one.modified).toISOString().slice(0, 19);
  const changed = await client.get("orders", { modified_after: after, dates_are_gmt: "true" });
  expect(changed.data.map(({ id }: { id: number }) => id)).toEqual([other.id]);
});

test("refuses keys, pages, statuses and ids as WooCommerce does", async () => {
  const { shop, client } = openShop();
  const { id } = shop.place();
  const refused = { status: 400, code: "rest_invalid_param", shown: 400 };
  expect(await refusal(client.get("orders", { per_page: "101" }))).toEqual(refused);
  expect(await refusal(client.get("orders", { status: "lost" }))).toEqual(refused);
  expect(await refusal(client.put(`orders/${id}`, { status: "lost" }))).toEqual(refused);
  expect(await refusal(client.get("orders/1"))).toEqual({
    ...{ status: 404, code: "woocommerce_rest_shop_order_invalid_id", shown: 404 },
  });
  expect(await refusal(client.get("nothing"))).toEqual({ status: 404, code: "rest_no_route", shown: 404 });
  expect(await refusal(client.post(`orders/${id}/notes`, {}))).toEqual({
    ...{ status: 400, code: "rest_missing_callback_param", shown: 400 },
  });
  expect(await refusal(openShop("cs_wrong").client.get("orders"))).toEqual({
    ...{ status: 401, code: "woocommerce_rest_authentication_error", shown: 401 },
  });
});

test("webhooks and notes are made with 201, changed, listed and deleted", async () => {
  const { shop, client } = openShop();
  const { id: order } = shop.place();
  const hook = { topic: "order.updated", delivery_url: "https://waybill.example/hook", secret: "s" };
  const made = await client.post("webhooks", { name: "Waybill", ...hook });
  expect(made.status).toBe(201);
  expect(made.data).toMatchObject({ topic: hook.topic, delivery_url: hook.delivery_url, status: "active" });
  const { id } = made.data;
  expect((await client.put(`webhooks/${id}`, { status: "paused" })).data.status).toBe("paused");
  expect((await client.get("webhooks")).headers["x-wp-total"]).toBe("1");
  expect(await refusal(client.delete(`webhooks/${id}`))).toMatchObject({ status: 501 });
  expect((await client.delete(`webhooks/${id}`, { force: "true" })).data).toMatchObject({ id });
  expect(await refusal(client.post("webhooks", { ...hook, topic: "order" }))).toEqual({
    ...{ status: 400, code: "woocommerce_rest_shop_webhook_invalid_topic", shown: 400 },
  });
  const noted = await client.post(`orders/${order}/notes`, { note: "Cancelled", customer_note: false });
  expect([noted.status, noted.data.note]).toEqual([201, "Cancelled"]);
});
