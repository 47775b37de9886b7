import { and, desc, eq, lt, sql } from "drizzle-orm";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { LEASE_MS } from "#app/platform/db/lease.server.ts";
import { isOnClock } from "#app/platform/db/sandbox-clock.server.ts";
import { newId, now, type Scope } from "#app/platform/db/scope.server.ts";
import { createControlCounts } from "../model/control-totals.ts";
import type { RunProblem } from "../model/report.ts";
import { reportLinks, reportRuns } from "./reports.tables.ts";

export type ReportRun = typeof reportRuns.$inferSelect;

type DatabaseScope = Pick<Scope, "db" | "ports">;

/** What a run begins with. */
export type NewReportRun = Pick<
  ReportRun,
  | "accountId"
  | "reportId"
  | "name"
  | "definition"
  | "source"
  | "format"
  | "language"
  | "requestedBy"
  | "requestedByName"
> & { dueAt: number | null };

/** A run that waits for a worker. A moment of a schedule has one run, however often it is processed. */
export function insertRun(scope: DatabaseScope, run: NewReportRun, id: string = newId(scope)): Statement {
  return scope.db
    .insert(reportRuns)
    .values({
      ...run,
      ...{ id, state: "due", counts: createControlCounts(), pages: [], createdAt: now(scope), claimedUntil: 0 },
    })
    .onConflictDoNothing();
}

/** Takes over the open run that waited longest; null when none waits or another worker was faster. */
export async function claimRun({ db, ports }: DatabaseScope): Promise<ReportRun | null> {
  const at = now({ ports });
  const waiting = sql`select id from ${reportRuns} where state in ('due', 'reading', 'writing')
    and claimed_until <= ${at} and ${isOnClock(ports.clock, reportRuns.accountId)} order by claimed_until, id limit 1`;
  const [claimed] = await db
    .update(reportRuns)
    .set({ claimedUntil: at + LEASE_MS, tries: sql`${reportRuns.tries} + 1` })
    .where(and(sql`${reportRuns.id} = (${waiting})`, sql`${reportRuns.claimedUntil} <= ${at}`))
    .returning();
  return claimed ?? null;
}

/** Keeps a run claimed while its worker lives. */
export async function renewRun({ db, ports }: DatabaseScope, { id, turn }: ReportRun): Promise<void> {
  await db
    .update(reportRuns)
    .set({ claimedUntil: now({ ports }) + LEASE_MS })
    .where(and(eq(reportRuns.id, id), eq(reportRuns.turn, turn)));
}

/** Stores how far a run has got and lets it go; null when another worker went on with it meanwhile. */
export async function advanceTo(
  { db, ports }: DatabaseScope,
  { id, turn }: ReportRun,
  set: Partial<typeof reportRuns.$inferInsert>,
): Promise<ReportRun | null> {
  const [stored] = await db
    .update(reportRuns)
    .set({ ...set, turn: turn + 1, tries: 0, claimedUntil: now({ ports }) })
    .where(and(eq(reportRuns.id, id), eq(reportRuns.turn, turn)))
    .returning();
  return stored ?? null;
}

/** The end of a run, in the batch of its messages: the batch fails when another worker has ended it. */
export function finishReportRun(
  { db, ports }: DatabaseScope,
  { id, turn }: ReportRun,
  end: { state: "done" | "failed" | "refused"; problem?: RunProblem; fileKey?: string; fileSize?: number },
): Statement {
  // A run of another turn violates NOT NULL: what was sent once is not sent again.
  const state = sql`iif(${reportRuns.turn} = ${turn} and ${reportRuns.finishedAt} is null, ${end.state}, null)`;
  return db
    .update(reportRuns)
    .set({ ...end, state, turn: turn + 1, pages: [], finishedAt: now({ ports }) })
    .where(eq(reportRuns.id, id));
}

/** True when a report has a run under way. */
export async function hasOpenRun({ db }: Pick<Scope, "db">, accountId: string, reportId: string): Promise<boolean> {
  const rows = await db.all(sql`select 1 from ${reportRuns} where account_id = ${accountId} and report_id = ${reportId}
    and state in ('due', 'reading', 'writing') limit 1`);
  return rows.length > 0;
}

const listed = {
  ...{ id: reportRuns.id, reportId: reportRuns.reportId, name: reportRuns.name, source: reportRuns.source },
  ...{ format: reportRuns.format, state: reportRuns.state, problem: reportRuns.problem, expected: reportRuns.expected },
  ...{ createdAt: reportRuns.createdAt, finishedAt: reportRuns.finishedAt, fileSize: reportRuns.fileSize },
  ...{ requestedBy: reportRuns.requestedBy, requestedByName: reportRuns.requestedByName, dueAt: reportRuns.dueAt },
  rows: sql<number>`json_extract(${reportRuns.counts}, '$.rows')`,
};

/** Runs that somebody sees: all of the account; a limited member those that they asked for. */
const isOwnRun = (scope: Scope) =>
  and(
    eq(reportRuns.accountId, scope.account.id),
    scope.locations === "all" ? undefined : eq(reportRuns.requestedBy, scope.actor.id ?? ""),
  );

/** The newest runs of a report. */
export function readReportRuns(scope: Scope, reportId: string) {
  return scope.db
    .select(listed)
    .from(reportRuns)
    .where(and(isOwnRun(scope), eq(reportRuns.reportId, reportId)))
    .orderBy(desc(reportRuns.id))
    .limit(20);
}

export type ListedRun = Awaited<ReturnType<typeof readReportRuns>>[number];

/** The newest run of each report, by the report. */
export async function readNewestRuns(scope: Scope): Promise<Map<string, ListedRun>> {
  const rows = await scope.db
    .select(listed)
    .from(reportRuns)
    .where(
      and(
        isOwnRun(scope),
        sql`${reportRuns.id} in (select max(n.id) from report_runs n where n.account_id = ${scope.account.id} group by n.report_id)`,
      ),
    );
  return new Map(rows.map((row) => [row.reportId, row]));
}

/** A run of the account that the reader sees. */
export async function findRun(scope: Scope, id: string): Promise<ReportRun | null> {
  const [row] = await scope.db
    .select()
    .from(reportRuns)
    .where(and(isOwnRun(scope), eq(reportRuns.id, id)));
  return row ?? null;
}

/** The run behind a link's hash, until the link's end; null for an unknown hash. */
export async function findLinkedRun({ db, ports }: DatabaseScope, hash: string) {
  const [row] = await db
    .select({ run: reportRuns, userId: reportLinks.userId, expiresAt: reportLinks.expiresAt })
    .from(reportLinks)
    .innerJoin(reportRuns, and(eq(reportRuns.id, reportLinks.runId), eq(reportRuns.accountId, reportLinks.accountId)))
    .where(eq(reportLinks.hash, hash));
  return row && (row.expiresAt ?? 0) > now({ ports }) ? row : null;
}

/** Links in mails. */
export function insertLinks(
  { db }: Pick<Scope, "db">,
  links: readonly (typeof reportLinks.$inferInsert)[],
): Statement[] {
  return links.length === 0 ? [] : links.map((link) => db.insert(reportLinks).values(link));
}

/** Runs from before a moment, a few at a time. */
export function readOldRuns({ db }: Pick<Scope, "db">, before: number) {
  return db
    .select({ id: reportRuns.id, accountId: reportRuns.accountId })
    .from(reportRuns)
    .where(lt(reportRuns.createdAt, before))
    .limit(20);
}

/** Deletes a run and its links. */
export function deleteRun(
  { db }: Pick<Scope, "db">,
  { id, accountId }: { id: string; accountId: string },
): Statement[] {
  return [
    db.delete(reportLinks).where(and(eq(reportLinks.accountId, accountId), eq(reportLinks.runId, id))),
    db.delete(reportRuns).where(and(eq(reportRuns.accountId, accountId), eq(reportRuns.id, id))),
  ];
}
