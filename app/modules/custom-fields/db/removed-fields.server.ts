import { and, eq, type SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { isOwnRow } from "#app/platform/catalogue/rows.server.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { day } from "#app/platform/kernel/milliseconds.ts";
import type { CustomFieldNoun } from "../model/custom-field.ts";
import { customFields, removedFields } from "./custom-fields.tables.ts";
import { nounFacets } from "./noun-facets.ts";

/** How long the values of a removed field are kept, milliseconds. */
export const REMOVED_RETENTION_MS = 30 * day;
/** Rows that one statement changes. */
const BATCH_SIZE = 500;

/** Notes that fields are removed, before they are. */
export function noteRemovedFields(scope: Scope, ids: readonly string[]): Statement {
  return scope.db.run(sql`insert into ${removedFields} (account_id, noun, key, removed_at)
    select account_id, noun, key, ${now(scope)} from ${customFields} where ${isOwnRow(scope, customFields, ids)}
    on conflict (account_id, noun, key) do update set removed_at = excluded.removed_at`);
}

/** A field that is there again keeps its values. */
export function forgetRemovedField({ db, account }: Scope, field: { noun: CustomFieldNoun; key: string }): Statement {
  const isField = and(eq(removedFields.noun, field.noun), eq(removedFields.key, field.key));
  return db.delete(removedFields).where(and(eq(removedFields.accountId, account.id), isField));
}

const isDue = (noun: CustomFieldNoun, nowMs: number) =>
  sql`r.noun = ${noun} and r.removed_at <= ${nowMs - REMOVED_RETENTION_MS}`;
const matchRemoved = (facets: SQL) => sql`${facets} match '"a' || r.account_id || '" AND "j' || hex(r.key) || '"'`;

/** Of a table with metadata: what erases the values of fields that were removed long enough ago, some rows a call. */
export function buildErasing(noun: CustomFieldNoun, table: SQLiteTable, nowMs: number): { metadata: SQL; where: SQL } {
  const facets = sql.raw(nounFacets[noun]);
  const due = isDue(noun, nowMs);
  return {
    metadata: sql`(select json_group_object(m.key, m.value) from json_each(${table}.metadata) m where not exists (
      select 1 from ${removedFields} r where r.account_id = ${table}.account_id and r.key = m.key and ${due}))`,
    where: sql`${table}.seq in (select f.rowid from ${removedFields} r cross join ${facets} f
      where ${due} and ${matchRemoved(sql`f.${facets}`)} limit ${BATCH_SIZE})`,
  };
}

/** Forgets removed fields of which no value is left. */
export function purgeRemovedFields(db: Database, nowMs: number): Statement[] {
  return Object.entries(nounFacets).map(([noun, name]) => {
    const facets = sql.raw(name);
    return db.run(sql`delete from ${removedFields} as r where ${isDue(noun as CustomFieldNoun, nowMs)}
      and not exists (select 1 from ${facets} f where ${matchRemoved(sql`f.${facets}`)})`);
  });
}
