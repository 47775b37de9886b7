import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { advanceImport } from "#app/modules/imports/commands/run/advance-import.server.ts";
import { commitImport } from "#app/modules/imports/commands/run/commit-import.server.ts";
import { configureImport } from "#app/modules/imports/commands/run/configure-import.server.ts";
import { mapImport } from "#app/modules/imports/commands/run/map-import.server.ts";
import { uploadImport } from "#app/modules/imports/commands/run/upload-import.server.ts";
import { orderImports } from "#app/modules/imports/db/imports.tables.ts";
import { orders } from "#app/modules/orders/db/orders.tables.ts";
import { merchants } from "#app/modules/partners/db/partners.tables.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { createOrderFile } from "#tests/factories/import-files.ts";
import { noQueues } from "#tests/factories/no-queues.ts";
import { createDepot } from "#tests/factories/orders.ts";
import { createTestWorkspace } from "../workspace.ts";

/** A workspace whose imports wait in a queue that the test works itself. */
async function withQueue(queue: { scope: Scope; id: string }[]): Promise<Scope> {
  const place = await createTestWorkspace();
  await createDepot(place.scope);
  const scope: Scope = {
    ...place.scope,
    ports: {
      ...place.scope.ports,
      wake: {
        ...noQueues,
        imports: async (id) => void queue.push({ scope, id }),
      },
    },
  };
  return scope;
}

async function upload(scope: Scope, text: string): Promise<string> {
  const made = await uploadImport.execute(scope, { file_name: "orders.csv", bytes: new TextEncoder().encode(text) });
  if (!made.ok) throw new Error(JSON.stringify(made.failure));
  return made.value.import.uuid;
}

const statusOf = async (scope: Scope, id: string) => {
  const [record] = await scope.db
    .select({ status: orderImports.status })
    .from(orderImports)
    .where(eq(orderImports.id, id));
  return record?.status;
};

test("a small import of one account finishes while a large one of another is still running", async () => {
  const queue: { scope: Scope; id: string }[] = [];
  const [large, small] = [await withQueue(queue), await withQueue(queue)];
  const done: Scope[] = [];
  const begin = async (scope: Scope, rows: number) => {
    const id = await upload(scope, createOrderFile(rows));
    await configureImport.execute(scope, { importId: id, date: "2026-11-23" });
    return id;
  };
  const ids = new Map([
    [large, await begin(large, 4000)],
    [small, await begin(small, 20)],
  ]);
  let turns = 0;
  for (let next = queue.shift(); next; next = queue.shift()) {
    turns += 1;
    await advanceImport(next.scope, next.id, { batches: 2 });
    const status = await statusOf(next.scope, next.id);
    if (status === "validated") await commitImport.execute(next.scope, { importId: next.id });
    if (status === "done") done.push(next.scope);
  }
  expect(done).toEqual([small, large]);
  console.log(`two imports of 4,000 and 20 rows: ${turns} turns, the small one done first`);
  expect(await large.db.$count(orders, eq(orders.importId, ids.get(large) ?? ""))).toBe(4000);
  expect(await small.db.$count(orders, eq(orders.importId, ids.get(small) ?? ""))).toBe(20);
});

test("each merchant's mapping of the same headers is remembered", async () => {
  const scope = await withQueue([]);
  const [one, two] = [crypto.randomUUID(), crypto.randomUUID()];
  for (const [id, name] of [
    [one, "One"],
    [two, "Two"],
  ] as const)
    await scope.db.insert(merchants).values({
      id,
      accountId: scope.account.id,
      name,
      tags: [],
      trackingEvents: [],
      currency: "EUR",
      managed: true,
      active: true,
      createdAt: 0,
    });
  const text = createOrderFile(2)
    .replace(/^[^\n]*/, (head) => `${head},Extra`)
    .replaceAll(/\n(?=.)/g, "\n");
  const mappingOf = async (id: string) => {
    const [record] = await scope.db
      .select({ mapping: orderImports.mapping })
      .from(orderImports)
      .where(eq(orderImports.id, id));
    return record?.mapping.find(({ column }) => column === "Extra")?.field ?? null;
  };
  for (const [merchant, field] of [
    [one, "tags"],
    [two, "region"],
  ] as const) {
    const id = await upload(scope, text);
    await configureImport.execute(scope, { importId: id, merchant_id: merchant, date: "2026-11-23" });
    const mapped = await mapImport.execute(scope, { importId: id, mapping: [{ column: "Extra", field }] });
    expect(mapped).toMatchObject({ ok: true });
  }
  const again = await upload(scope, text);
  await configureImport.execute(scope, { importId: again, merchant_id: one, date: "2026-11-23" });
  expect(await mappingOf(again)).toBe("tags");
  await configureImport.execute(scope, { importId: again, merchant_id: two, date: "2026-11-23" });
  expect(await mappingOf(again)).toBe("region");
});
