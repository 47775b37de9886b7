import { and, asc, eq, lt, sql } from "drizzle-orm";
import type { OpenRunState, RunDetail, RunReason, RunState } from "#app/domain/automation/automation-run.ts";
import type { Statement } from "../kernel/commit.server.ts";
import type { Database } from "../kernel/database.server.ts";
import { now, type Scope } from "../kernel/scope.server.ts";
import { automationRules, automationRuns } from "../schema/index.ts";
import { nextVersion } from "../settings/catalogue.writes.server.ts";

export type RunRecord = typeof automationRuns.$inferSelect;
export type RuleRecord = typeof automationRules.$inferSelect;

/** As the index of them has it, which the planner must recognise. */
const stillOpen = sql`${automationRuns.state} in ('due', 'made', 'searching')`;

/** Runs in some of the open states, of every account, the oldest first. */
export function readOpenRuns(db: Database, states: readonly OpenRunState[], most: number): Promise<RunRecord[]> {
  return db
    .select()
    .from(automationRuns)
    .where(
      sql`${automationRuns.state} in (${sql.join(
        states.map((state) => sql`${state}`),
        sql`, `,
      )}) and ${stillOpen}`,
    )
    .orderBy(asc(automationRuns.id))
    .limit(most);
}

/** The rule that a run is of; null when it is gone. */
export async function readRunRule(scope: Scope, { ruleId }: RunRecord): Promise<RuleRecord | null> {
  const own = and(eq(automationRules.accountId, scope.account.id), eq(automationRules.id, ruleId));
  const [rule] = await scope.db.select().from(automationRules).where(own);
  return rule ?? null;
}

/** Where a run has come to. */
export interface RunStep {
  state: RunState;
  reason?: RunReason | undefined;
  planId?: string;
  detail?: RunDetail;
}

/** Takes a run further, from where it was read: for the batch of what it did. Another one that was faster makes the batch a lost race. */
export function stepRun(scope: Scope, run: RunRecord, { state, reason, planId, detail }: RunStep): Statement {
  return scope.db
    .update(automationRuns)
    .set({
      ...{ state, reason: reason ?? null, changedAt: now(scope) },
      ...(planId ? { planId } : {}),
      detail: { ...run.detail, ...detail },
      version: nextVersion(automationRuns.version, run.version),
    })
    .where(and(eq(automationRuns.accountId, scope.account.id), eq(automationRuns.id, run.id)));
}

/** Somebody begins with a run: counted, so that one which kills its worker is given up in the end. */
export async function countTry(db: Database, run: RunRecord): Promise<void> {
  await db
    .update(automationRuns)
    .set({ tries: sql`${automationRuns.tries} + 1` })
    .where(eq(automationRuns.id, run.id));
}

/** Lines of the log that have served their time. */
export function forgetRuns(db: Database, before: number): Statement {
  return db.delete(automationRuns).where(lt(automationRuns.changedAt, before));
}
