import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { membershipLocations } from "#app/modules/identity/db/members.tables.ts";
import { orders } from "#app/modules/orders/db/orders.tables.ts";
import { exportList, type ListExport } from "#app/platform/lists/export-list.server.ts";
import { readExportedTable } from "#tests/factories/exported-table.ts";
import { seedTestOrders, testDepot } from "#tests/factories/orders.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

test("1,000 orders with all columns as CSV: every order once, a text that would run as a formula is guarded", async () => {
  const mine = await createTestWorkspace();
  const stranger = await createTestWorkspace();
  await seedTestOrders(stranger.scope, 5);
  const made = await seedTestOrders(mine.scope, 1000, (at) => ({
    draft: {
      external_id: at === 7 ? '=HYPERLINK("http://evil.example","x")' : `REF-${at}`,
      collections: at === 8 ? [{ amount: "29.90", currency: "EUR", method: 1 }] : [],
      tags: at % 10 === 0 ? ["fragile"] : [],
    },
  }));
  const answer = await mine.fetch("/orders/export?format=csv");
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/csv; charset=utf-8"]);
  const { header, rows } = readExportedTable(new Uint8Array(await answer.arrayBuffer()));
  expect(header).toHaveLength(27);
  expect(rows.map((row) => row.Order).sort()).toEqual(made.map(({ number }) => number).sort());
  const formula = rows.find((row) => row.Order === made[7]?.number);
  expect(formula?.["Reference ID"]).toBe('\'=HYPERLINK("http://evil.example","x")');
  expect(rows.find((row) => row.Order === made[8]?.number)).toMatchObject({ COD: "29.9", Currency: "EUR" });
});

test("filter, sort and chosen columns count; German files have German heads, semicolons and decimal commas", async () => {
  const mine = await createTestWorkspace();
  const made = await seedTestOrders(mine.scope, 1000, (at) => ({ draft: { tags: at % 10 === 0 ? ["fragile"] : [] } }));
  const query = "format=csv&columns=weight,number&filters[tags][]=fragile&sort=created_at";
  const answer = await mine.fetch(`/orders/export?${query}`, { headers: { "accept-language": "de" } });
  const file = new Uint8Array(await answer.arrayBuffer());
  expect(new TextDecoder().decode(file).split("\r\n")[0]).toBe("Gewicht (kg);Auftrag");
  const { header, rows } = readExportedTable(file);
  expect(header).toEqual(["Gewicht (kg)", "Auftrag"]);
  expect(rows.map((row) => row.Auftrag)).toEqual(made.filter((_, at) => at % 10 === 0).map(({ number }) => number));
  expect(rows[0]?.["Gewicht (kg)"]).toBe("1,5");
});

test("a workbook holds the same rows and opens with the importer's own reader", async () => {
  const mine = await createTestWorkspace();
  const made = await seedTestOrders(mine.scope, 30);
  const answer = await mine.fetch("/orders/export?format=xlsx&columns=number,packages");
  const { header, rows } = readExportedTable(new Uint8Array(await answer.arrayBuffer()));
  expect(header).toEqual(["Order", "Packages"]);
  expect(rows.map((row) => row.Order).sort()).toEqual(made.map(({ number }) => number).sort());
});

test("refuses an export without the permission, and a URL with unknown parameters", async () => {
  const mine = await createTestWorkspace();
  await seedTestOrders(mine.scope, 1);
  const reader = await createTestWorkspace({ member: mine, permissions: ["orders"] });
  const statuses = [
    (await reader.fetch("/orders/export?format=csv")).status,
    (await mine.fetch("/orders/export?format=doc")).status,
    (await mine.fetch("/orders/export?format=csv&columns=password")).status,
    (await mine.fetch("/shipments/pigeons/export?format=csv")).status,
    (await mine.fetch("/shipments/deliveries/export?format=csv")).status,
  ];
  expect(statuses).toEqual([404, 422, 422, 404, 200]);
});

test("a PDF lists the rows in order, with a note of omitted ones", async () => {
  const mine = await createTestWorkspace();
  const made = await seedTestOrders(mine.scope, 60);
  const answer = await mine.fetch("/orders/export?format=pdf&columns=number,customer&sort=created_at");
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  const text = new TextDecoder("latin1").decode(await answer.arrayBuffer());
  expect(text.match(/\/Type \/Page /g)).toHaveLength(2);
  const numbers = [...text.matchAll(/WB-\d+/g)].map(([number]) => number);
  expect(numbers).toEqual(made.map(({ number }) => number));
});

test("an export that would take too long reports where it ends", async () => {
  const { scope } = await createTestWorkspace();
  let reads = 0;
  const endless: ListExport<{ n: number }> = {
    title: () => "Endless",
    columns: [{ listColumn: "n", header: () => "n", cell: ({ n }) => n }],
    read: async () => {
      reads += 1;
      const pagination = { previous: null, next: "more", total: 0, total_is_exact: false, limit: 2000 };
      return { rows: [{ n: reads }], pagination };
    },
  };
  const file = exportList(scope, endless, { url: new URL("https://waybill.test/?format=csv"), language: "en" });
  if (!file.ok) throw new Error(file.failure.code);
  const lines = (await new Response(file.value.body).text()).trim().split("\r\n");
  expect(lines.at(-1)).toContain("The file ends here after row 180, but there are more.");
  const paper = exportList(scope, endless, { url: new URL("https://waybill.test/?format=pdf"), language: "de" });
  if (!paper.ok) throw new Error(paper.failure.code);
  expect(await new Response(paper.value.body).text()).toContain("Die Datei endet hier nach Zeile 180");
});

test("a limited member's file contains only rows the member may see", async () => {
  const owner = await createTestWorkspace();
  const limited = await createTestWorkspace({ member: owner, permissions: ["orders", "orders.export"] });
  const elsewhere = crypto.randomUUID();
  await owner.scope.db
    .insert(membershipLocations)
    .values({ accountId: owner.account.id, userId: limited.userId, locationId: testDepot.id ?? "" });
  const made = await seedTestOrders(owner.scope, 6);
  await owner.scope.db
    .update(orders)
    .set({ sourceLocationId: elsewhere })
    .where(eq(orders.id, made[2]?.id ?? ""));
  const answer = await limited.fetch("/orders/export?format=csv&columns=number");
  const { rows } = readExportedTable(new Uint8Array(await answer.arrayBuffer()));
  expect(rows.map((row) => row.Order).sort()).toEqual(
    made
      .filter((_, at) => at !== 2)
      .map(({ number }) => number)
      .sort(),
  );
});

test("a program gets the path of the file, with the same filters as the list", async () => {
  const mine = await createTestWorkspace();
  const made = await seedTestOrders(mine.scope, 3, (at) => ({ draft: { external_id: `REF-${at}` } }));
  const body = { format: "csv", columns: ["number"], filters: { external_id: ["REF-1"] } };
  const answer: { data: { url: string } } = await (await mine.fetch("/api/orders/export", { body })).json();
  const { rows } = readExportedTable(new Uint8Array(await (await mine.fetch(answer.data.url)).arrayBuffer()));
  expect(rows).toEqual([{ Order: made[1]?.number }]);
  const reader = await createTestWorkspace({ member: mine, permissions: ["orders"] });
  expect((await reader.fetch("/api/orders/export", { body })).status).toBe(403);
  expect((await mine.fetch("/api/orders/export", { body: { format: "exe" } })).status).toBe(422);
});

test("a selection exports without other accounts' rows and those outside a member's locations", async () => {
  const owner = await createTestWorkspace();
  const stranger = await createTestWorkspace();
  const limited = await createTestWorkspace({ member: owner, permissions: ["orders", "orders.export"] });
  await owner.scope.db
    .insert(membershipLocations)
    .values({ accountId: owner.account.id, userId: limited.userId, locationId: testDepot.id ?? "" });
  const made = await seedTestOrders(owner.scope, 5);
  const [foreign] = await seedTestOrders(stranger.scope, 1);
  await owner.scope.db
    .update(orders)
    .set({ sourceLocationId: crypto.randomUUID() })
    .where(eq(orders.id, made[1]?.id ?? ""));
  const ids = [made[0], made[1], foreign, made[3]].map((each) => each?.id ?? "");
  const selected = async (who: TestWorkspace, format: string, chosen = ids) => {
    const body = new FormData();
    body.set("format", format);
    for (const id of chosen) body.append("ids", id);
    return who.send("/orders/export", { method: "POST", body });
  };
  const numbers = async (who: TestWorkspace, format: string) => {
    const { rows } = readExportedTable(new Uint8Array(await (await selected(who, format)).arrayBuffer()));
    return rows.map((row) => row.Order);
  };
  expect(await numbers(owner, "csv")).toEqual([made[3]?.number, made[1]?.number, made[0]?.number]);
  expect(await numbers(limited, "xlsx")).toEqual([made[3]?.number, made[0]?.number]);
  expect((await selected(owner, "csv", [])).status).toBe(422);
  expect((await selected(owner, "doc")).status).toBe(422);
  const reader = await createTestWorkspace({ member: owner, permissions: ["orders"] });
  expect((await selected(reader, "csv")).headers.get("content-type")).not.toContain("csv");
});
