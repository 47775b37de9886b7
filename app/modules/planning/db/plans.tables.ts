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
import type { LearnedPace } from "../model/learned-paces.ts";
import type { PlanStatus } from "../model/plan.enums.ts";
import { busyStatuses } from "../model/plan.states.ts";
import type { PlanDocument, PlanSummary } from "../model/plan-document.ts";
import type { PlanRun } from "../model/plan-effort.ts";

/** Plans that a search is running for; a query says it in these words to use their index. */
export const isBusyPlan = sql.raw(`"status" in ${toSqlSet(busyStatuses)}`);

/** Plans (domain §3). */
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
    /** What the account's own legs had taught when the plan was made; null before the first. */
    paces: jsonColumn<LearnedPace[]>(),
    /** True when inputs changed after the current version was made. */
    stale: booleanColumn().notNull(),
    problem: jsonColumn<{ code: string; params?: Record<string, string | number> }>(),
    currentVersion: integer().notNull().default(0),
    /** Versions above the current one can be redone; this is the highest. */
    lastVersion: integer().notNull().default(0),
    summary: jsonColumn<PlanSummary>(),
    shipmentCount: integer().notNull().default(0),
    createdBy: text(),
    createdAt: instantColumn().notNull(),
    confirmedAt: instantColumn(),
    version: versionColumn(),
    /** Of the facts alone, which people edit: `version` grows with every step of the plan. */
    factsVersion: versionColumn(),
  },
  (table) => [
    uniqueIndex("plans_number").on(table.number),
    index("plans_created").on(table.accountId, table.id),
    index("plans_start").on(table.accountId, table.startAt, table.id),
    index("plans_status").on(table.accountId, table.status, table.id),
    /** The few that are Queued or Optimizing, for the sweep. */
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

/** Every change of a plan (domain-rules "Plans"); UNIQUE(plan, version, branch) by primary key. */
export const planVersions = sqliteTable(
  "plan_versions",
  {
    planId: text().notNull(),
    version: integer().notNull(),
    accountId: accountIdColumn(),
    /** What it was made from: undo goes there. */
    parent: integer().notNull(),
    reason: text().notNull(),
    authorId: text(),
    authorName: text().notNull(),
    document: jsonColumn<PlanDocument>().notNull(),
    summary: jsonColumn<PlanSummary>().notNull(),
    seed: integer(),
    solverVersion: text(),
    /** How the search went, of a version that the solver made. */
    run: jsonColumn<PlanRun>(),
    at: instantColumn().notNull(),
  },
  (table) => [primaryKey({ columns: [table.planId, table.version] })],
);

/** How long legs take by the hour of the week, learnt from those that an account drove (`learnt-paces.ts`). */
export const travelPaces = sqliteTable(
  "travel_paces",
  {
    accountId: text().primaryKey(),
    /** Something was driven since. */
    due: booleanColumn().notNull(),
    learnedAt: instantColumn(),
    paces: jsonColumn<LearnedPace[]>(),
  },
  (table) => [index("travel_paces_due").on(table.due).where(sql`${table.due} = 1`)],
);
