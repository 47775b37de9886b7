import { command } from "#app/platform/commands/command.server.ts";
import { now } from "#app/platform/db/scope.server.ts";
import { failFields, ok } from "#app/platform/kernel/result.ts";
import { addDays } from "#app/platform/time/day-spans.ts";
import { fireTimes } from "#app/platform/time/fire-times.ts";
import { instantOf, localDateOf } from "#app/platform/time/local-time.ts";
import { readHeard, strangeConditions } from "../db/conditions.reads.server.ts";
import { readWaiting } from "../db/matching.reads.server.ts";
import { automationRuleFields } from "../model/automation-rule.ts";
import { dryAnswers, dryRun } from "../model/dry-run.ts";
import { plannedTypes } from "../model/rule-windows.ts";

const days = 7;
/** Shipments of a kind that are looked at, the newest. */
const most = 5_000;
/** Events that are looked at, the newest. */
const mostEvents = 20_000;

/** What a rule would have matched in the last seven days, as it is written here: nothing is kept, and nothing is done. */
export const dryRunRule = command({
  name: "settings.automation_rules.dry_run",
  permission: ["plans", "plans.execute"],
  subscription: true,
  input: automationRuleFields.pick({
    ...{ schedule: true, delay_minutes: true, duration_minutes: true, shipment_types: true },
    ...{ location_id: true, merchants: true, customers: true, shipping_methods: true, except: true },
    ...{ event: true, conditions: true },
  }),
  async run(scope, rule) {
    const zone = scope.account.timezone;
    const until = now(scope);
    const today = localDateOf(until, zone);
    const dates = Array.from({ length: days }, (_, back) => addDays(today, back - days + 1));
    const since = instantOf(`${dates[0]}T00:00`, zone);
    const { event, schedule } = rule;
    if (event) {
      const wrong = await strangeConditions(scope, rule.conditions);
      if (wrong.length > 0) return failFields({ [`conditions.${wrong[0]}`]: [{ code: "invalid_value" }] });
      const heard = await readHeard(scope, { ...rule, event }, { since, most: mostEvents });
      return ok(dryAnswers(heard, { dates, zone }));
    }
    if (!schedule) return failFields({ schedule: [{ code: "required" }] });
    const types = plannedTypes(rule);
    const waiting = await Promise.all(types.map((type) => readWaiting(scope, rule, { type, since, most })));
    const fires = fireTimes(schedule, zone, { from: since - 1, until }, 3_000);
    return ok(dryRun(waiting.flat(), fires, { dates, zone, reach: rule.delay_minutes + rule.duration_minutes }));
  },
});
