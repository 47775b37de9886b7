import { and, asc, eq, inArray, lte, sql } from "drizzle-orm";
import { accounts } from "#app/modules/workspace/db/workspace.tables.ts";
import { incrementVersion } from "#app/platform/catalogue/rows.writes.server.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { updateJsonRows } from "#app/platform/db/json-rows.server.ts";
import { isOnClock } from "#app/platform/db/sandbox-clock.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { computeNextFire } from "#app/platform/time/fire-times.ts";
import type { ReportInput, ReportView } from "../model/report.ts";
import { canReadSource, sourceNames } from "../model/report-sources.ts";
import { reports } from "./reports.tables.ts";

type StoredReport = typeof reports.$inferSelect;

/** Reports that somebody sees: of sources that they may read; a limited member only their own. */
const isVisible = (scope: Scope) =>
  and(
    eq(reports.accountId, scope.account.id),
    inArray(
      reports.source,
      sourceNames.filter((name) => canReadSource(scope.account, name)),
    ),
    scope.locations === "all" ? undefined : eq(reports.authorId, scope.actor.id ?? ""),
  );

function toReportView({ definition, ...row }: StoredReport): ReportView {
  const { id, name, source, active, authorId, authorName, nextAt, createdAt, version } = row;
  return {
    ...{ ...definition, id, name, source, active: active ?? false, version },
    ...{ author: { id: authorId, name: authorName }, next_at: active ? nextAt : null, created_at: createdAt ?? 0 },
  };
}

/** An account's reports by name. */
export async function readReports(scope: Scope): Promise<ReportView[]> {
  const rows = await scope.db
    .select()
    .from(reports)
    .where(isVisible(scope))
    .orderBy(asc(reports.name))
    .limit(MAX_REPORTS);
  return rows.map(toReportView);
}

/** Most reports of an account. */
export const MAX_REPORTS = 200;

/** A report that somebody sees. */
export async function findReport(scope: Scope, id: string): Promise<ReportView | null> {
  const [row] = await scope.db
    .select()
    .from(reports)
    .where(and(isVisible(scope), eq(reports.id, id)));
  return row ? toReportView(row) : null;
}

/** Number of an account's reports, and whether another one has this name. */
export async function checkReportName(scope: Scope, name: string, id: string | null) {
  const [row] = await scope.db.all<{ count: number; taken: number }>(
    sql`select count(*) as "count", coalesce(max(name = ${name} and id <> ${id ?? ""}), 0) as taken from ${reports} where account_id = ${scope.account.id}`,
  );
  return { count: row?.count ?? 0, isTaken: row?.taken === 1 };
}

/** The next moment of a schedule in the account's time zone. */
function computeNextAt(scope: Scope, { schedule }: ReportInput): number | null {
  return schedule ? computeNextFire(schedule, scope.account.timezone, now(scope)) : null;
}

function toColumns(scope: Scope, report: ReportInput) {
  const { name, source, active, ...definition } = report;
  return {
    ...{ name, source, active, definition, nextAt: computeNextAt(scope, report) },
    ...{ authorId: scope.actor.id ?? "", authorName: scope.actor.name, authorLanguage: scope.actor.language },
  };
}

/** Creates a report, whose author is the caller. */
export function insertReport(scope: Scope, id: string, report: ReportInput): Statement {
  const own = { id, accountId: scope.account.id, createdAt: now(scope), version: 1 };
  return scope.db.insert(reports).values({ ...own, ...toColumns(scope, report) });
}

/** Changes a report at an expected version; the caller becomes its author. */
export function updateReport(
  scope: Scope,
  { id, version }: { id: string; version: number },
  report: ReportInput,
): Statement {
  const row = toColumns(scope, report);
  return updateJsonRows(scope.db, {
    table: reports,
    account: scope.account.id,
    columns: {
      name: () => row.name,
      source: () => row.source,
      active: () => row.active,
      definition: () => row.definition,
      nextAt: () => row.nextAt,
      authorId: () => row.authorId,
      authorName: () => row.authorName,
      authorLanguage: () => row.authorLanguage,
    },
    rows: [{ id }],
    computed: { version: () => incrementVersion(reports.version, version) },
  });
}

/** Deletes a report. */
export function deleteReport(scope: Scope, id: string): Statement {
  return scope.db.delete(reports).where(and(eq(reports.accountId, scope.account.id), eq(reports.id, id)));
}

/** Stops the schedule of a report whose author is gone. */
export function pauseReport({ db }: Pick<Scope, "db">, accountId: string, id: string): Statement {
  return db
    .update(reports)
    .set({ active: false, version: sql`${reports.version} + 1` })
    .where(and(eq(reports.accountId, accountId), eq(reports.id, id)));
}

/** A report that is due, with the time zone of its account. */
export type DueReport = StoredReport & { zone: string; nextAt: number };

/** Due reports, the longest waiting first. */
export async function readDueReports({ db, ports }: Pick<Scope, "db" | "ports">, limit: number): Promise<DueReport[]> {
  const rows = await db
    .select({ report: reports, zone: accounts.timezone })
    .from(reports)
    .innerJoin(accounts, eq(accounts.id, reports.accountId))
    .where(and(lte(reports.nextAt, now({ ports })), isOnClock(ports.clock, reports.accountId)))
    .orderBy(asc(reports.nextAt))
    .limit(limit);
  return rows.map(({ report, zone }) => ({ ...report, zone, nextAt: report.nextAt ?? 0 }));
}

/** The next moment of a report, unless somebody changed it meanwhile. */
export function rescheduleReport({ db }: Pick<Scope, "db">, { id, nextAt }: DueReport, next: number): Statement {
  return db
    .update(reports)
    .set({ nextAt: next })
    .where(and(eq(reports.id, id), eq(reports.nextAt, nextAt)));
}

/** Who gets a report, by its id; null for one that was deleted or is of the library. */
export async function readReportRecipients({ db }: Pick<Scope, "db">, accountId: string, id: string) {
  const [row] = await db
    .select({ definition: reports.definition })
    .from(reports)
    .where(and(eq(reports.accountId, accountId), eq(reports.id, id)));
  return row ? row.definition : null;
}
