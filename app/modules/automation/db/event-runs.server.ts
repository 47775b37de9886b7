import { type SQL, sql } from "drizzle-orm";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { newId, type Scope } from "#app/platform/db/scope.server.ts";
import type { OutboxMessage } from "#app/platform/events/outbox.writes.server.ts";
import { getRuleEvent, MAX_RULE_DEPTH, type RuleEvent, ruleEvents } from "../model/rule.enums.ts";

/** Whether a rule listens to an event of the log `l` about an order `orders`. */
export function isRuleEvent(event: RuleEvent): SQL {
  const { topic, imported, from, to } = getRuleEvent(event);
  const parts = [
    sql`l.type = ${topic}`,
    ...(imported ? [sql`orders.import_id is not null`] : []),
    ...(from ? [sql`l.from_status in (select value from json_each(${JSON.stringify(from)}))`] : []),
    ...(to ? [sql`l.to_status in (select value from json_each(${JSON.stringify(to)}))`] : []),
  ];
  return sql.join(parts, sql` and `);
}

/**
 * Inserts a run of every rule that listens to a logged event, in the batch that logs it, once per rule and event.
 * Chains of rules that trigger each other too often are stopped here, and events before the rule was enabled are
 * skipped.
 */
export function insertRunsOfMessage(scope: Pick<Scope, "db" | "ports">, message: OutboxMessage): Statement[] {
  const received = ruleEvents.filter(({ topic }) => topic === message.topic);
  if (received.length === 0) return [];
  const { id, accountId, depth } = message;
  const prefix = newId(scope).slice(0, 24);
  const loops = sql`${depth} >= ${MAX_RULE_DEPTH}`;
  const before = sql`l.at < coalesce(r.active_since, r.created_at)`;
  const listens = received.map(({ key }) => sql`(r.event = ${key} and ${isRuleEvent(key)})`);
  return [
    scope.db.run(sql`insert into automation_runs
      (id, account_id, rule_id, rule_name, due_at, part, state, reason, order_id, order_number, depth, detail, changed_at, tries, version)
      select ${prefix} || lower(hex(randomblob(6))), r.account_id, r.id, r.name, l.at, l.id,
        case when ${loops} then 'stopped' when ${before} then 'skipped' else 'due' end,
        case when ${loops} then 'loop' when ${before} then 'before_rule' end,
        orders.id, orders.number, ${depth}, '{}', ${scope.ports.clock.now()}, 0, 1
      from event_log l cross join orders on orders.id = l.object_id and orders.account_id = l.account_id
        cross join automation_rules r on r.account_id = l.account_id and r.event is not null and r.active = 1
      where +l.account_id = ${accountId} and l.id > ${`${id}.`} and l.id < ${`${id}/`} and (${sql.join(listens, sql` or `)})
      order by r.created_at, r.id, l.seq
      on conflict (rule_id, due_at, part) do nothing`),
  ];
}
