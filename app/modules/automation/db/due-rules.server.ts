import { and, asc, eq, lte, sql } from "drizzle-orm";
import { accounts } from "#app/modules/workspace/db/workspace.tables.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { insertJsonRows } from "#app/platform/db/json-rows.server.ts";
import { isOnClock } from "#app/platform/db/sandbox-clock.server.ts";
import { newId, type Scope } from "#app/platform/db/scope.server.ts";
import type { Clock } from "#app/platform/kernel/ports.ts";
import type { Schedule } from "#app/platform/time/schedule.ts";
import type { AutomationRuleInput } from "../model/automation-rule.ts";
import type { RuleRunState, RunDetail, RunReason } from "../model/automation-run.ts";
import { automationRules, automationRuns } from "./automation.tables.ts";

/** A due rule, paused ones included, with its account's time zone. */
export interface DueRule {
  id: string;
  accountId: string;
  name: string;
  active: boolean;
  dueAt: number;
  schedule: Schedule;
  definition: Pick<AutomationRuleInput, "shipment_types">;
  zone: string;
}

/** Rules that are due, oldest first; by the index of their due times. */
export async function readDueRules(db: Database, clock: Clock, limit: number): Promise<DueRule[]> {
  const now = clock.now();
  const rows = await db
    .select({ rule: automationRules, zone: accounts.timezone })
    .from(automationRules)
    .innerJoin(accounts, eq(accounts.id, automationRules.accountId))
    .where(and(lte(automationRules.nextAt, now), isOnClock(clock, automationRules.accountId)))
    .orderBy(asc(automationRules.nextAt), asc(automationRules.position), asc(automationRules.id))
    .limit(limit);
  return rows.flatMap(({ rule: { definition, ...rule }, zone }) =>
    definition.schedule
      ? [
          {
            ...{ id: rule.id, accountId: rule.accountId, name: rule.name, active: rule.active ?? false },
            ...{ dueAt: rule.nextAt ?? now, schedule: definition.schedule, definition, zone },
          },
        ]
      : [],
  );
}

/** Sets the next time the rule is due, unless someone changed it or another sweep did this meanwhile. */
export function rescheduleRule(db: Database, { id, dueAt }: Pick<DueRule, "id" | "dueAt">, next: number): Statement {
  return db
    .update(automationRules)
    .set({ nextAt: next })
    .where(and(eq(automationRules.id, id), eq(automationRules.nextAt, dueAt)));
}

/** A run at its creation. */
export interface NewRun {
  dueAt: number;
  part: string;
  state: RuleRunState;
  reason?: RunReason;
  detail?: RunDetail;
}

/** Inserts runs of a rule; existing runs of the same moment and part stay unchanged. */
export function insertRuns(
  scope: Pick<Scope, "db" | "ports">,
  rule: Pick<DueRule, "id" | "accountId" | "name">,
  runs: readonly NewRun[],
): Statement {
  return insertJsonRows(scope.db, {
    table: automationRuns,
    columns: {
      id: (run: NewRun & { id: string }) => run.id,
      accountId: () => rule.accountId,
      ruleId: () => rule.id,
      ruleName: () => rule.name,
      dueAt: ({ dueAt }) => dueAt,
      part: ({ part }) => part,
      state: ({ state }) => state,
      reason: ({ reason }) => reason,
      detail: ({ detail }) => detail ?? {},
      changedAt: () => scope.ports.clock.now(),
      tries: () => 0,
      version: () => 1,
    },
    rows: runs.map((run) => ({ ...run, id: newId(scope) })),
    conflict: sql`on conflict (rule_id, due_at, part) do nothing`,
  });
}
