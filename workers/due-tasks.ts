import { sendAlerts } from "#app/modules/alerts/commands/send-alerts.server.ts";
import { checkSampledDays } from "#app/modules/analytics/commands/check-days.server.ts";
import { recountAll } from "#app/modules/analytics/commands/recount.server.ts";
import { checkOutDueAgents } from "#app/modules/attendance/commands/check-in.server.ts";
import { deleteOldRuns } from "#app/modules/automation/db/runs.server.ts";
import { rejectDueRequests } from "#app/modules/driver/commands/reject-due-requests.server.ts";
import { notifyExpiringTokens } from "#app/modules/identity/commands/access-tokens/notify-expiring-tokens.server.ts";
import { settleByCalendar } from "#app/modules/invoicing/commands/settlements/settle-by-calendar.server.ts";
import { checkHosts } from "#app/modules/messages/commands/check-hosts.server.ts";
import { announceWindows, tellRouteChanges } from "#app/modules/messages/commands/watch-routes.server.ts";
import { createDueOrders } from "#app/modules/orders/commands/recurring/create-due-orders.server.ts";
import { fireReports } from "#app/modules/reports/commands/fire-reports.server.ts";
import { workReports } from "#app/modules/reports/commands/work-report.server.ts";
import { writeOpenData } from "#app/modules/reports/commands/write-open-data.server.ts";
import { notifyChangedArrivals } from "#app/modules/routes/commands/notify-arrivals.server.ts";
import { publishLateStops } from "#app/modules/routes/db/late-stops.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import type { AppContext } from "#app/platform/http/contexts.server.ts";
import { day } from "#app/platform/kernel/milliseconds.ts";
import { fireRules } from "./automation/fire-rules.ts";
import { workRuns } from "./automation/work-runs.ts";
import { sendCustomerMessages } from "./queues/customer-messages.ts";
import { sweepImports } from "./queues/imports.ts";
import { sendMails } from "./queues/mail.ts";
import { relayOutbox } from "./queues/outbox.ts";

/** A task of the sweep. */
export interface Task {
  name: string;
  /** Runs only at minutes of the hour divisible by this. */
  every?: number;
  run(app: AppContext): Promise<unknown>;
}

/** How long the log of runs is kept. */
const RUN_RETENTION_MS = 90 * day;

/** Each minute: records due runs and continues open ones. */
export async function sweepRules(app: AppContext): Promise<void> {
  await fireRules(app);
  await workRuns(app);
  await commit(app.db, [deleteOldRuns(app.db, app.ports.clock.now() - RUN_RETENTION_MS)]);
}

/** Each minute: starts due reports and goes on with those under way. */
async function sweepReports(app: AppContext): Promise<void> {
  await fireReports(app);
  await workReports(app);
}

/** Tasks that run by a clock: the system's or a sandbox's own. */
export const dueTasks: readonly Task[] = [
  { name: "imports", run: (app) => sweepImports(app) },
  { name: "rules", run: sweepRules },
  { name: "recurring orders", run: createDueOrders },
  { name: "check-outs", run: checkOutDueAgents },
  { name: "requests", run: rejectDueRequests },
  { name: "late stops", run: publishLateStops },
  { name: "arrivals", every: 5, run: notifyChangedArrivals },
  { name: "notified windows", run: tellRouteChanges },
  { name: "announcements", every: 5, run: announceWindows },
  { name: "settlements", every: 15, run: settleByCalendar },
  { name: "host names", every: 60, run: checkHosts },
  { name: "token ends", every: 60, run: notifyExpiringTokens },
  { name: "figures", run: recountAll },
  { name: "figures again", every: 60, run: checkSampledDays },
  { name: "reports", run: sweepReports },
  { name: "open data", every: 5, run: writeOpenData },
  { name: "outbox", run: relayOutbox },
  { name: "alerts", run: sendAlerts },
  { name: "customer messages", run: sendCustomerMessages },
  { name: "mail", run: sendMails },
];
