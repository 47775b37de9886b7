import {
  type DueRule,
  insertRuns,
  type NewRun,
  readDueRules,
  rescheduleRule,
} from "#app/modules/automation/db/due-rules.server.ts";
import { listPlannedTypes } from "#app/modules/automation/model/automation-rule.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { logFailure } from "#app/platform/db/trace.server.ts";
import type { AppContext } from "#app/platform/http/contexts.server.ts";
import { computeDue } from "#app/platform/time/fire-times.ts";

/** Rules read at once. */
const BATCH_SIZE = 200;
/**
 * Maximum rounds: a fire time that is not recorded within some minutes is missed, so a popular time must be handled in
 * one sweep.
 */
const MAX_ROUNDS = 50;

/**
 * Records due work: a run for each shipment type of a due rule, and missed fire times. Concurrent or killed sweeps
 * write the same rows. A rule that fails does not stop others.
 */
export async function fireRules(app: AppContext): Promise<void> {
  const failed = new Set<string>();
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const due = await readDueRules(app.db, app.ports.clock, BATCH_SIZE + failed.size);
    const fresh = due.filter(({ id }) => !failed.has(id));
    for (const rule of fresh) {
      try {
        await fireRule(app, rule);
      } catch (error) {
        failed.add(rule.id);
        logFailure(error, { where: "cron", what: "rule", rule: rule.id, account: rule.accountId });
      }
    }
    if (fresh.length < BATCH_SIZE) return;
  }
}

async function fireRule(app: AppContext, rule: DueRule): Promise<void> {
  const due = computeDue(rule.schedule, rule.zone, { due: rule.dueAt, now: app.ports.clock.now() });
  const runs = rule.active ? toRuns(rule, due) : [];
  const written = runs.length > 0 ? [insertRuns(app, rule, runs)] : [];
  await commit(app.db, [...written, rescheduleRule(app.db, rule, due.next)]);
}

function toRuns(rule: DueRule, { fire, missed }: ReturnType<typeof computeDue>): NewRun[] {
  const late = missed && {
    ...{ dueAt: missed.from, part: "", state: "missed" as const, reason: "late" as const },
    detail: missed.until > missed.from ? { until: missed.until } : {},
  };
  const due =
    fire === null
      ? []
      : listPlannedTypes(rule.definition).map((type) => ({
          ...{ dueAt: fire, part: String(type), state: "due" as const },
        }));
  return [...(late ? [late] : []), ...due];
}
