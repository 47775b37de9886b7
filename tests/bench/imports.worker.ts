import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { advanceImport } from "#app/modules/imports/commands/run/advance-import.server.ts";
import { commitImport } from "#app/modules/imports/commands/run/commit-import.server.ts";
import { configureImport } from "#app/modules/imports/commands/run/configure-import.server.ts";
import { uploadImport } from "#app/modules/imports/commands/run/upload-import.server.ts";
import { orderImports } from "#app/modules/imports/db/imports.tables.ts";
import { insertOrders } from "#app/modules/orders/db/order.writes.server.ts";
import { orders } from "#app/modules/orders/db/orders.tables.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { createOrderFile } from "#tests/factories/import-files.ts";
import { noQueues } from "#tests/factories/no-queues.ts";
import { createDepot, prepareTestOrders } from "#tests/factories/orders.ts";
import { createTestWorkspace } from "../worker/workspace.ts";

const count = 20_000;

/** Import of 20,000 rows end to end, and the floor: the same number of finished rows straight into D1. At most 12 times. */
it("imports 20,000 rows end to end within 12 times the time of writing them", async () => {
  const place = await createTestWorkspace();
  await createDepot(place.scope);
  const scope = { ...place.scope, ports: { ...place.scope.ports, wake: noQueues } };
  const bytes = new TextEncoder().encode(createOrderFile(count));
  const start = performance.now();
  const uploaded = await uploadImport.execute(scope, { file_name: "orders.csv", bytes });
  if (!uploaded.ok) throw new Error(JSON.stringify(uploaded.failure));
  const [record] = await scope.db.select().from(orderImports);
  const id = record?.id ?? "";
  await configureImport.execute(scope, { importId: id, date: "2026-11-23" });
  const read = performance.now();
  await toTheEnd(scope, id);
  const checked = performance.now();
  await commitImport.execute(scope, { importId: id });
  await toTheEnd(scope, id);
  const end = performance.now();
  expect(await scope.db.$count(orders, eq(orders.importId, id))).toBe(count);

  const other = await createTestWorkspace();
  const finished = await prepareTestOrders(other.scope, count);
  const floorStart = performance.now();
  for (let at = 0; at < count; at += 400) {
    const written = await commit(other.scope.db, insertOrders(other.scope, finished.slice(at, at + 400)));
    expect(written.ok).toBe(true);
  }
  const floor = performance.now() - floorStart;
  const seconds = (ms: number) => (ms / 1000).toFixed(2);
  const ratio = (end - start) / floor;
  console.log(
    `import of ${count} rows (${(bytes.length / 1e6).toFixed(1)} MB): ${seconds(end - start)} s = read ${seconds(read - start)} + check ${seconds(checked - read)} + create ${seconds(end - checked)}; floor ${seconds(floor)} s; ratio ${ratio.toFixed(2)} (at most 12)`,
  );
  expect(ratio).toBeLessThan(12);
});

/** Turn by turn, as the queue does it. */
async function toTheEnd(scope: Scope, id: string): Promise<void> {
  for (;;) {
    await advanceImport(scope, id, { batches: 5 });
    const [record] = await scope.db
      .select({ status: orderImports.status })
      .from(orderImports)
      .where(eq(orderImports.id, id));
    if (record?.status !== "validating" && record?.status !== "committing") return;
  }
}
