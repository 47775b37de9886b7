import { sendAlerts } from "#app/modules/alerts/commands/send-alerts.server.ts";
import { checkOutDueAgents } from "#app/modules/attendance/commands/check-out-due-agents.server.ts";
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

/** Something that a sweep looks after. */
export interface Task {
  name: string;
  /** What need not be looked at each minute: at the minutes of the hour that this divides. */
  every?: number;
  run(app: AppContext): Promise<unknown>;
}

/** What is due by a clock, everybody's or a sandbox's own. */
export const dueTasks: readonly Task[] = [
  { name: "imports", run: sweepImports },
  { name: "rules", run: sweepRules },
  { name: "recurring orders", run: createDueOrders },
  { name: "check-outs", run: checkOutDueAgents },
  { name: "requests", run: rejectDueRequests },
  { name: "late stops", run: publishLateStops },
  { name: "arrivals", every: 5, run: notifyChangedArrivals },
  { name: "token ends", every: 60, run: notifyExpiringTokens },
  { name: "outbox", run: relayOutbox },
  { name: "alerts", run: sendAlerts },
  { name: "mail", run: sendMails },
];
