import { exports } from "cloudflare:workers";
import { expect, test } from "vitest";
import { labelDesignCatalogue } from "#app/modules/labels/commands/shipping-labels.server.ts";
import { defaultDesign } from "#app/modules/labels/model/default-design.fields.ts";
import { saveLogo } from "#app/modules/workspace/commands/change-logo.server.ts";
import { seedTestOrders } from "#tests/factories/orders.ts";
import { createOnePixelPng, createWebp } from "#tests/factories/pictures.ts";
import { listBars, scanBars } from "#tests/unit/labels/scan.ts";
import { createAccessToken, createTestWorkspace } from "../workspace.ts";

const bar = { x: 5, y: 123, width: 90, height: 18 };

test("returns a URL for the labels of orders, which serves a PDF that a scanner reads", async () => {
  const mine = await createTestWorkspace();
  const [first, second] = await seedTestOrders(mine.scope, 3);
  const answer = await mine.fetch("/api/orders/labels", { body: { orders: [first?.number, second?.id, "WB-none"] } });
  const { data }: { data: { url: string; count: number; missing: number } } = await answer.json();
  expect([answer.status, data.count, data.missing]).toEqual([200, 2, 1]);
  const file = await mine.fetch(data.url);
  expect([file.status, file.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  const pdf = new Uint8Array(await file.arrayBuffer());
  expect(scanBars(listBars(pdf, 0).bars, bar, "code128")).toBe(first?.number);
  expect(scanBars(listBars(pdf, 1).bars, bar, "code128")).toBe(second?.number);
});

test("an API token downloads the returned files; without the permission, or from a screen, it gets nothing", async () => {
  const mine = await createTestWorkspace();
  const [order] = await seedTestOrders(mine.scope, 1);
  const ask = (token: string, path: string, body?: object) =>
    exports.default.fetch(`https://waybill.test${path}`, {
      redirect: "manual",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      ...(body ? { method: "POST", body: JSON.stringify(body) } : {}),
    });
  const token = await createAccessToken(mine, { name: "Printer", access: "full" });
  const named = await ask(token, "/api/orders/labels", { orders: [order?.number] });
  const { url } = (await named.json<{ data: { url: string } }>()).data;
  const file = await ask(token, url);
  expect([file.status, file.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  expect(file.headers.get("RateLimit")).toMatch(/^"token";r=\d+/);
  const list = await ask(token, "/api/orders/export", { format: "csv" });
  const rows = await ask(token, (await list.json<{ data: { url: string } }>()).data.url);
  expect(await rows.text()).toContain(order?.number);
  const reader = await createAccessToken(mine, { name: "Reader", access: "limited", permissions: ["orders"] });
  expect((await ask(reader, url)).status).toBe(403);
  expect((await ask("wb_live_nonsense", url)).status).toBe(401);
  expect((await ask(token, "/settings/members/export")).status).toBe(302);
});

test("rejects other accounts' orders, missing permissions and too many orders", async () => {
  const mine = await createTestWorkspace();
  const stranger = await createTestWorkspace();
  const [own] = await seedTestOrders(mine.scope, 1);
  const reader = await createTestWorkspace({ member: mine, permissions: ["orders"] });
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
  const mine = await createTestWorkspace();
  const many = await seedTestOrders(mine.scope, 500);
  const before = performance.now();
  const file = await mine.fetch(`/orders/labels?paper=a4&orders=${many.map((each) => each.number).join(",")}`);
  const pdf = await file.arrayBuffer();
  console.log(
    `500 orders as labels: ${((performance.now() - before) / 1000).toFixed(2)} s, ${(pdf.byteLength / 1e6).toFixed(2)} MB`,
  );
  expect(new TextDecoder("latin1").decode(pdf).match(/\/Type \/Page /g)).toHaveLength(250);
});

test("uses the account's logo and the design's paper; replaces a WebP logo, unsupported in PDF, by the name", async () => {
  const mine = await createTestWorkspace();
  const [first, second] = await seedTestOrders(mine.scope, 2);
  const design = { ...defaultDesign, paper: "a4" as const };
  const made = await labelDesignCatalogue.create.execute(mine.scope, { name: "Sheets", design, is_default: true });
  expect(made.ok).toBe(true);
  const print = async (more = "") => {
    const file = await mine.fetch(`/orders/labels?orders=${first?.number},${second?.number}&design=${more}`);
    return new TextDecoder("latin1").decode(await file.arrayBuffer());
  };
  expect((await print()).match(/\/Type \/Page /g)).toHaveLength(1);
  expect((await print("&paper=label")).match(/\/Type \/Page /g)).toHaveLength(2);
  expect(await print()).not.toContain("/XObject");
  await saveLogo.execute(mine.scope, { bytes: createOnePixelPng() });
  const shown = await print();
  expect(shown.match(/\/Subtype \/Image/g)).toHaveLength(1);
  expect(shown.match(/\/P Do/g)).toHaveLength(2);
  await saveLogo.execute(mine.scope, { bytes: createWebp() });
  expect(await print()).not.toContain("/XObject");
  const stranger = await createTestWorkspace();
  const [theirs] = await seedTestOrders(stranger.scope, 1);
  const id = made.ok ? made.value.id : "";
  expect((await stranger.fetch(`/orders/labels?orders=${theirs?.number}&design=${id}`)).status).toBe(404);
});
