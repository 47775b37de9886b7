import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import {
  accountIdColumn,
  booleanColumn,
  idColumn,
  instantColumn,
  jsonColumn,
  versionColumn,
} from "#app/platform/db/columns.ts";
import type { AutomationRuleInput } from "../model/automation-rule.ts";
import type { RuleRunState, RunDetail, RunReason } from "../model/automation-run.ts";
import type { RuleEvent } from "../model/rule.enums.ts";

/**
 * What a rule stores beside its columns; `confined` when a limited member wrote it last: the rule then only applies to
 * orders with an end at its depot.
 */
export type RuleDefinition = Omit<AutomationRuleInput, "name" | "active" | "location_id" | "event"> & {
  confined?: true;
};

/** Automation rules. */
export const automationRules = sqliteTable(
  "automation_rules",
  {
    id: idColumn(),
    accountId: accountIdColumn(),
    name: text().notNull(),
    /** The depot of its plans; null for an event rule. */
    locationId: text(),
    /** The triggering event, for rules without a schedule. */
    event: text().$type<RuleEvent>(),
    definition: jsonColumn<RuleDefinition>().notNull(),
    active: booleanColumn().notNull(),
    /** When it was enabled: earlier events are skipped. */
    activeSince: instantColumn(),
    /** Rules run in this order, then by id; a new one comes last. */
    position: integer().notNull().default(0),
    /** When it is due next; a paused rule is then skipped. */
    nextAt: instantColumn(),
    createdAt: instantColumn().notNull(),
    version: versionColumn(),
  },
  (table) => [
    uniqueIndex("automation_rules_name").on(table.accountId, table.name),
    index("automation_rules_due").on(table.nextAt),
    index("automation_rules_event").on(table.accountId, table.event).where(sql`${table.event} is not null`),
  ],
);

/** Outcomes of rules: one row per rule, moment and part, so that a repeated run changes nothing. */
export const automationRuns = sqliteTable(
  "automation_runs",
  {
    id: idColumn(),
    accountId: accountIdColumn(),
    ruleId: text().notNull(),
    ruleName: text().notNull(),
    dueAt: instantColumn().notNull(),
    /** The shipment type of its plan, or the triggering event; empty for the whole moment. */
    part: text().notNull(),
    state: text().$type<RuleRunState>().notNull(),
    reason: text().$type<RunReason>(),
    planId: text(),
    /** The order of the event. */
    orderId: text(),
    orderNumber: text(),
    /** Number of rules that triggered each other before it. */
    depth: integer().notNull().default(0),
    detail: jsonColumn<RunDetail>().notNull(),
    changedAt: instantColumn().notNull(),
    /** Attempts so far: a run that keeps killing its worker fails after a few. */
    tries: integer().notNull().default(0),
    version: versionColumn(),
  },
  (table) => [
    uniqueIndex("automation_runs_moment").on(table.ruleId, table.dueAt, table.part),
    index("automation_runs_rule").on(table.accountId, table.ruleId, table.id),
    index("automation_runs_account").on(table.accountId, table.id),
    index("automation_runs_old").on(table.changedAt),
    /** The few runs in progress. */
    index("automation_runs_open").on(table.state).where(sql`${table.state} in ('due', 'made', 'searching')`),
  ],
);
