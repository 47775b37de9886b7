import { exports } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { type OrderRecord, readOrder } from "#app/modules/orders/db/order.reads.server.ts";
import { orders } from "#app/modules/orders/db/orders.tables.ts";
import { readProofDetails } from "#app/modules/shipments/commands/proofs/read-proof.server.ts";
import { renderProof } from "#app/modules/shipments/commands/proofs/render-proof.server.ts";
import { readProvedShipments } from "#app/modules/shipments/db/proofs.reads.server.ts";
import { shipmentOrders, shipments } from "#app/modules/shipments/db/shipments.tables.ts";
import { sha256 } from "#app/modules/shipments/model/proof-facts.ts";
import { shipmentTypes } from "#app/modules/shipments/model/shipment.enums.ts";
import { checkProof, readCustomerProof } from "#app/modules/tracking/commands/check-proof.server.ts";
import { readManagedOrder } from "#app/modules/tracking/commands/manage-view.server.ts";
import { createAgent, seedTestOrders } from "#tests/factories/orders.ts";
import { createConfirmedPlan } from "../drive.ts";
import type { TestWorkspace } from "../workspace.ts";

/** One black pixel. */
const pixel = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
const dot = `data:image/png;base64,${pixel}`;
const bytes = Uint8Array.from(atob(pixel), (sign) => sign.charCodeAt(0));

let who: TestWorkspace;
let order: OrderRecord;
let shipment: string;

beforeEach(async () => {
  ({ who } = await createConfirmedPlan({ shipments: 1, agents: 1 }));
  const [row] = await who.scope.db
    .select({ id: shipments.id, number: shipments.number, order: orders.number })
    .from(shipments)
    .innerJoin(shipmentOrders, eq(shipmentOrders.shipmentId, shipments.id))
    .innerJoin(orders, eq(orders.id, shipmentOrders.orderId))
    .where(eq(shipments.accountId, who.account.id));
  if (!row) throw new Error("no shipment");
  shipment = row.number;
  const handedOver = await who.fetch("/api/shipments/dropoff", {
    body: { shipments: [row.id], proof: { signature: dot, image: dot }, collections: "collected" },
  });
  expect(await handedOver.json()).toMatchObject({ data: { refused: [] } });
  const found = await readOrder(who.scope, row.order);
  if (!found.ok) throw new Error(found.failure.code);
  order = found.value;
});

async function readProof() {
  const proof = await readProofDetails(who.scope, shipment);
  if (!proof.ok) throw new Error(proof.failure.code);
  return proof.value;
}

test("the hash says that the proof is genuine and what it covers, but nothing that it says", async () => {
  const { sha256: hash, facts } = await readProof();
  const found = await checkProof(who.scope, order, hash);
  expect(found).toMatchObject({
    ...{ is: "proof", shipment, counts: { orders: 1, signatures: 1, photos: 1 } },
    steps: [{ what: "picked_up" }, { what: "dropped_off" }],
  });
  const shown = JSON.stringify(found);
  for (const said of [facts.recipient, facts.address, facts.account, facts.steps[0]?.by ?? "", order.trackingToken])
    expect(shown).not.toContain(said);
});

test("another hash is not genuine, nor is the old one once anything of the proof was changed", async () => {
  const { sha256: hash } = await readProof();
  const other = hash.replace(/^./, hash.startsWith("0") ? "1" : "0");
  expect(await checkProof(who.scope, order, other)).toBeNull();
  await who.scope.db.update(shipments).set({ customerName: "Somebody else" }).where(eq(shipments.number, shipment));
  expect(await checkProof(who.scope, order, hash)).toBeNull();
});

test("a file is checked by its bytes: the proof as JSON, a picture of it, and neither with one more byte", async () => {
  const kept = await readCustomerProof(who.scope, order);
  const json = new TextEncoder().encode(kept.ok ? (kept.value.facts ?? "") : "");
  const check = async (file: Uint8Array<ArrayBuffer>) => checkProof(who.scope, order, await sha256(file));
  expect(await check(json)).toMatchObject({ is: "proof" });
  expect(await check(bytes)).toMatchObject({ is: "signature" });
  for (const file of [json, bytes]) expect(await check(new Uint8Array([...file, 0]))).toBeNull();
});

test("the hash of another order's proof is none of this one's", async () => {
  const { sha256: hash } = await readProof();
  const [other] = await seedTestOrders(who.scope, 1);
  const found = await readOrder(who.scope, other?.number ?? "");
  if (!found.ok) throw new Error(found.failure.code);
  expect(await checkProof(who.scope, found.value, hash)).toBeNull();
});

test("the paper says where to check it; the customer gets the file only of what is theirs alone", async () => {
  const paper = new TextDecoder("latin1").decode(await renderProof(who.scope, await readProof(), "en"));
  expect(paper).toContain(`/check-proof/${order.number}`);
  expect(await readManagedOrder(who.scope, order)).toMatchObject({ proof: "own" });
  const file = `https://waybill.test/track/${order.number}/manage/proof`;
  const unverified = await exports.default.fetch(file, { redirect: "manual" });
  expect(unverified.headers.get("Location")).toBe(`/track/${order.number}/manage?lang=en`);
  await who.scope.db.update(shipments).set({ orderCount: 2 }).where(eq(shipments.number, shipment));
  expect(await readManagedOrder(who.scope, order)).toMatchObject({ proof: "shared" });
  expect(await readCustomerProof(who.scope, order)).toMatchObject({ value: { facts: null } });
});

/** Brings an order back to the depot, where somebody signs for it; returns the number of the return. */
async function bringBack(seeded: { id: string; number: string } | undefined): Promise<string> {
  const { id = "", number = "" } = seeded ?? {};
  const agentId = await createAgent(who.scope);
  const ask = async (path: string, body: object) =>
    (await who.fetch(`/api/${path}`, { body })).json<{ data: { shipments: { shipment_id: string }[]; refused: [] } }>();
  const drive = async (...steps: [step: string, more?: object][]) => {
    const [made] = (await ask("orders/ship", { orders: [id] })).data.shipments;
    const leg = { shipments: [made?.shipment_id ?? number] };
    for (const [step, more] of [[`assign/${agentId}`], ["pickup"], ...steps] as [string, object?][])
      expect(await ask(`shipments/${step}`, { ...leg, ...more })).toMatchObject({ data: { refused: [] } });
    return made?.shipment_id ?? "";
  };
  await drive(["attempt", { reason: "WRONG_ITEMS" }]);
  const back = await drive(["dropoff", { proof: { signature: dot, recipient: "Warehouse clerk" } }]);
  const [row] = await who.scope.db.select().from(shipments).where(eq(shipments.id, back));
  expect(row?.type).toBe(shipmentTypes.code.return);
  return row?.number ?? "";
}

test("what went back is not shown to the customer: nobody who took the return, and no proof to keep", async () => {
  const [seeded] = await seedTestOrders(who.scope, 1);
  await bringBack(seeded);
  const found = await readOrder(who.scope, seeded?.number ?? "");
  if (!found.ok) throw new Error(found.failure.code);
  expect(await readManagedOrder(who.scope, found.value)).toMatchObject({ proofs: [], proof: null });
  expect(await readCustomerProof(who.scope, found.value)).toMatchObject({ failure: { code: "no_proof" } });
});

test("the customer keeps the proof of the delivery, also where a return of the order is newer", async () => {
  const [seeded] = await seedTestOrders(who.scope, 1);
  const back = await bringBack(seeded);
  const [row] = await who.scope.db.select({ id: shipments.id }).from(shipments).where(eq(shipments.number, back));
  await who.scope.db
    .insert(shipmentOrders)
    .values({ shipmentId: row?.id ?? "", orderId: order.id, accountId: who.account.id });
  expect((await readProvedShipments(who.scope, order.id)).map(({ number }) => number)).toEqual([back, shipment]);
  const kept = await readCustomerProof(who.scope, order);
  expect(kept).toMatchObject({ ok: true });
  expect(kept.ok && JSON.parse(kept.value.facts ?? "{}").shipment).toBe(shipment);
});

test("of an order that is a return, the return is the customer's delivery", async () => {
  const [seeded] = await seedTestOrders(who.scope, 1);
  const back = await bringBack(seeded);
  await who.scope.db
    .update(orders)
    .set({ kind: "return" })
    .where(eq(orders.number, seeded?.number ?? ""));
  const found = await readOrder(who.scope, seeded?.number ?? "");
  if (!found.ok) throw new Error(found.failure.code);
  const kept = await readCustomerProof(who.scope, found.value);
  expect(kept.ok && JSON.parse(kept.value.facts ?? "{}").shipment).toBe(back);
  expect((await readManagedOrder(who.scope, found.value)).proofs).toMatchObject([{ receivedBy: "Warehouse clerk" }]);
});
