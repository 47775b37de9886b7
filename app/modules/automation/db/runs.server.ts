import { and, asc, eq, getTableColumns, lt, sql } from "drizzle-orm";
import { incrementVersion } from "#app/platform/catalogue/rows.writes.server.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { isOnClock } from "#app/platform/db/sandbox-clock.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import type { OpenRunState, RuleRunState, RunDetail, RunReason } from "../model/automation-run.ts";
import { automationRules, automationRuns } from "./automation.tables.ts";

export type RunRecord = typeof automationRuns.$inferSelect;
export type RuleRecord = typeof automationRules.$inferSelect;

/** Written as in the partial index, so that the query planner uses it. */
const isOpenRun = sql`${automationRuns.state} in ('due', 'made', 'searching')`;

/** Runs in given open states of all accounts, oldest moment first, and in run order within a moment. */
export function readOpenRuns(
  { db, ports }: Pick<Scope, "db" | "ports">,
  states: readonly OpenRunState[],
  limit: number,
): Promise<RunRecord[]> {
  return db
    .select(getTableColumns(automationRuns))
    .from(automationRuns)
    .leftJoin(automationRules, eq(automationRules.id, automationRuns.ruleId))
    .where(
      sql`${automationRuns.state} in (${sql.join(
        states.map((state) => sql`${state}`),
        sql`, `,
      )}) and ${isOpenRun} and ${isOnClock(ports.clock, automationRuns.accountId)}`,
    )
    .orderBy(asc(automationRuns.dueAt), asc(automationRules.position), asc(automationRules.id), asc(automationRuns.id))
    .limit(limit);
}

/** The run of an earlier rule for the same moment and the same event or shipment type. */
export interface EarlierRun {
  rule: string;
  stops: boolean;
  state: RuleRunState;
  planId: string | null;
}

/** Runs of earlier rules about the same moment and part. */
export async function readEarlierRuns(
  scope: Scope,
  { id, position }: RuleRecord,
  { dueAt, part }: RunRecord,
): Promise<EarlierRun[]> {
  const same = and(
    eq(automationRuns.ruleId, automationRules.id),
    eq(automationRuns.dueAt, dueAt ?? 0),
    eq(automationRuns.part, part),
  );
  const rows = await scope.db
    .select({
      ...{ rule: automationRules.name, definition: automationRules.definition },
      ...{ state: automationRuns.state, planId: automationRuns.planId },
    })
    .from(automationRules)
    .innerJoin(automationRuns, same)
    .where(
      and(
        eq(automationRules.accountId, scope.account.id),
        sql`(${automationRules.position}, ${automationRules.id}) < (${position}, ${id})`,
      ),
    )
    .orderBy(asc(automationRules.position), asc(automationRules.id));
  return rows.map(({ definition, ...row }) => ({ ...row, stops: definition.stops ?? false }));
}

/** The rule of a run; null when it was deleted. */
export async function readRunRule(scope: Scope, { ruleId }: RunRecord): Promise<RuleRecord | null> {
  const own = and(eq(automationRules.accountId, scope.account.id), eq(automationRules.id, ruleId));
  const [rule] = await scope.db.select().from(automationRules).where(own);
  return rule ?? null;
}

/** Saves the progress of a run. */
export interface RunStep {
  state: RuleRunState;
  reason?: RunReason | undefined;
  planId?: string;
  detail?: RunDetail;
}

/**
 * Advances a run from the state it was read in, in the batch of its work. A concurrent update makes the batch a lost
 * race.
 */
export function updateRun(scope: Scope, run: RunRecord, { state, reason, planId, detail }: RunStep): Statement {
  return scope.db
    .update(automationRuns)
    .set({
      ...{ state, reason: reason ?? null, changedAt: now(scope) },
      ...(planId ? { planId } : {}),
      detail: { ...run.detail, ...detail },
      version: incrementVersion(automationRuns.version, run.version),
    })
    .where(and(eq(automationRuns.accountId, scope.account.id), eq(automationRuns.id, run.id)));
}

/** Starts a run and counts the attempt, so that a run that keeps killing its worker fails in the end. */
export async function countRunAttempt(db: Database, run: RunRecord): Promise<void> {
  await db
    .update(automationRuns)
    .set({ tries: sql`${automationRuns.tries} + 1` })
    .where(eq(automationRuns.id, run.id));
}

/** Deletes expired log lines. */
export function deleteOldRuns(db: Database, before: number): Statement {
  return db.delete(automationRuns).where(lt(automationRuns.changedAt, before));
}
