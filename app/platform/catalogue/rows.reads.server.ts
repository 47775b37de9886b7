import { and, asc, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import { selectIds } from "#app/platform/db/json-rows.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { Page } from "#app/platform/lists/list-page.server.ts";
import type { ListQuery } from "#app/platform/lists/list-query.ts";
import type { ListDescription, ListFields, ListNameSet } from "#app/platform/lists/list-spec.server.ts";
import { nameContains } from "#app/platform/lists/names.reads.server.ts";
import { readSmallList } from "#app/platform/lists/small-list.server.ts";
import { type CatalogueRows, isOwnRow } from "./rows.server.ts";

const commonFields = (table: CatalogueRows<never, never>["table"]) =>
  ({
    active: { sort: table.active, filter: { kind: "flag", column: table.active } },
    created_at: { sort: table.id, filter: { kind: "instant_day", column: table.createdAt } },
  }) satisfies ListFields;

/** The sort and filter names of a settings list: its own and the shared ones. */
export type CatalogueNames<Fields extends ListFields> = ListNameSet<{
  fields: Fields & ReturnType<typeof commonFields>;
}>;

/** Describes a settings list: its own fields and the shared ones. */
export function describeCatalogue<Input, View>({ table, fields }: CatalogueRows<Input, View>): ListDescription {
  const [defaultSort = ""] = Object.keys(fields);
  return {
    id: table.id,
    place: table.id,
    fields: { ...fields, ...commonFields(table) },
    defaultSort,
    defaultLimit: 50,
  };
}

/** A page of a settings list, by name unless the query says otherwise. */
export async function readCataloguePage<Input, View extends { id: string }>(
  scope: Scope,
  rows: CatalogueRows<Input, View>,
  query: ListQuery,
): Promise<Page<View>> {
  const { table, searchColumns } = rows;
  const list = {
    ...describeCatalogue(rows),
    from: sql`${table}`,
    within: isVisibleRow(scope, rows),
    searched: searchColumns,
  };
  const listQuery = rows.rewriteQuery ? await rows.rewriteQuery(scope, query) : query;
  const { rows: found, ...page } = await readSmallList(scope, list, { id: table.id }, listQuery);
  const ids = found.map(({ id }) => String(id));
  const known = new Map((await rows.read(scope, ids)).map((row) => [row.id, row]));
  return { ...page, rows: ids.flatMap((id) => known.get(id) ?? []) };
}

/** Rows whose searched columns hold a text, by name. */
export async function findInCatalogue<Input, View>(
  scope: Scope,
  rows: CatalogueRows<Input, View>,
  search: string,
  limit: number,
): Promise<{ id: string; label: string }[]> {
  const { table, label, searchColumns } = rows;
  const matches = or(...searchColumns.map((column) => nameContains(column, search)));
  return scope.db.all(
    sql`select ${table.id} as id, ${label} as label from ${table} where ${and(...isVisibleRow(scope, rows), matches)}
      order by ${asc(label)}, ${asc(table.id)} limit ${limit}`,
  );
}

/** Which of these values of the unique column other rows of the account already have. */
export async function readTakenValues<Input, View>(
  scope: Scope,
  { table, unique }: CatalogueRows<Input, View>,
  values: readonly string[],
  except: string | null,
): Promise<Set<string>> {
  const { column } = unique;
  const same = and(eq(table.accountId, scope.account.id), inArray(column, selectIds(values)));
  const rows = await scope.db.all<{ id: string; value: string }>(
    sql`select ${table.id} as id, ${column} as value from ${table} where ${same}`,
  );
  return new Set(rows.filter((row) => row.id !== except).map((row) => row.value));
}

/** Returns those of the ids whose rows the caller may see. */
export async function readOwnIds<Input, View>(
  scope: Scope,
  rows: CatalogueRows<Input, View>,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const { table, isVisible } = rows;
  const found = await scope.db.all<{ id: string }>(
    sql`select ${table.id} as id from ${table} where ${and(isOwnRow(scope, table, ids), isVisible?.(scope))}`,
  );
  return new Set(found.map(({ id }) => id));
}

/** By id, the screens where a row is in use; rows that are not included may be deleted. Runs one statement. */
export async function readUsages<Input, View>(
  scope: Scope,
  { usages }: CatalogueRows<Input, View>,
  ids: readonly string[],
): Promise<Map<string, string[]>> {
  const tests = usages.map(
    ({ where, ids: referred }) =>
      sql`select value as id, ${where} as place from json_each(${JSON.stringify(ids)}) where value in (${referred(scope.account.id)})`,
  );
  const found = new Map<string, string[]>();
  if (tests.length === 0) return found;
  const rows = await scope.db.all<{ id: string; place: string }>(sql.join(tests, sql` union all `));
  for (const { id, place } of rows) found.set(id, [...(found.get(id) ?? []), place]);
  return found;
}

function isVisibleRow<Input, View>(
  scope: Scope,
  { table, isVisible }: CatalogueRows<Input, View>,
): (SQL | undefined)[] {
  return [eq(table.accountId, scope.account.id), isVisible?.(scope)];
}
