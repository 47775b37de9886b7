import { asc, eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { advanceImport } from "#app/modules/imports/commands/run/advance-import.server.ts";
import { commitImport } from "#app/modules/imports/commands/run/commit-import.server.ts";
import { configureImport } from "#app/modules/imports/commands/run/configure-import.server.ts";
import { uploadImport } from "#app/modules/imports/commands/run/upload-import.server.ts";
import { importRows, orderImports } from "#app/modules/imports/db/imports.tables.ts";
import { orderEvents, orderPackages, orders } from "#app/modules/orders/db/orders.tables.ts";
import { orderStatuses } from "#app/modules/orders/model/order.enums.ts";
import { outbox } from "#app/platform/db/messages.tables.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { createBreakingDatabase } from "#tests/factories/breaking-database.ts";
import { createOrderFile } from "#tests/factories/import-files.ts";
import { noQueues } from "#tests/factories/no-queues.ts";
import { createDepot } from "#tests/factories/orders.ts";
import { sweepImports } from "#workers/queues/imports.ts";
import { setTimeTo } from "../test-clock.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

let place: TestWorkspace;
let scope: Scope;
/** The same account without a queue behind it: the test decides when work continues. */
let woken: string[];

beforeEach(async () => {
  place = await createTestWorkspace();
  await createDepot(place.scope);
  woken = [];
  const wake = { ...noQueues, imports: async (id: string) => void woken.push(id) };
  scope = { ...place.scope, ports: { ...place.scope.ports, wake } };
});

async function upload(text: string, name = "orders.csv"): Promise<string> {
  const result = await uploadImport.execute(scope, { file_name: name, bytes: new TextEncoder().encode(text) });
  if (!result.ok) throw new Error(JSON.stringify(result.failure));
  const [row] = await scope.db.select({ id: orderImports.id }).from(orderImports).orderBy(sql`rowid desc`).limit(1);
  return row?.id ?? "";
}

async function checked(text: string): Promise<string> {
  const id = await upload(text);
  const started = await configureImport.execute(scope, { importId: id, date: "2026-11-23" });
  expect(started).toEqual({ ok: true, value: { status: "validating" } });
  await advanceImport(scope, id);
  return id;
}

const recordOf = async (id: string) => {
  const [row] = await scope.db.select().from(orderImports).where(eq(orderImports.id, id));
  if (!row) throw new Error("no import");
  return row;
};
const rowsOf = (id: string) =>
  scope.db.select().from(importRows).where(eq(importRows.importId, id)).orderBy(asc(importRows.row));
const ordersOf = (id: string) =>
  scope.db.select().from(orders).where(eq(orders.importId, id)).orderBy(asc(orders.importRow));

/** A further row of an order: its reference and another package, and nothing else of the first row. */
const furtherOf = (order: number) => ({
  Reference: `REF-${order}`,
  ...Object.fromEntries(["First name", "Last name", "Phone", "Address", "City", "Notes"].map((head) => [head, ""])),
  ...Object.fromEntries(["Latitude", "Longitude", "COD amount", "COD currency"].map((head) => [head, ""])),
});

describe("an import", () => {
  it("creates an order for every row with the row's data", async () => {
    const id = await checked(createOrderFile(30));
    expect((await recordOf(id)).counts).toMatchObject({ total: 30, checked: 30, valid: 30, error: 0 });
    expect(await commitImport.execute(scope, { importId: id })).toMatchObject({ ok: true });
    await advanceImport(scope, id);
    const record = await recordOf(id);
    expect(record.status).toBe("done");
    expect(record.counts).toMatchObject({ created: 30, draft: 0, skipped: 0 });
    const made = await ordersOf(id);
    expect(made).toHaveLength(30);
    expect(made[0]).toMatchObject({
      externalId: "REF-1",
      importRow: 2,
      status: orderStatuses.code.ready,
      customerName: "Amra Kovač 1",
      deliveryFrom: "2026-11-23T08:00",
      deliveryTo: "2026-11-23T15:00",
      serviceMinutes: 7.5,
      packageCount: 1,
      weight: 1234,
      codAmount: 2990,
      codCurrency: "BAM",
    });
    const events = await scope.db.select().from(orderEvents);
    expect(events).toHaveLength(30);
    // Beside other accounts batches are short, and each has its events.
    const received = new Set((await scope.db.select().from(outbox)).map(({ topic }) => topic));
    expect([...received].sort()).toEqual(["customer.created", "import.completed", "order.created"]);
    expect(await rowsOf(id)).toHaveLength(0);
  });

  it("shares a weight among several packages so that the order's total is exact", async () => {
    const id = await checked(createOrderFile(1, () => ({ "Package count": "42", "Weight kg": "64.318" })));
    await commitImport.execute(scope, { importId: id });
    await advanceImport(scope, id);
    expect((await ordersOf(id))[0]).toMatchObject({ packageCount: 42, weight: 64_318 });
    expect((await scope.db.select().from(orderPackages)).map(({ quantity, weight }) => [quantity, weight])).toEqual([
      [41, 1531],
      [1, 1547],
    ]);
  });

  it.each(["before", "after"] as const)(
    "resumes when killed %s any batch, with no row lost or duplicated",
    async (moment) => {
      // An hour later no other account has made requests lately: batches are long.
      setTimeTo(new Date(scope.ports.clock.now() + 3_600_000).toISOString());
      const file = createOrderFile(
        2_600,
        (at): Record<string, string> => (at % 500 === 7 ? { Phone: "" } : at === 900 ? furtherOf(5) : {}),
      );
      const id = await upload(file);
      await configureImport.execute(scope, { importId: id, date: "2026-11-23" });
      const killed = async () => {
        for (let run = 0; run < 400; run += 1) {
          const db = createBreakingDatabase(scope.db, (batch) => (batch === 1 + (run % 2) ? moment : null));
          try {
            await advanceImport({ db, ports: scope.ports }, id);
            return;
          } catch (error) {
            expect(String(error)).toContain("killed");
          }
        }
        throw new Error("it never ended");
      };
      await killed();
      expect((await recordOf(id)).counts).toMatchObject({ checked: 2_600, error: 6, part: 1, valid: 2_593 });
      expect((await rowsOf(id)).map(({ row }) => row)).toEqual([9, 509, 902, 1009, 1509, 2009, 2509]);
      await commitImport.execute(scope, { importId: id });
      await killed();
      const record = await recordOf(id);
      expect(record.status).toBe("done");
      expect(record.counts).toMatchObject({ checked: 2_600, created: 2_593, part: 1, skipped: 6 });
      const made = await ordersOf(id);
      expect(made).toHaveLength(2_593);
      expect(new Set(made.map(({ importRow }) => importRow)).size).toBe(2_593);
      expect(await scope.db.$count(orderEvents)).toBe(2_593);
      const packages = await scope.db.select({ n: sql<number>`sum(quantity)` }).from(orderPackages);
      expect(packages[0]?.n).toBe(made.reduce((sum, { packageCount }) => sum + packageCount, 0));
    },
  );

  it("runs once with concurrent consumers, and with late messages", async () => {
    const id = await checked(createOrderFile(1_300));
    await commitImport.execute(scope, { importId: id });
    await Promise.all([advanceImport(scope, id), advanceImport(scope, id), advanceImport(scope, id)]);
    await advanceImport(scope, id);
    await advanceImport(scope, id);
    expect((await recordOf(id)).counts).toMatchObject({ created: 1_300, skipped: 0 });
    expect(await ordersOf(id)).toHaveLength(1_300);
    expect(await scope.db.$count(orderEvents)).toBe(1_300);
  });

  it("is resumed by the sweep after a minute without progress, and fails after ten attempts", async () => {
    const id = await upload(createOrderFile(3));
    await configureImport.execute(scope, { importId: id });
    const app = { db: scope.db, ports: scope.ports };
    woken.length = 0;
    await sweepImports(Object(app), 600_000);
    expect(woken).toEqual([]);
    const later = (minutes: number) => ({
      ...app,
      ports: { ...scope.ports, clock: { now: () => Date.now() + minutes * 61_000 } },
    });
    for (let minute = 1; minute <= 11; minute += 1) await sweepImports(Object(later(minute)), 600_000);
    expect(woken).toHaveLength(10);
    expect(await recordOf(id)).toMatchObject({ status: "failed", problem: { code: "unexpected" } });
  });

  it("is resumed by the first sweep after a restart, however recently it made progress", async () => {
    const id = await upload(createOrderFile(3));
    await configureImport.execute(scope, { importId: id });
    woken.length = 0;
    const soon = { now: () => Date.now() + 2_000 };
    const app: unknown = { db: scope.db, ports: { ...scope.ports, clock: soon } };
    await sweepImports(Object(app), 600_000);
    expect(woken).toEqual([]);
    await sweepImports(Object(app), 0);
    expect(woken).toEqual([id]);
  });
});
