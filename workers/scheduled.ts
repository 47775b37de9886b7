import { sampleDays } from "#app/data/home/day-samples.server.ts";
import { commit } from "#app/data/kernel/commit.server.ts";
import { logFailure, traced } from "#app/data/kernel/trace.server.ts";
import { forgetOld } from "#app/data/outbox/retention.writes.server.ts";
import { tellLateStops } from "#app/data/routes/late-stops.server.ts";
import { eraseRipe } from "#app/data/shops/erase.server.ts";
import { proveAll } from "#app/features/accounting/books/prove-all.server.ts";
import { checkOutDue } from "#app/features/fleet/check-out-due.server.ts";
import { sweepDocuments } from "#app/features/orders/documents/read-documents.server.ts";
import { makeDueOrders } from "#app/features/orders/recurring/make-due.server.ts";
import { rejectDue } from "#app/features/routes/drive/reject-due.server.ts";
import { tellChangedArrivals } from "#app/features/routes/tell-arrivals.server.ts";
import { tellExpiringTokens } from "#app/features/settings/access-tokens/tell-expiring.server.ts";
import { sendAlerts } from "#app/features/settings/alerts/send-alerts.server.ts";
import type { AppContext } from "#app/http/wrappers/contexts.server.ts";
import { sweepRules } from "./automation/sweep.ts";
import { learnDuePaces } from "./learn-paces.ts";
import { sweepPlans } from "./plan-room/sweep.ts";
import { sweepImports } from "./queues/imports.ts";
import { sendMails } from "./queues/mail.ts";
import { relay } from "./queues/outbox.ts";
import { wakeShops } from "./queues/shops.ts";
import { wakeEndpoints } from "./queues/webhooks.ts";

/** What a sweep looks after: each drives what a lost wake-up or a killed process left behind. */
const tasks: readonly { name: string; run(app: AppContext): Promise<unknown> }[] = [
  { name: "outbox", run: relay },
  { name: "alerts", run: sendAlerts },
  { name: "mail", run: sendMails },
  { name: "webhooks", run: (app) => wakeEndpoints(app, "all") },
  { name: "shops", run: (app) => wakeShops(app, "all") },
  { name: "imports", run: sweepImports },
  { name: "plans", run: sweepPlans },
  { name: "rules", run: sweepRules },
  { name: "recurring orders", run: makeDueOrders },
  { name: "check-outs", run: checkOutDue },
  { name: "requests", run: rejectDue },
  { name: "documents", run: sweepDocuments },
  { name: "late stops", run: tellLateStops },
  { name: "arrivals", run: every(5, tellChangedArrivals) },
  { name: "token ends", run: every(60, tellExpiringTokens) },
  { name: "day", run: every(15, ({ db, ports }) => sampleDays(db, ports.clock.now())) },
  { name: "books", run: every(60, proveAll) },
  { name: "streets", run: every(60, ({ ports }) => ports.forgetOldStreets(ports.clock.now())) },
  { name: "privacy", run: every(60, eraseRipe) },
  { name: "paces", run: every(60, learnDuePaces) },
  { name: "retention", run: ({ db, ports }) => commit(db, forgetOld(db, ports.clock.now())) },
];

/** What need not be looked at each minute: at the minutes of the hour that this many divide. */
function every(minutes: number, run: (app: AppContext) => Promise<unknown>): (app: AppContext) => Promise<unknown> {
  return async (app) => {
    if (Math.floor(app.ports.clock.now() / 60_000) % minutes === 0) await run(app);
  };
}

/** Every minute. A task that fails is reported and does not keep the others from running. */
export async function sweep(app: AppContext): Promise<void> {
  const id = crypto.randomUUID();
  for (const task of tasks)
    await traced({ where: "cron", id, what: task.name }, async () => {
      try {
        await task.run(app);
      } catch (error) {
        logFailure(error);
      }
    });
}
