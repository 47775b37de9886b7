import { expect, test } from "vitest";
import { seedOrders } from "#tests/factories/orders.ts";
import { barsOf, scan } from "#tests/unit/labels/scan.ts";
import { makeWorkspace } from "./workspace.ts";

const bar = { x: 5, y: 123, width: 90, height: 18 };

test("labels of some orders: the API names the address, the address answers a PDF that a scanner reads", async () => {
  const mine = await makeWorkspace();
  const [first, second] = await seedOrders(mine.scope, 3);
  const answer = await mine.fetch("/api/orders/labels", { body: { orders: [first?.number, second?.id, "WB-none"] } });
  const { data }: { data: { url: string; count: number; missing: number } } = await answer.json();
  expect([answer.status, data.count, data.missing]).toEqual([200, 2, 1]);
  const file = await mine.fetch(data.url);
  expect([file.status, file.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  const pdf = new Uint8Array(await file.arrayBuffer());
  expect(scan(barsOf(pdf, 0).bars, bar, "code128")).toBe(first?.number);
  expect(scan(barsOf(pdf, 1).bars, bar, "code128")).toBe(second?.number);
});

test("strangers' orders, missing permissions and too many are refused", async () => {
  const mine = await makeWorkspace();
  const stranger = await makeWorkspace();
  const [own] = await seedOrders(mine.scope, 1);
  const reader = await makeWorkspace({ member: mine, permissions: ["orders"] });
  const statuses = [
    (await stranger.fetch(`/orders/labels?orders=${own?.number}`)).status,
    (await reader.fetch("/api/orders/labels", { body: { orders: [own?.number] } })).status,
    (await mine.fetch("/orders/labels")).status,
    (await mine.fetch(`/orders/labels?orders=${own?.number}&paper=a3`)).status,
    (await mine.fetch(`/orders/labels?orders=${own?.number}&design=${crypto.randomUUID()}`)).status,
    (await mine.fetch("/api/orders/labels", { body: { orders: Array.from({ length: 501 }, (_, at) => `WB-${at}`) } }))
      .status,
  ];
  expect(statuses).toEqual([404, 403, 422, 422, 404, 422]);
});

test("500 orders are one request", async () => {
  const mine = await makeWorkspace();
  const many = await seedOrders(mine.scope, 500);
  const before = performance.now();
  const file = await mine.fetch(`/orders/labels?paper=a4&orders=${many.map((each) => each.number).join(",")}`);
  const pdf = await file.arrayBuffer();
  console.log(
    `500 orders as labels: ${((performance.now() - before) / 1000).toFixed(2)} s, ${(pdf.byteLength / 1e6).toFixed(2)} MB`,
  );
  expect(new TextDecoder("latin1").decode(pdf).match(/\/Type \/Page /g)).toHaveLength(250);
});
