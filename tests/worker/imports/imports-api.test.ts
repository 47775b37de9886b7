import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { vehicles } from "#app/modules/fleet/db/fleet.tables.ts";
import { advanceImport } from "#app/modules/imports/commands/run/advance-import.server.ts";
import { orderImports } from "#app/modules/imports/db/imports.tables.ts";
import { orders } from "#app/modules/orders/db/orders.tables.ts";
import { orderStatuses } from "#app/modules/orders/model/order.enums.ts";
import { createOrderFile } from "#tests/factories/import-files.ts";
import { createDepot, createOrderDraft, seedTestOrders } from "#tests/factories/orders.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

let place: TestWorkspace;
let depot: string;

beforeEach(async () => {
  place = await createTestWorkspace();
  depot = await createDepot(place.scope);
});

/** Sends a file as a browser's form does. */
async function send(
  content: string | Uint8Array<ArrayBuffer>,
  options: { as?: TestWorkspace; name?: string; key?: string } = {},
) {
  const form = new FormData();
  form.set("file", new File([content], options.name ?? "orders.csv"));
  const packed = new Response(form);
  const headers = {
    "content-type": packed.headers.get("content-type") ?? "",
    ...(options.key && { "Idempotency-Key": options.key }),
  };
  const who = options.as ?? place;
  return raw(who, "/api/imports", "POST", headers, await packed.arrayBuffer());
}

async function raw(
  who: TestWorkspace,
  path: string,
  method: string,
  headers: Record<string, string>,
  body: ArrayBuffer,
) {
  const { exports } = await import("cloudflare:workers");
  return exports.default.fetch(`https://waybill.test${path}`, {
    method,
    headers: { cookie: who.cookie, origin: "https://waybill.test", account: who.account.id, ...headers },
    body,
  });
}

async function call(path: string, options: Parameters<TestWorkspace["fetch"]>[1] = {}) {
  const response = await place.fetch(`/api/imports/${path}`, options);
  const body: { data?: Record<string, unknown>; code?: string; message?: string } = await response.json();
  return { status: response.status, ...body, text: JSON.stringify(body) };
}

async function uploaded(text: string, name?: string): Promise<string> {
  const response = await send(text, { name });
  const body: { data?: { import: { uuid: string } } } = await response.json();
  expect(response.status, JSON.stringify(body)).toBe(201);
  return body.data?.import.uuid ?? "";
}

/** The queue of the test runs in the background; doing the work here and now is the same, because it is done once. */
async function settled(id: string): Promise<void> {
  for (let round = 0; round < 50; round += 1) {
    await advanceImport(place.scope, id);
    const [row] = await place.scope.db.select().from(orderImports).where(eq(orderImports.id, id));
    if (row?.status !== "validating" && row?.status !== "committing") return;
  }
}

async function checked(text: string, name?: string): Promise<string> {
  const id = await uploaded(text, name);
  expect((await call(`${id}/configuration`, { method: "PUT", body: { date: "2026-11-23" } })).status).toBe(202);
  await settled(id);
  return id;
}

describe("the import's API", () => {
  it("accepts a file and returns its columns, samples and mapping", async () => {
    const response = await send(createOrderFile(3));
    expect(response.status).toBe(201);
    const body: {
      data: { import: { columns: string[]; sample: string[][]; mapping: { field: string }[]; total: number } };
    } = await response.json();
    expect(body.data.import.total).toBe(3);
    expect(body.data.import.columns[0]).toBe("Reference");
    expect(body.data.import.sample[0]).toEqual(["REF-1", "REF-2", "REF-3"]);
    expect(body.data.import.mapping.every(({ field }) => field !== null)).toBe(true);
  });

  it.each([
    ["nothing", new Uint8Array(0), 422, "file_empty"],
    ["one byte too many", new Uint8Array(5 * 1024 * 1024 + 1).fill(97), 413, "file_over_limit"],
    ["a picture", new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 0, 0, 1]), 415, "file_unsupported"],
    ["an old XLS", new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1]), 415, "file_encrypted"],
    ["no headers", new TextEncoder().encode("1,2\n3,4\n"), 422, "file_headers_missing"],
  ])("rejects %s, and stores nothing of it", async (_, bytes, status, code) => {
    const response = await send(bytes);
    const body: { code: string; message: string } = await response.json();
    expect([response.status, body.code]).toEqual([status, code]);
    expect(body.message).not.toContain("{{");
    expect(await place.scope.db.$count(orderImports)).toBe(0);
    expect((await env.FILES.list()).objects).toEqual([]);
  });

  it.each([
    ["a letter", "letter.txt", "Dear all,\nplease bring the boxes.\n"],
    ["one line", "note.txt", "Hello"],
    ["a page", "index.html", "<html>\n<body>no orders</body></html>"],
  ])("reports for %s that %s is not a table", async (_, name, text) => {
    const response = await send(text, { name });
    const body: { code: string; message: string } = await response.json();
    expect([response.status, body.code]).toEqual([415, "file_no_table"]);
    expect(body.message).toContain(name.slice(name.indexOf(".")));
    expect(await place.scope.db.$count(orderImports)).toBe(0);
  });

  it("accepts a table with any name, and one with a single column for the whole name", async () => {
    const text = createOrderFile(2).replaceAll(",", "\t");
    expect((await send(text, { name: "orders.txt" })).status).toBe(201);
    const id = await checked("Name,Telefon,Straße,Hausnummer,PLZ\nAda Lund,+38763210001,Ulica,3,88000\n");
    const { data } = await call(`${id}/rows?show=all`);
    expect(JSON.stringify(data)).not.toContain('"first_name","code":"required"');
    expect((await place.scope.db.select().from(orderImports).where(eq(orderImports.id, id)))[0]?.status).toBe(
      "validated",
    );
  });

  it("accepts all rows with one warning at once, and no rows with another warning", async () => {
    const head = "First name,Last name,Phone,Address,Zip code,Weight";
    const rows = ["Ada,Lund,+38763210001,Nowhere 1,00000,1", "Bo,Berg,+38763210002,Nowhere 2,00000,1"];
    const id = await checked([head, ...rows, "Ia,Ek,,Nowhere 3,00000,1"].join("\n"));
    const { data } = await call(`${id}/rows?show=warnings`);
    const [warned] = (data?.rows ?? []) as { issues: { field: string; code: string }[] }[];
    const { field, code } = warned?.issues[0] ?? { field: "", code: "" };
    expect(code).toMatch(/^geocoding_/);
    expect((await call(`${id}/keep`, { method: "POST", body: { field, code } })).data).toEqual({ rows: 2 });
    expect((await call(`${id}/keep`, { method: "POST", body: { field, code } })).data).toEqual({ rows: 0 });
    expect((await call(`${id}/keep`, { method: "POST", body: {} })).status).toBe(422);
    const stranger = await createTestWorkspace();
    const foreign = { method: "POST", body: { field, code } };
    expect((await stranger.fetch(`/api/imports/${id}/keep`, foreign)).status).toBe(404);
  });

  it("asks to reduce the number of orders when a file is too large", async () => {
    const body: { message: string } = await (await send(new Uint8Array(6 * 1024 * 1024))).json();
    expect(body.message).toBe("The file is larger than 5 MB. Decrease the number of orders.");
  });

  it("replays an upload with the same Idempotency-Key and refuses another file under it", async () => {
    const first = await send(createOrderFile(2), { key: "k1" });
    const again = await send(createOrderFile(2), { key: "k1" });
    expect(await again.json()).toEqual(await first.json());
    expect(await place.scope.db.$count(orderImports)).toBe(1);
    expect((await send(createOrderFile(3), { key: "k1" })).status).toBe(422);
  });

  it("rejects malformed bodies, unknown ids, other accounts and missing permissions", async () => {
    const id = await uploaded(createOrderFile(1));
    expect((await place.fetch("/api/imports", { body: { file: "no" } })).status).toBe(400);
    for (const unknown of ["nonsense", crypto.randomUUID()]) expect((await call(unknown)).status).toBe(404);
    const stranger = await createTestWorkspace();
    expect((await stranger.fetch(`/api/imports/${id}`)).status).toBe(404);
    expect((await stranger.fetch(`/api/imports/${id}/commit`, { method: "POST" })).status).toBe(404);
    expect((await stranger.fetch(`/api/imports/${id}/rows/2`, { method: "PUT", body: {} })).status).toBe(404);
    expect((await stranger.fetch(`/orders/import/${id}/result`)).status).toBe(404);
    const limited = await createTestWorkspace({ member: place, permissions: ["orders"] });
    expect((await send(createOrderFile(1), { as: limited })).status).toBe(403);
    expect((await call(`${id}/commit`, { method: "POST" })).code).toBe("import_not_ready");
    expect((await call(`${id}/rows/2`, { method: "PUT", body: { values: { phone: "1" } } })).code).toBe(
      "import_not_ready",
    );
    expect((await call(`${id}/nothing`)).status).toBe(404);
  });

  it("lists required fields that are not mapped, including the location that orders leave from", async () => {
    const id = await uploaded("First name,Surname,Phone,Street,Foo\nOle,Maier,+49 40 428280,Weg 1,x\n");
    await call(`${id}/mapping`, { method: "PUT", body: { mapping: [{ column: "Phone", field: null }] } });
    const refused = await call(`${id}/validate`, { method: "POST" });
    expect([refused.status, refused.code]).toEqual([409, "import_unmapped"]);
    expect(
      (await call(`${id}/mapping`, { method: "PUT", body: { mapping: [{ column: "Nope", field: "phone" }] } })).status,
    ).toBe(422);
    expect(
      (await call(`${id}/mapping`, { method: "PUT", body: { mapping: [{ column: "Phone", field: "nonsense" }] } }))
        .status,
    ).toBe(422);
    expect(
      (await call(`${id}/mapping`, { method: "PUT", body: { mapping: [{ column: "Phone", field: "phone" }] } })).status,
    ).toBe(202);
    expect(
      (await call(`${id}/configuration`, { method: "PUT", body: { source_location_id: crypto.randomUUID() } })).status,
    ).toBe(422);
    expect(
      (await call(`${id}/configuration`, { method: "PUT", body: { date: "2026-02-31", header_row: 0 } })).status,
    ).toBe(422);
  });

  it("repairs rows in place, takes suggestions, keeps warnings as Draft, and imports the rest", async () => {
    const file = createOrderFile(12, (at): Record<string, string> => {
      if (at === 1) return { "Last name": "" };
      if (at === 2 || at === 3) return { "COD amount": "5.00", "COD currency": "" };
      if (at === 4) return { Latitude: "", Longitude: "", City: "Nowhere at all" };
      if (at === 5) return { "Package count": "zwei" };
      return {};
    });
    const id = await checked(file);
    const state = await call(id);
    expect(state.data?.import).toMatchObject({
      status: "validated",
      outcome: { total: 12, errors: 4, warnings: 1, open: 5, create: 7, draft: 1, reject: 4 },
    });
    const rows = await call(`${id}/rows`);
    expect(rows.data?.rows).toMatchObject([{ row: 3 }, { row: 4 }, { row: 5 }, { row: 6 }, { row: 7 }]);
    const fixed = await call(`${id}/rows/3`, { method: "PUT", body: { values: { last_name: "Marić" } } });
    expect(fixed.data?.row).toMatchObject({ row: 3, state: "valid", values: { last_name: "Marić", "=last_name": "" } });
    const wrong = await call(`${id}/rows/7`, { method: "PUT", body: { values: { package_count: "drei" } } });
    expect(wrong.data?.row).toMatchObject({
      state: "error",
      issues: [{ field: "package_count", code: "not_a_number", suggestion: "3" }],
    });
    expect((await call(`${id}/rows/99`, { method: "PUT", body: { values: { notes: "x" } } })).status).toBe(404);
    expect((await call(`${id}/rows/3`, { method: "PUT", body: { values: { nonsense: "x" } } })).status).toBe(422);
    const taken = await call(`${id}/accept`, {
      method: "POST",
      body: { field: "collection_currency", code: "currency_required", suggestion: "BAM" },
    });
    expect(taken.data).toEqual({ rows: 2 });
    expect((await call(`${id}/accept`, { method: "POST" })).data).toEqual({ rows: 1 });
    await call(`${id}/rows/6`, { method: "PUT", body: { decision: "draft" } });
    expect((await call(`${id}/rows`)).data?.rows).toEqual([]);
    expect((await call(`${id}/rows?show=all&limit=2&cursor=3`)).data).toMatchObject({
      rows: [{ row: 4 }, { row: 5 }],
      pagination: { next: "5" },
    });
    expect((await call(`${id}/commit`, { method: "POST" })).status).toBe(202);
    expect((await call(`${id}/commit`, { method: "POST" })).status).toBe(409);
    await settled(id);
    expect((await call(id)).data?.import).toMatchObject({
      status: "done",
      counts: { created: 11, draft: 1, skipped: 0 },
    });
    const made = await place.scope.db.select().from(orders).where(eq(orders.importId, id));
    expect(made.find(({ importRow }) => importRow === 6)).toMatchObject({
      status: orderStatuses.code.draft,
      issues: ["geocoding_no_results"],
    });
    expect(made.find(({ importRow }) => importRow === 3)?.customerName).toBe("Amra Marić");
    expect(made.find(({ importRow }) => importRow === 7)?.packageCount).toBe(3);
    expect((await call(`${id}/commit`, { method: "POST" })).code).toBe("import_done");
  });

  it("keeps repairs when the mapping changes, and remembers the mapping for the next file", async () => {
    const id = await checked(createOrderFile(3, (at): Record<string, string> => (at === 0 ? { Phone: "" } : {})));
    await call(`${id}/rows/2`, { method: "PUT", body: { values: { phone: "+38763210000" } } });
    await call(`${id}/mapping`, { method: "PUT", body: { mapping: [{ column: "Notes", field: "directions" }] } });
    await settled(id);
    expect((await call(id)).data?.import).toMatchObject({ outcome: { errors: 0, valid: 3 } });
    const next: { data: { import: { mapping: { column: string; field: string; by?: string }[] } } } = await (
      await send(createOrderFile(2))
    ).json();
    expect(next.data.import.mapping.at(-1)).toMatchObject({ column: "Notes", field: "directions", by: "memory" });
  });

  it.each([
    ["skip", { created: 2, updated: 0, skipped: 1 }],
    ["update", { created: 2, updated: 1, skipped: 0 }],
    ["reject", { created: 2, updated: 0, skipped: 1 }],
  ])("references that an order has: %s", async (duplicates, counts) => {
    await seedTestOrders(place.scope, 1, () => ({ draft: createOrderDraft(0, { external_id: "REF-1" }) }));
    const id = await uploaded(createOrderFile(3));
    await call(`${id}/configuration`, { method: "PUT", body: { duplicates, date: "2026-11-23" } });
    await settled(id);
    expect((await call(id)).data?.import).toMatchObject({ outcome: { duplicates: 1, errors: 0 } });
    await call(`${id}/commit`, { method: "POST" });
    await settled(id);
    expect((await call(id)).data?.import).toMatchObject({ counts });
    const kept = await place.scope.db.select().from(orders).where(eq(orders.externalId, "REF-1"));
    expect(kept).toHaveLength(1);
    expect(kept[0]?.customerName).toBe(duplicates === "update" ? "Amra Kovač 1" : "Amra Hodžić");
    expect(kept[0]?.version).toBe(duplicates === "update" ? 2 : 1);
  });

  it("rejects an import without a valid row", async () => {
    const id = await checked(createOrderFile(2, () => ({ Phone: "" })));
    const refused = await call(`${id}/commit`, { method: "POST" });
    expect([refused.status, refused.code]).toEqual([409, "import_nothing_valid"]);
  });

  it("warns about unknown license plates and matches known ones", async () => {
    await place.scope.db.insert(vehicles).values({
      id: crypto.randomUUID(),
      accountId: place.account.id,
      plateNumber: "875-M-523",
      type: 3,
      options: [],
      active: true,
      createdAt: 1,
    });
    const text = createOrderFile(1).trimEnd().split("\n");
    const id = await checked(`${text[0]},Prohibited vehicles\n${text[1]},875m523;X-1\n`);
    const rows = await call(`${id}/rows`);
    expect(rows.data?.rows).toMatchObject([
      { issues: [{ severity: "warning", code: "plate_unknown", params: { text: "X-1" } }] },
    ]);
    await call(`${id}/commit`, { method: "POST" });
    await settled(id);
    const [made] = await place.scope.db.select().from(orders);
    expect([made?.status, made?.requirements.prohibitedVehicles]).toEqual([2, ["875-M-523", "X-1"]]);
  });

  it("returns a result file with the outcome of each row that can be imported again", async () => {
    const id = await checked(
      createOrderFile(3, (at): Record<string, string> => (at === 1 ? { Phone: "12", Notes: "=1+1" } : {})),
    );
    await call(`${id}/commit`, { method: "POST" });
    await settled(id);
    const response = await place.fetch(`/api/imports/${id}/result`);
    expect(response.headers.get("content-disposition")).toContain("orders-result.csv");
    const text = await response.text();
    const lines = text.trim().split("\r\n");
    expect(lines[0]).toContain(
      "Import result,Import order,Import row,Import column,Import code,Import message,Import suggestion",
    );
    expect(lines[1]).toMatch(/,created,WB-\d+,2,,,,$/);
    expect(lines[2]).toContain(
      '\'=1+1,left out,,3,Phone | Notes,phone_invalid | formula_cell,"Invalid phone number | A formula, not a value",',
    );
    const errors = await (await place.fetch(`/orders/import/${id}/result?only=errors`)).text();
    expect(errors.trim().split("\r\n")).toHaveLength(2);
    const again = await checked(text.replace(",12,", ",+38763210001,"), "orders-result.csv");
    expect((await call(again)).data?.import).toMatchObject({
      outcome: { total: 3, duplicates: 2, errors: 0, create: 1 },
    });
    await call(`${again}/commit`, { method: "POST" });
    await settled(again);
    const made = await place.scope.db.select().from(orders);
    expect(made.map(({ notes }) => notes?.slice(0, 4)).sort()).toEqual(["=1+1", "Leav", "Leav"]);
    const second = await (await place.fetch(`/orders/import/${again}/result`)).text();
    expect(second.split("Import result")).toHaveLength(2);
  });

  it("returns templates in both formats", async () => {
    expect(depot).toBeTruthy();
    const csv = await place.fetch("/orders/import/template/csv");
    expect(await csv.text()).toContain("Reference ID,First name");
    const xlsx = await place.fetch("/orders/import/template/xlsx", { headers: { "Accept-Language": "de" } });
    const response = await send(new Uint8Array(await xlsx.arrayBuffer()), { name: "orders.xlsx" });
    expect(response.status).toBe(201);
    expect((await place.fetch("/orders/import/template/pdf")).status).toBe(404);
  });
});
