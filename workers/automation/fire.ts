import {
  type DueRule,
  insertRuns,
  lookAgain,
  type NewRun,
  readDueRules,
} from "#app/data/automation/due-rules.server.ts";
import { commit } from "#app/data/kernel/commit.server.ts";
import { dueAt } from "#app/domain/automation/fire-times.ts";
import { plannedTypes } from "#app/domain/automation/rule-windows.ts";
import type { AppContext } from "#app/http/wrappers/contexts.server.ts";

/** Rules looked at in one go; the others are due a minute later, which is soon enough. */
const atOnce = 200;

/**
 * Writes down what is to be done: a run for each kind of shipment of a rule whose moment has come, and what was missed.
 * Twice at once, or killed on the way, it writes the same rows.
 */
export async function fireRules(app: AppContext): Promise<void> {
  const now = app.ports.clock.now();
  for (const rule of await readDueRules(app.db, app.ports.clock, atOnce)) {
    const due = dueAt(rule.schedule, rule.zone, { due: rule.dueAt, now });
    const runs = rule.active ? runsOf(rule, due) : [];
    const written = runs.length > 0 ? [insertRuns(app, rule, runs)] : [];
    await commit(app.db, [...written, lookAgain(app.db, rule, due.next)]);
  }
}

function runsOf(rule: DueRule, { fire, missed }: ReturnType<typeof dueAt>): NewRun[] {
  const late = missed && {
    ...{ dueAt: missed.from, part: "", state: "missed" as const, reason: "late" as const },
    detail: missed.until > missed.from ? { until: missed.until } : {},
  };
  const due =
    fire === null
      ? []
      : plannedTypes(rule.definition).map((type) => ({
          ...{ dueAt: fire, part: String(type), state: "due" as const },
        }));
  return [...(late ? [late] : []), ...due];
}
