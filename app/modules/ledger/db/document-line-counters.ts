import { getTableName } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { buildCounterTriggers } from "#app/platform/db/triggers/counter-triggers.ts";
import { type ColumnOf, type RowExpression, toColumnName } from "#app/platform/db/triggers/trigger.ts";

/** A table with an account and a currency. */
type Booked = SQLiteTable & { _: { columns: { accountId: unknown; currency: unknown } } };

/** Counts the live lines of a kind of document, by currency: one of two counts that a reconciliation compares. */
export function buildLiveLineTriggers<Table extends Booked & { _: { columns: { live: unknown } } }>(
  of: Table,
  where: RowExpression,
): string[] {
  const lines = getTableName(of);
  return buildCounterTriggers({
    ...{ name: `${lines}_live`, of, module: () => "'document_lines'", where },
    facet: (row) => `'${lines}:' || ${row}.currency`,
    watched: ["live", "currency"] as ColumnOf<Table>[],
  });
}

/** Counts the rows that say they are in such a document: the other one. */
export function buildLinkedRowTriggers<Table extends Booked>(
  of: Table,
  link: ColumnOf<Table>,
  lines: string,
): string[] {
  return buildCounterTriggers({
    ...{ name: `${getTableName(of)}_${toColumnName(link)}_linked`, of, module: () => "'document_rows'" },
    ...{ facet: (row) => `'${lines}:' || ${row}.currency`, where: (row) => `${row}.${toColumnName(link)} IS NOT NULL` },
    watched: [link, "currency", "accountId"] as ColumnOf<Table>[],
  });
}
