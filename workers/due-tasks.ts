import { sendAlerts } from "#app/modules/alerts/commands/send-alerts.server.ts";
import { checkOutDue } from "#app/modules/attendance/commands/check-out-due.server.ts";
import { rejectDue } from "#app/modules/driver/commands/reject-due.server.ts";
import { tellExpiringTokens } from "#app/modules/identity/commands/access-tokens/tell-expiring.server.ts";
import { makeDueOrders } from "#app/modules/orders/commands/recurring/make-due.server.ts";
import { tellChangedArrivals } from "#app/modules/routes/commands/tell-arrivals.server.ts";
import { tellLateStops } from "#app/modules/routes/db/late-stops.server.ts";
import type { AppContext } from "#app/platform/http/contexts.server.ts";
import { sweepRules } from "./automation/sweep.ts";
import { sweepImports } from "./queues/imports.ts";
import { sendMails } from "./queues/mail.ts";
import { relay } from "./queues/outbox.ts";

/** Something that a sweep looks after. */
export interface Task {
  name: string;
  /** What need not be looked at each minute: at the minutes of the hour that this divides. */
  every?: number;
  run(app: AppContext): Promise<unknown>;
}

/** What is due by a clock, everybody's or a sandbox's own. */
export const byEveryClock: readonly Task[] = [
  { name: "imports", run: sweepImports },
  { name: "rules", run: sweepRules },
  { name: "recurring orders", run: makeDueOrders },
  { name: "check-outs", run: checkOutDue },
  { name: "requests", run: rejectDue },
  { name: "late stops", run: tellLateStops },
  { name: "arrivals", every: 5, run: tellChangedArrivals },
  { name: "token ends", every: 60, run: tellExpiringTokens },
  { name: "outbox", run: relay },
  { name: "alerts", run: sendAlerts },
  { name: "mail", run: sendMails },
];
