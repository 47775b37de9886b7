import { inArray, sql } from "drizzle-orm";
import { createCatalogueRows, isOwnRow } from "#app/platform/catalogue/rows.server.ts";
import { selectIds } from "#app/platform/db/json-rows.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { day } from "#app/platform/kernel/milliseconds.ts";
import type { ListFields } from "#app/platform/lists/list-spec.server.ts";
import type { AlertInput, AlertView } from "../model/alert.ts";
import { alertRules } from "./alerts.tables.ts";

export type AlertRule = typeof alertRules.$inferSelect;

/** Columns for sorting and filtering rules. */
export const alertFields = { name: { sort: alertRules.name } } satisfies ListFields;

/** Rows of rules. */
export const alertRows = createCatalogueRows<typeof alertRules, AlertInput, AlertView>({
  table: alertRules,
  label: alertRules.name,
  getName: ({ name }) => name,
  searchColumns: [alertRules.name],
  fields: alertFields,
  columns: (_, input) => ({
    name: input.name,
    events: input.events,
    audience: input.audience,
    roles: input.roles,
    members: input.members,
    channels: input.channels,
    phones: input.phones,
    slackUrl: input.slack_url ?? null,
    teamsUrl: input.teams_url ?? null,
    digest: input.digest,
    quietFrom: input.quiet_from ?? null,
    quietUntil: input.quiet_to ?? null,
  }),
  read: readAlertViews,
});

async function readAlertViews(scope: Scope, ids: readonly string[]): Promise<AlertView[]> {
  if (ids.length === 0) return [];
  const since = now(scope) - 7 * day;
  const [rows, figures] = await Promise.all([
    scope.db
      .select()
      .from(alertRules)
      .where(isOwnRow(scope, alertRules, ids)),
    scope.db.all<{
      id: string;
      alerts: number;
      last: number;
    }>(sql`select rule_id as id, count(*) as alerts, max(at) as last
      from alert_lines where account_id = ${scope.account.id} and rule_id in ${selectIds(ids)} and at >= ${since} group by rule_id`),
  ]);
  const of = new Map(figures.map((each) => [each.id, each]));
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    events: row.events,
    audience: row.audience,
    roles: row.roles,
    members: row.members,
    channels: row.channels,
    phones: row.phones,
    slack_url: row.slackUrl ?? undefined,
    teams_url: row.teamsUrl ?? undefined,
    digest: row.digest,
    quiet_from: row.quietFrom ?? undefined,
    quiet_to: row.quietUntil ?? undefined,
    alerts: of.get(row.id)?.alerts ?? 0,
    last_at: of.get(row.id)?.last ?? null,
    active: row.active,
    created_at: row.createdAt,
    version: row.version,
  }));
}

/** A rule of the account; null if it does not exist. */
export async function findAlertRule(scope: Scope, id: string): Promise<AlertRule | null> {
  const [found] = await scope.db
    .select()
    .from(alertRules)
    .where(isOwnRow(scope, alertRules, [id]));
  return found ?? null;
}

/** Rules of any account by id. Only for the job that sends alerts. */
export function readAlertRules(db: Scope["db"], ids: readonly string[]): Promise<AlertRule[]> {
  return db
    .select()
    .from(alertRules)
    .where(inArray(alertRules.id, selectIds(ids)));
}
