import { tellLateStops } from "#app/data/routes/late-stops.server.ts";
import { checkOutDue } from "#app/features/fleet/check-out-due.server.ts";
import { makeDueOrders } from "#app/features/orders/recurring/make-due.server.ts";
import { rejectDue } from "#app/features/routes/drive/reject-due.server.ts";
import { tellChangedArrivals } from "#app/features/routes/tell-arrivals.server.ts";
import { tellExpiringTokens } from "#app/features/settings/access-tokens/tell-expiring.server.ts";
import { sendAlerts } from "#app/features/settings/alerts/send-alerts.server.ts";
import type { AppContext } from "#app/http/wrappers/contexts.server.ts";
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
