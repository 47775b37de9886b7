import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { readLabelOrders } from "#app/modules/labels/db/label-orders.reads.server.ts";
import { readManifestRows } from "#app/modules/shipments/db/manifest.reads.server.ts";
import { runMoves } from "#app/modules/shipments/db/move.writes.server.ts";
import { createShipments } from "#app/modules/shipments/db/shipment.writes.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { openDatabase } from "#app/platform/db/database.server.ts";
import { countReads } from "#tests/bench/rows-read.ts";
import { seedTestOrders } from "#tests/factories/orders.ts";
import { createTestWorkspace } from "../workspace.ts";

const many = 1_500;
const few = 10;

test("a bulk action on ten orders and shipments reads only their rows, not the whole account", async () => {
  const { scope } = await createTestWorkspace();
  const ids = (
    await seedTestOrders(scope, many, () => ({ draft: { collections: [{ amount: "9", currency: "EUR", method: 1 }] } }))
  ).map(({ id }) => id);
  for (let at = few; at < many; at += 300)
    await commit(scope.db, (await createShipments(scope, ids.slice(at, Math.min(many, at + 300)))).statements);

  const counted = countReads(env.DB);
  const measured = { ...scope, db: openDatabase(counted.binding) };
  const shipped = await createShipments(measured, ids.slice(0, few));
  expect((await commit(measured.db, shipped.statements)).ok).toBe(true);
  const shipping = counted.take().rowsRead;
  const made = shipped.created.map(({ shipmentId }) => shipmentId);
  expect(await readLabelOrders(measured, ids.slice(0, few))).toHaveLength(few);
  const labels = counted.take().rowsRead;
  expect(await readManifestRows(measured, 3, made)).toHaveLength(few);
  const manifest = counted.take().rowsRead;
  const moved = await runMoves(
    measured,
    made.map((id) => ({ id, action: "cancel", reason: "WRONG_ITEMS" })),
  );
  expect(moved.ok && moved.value.succeeded).toHaveLength(few);
  const cancelling = counted.take().rowsRead;
  console.log(
    `rows read for ${few} of ${many}: shipping ${shipping}, labels ${labels}, manifest ${manifest}, cancelling ${cancelling}`,
  );
  expect(Math.max(shipping, labels, manifest, cancelling)).toBeLessThan(many);
});
