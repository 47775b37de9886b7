import { asc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { repairRow } from "#app/modules/imports/commands/repair/repair-row.server.ts";
import { advanceImport } from "#app/modules/imports/commands/run/advance-import.server.ts";
import { commitImport } from "#app/modules/imports/commands/run/commit-import.server.ts";
import { configureImport } from "#app/modules/imports/commands/run/configure-import.server.ts";
import { uploadImport } from "#app/modules/imports/commands/run/upload-import.server.ts";
import { writeResultFile } from "#app/modules/imports/commands/run/write-result-file.server.ts";
import { importRows, orderImports } from "#app/modules/imports/db/imports.tables.ts";
import { collections, orderPackages, orders } from "#app/modules/orders/db/orders.tables.ts";
import { createDepot } from "#tests/factories/orders.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

let place: TestWorkspace;

beforeEach(async () => {
  place = await createTestWorkspace();
  await createDepot(place.scope);
});

const head =
  "Reference,First name,Last name,Phone,Address,City,Country,Latitude,Longitude,Package type,Package count,Barcode,Weight kg,COD amount,COD currency,Notes";
const amra = "Amra,Kovač,+38763238087,Ulica 1,Mostar,BA,43.34,17.8";
const edin = "Edin,Hodžić,+38763238088,Ulica 2,Mostar,BA,43.35,17.8";
const nobody = ",,,,,,,";

async function checked(lines: readonly string[], duplicates: "skip" | "update" = "skip"): Promise<string> {
  const bytes = new TextEncoder().encode([head, ...lines].join("\n"));
  const result = await uploadImport.execute(place.scope, { file_name: "orders.csv", bytes });
  if (!result.ok) throw new Error(JSON.stringify(result.failure));
  const [row] = await place.scope.db
    .select({ id: orderImports.id })
    .from(orderImports)
    .orderBy(asc(orderImports.id))
    .limit(1)
    .offset(at);
  at += 1;
  const importId = row?.id ?? "";
  await configureImport.execute(place.scope, { importId, date: "2026-11-23", duplicates });
  await advanceImport(place.scope, importId);
  return importId;
}
let at = 0;
beforeEach(() => {
  at = 0;
});

async function committed(importId: string) {
  expect(await commitImport.execute(place.scope, { importId })).toMatchObject({ ok: true });
  await advanceImport(place.scope, importId);
  const [row] = await place.scope.db.select().from(orderImports).where(eq(orderImports.id, importId));
  return row?.counts;
}

const rowsOf = (importId: string) =>
  place.scope.db.select().from(importRows).where(eq(importRows.importId, importId)).orderBy(asc(importRows.row));

const stateOf = async (importId: string) =>
  (await rowsOf(importId)).map(({ row, state, issues }) => [
    row,
    state,
    ...issues.map(({ field, code }) => `${field} ${code}`),
  ]);

async function orderOf(reference: string) {
  const [order] = await place.scope.db.select().from(orders).where(eq(orders.externalId, reference));
  if (!order) return null;
  const packages = await place.scope.db.select().from(orderPackages).where(eq(orderPackages.orderId, order.id));
  const money = await place.scope.db.select().from(collections).where(eq(collections.orderId, order.id));
  return {
    order,
    packages: packages.map(({ quantity, barcode, weight }) => [quantity, barcode, weight]),
    money: money.map(({ amount, currency }) => [amount, currency]),
  };
}

describe("several rows of one reference", () => {
  it("are one order with the packages and collections of each, in any order and with empty cells", async () => {
    const id = await checked([
      `A,${amra},parcel,1,P1,1.5,29.90,BAM,Ring twice`,
      `B,${edin},parcel,1,,1,,,`,
      `A,${nobody},pallet,2,P2,80,29.90,BAM,`,
      `A,${amra},parcel,1,P3,2,10,EUR,Ring twice`,
    ]);
    expect(await stateOf(id)).toEqual([
      [4, "part"],
      [5, "part"],
    ]);
    expect(await committed(id)).toMatchObject({ checked: 4, created: 2, part: 2, skipped: 0 });
    const made = await orderOf("A");
    expect(made?.packages).toEqual([
      [1, "P1", 1500],
      [2, "P2", 40_000],
      [1, "P3", 2000],
    ]);
    expect(made?.money).toEqual([
      [2990, "BAM"],
      [1000, "EUR"],
    ]);
    expect(made?.order).toMatchObject({ importRow: 2, packageCount: 4, weight: 83_500, notes: "Ring twice" });
    expect((await rowsOf(id)).map(({ orderNumber }) => orderNumber)).toEqual([made?.order.number, made?.order.number]);
  });

  it("that contradict each other are reported by row and column, and block their order until fixed", async () => {
    const id = await checked([
      `A,${amra},parcel,1,,1,,,`,
      `A,${amra.replace("Ulica 1", "Ulica 9")},parcel,1,,2,,,`,
      `B,${edin},parcel,1,,1,,,`,
    ]);
    expect(await stateOf(id)).toEqual([
      [2, "error", "external_id order_row_wrong"],
      [3, "error", "address row_contradicts"],
    ]);
    expect((await rowsOf(id))[1]?.issues[0]).toMatchObject({
      params: { row: 2, text: "Ulica 1" },
      suggestion: "Ulica 1",
    });
    const mended = await repairRow.execute(place.scope, { importId: id, row: 3, values: { address: "Ulica 1" } });
    expect(mended).toMatchObject({ ok: true, value: { row: { row: 3, state: "part" } } });
    expect(await stateOf(id)).toEqual([
      [2, "valid"],
      [3, "part"],
    ]);
    expect(await committed(id)).toMatchObject({ created: 2, part: 1, skipped: 0 });
    expect((await orderOf("A"))?.packages).toHaveLength(2);
  });

  it("are imported without an invalid order, whose result can be imported again", async () => {
    const id = await checked([`A,${amra},parcel,1,,1,,,`, `A,${nobody},crate,1,,2,,,`, `B,${edin},parcel,1,,1,,,`]);
    expect(await committed(id)).toMatchObject({ created: 1, part: 0, skipped: 2 });
    const [record] = await place.scope.db.select().from(orderImports);
    const file = record && (await writeResultFile(place.scope, record, "errors", "en"));
    if (!file?.ok) throw new Error("no result");
    const text = String(file.value.body);
    expect(text.split("\r\n")[2]).toContain("package_type_unknown");
    const lines = text.trim().replace("crate", "parcel").split("\r\n");
    const again = await checked(lines.slice(1).map((line) => line.split(",").slice(0, 16).join(",")));
    expect(await committed(again)).toMatchObject({ created: 1, part: 1, skipped: 0 });
    expect((await orderOf("A"))?.packages).toHaveLength(2);
  });

  it("skip a package that is listed twice", async () => {
    const id = await checked([`A,${amra},parcel,1,P1,1,,,`, `A,${nobody},parcel,1,P1,1,,,`]);
    expect(await stateOf(id)).toEqual([[3, "duplicate", "package_barcode package_doubled"]]);
    expect(await committed(id)).toMatchObject({ created: 1, part: 0, skipped: 1 });
    expect((await orderOf("A"))?.packages).toHaveLength(1);
  });

  it("update an existing order with the packages of all rows", async () => {
    await committed(await checked([`A,${amra},parcel,1,P1,1,,,`]));
    const id = await checked([`A,${edin},parcel,1,P1,1,,,`, `A,${nobody},parcel,1,P2,3,,,`], "update");
    expect(await stateOf(id)).toEqual([
      [2, "duplicate", "external_id duplicate_reference"],
      [3, "part"],
    ]);
    expect(await committed(id)).toMatchObject({ created: 0, updated: 1, part: 1, skipped: 0 });
    const made = await orderOf("A");
    expect([made?.order.customerName, made?.packages.length]).toEqual(["Edin Hodžić", 2]);
  });

  it("separate when one gets another reference, and join again when it is restored", async () => {
    const id = await checked([`A,${amra},parcel,1,,1,,,`, `A,${edin},parcel,1,,1,,,`]);
    expect((await stateOf(id)).map(([, state]) => state)).toEqual(["error", "error"]);
    await repairRow.execute(place.scope, { importId: id, row: 3, values: { external_id: "C" } });
    expect((await stateOf(id)).map(([, state]) => state)).toEqual(["valid", "valid"]);
    await repairRow.execute(place.scope, { importId: id, row: 3, values: { external_id: "A" } });
    expect((await stateOf(id)).map(([, state]) => state)).toEqual(["error", "error"]);
    await repairRow.execute(place.scope, { importId: id, row: 3, values: { external_id: "C" } });
    expect(await committed(id)).toMatchObject({ created: 2, part: 0 });
  });

  it("are rejected with more packages than an order may have", async () => {
    const id = await checked(Array.from({ length: 101 }, (_, row) => `A,${row === 0 ? amra : nobody},parcel,1,,1,,,`));
    expect((await stateOf(id))[0]).toEqual([2, "error", "package_count too_big_array"]);
    expect((await stateOf(id))[100]).toEqual([102, "error", "external_id order_row_wrong"]);
  });
});
