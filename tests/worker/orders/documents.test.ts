import { exports } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { createOrder } from "#app/modules/orders/commands/create/create-order.server.ts";
import { openDocument, sweepDocuments } from "#app/modules/orders/commands/documents/read-documents.server.ts";
import { orderDocuments, orderEvents } from "#app/modules/orders/db/orders.tables.ts";
import { documentLimits } from "#app/modules/orders/model/documents.ts";
import { createOrderDraft, seedTestOrders, testDepot } from "#tests/factories/orders.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

const pdf = new TextEncoder().encode("%PDF-1.7 a delivery note");

async function upload(who: TestWorkspace, path: string, bytes: Uint8Array<ArrayBuffer>, name = "Lieferschein ä.pdf") {
  const form = new FormData();
  form.set("file", new File([bytes], name));
  const packed = new Response(form);
  return exports.default.fetch(`https://waybill.test${path}`, {
    method: "POST",
    headers: {
      cookie: who.cookie,
      origin: "https://waybill.test",
      account: who.account.id,
      "content-type": packed.headers.get("content-type") ?? "",
    },
    body: await packed.arrayBuffer(),
  });
}

test("a document is stored, listed, downloaded and removed; the timeline shows both", async () => {
  const workspace = await createTestWorkspace();
  const [order] = await seedTestOrders(workspace.scope, 1);
  const path = `/api/orders/${order?.number}/documents`;
  const answer = await upload(workspace, path, pdf, "../../Lieferschein \u202eä.pdf");
  expect(answer.status).toBe(201);
  const { data } = (await answer.json()) as { data: { id: string; name: string } };
  expect(data).toMatchObject({ name: "Lieferschein ä.pdf", size: pdf.length });
  const listed = await workspace.fetch(path);
  expect(await listed.json()).toMatchObject({
    data: { documents: [{ id: data.id, content_type: "application/pdf" }] },
  });
  const file = await workspace.fetch(`${path}/${data.id}`);
  expect(new Uint8Array(await file.arrayBuffer())).toEqual(pdf);
  expect(file.headers.get("x-content-type-options")).toBe("nosniff");
  expect(file.headers.get("content-disposition")).toBe(
    `attachment; filename="Lieferschein _.pdf"; filename*=UTF-8''Lieferschein%20%C3%A4.pdf`,
  );
  expect((await workspace.fetch(`${path}/${data.id}`, { method: "DELETE" })).status).toBe(200);
  expect((await workspace.fetch(`${path}/${data.id}`, { method: "DELETE" })).status).toBe(404);
  expect((await workspace.fetch(`${path}/${data.id}`)).status).toBe(404);
  const events = await workspace.scope.db.select().from(orderEvents).where(eq(orderEvents.type, "updated"));
  expect(events.map(({ detail }) => detail.changes)).toEqual([
    [{ field: "documents", from: null, to: data.name }],
    [{ field: "documents", from: data.name, to: null }],
  ]);
});

test("the bytes decide the type, and the size is stored; refused files are not kept", async () => {
  const workspace = await createTestWorkspace();
  const [order] = await seedTestOrders(workspace.scope, 1);
  const path = `/api/orders/${order?.number}/documents`;
  const page = await upload(workspace, path, new TextEncoder().encode("<html><script>alert(1)</script>"), "note.pdf");
  expect(page.status).toBe(415);
  expect(await page.json()).toMatchObject({ message: "Only PDF, PNG, JPEG and WebP files can be kept as documents." });
  const large = new Uint8Array(documentLimits.bytes + 1);
  large.set(pdf);
  const refused = await upload(workspace, path, large);
  expect(refused.status).toBe(413);
  expect(await refused.json()).toMatchObject({ message: expect.stringContaining("5 MB") });
  const exact = large.slice(0, documentLimits.bytes);
  expect((await upload(workspace, path, exact)).status).toBe(201);
  expect((await workspace.fetch(path, { body: { file: "text" } })).status).toBe(400);
  expect(await workspace.scope.db.$count(orderDocuments)).toBe(1);
});

test("members without permission and other accounts read and write nothing", async () => {
  const owner = await createTestWorkspace();
  const [order] = await seedTestOrders(owner.scope, 1);
  const stranger = await createTestWorkspace();
  const reader = await createTestWorkspace({ member: owner, permissions: ["orders"] });
  const path = `/api/orders/${order?.number}/documents`;
  const { data } = (await (await upload(owner, path, pdf)).json()) as { data: { id: string } };
  expect((await reader.fetch(`${path}/${data.id}`)).status).toBe(200);
  expect((await upload(reader, path, pdf)).status).toBe(403);
  expect((await reader.fetch(`${path}/${data.id}`, { method: "DELETE" })).status).toBe(403);
  for (const foreign of [path, `${path}/${data.id}`]) expect((await stranger.fetch(foreign)).status).toBe(404);
  expect((await upload(stranger, path, pdf)).status).toBe(404);
  const away = { ...reader.scope, locations: [crypto.randomUUID()] };
  expect(await openDocument(away, { params: { number: order?.number, id: data.id } })).toMatchObject({ ok: false });
});

test("documents uploaded before the order are attached once, by their uploader only; others are purged", async () => {
  const workspace = await createTestWorkspace();
  const colleague = await createTestWorkspace({ member: workspace, permissions: ["*"] });
  const { scope } = workspace;
  const ids = [];
  for (const who of [workspace, colleague, workspace]) {
    const { data } = (await (await upload(who, "/api/orders/documents", pdf)).json()) as { data: { id: string } };
    ids.push(data.id);
  }
  const [mine = "", theirs = "", left = ""] = ids;
  const source = { address: testDepot.address, point: testDepot.point };
  const made = await createOrder.execute(scope, createOrderDraft(1, { source, documents: [mine, theirs] }));
  const { id } = (made as { value: { id: string } }).value;
  await createOrder.execute(scope, createOrderDraft(2, { source, documents: [mine] }));
  const owned = () =>
    scope.db.select({ id: orderDocuments.id }).from(orderDocuments).where(eq(orderDocuments.orderId, id));
  expect(await owned()).toEqual([{ id: mine }]);
  const clock = { now: () => scope.ports.clock.now() + 25 * 60 * 60 * 1000 };
  await sweepDocuments({ db: scope.db, ports: { ...scope.ports, clock } });
  expect(await scope.db.select({ id: orderDocuments.id }).from(orderDocuments)).toEqual([{ id: mine }]);
  expect(await scope.ports.files.get(`documents/${scope.account.id}/${left}`)).toBeNull();
  expect(await scope.ports.files.get(`documents/${scope.account.id}/${mine}`)).not.toBeNull();
});
