import { and, desc, sql } from "drizzle-orm";
import { selectIds } from "#app/platform/db/json-rows.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { buildBase, type ListColumns, type RowFromColumns, readListRows, selectFromIndex } from "./list-rows.server.ts";
import type { Condition, ListSpec } from "./list-spec.server.ts";

/** The rows of a list with these ids, newest first; ids the reader may not see are left out. */
export async function readChosen<Fields extends ListColumns>(
  scope: Scope,
  spec: ListSpec,
  columns: Fields,
  ids: readonly string[],
  within: readonly Condition[],
): Promise<RowFromColumns<Fields>[]> {
  const named = sql`${spec.place} in (select ${spec.place} from ${spec.table} where ${spec.id} in ${selectIds(ids)})`;
  const found = await readListRows(scope, spec, columns, {
    from: selectFromIndex(spec, null),
    where: and(named, buildBase(spec), ...within.map((each) => each.sql)),
    ...{ sort: spec.place, order: sql`${desc(spec.place)}`, limit: ids.length },
  });
  return found.map(({ row }) => row);
}
