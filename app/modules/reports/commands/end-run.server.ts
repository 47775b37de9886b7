import { type MemberScope, readMemberScopes } from "#app/modules/identity/db/member-scope.reads.server.ts";
import { insertInboxItem } from "#app/modules/notifications/db/inbox.writes.server.ts";
import { type NewMail, queueMails } from "#app/modules/notifications/db/mail.writes.server.ts";
import { commit, type Statement } from "#app/platform/db/commit.server.ts";
import { newId, now, type Scope } from "#app/platform/db/scope.server.ts";
import { day } from "#app/platform/kernel/milliseconds.ts";
import { hashSha256Hex, toBase64Url } from "#app/platform/kernel/tokens.ts";
import { finishReportRun, insertLinks, type ReportRun } from "../db/report-runs.server.ts";
import { pauseReport, readReportRecipients } from "../db/reports.server.ts";
import type { RunProblem } from "../model/report.ts";
import { canReadSource } from "../model/report-sources.ts";
import { describeEnd } from "./report-mail.server.ts";

type AppScope = Pick<Scope, "db" | "ports">;

/** How a run ends. */
export type RunEnd =
  | { state: "done"; fileKey: string; fileSize: number }
  | { state: "failed" | "refused"; problem: RunProblem };

/**
 * Ends a run: state, inbox items, mails and their links in one batch, then deletes the stored rows. Only those get it who
 * may read its source now, and of a file that somebody with some locations made only that person.
 */
export async function endRun(app: AppScope, run: ReportRun, end: RunEnd): Promise<void> {
  const { accountId, reportId } = run;
  const sent = run.dueAt === null ? null : await readReportRecipients(app, accountId, reportId);
  const members = await readMemberScopes(app, accountId, [...new Set([run.requestedBy, ...(sent?.members ?? [])])]);
  const isWhole = members.get(run.requestedBy)?.locations === "all";
  const readers = [...members.values()].filter(
    ({ account, actor, locations }) =>
      canReadSource(account, run.source) && (actor.id === run.requestedBy || (isWhole && locations === "all")),
  );
  const messages =
    end.state === "done" && sent ? await writeMails(app, run, { readers, ...sent }) : { mails: [], links: [] };
  const written = await commit(app.db, [
    finishReportRun(app, run, end),
    ...(end.state === "refused" && end.problem === "author_left" ? [pauseReport(app, accountId, reportId)] : []),
    writeNews(app, run, { end, readers }),
    ...(messages.mails.length > 0 ? [queueMails(app.db, messages.mails, now(app))] : []),
    ...insertLinks(app, messages.links),
  ]);
  // Another worker has ended it.
  if (!written.ok) return;
  for (const key of run.pages) await app.ports.files.delete(key);
  await app.ports.wake.outbox();
}

function writeNews(
  app: AppScope,
  run: ReportRun,
  { end, readers }: { end: RunEnd; readers: readonly MemberScope[] },
): Statement {
  const { accountId, reportId, name } = run;
  const news =
    end.state === "done"
      ? ({ kind: "report_ready", detail: { reportId, name, rows: run.counts.rows } } as const)
      : ({ kind: "report_failed", detail: { reportId, name, problem: end.problem } } as const);
  const to = { users: readers.map(({ actor }) => actor.id) };
  return insertInboxItem({ ...app, account: { id: accountId } }, { news, to, key: `report:${run.id}` });
}

interface Sent {
  readers: readonly MemberScope[];
  members: readonly string[];
  emails: readonly string[];
  link_days: number;
}

/** A mail with a link of its own for each recipient. */
async function writeMails(app: AppScope, run: ReportRun, { readers, members, emails, link_days: days }: Sent) {
  const expiresAt = now(app) + days * day;
  const author = readers.find(({ actor }) => actor.id === run.requestedBy);
  const people = readers
    .filter(({ actor }) => members.includes(actor.id))
    .map(({ actor, email }) => ({ userId: actor.id, email, language: actor.language }));
  const outside = author ? emails.map((email) => ({ userId: null, email, language: run.language })) : [];
  const mails: NewMail[] = [];
  const links: Parameters<typeof insertLinks>[1][number][] = [];
  for (const { userId, email, language } of [...people, ...outside]) {
    const secret = toBase64Url(app.ports.random(24));
    links.push({ accountId: run.accountId, hash: await hashSha256Hex(secret), runId: run.id, userId, expiresAt });
    const words = describeEnd(app, run, { language, expiresAt, secret, account: author });
    mails.push({ id: newId(app), accountId: run.accountId, recipient: email, ...words, confidential: true });
  }
  return { mails, links };
}
