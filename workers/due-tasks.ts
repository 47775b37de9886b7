import { sendAlerts } from "#app/modules/alerts/commands/send-alerts.server.ts";
import { recountAll } from "#app/modules/analytics/commands/recount.server.ts";
import { checkOutDueAgents } from "#app/modules/attendance/commands/check-in.server.ts";
import { rejectDueRequests } from "#app/modules/driver/commands/reject-due-requests.server.ts";
import { notifyExpiringTokens } from "#app/modules/identity/commands/access-tokens/notify-expiring-tokens.server.ts";
import { createDueOrders } from "#app/modules/orders/commands/recurring/create-due-orders.server.ts";
import { notifyChangedArrivals } from "#app/modules/routes/commands/notify-arrivals.server.ts";
import { publishLateStops } from "#app/modules/routes/db/late-stops.server.ts";
import type { AppContext } from "#app/platform/http/contexts.server.ts";
import { sweepRules } from "./automation/sweep-rules.ts";
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

/** Tasks that run by a clock: the system's or a sandbox's own. */
export const dueTasks: readonly Task[] = [
  { name: "imports", run: (app) => sweepImports(app) },
  { name: "rules", run: sweepRules },
  { name: "recurring orders", run: createDueOrders },
  { name: "check-outs", run: checkOutDueAgents },
  { name: "requests", run: rejectDueRequests },
  { name: "late stops", run: publishLateStops },
  { name: "arrivals", every: 5, run: notifyChangedArrivals },
  { name: "token ends", every: 60, run: notifyExpiringTokens },
  { name: "figures", run: recountAll },
  { name: "outbox", run: relayOutbox },
  { name: "alerts", run: sendAlerts },
  { name: "mail", run: sendMails },
];
