import { eq } from "drizzle-orm";
import { unzipSync } from "fflate";
import { expect, test } from "vitest";
import { agents } from "#app/modules/fleet/db/fleet.tables.ts";
import { collections, orderPackages, orders } from "#app/modules/orders/db/orders.tables.ts";
import { collectionStatuses } from "#app/modules/orders/model/order.enums.ts";
import { listProofs } from "#app/modules/orders/model/proofs.ts";
import { readProofDetails } from "#app/modules/shipments/commands/proofs/read-proof.server.ts";
import { renderProof } from "#app/modules/shipments/commands/proofs/render-proof.server.ts";
import { shipmentEvents, shipments } from "#app/modules/shipments/db/shipments.tables.ts";
import { sha256 } from "#app/modules/shipments/model/proof-facts.ts";
import { accounts } from "#app/modules/workspace/db/workspace.tables.ts";
import { createConfirmedPlan, createRouteOnTheRoad } from "../drive.ts";
import { setTimeTo } from "../test-clock.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

/** One black pixel. */
const dot =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

async function handedOver(who: TestWorkspace, count: number): Promise<string[]> {
  const rows = await who.scope.db
    .select({ id: shipments.id, number: shipments.number })
    .from(shipments)
    .where(eq(shipments.accountId, who.account.id))
    .limit(count);
  const ids = rows.map(({ id }) => id);
  const answer = await who.fetch("/api/shipments/dropoff", {
    body: { shipments: ids, proof: { signature: dot, image: dot }, collections: "collected" },
  });
  expect(await answer.json()).toMatchObject({ data: { refused: [] } });
  return rows.map(({ number }) => number);
}

const latin = (bytes: ArrayBuffer | Uint8Array) => new TextDecoder("latin1").decode(bytes);

test("a proof is one PDF, several are a ZIP, and a sign that is changed is another hash", async () => {
  const { who } = await createConfirmedPlan({ shipments: 3, agents: 1 });
  const [first = "", second = ""] = await handedOver(who, 2);
  const reported = await who.fetch("/api/shipments/deliveries/proofs", { body: { shipments: [first] } });
  const { data } = await reported.json<{ data: { url: string; count: number; missing: number } }>();
  expect(data).toMatchObject({ count: 1, missing: 0 });
  const one = await who.fetch(data.url);
  expect(one.headers.get("Content-Type")).toBe("application/pdf");
  const proof = await readProofDetails(who.scope, first);
  if (!proof.ok) throw new Error(proof.failure.code);
  const pdf = latin(await one.arrayBuffer());
  expect(pdf).toContain(proof.value.sha256);
  // The signature and the photo, each a separate image.
  expect(pdf.match(/\/Subtype \/Image/g)).toHaveLength(2);
  expect(proof.value.facts.steps.at(-1)).toMatchObject({
    what: "dropped_off",
    pictures: [{ kind: "signature" }, { kind: "photo" }],
  });

  const many = await who.fetch(`/shipments/deliveries/proofs?shipments=${first},${second}`);
  expect(many.headers.get("Content-Type")).toBe("application/zip");
  const files = unzipSync(new Uint8Array(await many.arrayBuffer()));
  expect(Object.keys(files).toSorted()).toEqual([`Proof of ${first}.pdf`, `Proof of ${second}.pdf`].toSorted());
  expect(Object.values(files).every((bytes) => latin(bytes).startsWith("%PDF-"))).toBe(true);

  await who.scope.db.update(shipments).set({ customerName: "Somebody else" }).where(eq(shipments.number, first));
  const changed = await readProofDetails(who.scope, first);
  expect(changed.ok && changed.value.sha256).not.toBe(proof.value.sha256);
});

test("a name without a signature is the recipient, never a signature; with a signature both are shown", async () => {
  const { who, phone } = await createRouteOnTheRoad(2);
  setTimeTo("2026-11-23T12:00:00.000Z");
  const { route } = await phone.day();
  const stops = route?.stops.filter(({ type }) => type === "dropoff") ?? [];
  const done = { kind: "complete", route_id: route?.id, device_at: "2026-11-23T08:00:00.000Z", clock_offset: 0 };
  const reported = [
    { recipient: "Anna Muster", recipient_kind: "neighbour" },
    { recipient: "Anna Muster", signature: dot },
  ].map((said, at) => ({
    ...{ ...done, ...said, id: crypto.randomUUID(), stop_id: stops[at]?.id },
  }));
  expect((await phone.sync(reported)).map(({ outcome }) => outcome)).toEqual(["applied", "applied"]);
  const [unsigned, signed] = await Promise.all(
    stops.map(async ({ shipment }) => {
      const proof = await readProofDetails(who.scope, shipment?.number ?? "");
      if (!proof.ok) throw new Error(proof.failure.code);
      const step = proof.value.facts.steps.at(-1);
      const paper = latin(await renderProof(who.scope, proof.value, "en"));
      return {
        receivedBy: step?.receivedBy,
        taker: step?.taker,
        signedBy: step?.signedBy,
        drawn: step?.pictures.length,
        paper,
      };
    }),
  );
  expect(unsigned).toMatchObject({ receivedBy: "Anna Muster", taker: "neighbour", signedBy: null, drawn: 0 });
  expect(unsigned?.paper).toContain("Taken by neighbor");
  expect(signed).toMatchObject({ receivedBy: "Anna Muster", signedBy: null, drawn: 1 });
  const page = await who.fetch(`/api/shipments/${stops[1]?.shipment?.number}`);
  const { data } = await page.json<{
    data: { shipment: { events: { type: string; detail: { proof?: object } }[] } };
  }>();
  const dropped = data.shipment.events.find(({ type }) => type === "dropped_off");
  expect(dropped?.detail.proof).toEqual({ recipient: "Anna Muster", signature: dot });
});

test("missing items and the outcome of each collection are in the proof, and later bookings do not change them", async () => {
  const { who, phone } = await createRouteOnTheRoad(1);
  setTimeTo("2026-11-23T12:00:00.000Z");
  const [order] = await who.scope.db.select().from(orders).where(eq(orders.accountId, who.account.id));
  if (!order) throw new Error("there is no order");
  const due = {
    accountId: who.account.id,
    orderId: order.id,
    method: 0 as const,
    status: collectionStatuses.code.pending,
    prepaymentRequired: false,
  };
  const [euros, francs] = [crypto.randomUUID(), crypto.randomUUID()];
  await who.scope.db.delete(collections).where(eq(collections.orderId, order.id));
  await who.scope.db.insert(collections).values([
    { ...due, id: euros, amount: 8490, currency: "EUR" },
    { ...due, id: francs, amount: 2000, currency: "CHF" },
  ]);
  const line = crypto.randomUUID();
  const box = {
    accountId: who.account.id,
    orderId: order.id,
    id: line,
    position: 9,
    name: "Box",
    barcode: "B-9",
    type: 1 as const,
  };
  await who.scope.db.insert(orderPackages).values({ ...box, quantity: 5 });
  const { route } = await phone.day();
  const stop = route?.stops.find(({ type }) => type === "dropoff");
  const done = { kind: "complete", route_id: route?.id, stop_id: stop?.id, clock_offset: 0 };
  const reported = {
    ...{ ...done, id: crypto.randomUUID(), device_at: "2026-11-23T08:00:00.000Z", scanned: [line, "unknown"] },
    missing_packages: [{ id: line, quantity: 2 }],
    payments: [
      { id: euros, outcome: "collected", method: 3 },
      { id: francs, outcome: "waived", reason: "Broken in transit", note: "The box is wet" },
    ],
  };
  const preferences = { ...who.scope.account.preferences, agents_may_waive: true };
  await who.scope.db.update(accounts).set({ preferences }).where(eq(accounts.id, who.account.id));
  const tooMany = { ...reported, id: crypto.randomUUID(), missing_packages: [{ id: line, quantity: 6 }] };
  expect(await phone.sync([tooMany])).toMatchObject([{ outcome: "refused", code: "packages_unknown" }]);
  expect(await phone.sync([reported])).toMatchObject([{ outcome: "applied" }]);

  const read = async () => {
    const proof = await readProofDetails(who.scope, stop?.shipment?.number ?? "");
    if (!proof.ok) throw new Error(proof.failure.code);
    return proof.value;
  };
  const { facts, sha256 } = await read();
  expect(facts.packages.find(({ barcode }) => barcode === "B-9")).toMatchObject({ quantity: 5, missing: 2 });
  const all = facts.packages.reduce((sum, { quantity }) => sum + quantity, 0);
  expect(facts.steps.at(-1)).toMatchObject({
    count: { received: all - 2, expected: all },
    checked: { lines: 1, of: facts.packages.length },
  });
  const paid = [
    { amount: "84.90", currency: "EUR", status: "collected", method: "creditCard" },
    { amount: "20.00", currency: "CHF", status: "waived", reason: "Broken in transit" },
  ];
  expect(facts.collections).toHaveLength(2);
  expect(facts.collections).toEqual(expect.arrayContaining(paid));
  const rows = await who.scope.db.select().from(collections).where(eq(collections.orderId, order.id));
  expect(rows.find(({ id }) => id === euros)).toMatchObject({
    method: 3,
    waived: false,
    status: collectionStatuses.code.collected,
  });
  expect(rows.find(({ id }) => id === francs)).toMatchObject({ waived: true, status: collectionStatuses.code.pending });
  const events = await who.scope.db.select().from(shipmentEvents);
  expect(events.find(({ type }) => type === "incident_added")?.detail).toMatchObject({ note: "2 × Box (B-9)" });
  // The office counts the money.
  await who.scope.db
    .update(collections)
    .set({ status: collectionStatuses.code.received })
    .where(eq(collections.id, euros));
  expect((await read()).sha256).toBe(sha256);
});

test("the photo of a failed attempt is on the timeline and in the proof; an attempt without one is no proof", async () => {
  const { who, phone } = await createRouteOnTheRoad(2);
  setTimeTo("2026-11-23T12:00:00.000Z");
  const { route } = await phone.day();
  const [seen, unseen] = route?.stops.filter(({ type }) => type === "dropoff") ?? [];
  const bytes = Uint8Array.from(atob(dot.slice(dot.indexOf(",") + 1)), (sign) => sign.charCodeAt(0));
  const hash = await sha256(bytes);
  const tried = {
    ...{ kind: "attempt", route_id: route?.id, reason: "NO_ANSWER", clock_offset: 0 },
    device_at: "2026-11-23T08:00:00.000Z",
  };
  const [first, second] = [crypto.randomUUID(), crypto.randomUUID()];
  const sent = [
    { ...tried, id: first, stop_id: seen?.id, photos: [hash] },
    { ...tried, id: second, stop_id: unseen?.id },
  ];
  expect((await phone.sync(sent)).map(({ outcome }) => outcome)).toEqual(["applied", "applied"]);
  const put = { method: "PUT", body: bytes, headers: { cookie: phone.cookie, origin: "https://waybill.test" } };
  expect((await phone.fetch(`/api/drive/pictures/${first}/${hash}`, undefined, put)).ok).toBe(true);
  const proof = await readProofDetails(who.scope, seen?.shipment?.number ?? "");
  if (!proof.ok) throw new Error(proof.failure.code);
  const step = proof.value.facts.steps.find(({ what }) => what === "attempted");
  expect(step?.pictures).toEqual([{ kind: "photo", sha256: hash }]);
  const events = await who.scope.db.select().from(shipmentEvents);
  const photos = listProofs(events).filter(({ kind }) => kind === "attempted");
  expect(photos.map(({ photo }) => photo)).toEqual([`/proofs/${first}/${hash}`]);
  const other = await readProofDetails(who.scope, unseen?.shipment?.number ?? "");
  expect(other.ok && other.value.facts.steps.some(({ what }) => what === "attempted")).toBe(false);
});

test("of many, those that prove nothing yet are counted and listed; none that proves anything is no empty file", async () => {
  const { who } = await createConfirmedPlan({ shipments: 3, agents: 1 });
  const all = await who.scope.db
    .select({ number: shipments.number })
    .from(shipments)
    .where(eq(shipments.accountId, who.account.id));
  const numbers = all.map(({ number }) => number);
  const ask = (wanted: readonly string[]) =>
    who.fetch("/api/shipments/deliveries/proofs", { body: { shipments: wanted } });
  expect((await ask(numbers)).status).toBe(409);
  expect((await who.fetch(`/shipments/deliveries/proofs?shipments=${numbers.join(",")}`)).status).toBe(409);
  const [proved = ""] = await handedOver(who, 1);
  const reported = await ask(numbers);
  expect(await reported.json()).toMatchObject({ data: { count: 1, missing: 2, url: expect.stringContaining(proved) } });
  const many = await who.fetch(`/shipments/deliveries/proofs?shipments=${numbers.join(",")}`);
  const files = unzipSync(new Uint8Array(await many.arrayBuffer()));
  expect(Object.keys(files)).toEqual([`Proof of ${proved}.pdf`, "Without proof.txt"]);
  const unproved = numbers.filter((each) => each !== proved).toSorted();
  expect(new TextDecoder().decode(files["Without proof.txt"])).toBe(`${unproved.join("\r\n")}\r\n`);
});

test("a shipment without proof reports it, and another account's shipment is unknown", async () => {
  const { who } = await createConfirmedPlan({ shipments: 1, agents: 1 });
  const [row] = await who.scope.db
    .select({ number: shipments.number })
    .from(shipments)
    .where(eq(shipments.accountId, who.account.id));
  const early = await who.fetch(`/shipments/deliveries/proofs?shipments=${row?.number}`);
  expect(early.status).toBe(409);
  // In a separate tab a person sees the message.
  const headers = { "sec-fetch-dest": "document" };
  const tab = await who.fetch(`/shipments/deliveries/proofs?shipments=${row?.number}`, { headers });
  expect(tab.status).toBe(409);
  expect(await tab.text()).toBe("Nothing was picked up or handed over yet: there is no proof.");
  const stranger = await createTestWorkspace();
  expect((await stranger.fetch(`/shipments/deliveries/proofs?shipments=${row?.number}`)).status).toBe(404);
});

test("renaming a person does not change a proof, which keeps the accuracy of its position", async () => {
  const { who, world, phone } = await createRouteOnTheRoad(1);
  setTimeTo("2026-11-23T12:00:00.000Z");
  const { route } = await phone.day();
  const [stop] = route?.stops ?? [];
  const position = { longitude: 9.52, latitude: 47.14, accuracy: 8.4 };
  const done = { kind: "complete", route_id: route?.id, stop_id: stop?.id, signature: dot, position };
  const sent = { ...done, id: crypto.randomUUID(), device_at: "2026-11-23T08:00:00.000Z", clock_offset: 0 };
  expect(await phone.sync([sent])).toMatchObject([{ outcome: "applied" }]);
  const read = async (scope = who.scope) => {
    const proof = await readProofDetails(scope, stop?.shipment?.number ?? "");
    if (!proof.ok) throw new Error(proof.failure.code);
    return proof.value;
  };
  const before = await read();
  expect(before.facts).toMatchObject({ devicePlace: { longitude: 9.52, latitude: 47.14 }, deviceAccuracy: 8 });
  expect(latin(await renderProof(who.scope, before, "en"))).toContain("8 m)");
  await who.scope.db
    .update(agents)
    .set({ name: "Somebody Else" })
    .where(eq(agents.id, world.agentIds[0] ?? ""));
  const renamed = { ...who.scope, account: { ...who.scope.account, organization: "Renamed Ltd" } };
  const after = await read(renamed);
  expect(after.facts).toEqual(before.facts);
  expect(after.sha256).toBe(before.sha256);
});
