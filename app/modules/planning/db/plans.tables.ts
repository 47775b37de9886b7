import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { ShipmentType } from "#app/modules/shipments/model/shipment.enums.ts";
import type { RoutingSettings } from "#app/modules/workspace/model/routing-settings.ts";
import {
  accountIdColumn,
  booleanColumn,
  idColumn,
  instantColumn,
  jsonColumn,
  localTimeColumn,
  versionColumn,
} from "#app/platform/db/columns.ts";
import { toSqlSet } from "#app/platform/db/sql-literals.ts";
import type { LearnedMargins } from "../model/eta/arrival-margins.ts";
import type { LearnedPace } from "../model/learned-paces.ts";
import type { PlanStatus } from "../model/plan.enums.ts";
import { busyStatuses } from "../model/plan.states.ts";
import type { PlanDocument, PlanSummary } from "../model/plan-document.ts";
import type { PlanRun } from "../model/plan-effort.ts";

/** Plans that a search is running for; a query says it in these words to use their index. */
export const isBusyPlan = sql.raw(`"status" in ${toSqlSet(busyStatuses)}`);

/** Plans. */
export const plans = sqliteTable(
  "plans",
  {
    id: idColumn(),
    accountId: accountIdColumn(),
    number: text().notNull(),
    name: text().notNull(),
    shipmentType: integer().$type<ShipmentType>().notNull(),
    status: integer().$type<PlanStatus>().notNull(),
    timezone: text().notNull(),
    startAt: localTimeColumn().notNull(),
    endAt: localTimeColumn().notNull(),
    /** The depot: where routes start and end. */
    locationId: text().notNull(),
    pickupGraceMinutes: integer().notNull(),
    dropoffGraceMinutes: integer().notNull(),
    autoConfirm: booleanColumn().notNull(),
    createdByAutomation: booleanColumn().notNull(),
    settings: jsonColumn<RoutingSettings>().notNull(),
    /** The account's learned paces when the plan was made; null before the first drive. */
    paces: jsonColumn<LearnedPace[]>(),
    /** True when inputs changed after the current version was made. */
    stale: booleanColumn().notNull(),
    problem: jsonColumn<{ code: string; params?: Record<string, string | number> }>(),
    currentVersion: integer().notNull().default(0),
    /** The highest version: those above the current one can be redone. */
    lastVersion: integer().notNull().default(0),
    summary: jsonColumn<PlanSummary>(),
    shipmentCount: integer().notNull().default(0),
    createdBy: text(),
    createdAt: instantColumn().notNull(),
    confirmedAt: instantColumn(),
    version: versionColumn(),
    /** Version of the facts that people edit; `version` grows with every step of the plan. */
    factsVersion: versionColumn(),
  },
  (table) => [
    uniqueIndex("plans_number").on(table.accountId, table.number),
    index("plans_created").on(table.accountId, table.id),
    index("plans_start").on(table.accountId, table.startAt, table.id),
    index("plans_status").on(table.accountId, table.status, table.id),
    /** The few Queued or Optimizing ones, for the cron sweep. */
    index("plans_busy").on(table.status).where(isBusyPlan),
  ],
);

/** Agents chosen for a plan, each with a vehicle or on foot. */
export const planAgents = sqliteTable(
  "plan_agents",
  {
    planId: text().notNull(),
    agentId: text().notNull(),
    accountId: accountIdColumn(),
    vehicleId: text(),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.planId, table.agentId] })],
);

/** Every version of a plan, unique by plan, number and branch. */
export const planVersions = sqliteTable(
  "plan_versions",
  {
    planId: text().notNull(),
    version: integer().notNull(),
    accountId: accountIdColumn(),
    /** The version it was made from: undo restores it. */
    parent: integer().notNull(),
    reason: text().notNull(),
    authorId: text(),
    authorName: text().notNull(),
    document: jsonColumn<PlanDocument>().notNull(),
    summary: jsonColumn<PlanSummary>().notNull(),
    seed: integer(),
    solverVersion: text(),
    /** How the search went; only for versions made by the solver. */
    run: jsonColumn<PlanRun>(),
    at: instantColumn().notNull(),
  },
  (table) => [primaryKey({ columns: [table.planId, table.version] })],
);

/** How long legs take by the hour of the week, learned from the account's own drives (`learned-paces.ts`). */
export const travelPaces = sqliteTable(
  "travel_paces",
  {
    accountId: text().primaryKey(),
    /** Something was driven since the last computation. */
    due: booleanColumn().notNull(),
    learnedAt: instantColumn(),
    paces: jsonColumn<LearnedPace[]>(),
  },
  (table) => [index("travel_paces_due").on(table.due).where(sql`${table.due} = 1`)],
);

/** How far an account's arrivals differ from what was expected, learned from its finished routes. */
export const arrivalMargins = sqliteTable("arrival_margins", {
  accountId: text().primaryKey(),
  learnedAt: instantColumn().notNull(),
  margins: jsonColumn<LearnedMargins>().notNull(),
});
