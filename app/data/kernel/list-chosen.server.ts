import { sql } from "drizzle-orm";
import { idsIn } from "./json-rows.server.ts";
import { type Columns, type RowOf, readCandidates } from "./list-rows.server.ts";
import type { Condition, ListSpec } from "./list-spec.server.ts";
import type { Scope } from "./scope.server.ts";

/** The rows of a list with these ids, the newest first; an id that the reader may not see brings none. */
export async function readChosen<Fields extends Columns>(
  scope: Scope,
  spec: ListSpec,
  columns: Fields,
  ids: readonly string[],
  within: readonly Condition[],
): Promise<RowOf<Fields>[]> {
  const byId = Object.entries(spec.indexes).find(([, [first, ...more]]) => first === spec.id && more.length === 0);
  const found = await readCandidates(scope, spec, columns, {
    sort: spec.id,
    index: byId?.[0] ?? null,
    where: sql`${spec.id} in ${idsIn(ids)}`,
    residual: within,
    ascending: false,
    limit: ids.length,
  });
  return found.filter(({ hit }) => hit).map(({ row }) => row);
}
