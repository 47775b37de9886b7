import { expect, test } from "vitest";
import { writeWorkbook } from "#app/platform/documents/xlsx/workbook-writer.ts";
import { createOnePixelPng } from "#tests/factories/pictures.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

interface Outcome {
  columns: { header: string; field: string | null }[];
  total: number;
  created: number;
  updated: number;
  refused: { row: number; name: string; message: string; errors: Record<string, string[]> }[];
  refused_count: number;
  saved: boolean;
}

async function send(
  mine: TestWorkspace,
  list: string,
  file: string | Uint8Array,
  { named = "list.csv", ...more }: Record<string, string> = {},
) {
  const body = new FormData();
  body.set("file", new File([typeof file === "string" ? file : file.slice()], named));
  for (const [name, value] of Object.entries(more)) body.set(name, value);
  const answer = await mine.send(`/api/${list}/import`, { method: "POST", body });
  const { data, code }: { data: Outcome; code: string } = await answer.json();
  return { status: answer.status, data, code };
}

const customers = `Vorname;Nachname;Firma;Telefon;E-Mail;Straße;PLZ;Ort;Land;Farbe
Ada;Weber;;061 234 567;Ada@Example.test;Kranallee 1;20457;Hamburg;Deutschland;rot
;;Alpha Lager;+38761111222;;;;;;
Bert;;;061 999 888;;;;;;
Cem;Kaya;;12;;;;;;
Dora;Klein;;061 234 567;;;;;;
Emil;Groß;;;emil@example.test;Hauptstraße 2;;Hamburg;DE;`;

test("customers are imported from a file: previewed first, invalid rows listed, the others saved once", async () => {
  const mine = await createTestWorkspace();
  const looked = await send(mine, "customers", customers);
  expect(looked.data).toMatchObject({ total: 6, created: 2, updated: 0, refused_count: 4, saved: false });
  expect(looked.data.columns.at(-1)).toEqual({ header: "Farbe", field: null });
  expect(looked.data.refused.map(({ row, errors }) => [row, Object.keys(errors)])).toEqual([
    [4, ["last_name"]],
    [5, ["phone"]],
    [6, ["phone"]],
    [7, ["postal_code"]],
  ]);
  const listed = async () => {
    const answer: { data: { customers: { id: string; name: string; email: string | null; phone: string | null }[] } } =
      await (await mine.fetch("/api/customers")).json();
    return answer.data.customers;
  };
  expect(await listed()).toEqual([]);
  expect((await send(mine, "customers", customers, { save: "1" })).data).toMatchObject({ created: 2, saved: true });
  const [ada, alpha] = await listed();
  expect(ada).toMatchObject({ name: "Ada Weber", phone: "+38761234567", email: "ada@example.test" });
  expect(alpha?.name).toBe("Alpha Lager");
  expect(await (await mine.fetch(`/api/customers/${ada?.id}`)).json()).toMatchObject({
    data: { customer: { addresses: [{ address: { line1: "Kranallee 1", country: "DE" }, is_default: true }] } },
  });
  expect(await (await mine.fetch(`/api/customers/${ada?.id}`)).json()).toMatchObject({
    data: { customer: { addresses: [{ point: { latitude: expect.closeTo(53.5, 0) }, position: "coarse" }] } },
  });
  const again = await send(mine, "customers", customers, { save: "1" });
  expect(again.data).toMatchObject({ created: 0, refused_count: 6 });
  expect(again.data.refused[0]?.errors.phone?.[0]).toContain("already exists");
  expect(await listed()).toHaveLength(2);
});

test("a customers' file has columns for the account's own fields, checked by their kind", async () => {
  const mine = await createTestWorkspace();
  const field = { noun: "customer", key: "since", name: "Customer since", kind: "date" };
  await mine.fetch("/api/custom-fields", { body: field });
  const sheet = writeWorkbook("x", [
    ["Name", "Phone", "Customer since"],
    ["Ada Weber", "061 234 567", "1.2.2026"],
    ["Ben Young", "061 234 568", "long ago"],
  ]);
  const saved = await send(mine, "customers", sheet, { save: "1" });
  expect(saved.data).toMatchObject({ created: 1, refused_count: 1 });
  expect(saved.data.columns.at(-1)).toEqual({ header: "Customer since", field: "metadata.since" });
  expect(saved.data.refused.map(({ row, errors }) => [row, Object.keys(errors)])).toEqual([[3, ["metadata.since"]]]);
  expect(await (await mine.fetch("/api/customers?metadata.since=2026-02-01")).json()).toMatchObject({
    data: { customers: [{ name: "Ada Weber", metadata: { since: "2026-02-01" } }] },
  });
});

test("columns can be mapped manually, and a workbook reads like a text file", async () => {
  const mine = await createTestWorkspace();
  const sheet = writeWorkbook("x", [
    ["Wer", "Erreichbar"],
    ["Ada Weber", "061 234 567"],
  ]);
  expect((await send(mine, "customers", sheet)).data).toMatchObject({ created: 0, refused_count: 1 });
  const mapping = JSON.stringify({ 0: "name", 1: "phone" });
  expect((await send(mine, "customers", sheet, { mapping, save: "1" })).data).toMatchObject({ created: 1 });
  expect((await send(mine, "customers", sheet, { mapping: "{" })).status).toBe(400);
});

test("importing addresses requires the manage permission; readers and other file types are rejected", async () => {
  const mine = await createTestWorkspace();
  const creator = await createTestWorkspace({ member: mine, permissions: ["customers", "customers.create"] });
  const { data } = await send(creator, "customers", customers);
  expect(data.columns.filter(({ field }) => field === "line1")).toEqual([]);
  const reader = await createTestWorkspace({ member: mine, permissions: ["customers"] });
  expect((await send(reader, "customers", customers)).status).toBe(403);
  expect((await send(mine, "customers", "%PDF-1.7 x")).status).toBe(415);
  expect((await send(mine, "customers", "")).status).toBe(422);
  expect((await send(mine, "customers", "Vorname;Nachname")).status).toBe(422);
  expect((await send(mine, "customers", "x".repeat(5 * 1024 * 1024 + 70_000))).status).toBe(413);
});

test("items are imported in the units of their headers; a known SKU is updated and keeps fields not in the file", async () => {
  const mine = await createTestWorkspace();
  const first =
    "SKU,Name,Weight (g),Length (mm),Price,Currency,Stock,Tags\nA-1,Lamp,250,300,12.50,EUR,7,light; new\nA-2,,1,,,,,\nA-3,Chair,-5,,,,,\nA-1,Lamp,1,,,,,\nA-4,Sofa,,,1e99,EUR,9999999999,";
  const { data } = await send(mine, "items", first, { save: "1" });
  expect(data).toMatchObject({ created: 1, updated: 0, refused_count: 4 });
  expect(data.refused.map(({ row, errors }) => [row, Object.keys(errors).sort()])).toEqual([
    [3, ["name"]],
    [4, ["weight"]],
    [5, ["sku"]],
    [6, ["stock", "unit_price"]],
  ]);
  const second = "SKU;Bestand;Gewicht (kg);EAN\nA-1;5;0,5;400638\nB-1;1;;400638";
  const stock = await send(mine, "items", `${second}`, { save: "1" });
  expect(stock.data).toMatchObject({ created: 0, updated: 1, refused_count: 1 });
  const { data: listed }: { data: { items: object[] } } = await (await mine.fetch("/api/items")).json();
  expect(listed.items).toMatchObject([
    {
      sku: "A-1",
      name: "Lamp",
      weight: 500,
      length: 300,
      unit_price: "12.50",
      stock: 5,
      barcode: "400638",
      tags: ["light", "new"],
      version: 2,
    },
  ]);
  const creator = await createTestWorkspace({ member: mine, permissions: ["items", "items.create"] });
  expect((await send(creator, "items", second)).data.refused[0]?.errors).toHaveProperty("sku");
});

test("templates map back to their fields in both languages, and the lists are exported", async () => {
  const mine = await createTestWorkspace();
  for (const list of ["customers", "items"])
    for (const language of ["en", "de"]) {
      const headers = { "accept-language": language };
      const csv = await mine.fetch(`/${list}/template/csv`, { headers });
      const { data } = await send(mine, list, await csv.text());
      expect([list, language, data.columns.filter(({ field }) => field === null)]).toEqual([list, language, []]);
      expect(data).toMatchObject({ created: 1, refused_count: 0 });
      const xlsx = await mine.fetch(`/${list}/template/xlsx`, { headers });
      expect((await send(mine, list, new Uint8Array(await xlsx.arrayBuffer()))).data).toMatchObject({ created: 1 });
    }
  await send(mine, "customers", customers, { save: "1" });
  expect(await (await mine.fetch("/customers/export?format=csv")).text()).toContain(
    "Ada Weber,Individual,+38761234567",
  );
  expect((await mine.fetch("/customers/export?format=xlsx")).headers.get("content-type")).toContain("spreadsheetml");
  expect((await mine.fetch("/items/export?format=pdf")).headers.get("content-type")).toBe("application/pdf");
});

test("an item's picture is an image of at most 1 MB, visible only to the account", async () => {
  const mine = await createTestWorkspace();
  const stranger = await createTestWorkspace();
  const made: { data: { id: string } } = await (
    await mine.fetch("/api/items", { body: { sku: "A", name: "Lamp" } })
  ).json();
  const path = `/api/items/${made.data.id}/image`;
  const png = createOnePixelPng();
  const put = async (who: TestWorkspace, bytes: Uint8Array) => {
    const body = new FormData();
    body.set("file", new File([bytes.slice()], "x.png"));
    return who.send(path, { method: "POST", body });
  };
  const saved = await put(mine, png);
  expect(saved.status).toBe(200);
  const { data }: { data: { image: string } } = await saved.json();
  expect((await mine.fetch(data.image)).headers.get("content-type")).toBe("image/png");
  expect((await stranger.fetch(data.image)).status).toBe(404);
  expect((await put(stranger, png)).status).toBe(404);
  expect((await put(mine, new TextEncoder().encode("<svg/>"))).status).toBe(415);
  expect((await put(mine, new Uint8Array(1024 * 1024 + 1))).status).toBe(413);
  expect((await put(mine, png.slice(0, -8))).status).toBe(422);
  expect(await (await mine.fetch("/api/items")).json()).toMatchObject({ data: { items: [{ image: data.image }] } });
  expect((await mine.fetch(path, { method: "DELETE" })).status).toBe(200);
  expect((await mine.fetch(data.image)).status).toBe(404);
});

test.each(["customers", "items"])(
  "a letter among %s is reported as not a table; rows in a .txt are read",
  async (list) => {
    const mine = await createTestWorkspace();
    const letter = "Dear Sir or Madam,\nplease find enclosed what we spoke about.\nYours";
    for (const named of ["letter.txt", "letter.docx"])
      expect(await send(mine, list, letter, { named })).toMatchObject({ status: 415, code: "file_no_table" });
    expect(await send(mine, list, "", { named: "empty.txt" })).toMatchObject({ status: 415, code: "file_no_table" });
    const rows = list === "customers" ? customers : "SKU;Name\nLAMP;Lamp";
    expect(await send(mine, list, rows, { named: "rows.txt" })).toMatchObject({ status: 200, data: { saved: false } });
  },
);
