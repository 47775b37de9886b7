import { eq } from "drizzle-orm";
import { unzipSync } from "fflate";
import { expect, test } from "vitest";
import { shipments } from "#app/data/schema/index.ts";
import { readProofFile } from "#app/features/shipments/proofs/read-proof.server.ts";
import { confirmedPlan } from "./drive.ts";
import { makeWorkspace, type TestWorkspace } from "./workspace.ts";

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
  const { who } = await confirmedPlan({ shipments: 3, agents: 1 });
  const [first = "", second = ""] = await handedOver(who, 2);
  const told = await who.fetch("/api/shipments/deliveries/proofs", { body: { shipments: [first] } });
  const { data } = await told.json<{ data: { url: string; count: number; missing: number } }>();
  expect(data).toMatchObject({ count: 1, missing: 0 });
  const one = await who.fetch(data.url);
  expect(one.headers.get("Content-Type")).toBe("application/pdf");
  const proof = await readProofFile(who.scope, first);
  if (!proof.ok) throw new Error(proof.failure.code);
  const pdf = latin(await one.arrayBuffer());
  expect(pdf).toContain(proof.value.sha256);
  // The signature and the photo, each an image of its own.
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
  const changed = await readProofFile(who.scope, first);
  expect(changed.ok && changed.value.sha256).not.toBe(proof.value.sha256);
});

test("what proves nothing yet says so, and a stranger's shipment is unknown", async () => {
  const { who } = await confirmedPlan({ shipments: 1, agents: 1 });
  const [row] = await who.scope.db
    .select({ number: shipments.number })
    .from(shipments)
    .where(eq(shipments.accountId, who.account.id));
  const early = await who.fetch(`/shipments/deliveries/proofs?shipments=${row?.number}`);
  expect(early.status).toBe(409);
  const stranger = await makeWorkspace();
  expect((await stranger.fetch(`/shipments/deliveries/proofs?shipments=${row?.number}`)).status).toBe(404);
});
