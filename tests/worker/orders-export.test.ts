import { expect, test } from "vitest";
import { readTable } from "#tests/factories/exported.ts";
import { seedOrders } from "#tests/factories/orders.ts";
import { makeWorkspace } from "./workspace.ts";

test("1,000 orders with all columns as CSV: every order once, a text that would run as a formula is guarded", async () => {
  const mine = await makeWorkspace();
  const stranger = await makeWorkspace();
  await seedOrders(stranger.scope, 5);
  const made = await seedOrders(mine.scope, 1000, (at) => ({
    draft: {
      external_id: at === 7 ? '=HYPERLINK("http://evil.example","x")' : `REF-${at}`,
      collections: at === 8 ? [{ amount: "29.90", currency: "EUR", method: 1 }] : [],
      tags: at % 10 === 0 ? ["fragile"] : [],
    },
  }));
  const answer = await mine.fetch("/orders/export?format=csv");
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/csv; charset=utf-8"]);
  const { header, rows } = readTable(new Uint8Array(await answer.arrayBuffer()));
  expect(header).toHaveLength(26);
  expect(rows.map((row) => row.Order).sort()).toEqual(made.map(({ number }) => number).sort());
  const formula = rows.find((row) => row.Order === made[7]?.number);
  expect(formula?.["Reference ID"]).toBe('\'=HYPERLINK("http://evil.example","x")');
  expect(rows.find((row) => row.Order === made[8]?.number)).toMatchObject({ COD: "29.9", Currency: "EUR" });
});

test("filter, sort and chosen columns count; German files have German heads, semicolons and decimal commas", async () => {
  const mine = await makeWorkspace();
  const made = await seedOrders(mine.scope, 1000, (at) => ({ draft: { tags: at % 10 === 0 ? ["fragile"] : [] } }));
  const query = "format=csv&columns=weight,number&filters[tags][]=fragile&sort=created_at";
  const answer = await mine.fetch(`/orders/export?${query}`, { headers: { "accept-language": "de" } });
  const file = new Uint8Array(await answer.arrayBuffer());
  expect(new TextDecoder().decode(file).split("\r\n")[0]).toBe("Gewicht (kg);Auftrag");
  const { header, rows } = readTable(file);
  expect(header).toEqual(["Gewicht (kg)", "Auftrag"]);
  expect(rows.map((row) => row.Auftrag)).toEqual(made.filter((_, at) => at % 10 === 0).map(({ number }) => number));
  expect(rows[0]?.["Gewicht (kg)"]).toBe("1,5");
});

test("a workbook holds the same rows and opens with the importer's own reader", async () => {
  const mine = await makeWorkspace();
  const made = await seedOrders(mine.scope, 30);
  const answer = await mine.fetch("/orders/export?format=xlsx&columns=number,packages");
  const { header, rows } = readTable(new Uint8Array(await answer.arrayBuffer()));
  expect(header).toEqual(["Order", "Packages"]);
  expect(rows.map((row) => row.Order).sort()).toEqual(made.map(({ number }) => number).sort());
});

test("who may not export is refused, and an address that asks for nothing known", async () => {
  const mine = await makeWorkspace();
  await seedOrders(mine.scope, 1);
  const reader = await makeWorkspace({ member: mine, permissions: ["orders"] });
  const statuses = [
    (await reader.fetch("/orders/export?format=csv")).status,
    (await mine.fetch("/orders/export?format=pdf")).status,
    (await mine.fetch("/orders/export?format=csv&columns=password")).status,
    (await mine.fetch("/shipments/pigeons/export?format=csv")).status,
    (await mine.fetch("/shipments/deliveries/export?format=csv")).status,
  ];
  expect(statuses).toEqual([404, 422, 422, 404, 200]);
});
