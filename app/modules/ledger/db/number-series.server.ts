import { and, eq, sql } from "drizzle-orm";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { toLocalDate } from "#app/platform/time/local-time.ts";
import { type DocumentKind, documentKinds } from "../model/accounting.enums.ts";
import { documentSeries } from "./accounting.tables.ts";

interface NextNumbers {
  numbers: string[];
  /** Must be part of the documents' batch: if somebody else used the number meanwhile, the batch fails as a lost race. */
  statement: Statement;
}

/**
 * Reserves the next numbers of a kind of document in the account's current year (CR-2026-0412). They are assigned in the
 * batch of the documents, so that there are no gaps. UNIQUE(account, number) of the document's table lets only one of two
 * concurrent batches succeed.
 */
export async function reserveDocumentNumbers(scope: Scope, kind: DocumentKind, count: number): Promise<NextNumbers> {
  const year = Number(toLocalDate(now(scope), scope.account.timezone).slice(0, 4));
  const key = { accountId: scope.account.id, kind, year };
  const [row] = await scope.db
    .select({ last: documentSeries.last })
    .from(documentSeries)
    .where(
      and(eq(documentSeries.accountId, key.accountId), eq(documentSeries.kind, kind), eq(documentSeries.year, year)),
    );
  const first = (row?.last ?? 0) + 1;
  const { prefix, digits } = documentKinds[kind];
  const last = first + count - 1;
  return {
    numbers: Array.from({ length: count }, (_, at) => `${prefix}-${year}-${String(first + at).padStart(digits, "0")}`),
    statement: scope.db
      .insert(documentSeries)
      .values({ ...key, last })
      .onConflictDoUpdate({
        target: [documentSeries.accountId, documentSeries.kind, documentSeries.year],
        set: { last: sql`max(${documentSeries.last}, ${last})` },
      }),
  };
}
