import { buildDeleteGuard, buildUpdateGuard } from "#app/platform/db/triggers/guard-triggers.ts";
import { buildTrigger, type TriggerPart } from "#app/platform/db/triggers/trigger.ts";
import { periodEvents } from "./closing.tables.ts";

export const closingTriggers: readonly TriggerPart[] = [
  {
    why: "A month is closed and reopened by an event that stays, in the same statement: no lock moves without a name and a time.",
    statements: [
      buildTrigger({
        ...{ name: "period_events_lock", at: "AFTER INSERT", on: periodEvents },
        run: [
          `INSERT INTO period_locks (account_id, closed_through, version) VALUES (NEW.account_id, NEW.closed_through, NEW.version)
  ON CONFLICT (account_id) DO UPDATE SET closed_through = NEW.closed_through, version = NEW.version;`,
        ],
      }),
      buildUpdateGuard(periodEvents, "period_events is append-only"),
      buildDeleteGuard(periodEvents, "period_events is append-only"),
    ],
  },
];
