import { and, asc, eq, gt, gte, lt } from "drizzle-orm";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { type Page, toForwardPagination } from "#app/platform/lists/list-page.server.ts";
import type { ListQuery } from "#app/platform/lists/list-query.ts";
import { documentEvents, documentNumbers } from "./accounting.tables.ts";

/** Steps of a page. */
const PAGE_ROWS = 1000;

/** Moments in milliseconds: from the first, before the second. */
export interface TrailSpan {
  from: number;
  before: number;
}

/** Steps of the account's documents with the documents' numbers, in the order they were taken; their ids grow. */
export async function readAuditTrail(
  scope: Scope,
  { cursor, limit, span }: Pick<ListQuery, "cursor" | "limit"> & { span: TrailSpan | null },
) {
  const max = limit ?? PAGE_ROWS;
  const { id, accountId, documentKind, documentId, version, type, fromStatus, toStatus, actorName, detail, at } =
    documentEvents;
  const found = await scope.db
    .select({
      ...{
        id,
        at,
        documentKind,
        number: documentNumbers.number,
        version,
        type,
        fromStatus,
        toStatus,
        actorName,
        detail,
      },
    })
    .from(documentEvents)
    .leftJoin(
      documentNumbers,
      and(
        eq(documentNumbers.accountId, accountId),
        eq(documentNumbers.kind, documentKind),
        eq(documentNumbers.documentId, documentId),
      ),
    )
    .where(
      and(
        eq(accountId, scope.account.id),
        gt(id, cursor ?? ""),
        ...(span ? [gte(at, span.from), lt(at, span.before)] : []),
      ),
    )
    .orderBy(asc(id))
    .limit(max + 1);
  const rows = found.slice(0, max);
  const next = found.length > max ? (rows.at(-1)?.id ?? null) : null;
  return {
    rows,
    pagination: toForwardPagination(rows.length, { next, first: cursor === null, limit: max }),
  } satisfies Page<unknown>;
}
export type TrailStep = Awaited<ReturnType<typeof readAuditTrail>>["rows"][number];
