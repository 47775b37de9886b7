import { and, asc, eq, lt, lte, sql } from "drizzle-orm";
import { accounts } from "#app/modules/workspace/db/workspace.tables.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { selectIds } from "#app/platform/db/json-rows.server.ts";
import { isOnClock } from "#app/platform/db/sandbox-clock.server.ts";
import { eventRetentionMs } from "#app/platform/events/envelope.ts";
import type { OutboxMessage } from "#app/platform/events/outbox.writes.server.ts";
import type { Clock } from "#app/platform/kernel/ports.ts";
import { computeAlertDue } from "../model/alert-due.ts";
import type { AlertRule } from "./alert-rules.server.ts";
import { alertLines, alertRules } from "./alerts.tables.ts";

export type AlertLine = typeof alertLines.$inferSelect;

/** Adds a line for each event that a message logged and each matching rule, due at the time that the rule sets. */
export async function insertAlertLines(
  db: Database,
  { id, accountId, topic }: OutboxMessage,
  now: number,
): Promise<Statement[]> {
  const asks = sql`exists (select 1 from json_each(${alertRules.events}) w where w.value = ${topic})`;
  const rules = await db
    .select({ rule: alertRules, zone: accounts.timezone })
    .from(alertRules)
    .innerJoin(accounts, eq(accounts.id, alertRules.accountId))
    .where(and(eq(alertRules.accountId, accountId), eq(alertRules.active, true), asks));
  if (rules.length === 0) return [];
  const due = rules.map(({ rule, zone }) => ({ rule: rule.id, due: computeAlertDue(now, toAlertHours(rule), zone) }));
  return [
    db.run(sql`insert into alert_lines (account_id, rule_id, event_id, type, object_id, number, at, due_at)
      select l.account_id, j.value->>'rule', l.id, l.type, l.object_id, l.number, l.at, j.value->>'due'
      from event_log l, json_each(${JSON.stringify(due)}) j
      where +l.account_id = ${accountId} and l.id > ${`${id}.`} and l.id < ${`${id}/`}
      order by l.seq on conflict (rule_id, event_id) do nothing`),
  ];
}

function toAlertHours({ digest, quietFrom, quietUntil }: AlertRule) {
  return { digest, quiet_from: quietFrom ?? undefined, quiet_to: quietUntil ?? undefined };
}

/** Rules with due lines, the longest waiting first. */
export async function listDueRules(db: Database, clock: Clock, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: alertLines.ruleId })
    .from(alertLines)
    .where(and(lte(alertLines.dueAt, clock.now()), isOnClock(clock, alertLines.accountId)))
    .groupBy(alertLines.ruleId)
    .orderBy(sql`min(${alertLines.dueAt})`)
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Due lines of a rule, oldest first. */
export function readDueLines(db: Database, rule: AlertRule, now: number, limit: number): Promise<AlertLine[]> {
  return db
    .select()
    .from(alertLines)
    .where(and(eq(alertLines.accountId, rule.accountId), eq(alertLines.ruleId, rule.id), lte(alertLines.dueAt, now)))
    .orderBy(asc(alertLines.seq))
    .limit(limit);
}

/** Marks lines as sent; fails for the slower of two concurrent workers. */
export function markLinesSent(db: Database, rule: AlertRule, lines: readonly AlertLine[]): Statement[] {
  const ids = selectIds(lines.map(({ eventId }) => eventId));
  return [
    db.run(
      sql`update alert_rules set round = case when round = ${rule.round} then round + 1 end where id = ${rule.id}`,
    ),
    db.run(sql`update alert_lines set due_at = null where rule_id = ${rule.id} and event_id in ${ids}`),
  ];
}

/** Discards lines of rules that no longer exist. */
export function discardLines(db: Database, ruleIds: readonly string[]): Statement {
  return db.run(
    sql`update alert_lines set due_at = null where due_at is not null and rule_id in ${selectIds(ruleIds)}`,
  );
}

/** Deletes lines as old as the events behind them. */
export function purgeAlertLines(db: Database, nowMs: number): Statement {
  return db.delete(alertLines).where(lt(alertLines.at, nowMs - eventRetentionMs));
}
