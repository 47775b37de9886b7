import { and, asc, desc, eq, getTableColumns, sql } from "drizzle-orm";
import { mailOutbox } from "#app/modules/notifications/db/notifications.tables.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import type { Page } from "#app/platform/lists/list-page.server.ts";
import type { ListQuery } from "#app/platform/lists/list-query.ts";
import type { RowFromColumns } from "#app/platform/lists/list-rows.server.ts";
import type { ListDescription } from "#app/platform/lists/list-spec.server.ts";
import { readSmallList } from "#app/platform/lists/small-list.server.ts";
import type { SendingState } from "../model/sending.ts";
import { documentSendings } from "./billing.tables.ts";
import { isOfReader } from "./pending.reads.server.ts";

export type SendingRecord = typeof documentSendings.$inferSelect;

const { accountId: _account, merchantId: _merchant, version: _version, ...own } = getTableColumns(documentSendings);
const columns = { ...own, mailedAt: mailOutbox.sentAt, failedAt: mailOutbox.failedAt };

/** What was sent of a document, oldest first, with what became of the mail. */
export async function readSendings(scope: Scope, document: { id: string }) {
  const rows = await scope.db
    .select(columns)
    .from(documentSendings)
    .leftJoin(mailOutbox, eq(mailOutbox.id, documentSendings.id))
    .where(and(isOfReader(scope, documentSendings), eq(documentSendings.documentId, document.id)))
    .orderBy(asc(documentSendings.id));
  return rows.map(toSending);
}
export type Sending = Awaited<ReturnType<typeof readSendings>>[number];

/** A sending with the names of its files, and what became of its mail. */
function toSending({ files, documentId: _document, failedAt, ...row }: RowFromColumns<typeof columns>) {
  const state: SendingState = row.mailedAt === null ? (failedAt === null ? "waiting" : "failed") : "sent";
  return { ...row, state, files: files.map(({ name }) => name) };
}

/** Sendings by the newest; ids grow with creation. */
export const sendingsListDescription = {
  id: documentSendings.id,
  place: documentSendings.id,
  fields: {
    created_at: { sort: documentSendings.id, filter: { kind: "instant_day", column: documentSendings.createdAt } },
  },
  defaultSort: "-created_at",
  defaultLimit: 50,
} satisfies ListDescription;

/** What was sent to the reader's merchants, or in a portal to the reader. */
export async function readSendingList(scope: Scope, query: ListQuery): Promise<Page<Sending>> {
  const from = sql`${documentSendings} left join ${mailOutbox} on ${mailOutbox.id} = ${documentSendings.id}`;
  const searched = [documentSendings.number, documentSendings.recipient];
  const list = { ...sendingsListDescription, from, within: [isOfReader(scope, documentSendings)], searched };
  const page = await readSmallList(scope, list, columns, query);
  return { ...page, rows: page.rows.map(toSending) };
}

/** A sending that the reader sees; null otherwise. */
export async function readSending(scope: Scope, id: string): Promise<SendingRecord | null> {
  const [row] = await scope.db
    .select()
    .from(documentSendings)
    .where(and(isOfReader(scope, documentSendings), eq(documentSendings.id, id)));
  return row ?? null;
}

/** True for a document that was sent itself; reminders do not count. */
export async function hasBeenSent(scope: Scope, document: string): Promise<boolean> {
  const { id, accountId, documentId, kind } = documentSendings;
  const rows = await scope.db
    .select({ id })
    .from(documentSendings)
    .where(and(eq(accountId, scope.account.id), eq(documentId, document), eq(kind, "document")))
    .limit(1);
  return rows.length > 0;
}

/** The last reminder of a document; null before the first. */
export async function readLastReminder(scope: Scope, documentId: string) {
  const { level, sentOn, kind, accountId } = documentSendings;
  const [row] = await scope.db
    .select({ level, sentOn })
    .from(documentSendings)
    .where(and(eq(accountId, scope.account.id), eq(documentSendings.documentId, documentId), eq(kind, "reminder")))
    .orderBy(desc(documentSendings.id))
    .limit(1);
  return row ?? null;
}

/** Records what is sent; the same version of a document a second time is a lost race. */
export function insertSending(
  scope: Scope,
  sending: Omit<SendingRecord, "accountId" | "createdAt" | "createdByName">,
): Statement {
  return scope.db.insert(documentSendings).values({
    ...{ ...sending, accountId: scope.account.id, createdAt: now(scope), createdByName: scope.actor.name },
  });
}
