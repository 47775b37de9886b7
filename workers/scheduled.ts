import { recordMinute } from "#app/modules/developers/db/status.server.ts";
import { sampleDays } from "#app/modules/home/db/day-samples.server.ts";
import { reconcileAllBooks } from "#app/modules/ledger/commands/books/reconcile-books.server.ts";
import { sweepDocuments } from "#app/modules/orders/commands/documents/read-documents.server.ts";
import { listAccountsDueForPaces, updatePaces } from "#app/modules/planning/db/learned-paces.server.ts";
import { readBusyPlans } from "#app/modules/plans/db/busy-plans.reads.server.ts";
import { updateMargins } from "#app/modules/routes/db/learned-margins.server.ts";
import { erasePersonalData } from "#app/modules/shops/db/erase-personal-data.server.ts";
import { readAccountScope } from "#app/platform/db/account-scope.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { getTraceId, logFailure, runTraced } from "#app/platform/db/trace.server.ts";
import type { AppContext } from "#app/platform/http/contexts.server.ts";
import { dueTasks, type Task } from "./due-tasks.ts";
import { wakeShops } from "./queues/shops.ts";
import { wakeEndpoints } from "./queues/webhooks.ts";
import { purgeExpired } from "./retention.ts";
import { sweepSandboxes } from "./sandbox/work-sandboxes.ts";

/** Accounts processed at once; the others are due an hour later. */
const BATCH_SIZE = 50;

/** Learns travel times and margins of arrivals for accounts that drove since the last run. Once an hour is enough. */
export async function learnFromDrives(app: Pick<AppContext, "db" | "ports">): Promise<void> {
  const actor = { id: null, name: "Waybill", language: "en" };
  for (const id of await listAccountsDueForPaces(app.db, BATCH_SIZE)) {
    const scope = await readAccountScope(app, id, actor);
    if (!scope) continue;
    await updateMargins(scope);
    await updatePaces(scope);
  }
}

/** Tasks of the sweep: each resumes what a lost wake-up or killed process left. */
const sweepTasks: readonly Task[] = [
  ...dueTasks,
  { name: "sandboxes", run: sweepSandboxes },
  { name: "webhooks", run: (app) => wakeEndpoints(app, "all") },
  { name: "shops", run: (app) => wakeShops(app, "all") },
  { name: "plans", run: sweepPlans },
  { name: "documents", run: sweepDocuments },
  { name: "status", run: recordMinute },
  { name: "day", every: 15, run: sampleDays },
  { name: "books", every: 60, run: reconcileAllBooks },
  { name: "streets", every: 60, run: ({ ports }) => ports.deleteOldStreetBuilds(ports.clock.now()) },
  { name: "privacy", every: 60, run: erasePersonalData },
  { name: "paces", every: 60, run: learnFromDrives },
  { name: "retention", run: ({ db, ports }) => commit(db, purgeExpired(db, ports.clock.now())) },
];

/** Tasks whose work is claimed by a lease: between two sweeps they take over what a killed worker held. */
const leasedTasks: readonly Task[] = sweepTasks.filter(({ name }) =>
  ["outbox", "customer messages", "mail", "sandboxes", "webhooks", "shops"].includes(name),
);
/** How often they look between two sweeps, milliseconds. */
const LEASED_INTERVAL_MS = 4_000;

/** Every minute. */
export async function sweep(app: AppContext): Promise<void> {
  const minute = Math.floor(app.ports.clock.now() / 60_000);
  await runTasks(
    app,
    sweepTasks.filter(({ every = 1 }) => minute % every === 0),
  );
}

/** Until the next sweep: so that what a killed worker held goes on as soon as its lease has ended. */
export async function resumeUntilNextSweep(app: AppContext): Promise<void> {
  for (let waited = LEASED_INTERVAL_MS; waited < 60_000; waited += LEASED_INTERVAL_MS) {
    await scheduler.wait(LEASED_INTERVAL_MS);
    await runTasks(app, leasedTasks);
  }
}

/** A failing task is reported and does not stop the others. */
async function runTasks(app: AppContext, tasks: readonly Task[]): Promise<void> {
  const id = crypto.randomUUID();
  for (const task of tasks)
    await runTraced({ where: "cron", id, what: task.name }, async () => {
      try {
        await task.run(app);
      } catch (error) {
        logFailure(error);
      }
    });
}

/** Wakes the rooms of plans that are being optimized. Normally their own alarms do; this covers dead processes. */
export async function sweepPlans({ db, ports }: AppContext): Promise<void> {
  for (const { id, accountId } of await readBusyPlans(db))
    await ports
      .planRoom(id)
      .revive({ accountId, userId: "system", name: "Waybill", language: "en", request: getTraceId() }, { planId: id });
}
