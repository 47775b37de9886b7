import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { buildConditions } from "./list-conditions.server.ts";
import { type BoundedCount, countByStatus, countUpTo } from "./list-counts.server.ts";
import { readFaceted, selectFacetHits } from "./list-faceted.server.ts";
import { cutPage, type Page, toSinglePage } from "./list-page.server.ts";
import { MAX_COUNTED_PAGE, planList } from "./list-plan.server.ts";
import type { ListQuery } from "./list-query.ts";
import { buildBase, type ListColumns, type RowFromColumns, readChosen, selectFromIndex } from "./list-rows.server.ts";
import type { Condition, ListSpec } from "./list-spec.server.ts";
import { findSortIndex, type ListPlan, readWalk } from "./list-walk.server.ts";
import { readWholeList } from "./whole-list.server.ts";

/** A filter with more values is not split into one walk each. */
const MAX_WALKS = 3;

/**
 * One page of a list, full unless the list ends, with a count that is exact up to 10,000. A sort other than creation
 * walks its index if there are no filters, only days of the same column, or one filter that the index begins with; any
 * other mix uses the facet index (`list-faceted`); search hits are sorted.
 */
export async function readList<Fields extends ListColumns>(
  scope: Scope,
  spec: ListSpec,
  columns: Fields,
  query: ListQuery,
  within: readonly Condition[],
): Promise<Page<RowFromColumns<Fields>>> {
  if (query.ids) return toSinglePage(await readChosen(scope, spec, columns, query.ids, within));
  const conditions = [...within, ...buildConditions(scope, spec, query.filters)];
  const plan = planList(spec, query, conditions);
  if (query.search) return readSearched(scope, spec, columns, query.search, plan, conditions);
  const edges = conditions.filter(({ range, columns: [column] }) => range && column === plan.sort);
  const [lead, ...others] = conditions.filter((each) => !edges.includes(each));
  const walks = others.length > 0 ? null : listWalks(spec, plan, lead);
  const count = plan.limit > MAX_COUNTED_PAGE ? null : () => countTotal(scope, spec, conditions);
  if (!walks)
    return readFaceted(scope, spec, columns, plan, { conditions, edges: edges.map(createEdgeFilter(plan)), count });
  const [{ candidates }, total] = await Promise.all([
    readWalk(scope, spec, columns, plan, {
      streams: walks.map(({ index, where }) => ({ index, where: and(where, ...edges.map(createEdgeFilter(plan))) })),
      hit: null,
      lookAt: plan.limit + 1,
      nullable: edges.length === 0,
    }),
    count?.() ?? null,
  ]);
  return cutPage(plan, candidates, total);
}

/** Beyond a cursor one end of a range is already satisfied, and SQLite would start at the wrong one of the two. */
function createEdgeFilter({ cursor, ascending }: ListPlan): (edge: Condition) => SQL {
  return ({ sql: whole, range }) => {
    if (!range || !cursor) return whole;
    return ascending ? range.to : range.from;
  };
}

/**
 * The walks that cover exactly the rows of a condition, one index each; null if they would be too many or lack an
 * index.
 */
function listWalks(
  spec: ListSpec,
  { sort }: ListPlan,
  lead: Condition | undefined,
): { index: string; where?: SQL }[] | null {
  const [column] = lead?.columns ?? [];
  const index = lead && !column ? undefined : findSortIndex(spec, column, sort);
  if (!lead) return index ? [{ index }] : null;
  const values = lead.values ?? [];
  if (!index || !column || values.length === 0 || values.length > MAX_WALKS) return null;
  return values.map((value) => ({ index, where: eq(column, value) }));
}

async function countTotal(scope: Scope, spec: ListSpec, conditions: readonly Condition[]): Promise<BoundedCount> {
  if (conditions.every((each) => each.statuses)) return countByStatus(scope, spec, conditions);
  const hits = selectFacetHits(spec, conditions);
  return hits ? countUpTo(scope, hits, spec.bounds.maxCounted) : { count: 0, exact: true };
}

/**
 * Search hits in the order of the sort. The newest are found first, one more than is counted, so that the total shows
 * if there are more.
 */
async function readSearched<Fields extends ListColumns>(
  scope: Scope,
  spec: ListSpec,
  columns: Fields,
  text: string,
  plan: ListPlan,
  conditions: readonly Condition[],
): Promise<Page<RowFromColumns<Fields>>> {
  const { maxCounted } = spec.bounds;
  const found = spec.search?.(text, maxCounted + 1);
  if (!found) return cutPage(plan, [], { count: 0, exact: true });
  const within = [buildBase(spec), ...conditions.map((each) => each.sql)];
  const where = and(...within, sql`${spec.table}."rowid" in ${found.rows}`) ?? sql`true`;
  const [{ rows, total }, all] = await Promise.all([
    readWholeList(scope, spec, columns, plan, { from: selectFromIndex(spec, null), where, counted: maxCounted }),
    countUpTo(scope, sql`select 1 from ${found.by}`, maxCounted),
  ]);
  return cutPage(plan, rows, { count: total.count, exact: total.exact && all.exact });
}
