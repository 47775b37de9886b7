import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { readChosen } from "./list-chosen.server.ts";
import { conditionsOf } from "./list-conditions.server.ts";
import { type BoundedCount, countByStatus, countUpTo } from "./list-counts.server.ts";
import { facetHits, readFaceted } from "./list-faceted.server.ts";
import { chosenPage, type Page, pageOf } from "./list-page.server.ts";
import { largestPage, planOf } from "./list-plan.server.ts";
import type { ListQuery } from "./list-query.ts";
import { baseOf, type Columns, indexed, type RowOf } from "./list-rows.server.ts";
import type { Condition, ListSpec } from "./list-spec.server.ts";
import { indexOf, type ListPlan, readWalk } from "./list-walk.server.ts";
import { readWhole } from "./list-whole.server.ts";

/** A filter with more values is not worth a walk each. */
const mostWalks = 3;

/**
 * One page of a list, full unless the list ends, with a count that is exact up to 10,000. Another sort than by creation
 * without filters, by days of its own, or by one filter that its index begins with, is a walk of that index; any other mix
 * goes by the facet index (`list-faceted`); what a search finds is sorted.
 */
export async function readList<Fields extends Columns>(
  scope: Scope,
  spec: ListSpec,
  columns: Fields,
  query: ListQuery,
  within: readonly Condition[],
): Promise<Page<RowOf<Fields>>> {
  if (query.ids) return chosenPage(await readChosen(scope, spec, columns, query.ids, within));
  const conditions = [...within, ...conditionsOf(scope, spec, query.filters)];
  const plan = planOf(spec, query, conditions);
  if (query.search) return readSearched(scope, spec, columns, query.search, plan, conditions);
  const edges = conditions.filter(({ range, columns: [column] }) => range && column === plan.sort);
  const [lead, ...others] = conditions.filter((each) => !edges.includes(each));
  const walks = others.length > 0 ? null : walksOf(spec, plan, lead);
  const count = plan.limit > largestPage ? null : () => totalOf(scope, spec, conditions);
  if (!walks) return readFaceted(scope, spec, columns, plan, { conditions, edges: edges.map(edgeIn(plan)), count });
  const [{ candidates }, total] = await Promise.all([
    readWalk(scope, spec, columns, plan, {
      streams: walks.map(({ index, where }) => ({ index, where: and(where, ...edges.map(edgeIn(plan))) })),
      hit: null,
      lookAt: plan.limit + 1,
      nullable: edges.length === 0,
    }),
    count?.() ?? null,
  ]);
  return pageOf(plan, candidates, total);
}

/** Beyond a cursor one end of a range is met already, and SQLite would start at the wrong one of the two. */
function edgeIn({ cursor, ascending }: ListPlan): (edge: Condition) => SQL {
  return ({ sql: whole, range }) => {
    if (!range || !cursor) return whole;
    return ascending ? range.to : range.from;
  };
}

/** The walks that meet exactly the rows of a condition, an index each; null when they would be too many or have none. */
function walksOf(
  spec: ListSpec,
  { sort }: ListPlan,
  lead: Condition | undefined,
): { index: string; where?: SQL }[] | null {
  const [column] = lead?.columns ?? [];
  const index = lead && !column ? undefined : indexOf(spec, column, sort);
  if (!lead) return index ? [{ index }] : null;
  const values = lead.values ?? [];
  if (!index || !column || values.length === 0 || values.length > mostWalks) return null;
  return values.map((value) => ({ index, where: eq(column, value) }));
}

async function totalOf(scope: Scope, spec: ListSpec, conditions: readonly Condition[]): Promise<BoundedCount> {
  if (conditions.every((each) => each.statuses)) return countByStatus(scope, spec, conditions);
  const hits = facetHits(spec, conditions);
  return hits ? countUpTo(scope, hits, spec.bounds.counted) : { count: 0, exact: true };
}

/**
 * What a search brings, in the order of the sort. The newest are found first, one more than is counted: where there are
 * more, the total says so.
 */
async function readSearched<Fields extends Columns>(
  scope: Scope,
  spec: ListSpec,
  columns: Fields,
  text: string,
  plan: ListPlan,
  conditions: readonly Condition[],
): Promise<Page<RowOf<Fields>>> {
  const { counted } = spec.bounds;
  const found = spec.search?.(text, counted + 1);
  if (!found) return pageOf(plan, [], { count: 0, exact: true });
  const within = [baseOf(spec), ...conditions.map((each) => each.sql)];
  const where = and(...within, sql`${spec.table}."rowid" in ${found.rows}`) ?? sql`true`;
  const [{ rows, total }, all] = await Promise.all([
    readWhole(scope, spec, columns, plan, { from: indexed(spec, null), where, counted }),
    countUpTo(scope, sql`select 1 from ${found.by}`, counted),
  ]);
  return pageOf(plan, rows, { count: total.count, exact: total.exact && all.exact });
}
