import { createCommand } from "#app/platform/commands/command.server.ts";
import { now } from "#app/platform/db/scope.server.ts";
import { failFields, ok } from "#app/platform/kernel/result.ts";
import { addDays } from "#app/platform/time/day-spans.ts";
import { listFireTimes } from "#app/platform/time/fire-times.ts";
import { toInstant, toLocalDate } from "#app/platform/time/local-time.ts";
import { findInvalidConditions, readRuleEvents } from "../db/conditions.reads.server.ts";
import { readWaitingShipments } from "../db/matching-shipments.reads.server.ts";
import { automationRuleFieldsSchema, listPlannedTypes } from "../model/automation-rule.ts";
import { computeEventDryRun, computeScheduleDryRun } from "../model/dry-run.ts";

const DRY_RUN_DAYS = 7;
/** Maximum number of shipments examined, newest first. */
const MAX_SHIPMENTS = 5_000;
/** Maximum number of events examined, newest first. */
const MAX_EVENTS = 20_000;

/** What an unsaved rule would have matched in the last seven days; nothing is stored or executed. */
export const dryRunRule = createCommand({
  name: "settings.automation_rules.dry_run",
  permission: ["plans", "plans.execute"],
  subscription: true,
  input: automationRuleFieldsSchema.pick({
    ...{ schedule: true, delay_minutes: true, duration_minutes: true, shipment_types: true },
    ...{ location_id: true, merchants: true, customers: true, shipping_methods: true, except: true },
    ...{ event: true, conditions: true },
  }),
  async run(scope, rule) {
    const zone = scope.account.timezone;
    const until = now(scope);
    const today = toLocalDate(until, zone);
    const dates = Array.from({ length: DRY_RUN_DAYS }, (_, back) => addDays(today, back - DRY_RUN_DAYS + 1));
    const since = toInstant(`${dates[0]}T00:00`, zone);
    const { event, schedule } = rule;
    if (event) {
      const wrong = await findInvalidConditions(scope, rule.conditions);
      if (wrong.length > 0) return failFields({ [`conditions.${wrong[0]}`]: [{ code: "invalid_value" }] });
      const received = await readRuleEvents(scope, { ...rule, event }, { since, most: MAX_EVENTS });
      return ok(computeEventDryRun(received, { dates, zone }));
    }
    if (!schedule) return failFields({ schedule: [{ code: "required" }] });
    const types = listPlannedTypes(rule);
    const waiting = await Promise.all(
      types.map((type) => readWaitingShipments(scope, rule, { type, since, most: MAX_SHIPMENTS })),
    );
    const fires = listFireTimes(schedule, zone, { from: since - 1, until }, 3_000);
    return ok(
      computeScheduleDryRun(waiting.flat(), fires, { dates, zone, reach: rule.delay_minutes + rule.duration_minutes }),
    );
  },
});
