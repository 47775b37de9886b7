import { and, type SQL, sql } from "drizzle-orm";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { BoundedCount } from "./list-counts.server.ts";
import { type FacetSplit, splitByFacets } from "./list-facets.server.ts";
import { cutPage, type Page } from "./list-page.server.ts";
import {
  buildBase,
  buildOrder,
  type Candidate,
  type ListColumns,
  type RowFromColumns,
  readListRows,
  selectFromIndex,
} from "./list-rows.server.ts";
import type { Condition, ListSpec } from "./list-spec.server.ts";
import { buildBeyondCursor, findSortIndex, type ListPlan, readWalk } from "./list-walk.server.ts";

/** All matches as a select of their `seq`, and the range of the sort's index that contains them. */
interface FacetedHits {
  hits: SQL;
  edges: readonly SQL[];
}

interface FacetedRequest {
  conditions: readonly Condition[];
  /** Ranges of the sort's own column, within which its index is walked. */
  edges: readonly SQL[];
  /** Counts the whole list; null where nobody reads the count. */
  count: (() => Promise<BoundedCount>) | null;
}

/**
 * Reads a page of rows for any mix of conditions. In order of creation the facet index itself is walked. For another
 * sort a short walk of its index usually fills the page; if not, few matches are sorted, and for many the walk gets the
 * set of matches and skips other rows without reading them.
 */
export async function readFaceted<Fields extends ListColumns>(
  scope: Scope,
  spec: ListSpec,
  columns: Fields,
  plan: ListPlan,
  { conditions, edges, count }: FacetedRequest,
): Promise<Page<RowFromColumns<Fields>>> {
  const faceted = splitByFacets(spec, conditions);
  const hits = selectHits(spec, faceted);
  if (!hits) return cutPage(plan, [], { count: 0, exact: true });
  const byPlace = plan.sort === spec.place;
  if (byPlace && faceted.residual.length === 0) {
    const [found, total] = await Promise.all([readByPlace(scope, spec, columns, plan, faceted), count?.() ?? null]);
    return cutPage(plan, found, total);
  }
  const total = await (count?.() ?? null);
  const fewest = total && total.count <= spec.bounds.fewRows;
  if (byPlace && !fewest) return cutPage(plan, await readByPlace(scope, spec, columns, plan, faceted), total);
  if (!byPlace && !(total && total.count <= plan.limit)) {
    const hit = and(...conditions.map((each) => each.sql)) ?? sql`true`;
    const met = await walkForPage(scope, spec, columns, plan, {
      edges,
      hit,
      lookAt: computeLookAhead(spec, plan, total),
    });
    if (met) return cutPage(plan, met, total);
  }
  const read = fewest ? readSorted : readAlong;
  return cutPage(plan, await read(scope, spec, columns, plan, { hits, edges }), total);
}

/**
 * Rows that a short walk may read: more if there are too many matches to count, so that most pages are filled by it.
 */
function computeLookAhead({ bounds }: ListSpec, { limit }: ListPlan, total: BoundedCount | null): number {
  return total?.exact ? Math.ceil(bounds.maxLookedAt / 4) : Math.max(bounds.maxLookedAt, 2 * limit);
}

/** The `seq` of all matching rows, as a select; null when no row can match. */
export function selectFacetHits(spec: ListSpec, conditions: readonly Condition[]): SQL | null {
  return selectHits(spec, splitByFacets(spec, conditions));
}

function selectHits(spec: ListSpec, { matches, residual }: FacetSplit): SQL | null {
  if (!matches) return null;
  const places = sql`select rowid as place from ${matches}`;
  if (residual.length === 0) return places;
  const rest = and(...residual.map((each) => each.sql));
  // An index with all needed columns is read without reading the rows.
  const cover = findCoveringIndex(spec, residual);
  if (cover)
    return sql`select ${spec.place} as place from ${selectFromIndex(spec, cover)} where ${and(buildBase(spec), rest)} and ${spec.place} in (${places})`;
  return sql`select ${spec.place} as place from (${places}) as m cross join ${spec.table} on ${spec.place} = m.place where ${rest}`;
}

function findCoveringIndex({ indexes }: ListSpec, residual: readonly Condition[]): string | undefined {
  const requested = residual.flatMap(({ columns }) => columns);
  return Object.entries(indexes).find(([, columns]) => requested.every((column) => columns.includes(column)))?.[0];
}

/** Rows in order of creation, along the facet index; other conditions are checked on each row. */
function readByPlace<Fields extends ListColumns>(
  scope: Scope,
  spec: ListSpec,
  columns: Fields,
  plan: ListPlan,
  { matches, residual }: FacetSplit,
): Promise<Candidate<RowFromColumns<Fields>>[]> {
  const { sort, cursor, ascending, limit } = plan;
  const direction = sql.raw(ascending ? "asc" : "desc");
  // D1 binds numbers as floats, which would make the index compare every row it walks.
  const beyond = cursor ? sql` and rowid ${sql.raw(ascending ? ">" : "<")} cast(${cursor.value} as integer)` : sql``;
  return readListRows(scope, spec, columns, {
    from: sql`(select rowid as place from ${matches}${beyond} order by rowid ${direction}${residual.length === 0 ? sql` limit ${limit + 1}` : sql``}) as m cross join ${spec.table} on ${spec.place} = m.place`,
    where: and(...residual.map((each) => each.sql)),
    ...{ sort, order: sql`m.place ${direction}`, limit: limit + 1 },
  });
}

/** All matches, sorted, from the cursor on. */
function readSorted<Fields extends ListColumns>(
  scope: Scope,
  spec: ListSpec,
  columns: Fields,
  plan: ListPlan,
  { hits }: FacetedHits,
): Promise<Candidate<RowFromColumns<Fields>>[]> {
  return readListRows(scope, spec, columns, {
    from: sql`(${hits}) as m cross join ${spec.table} on ${spec.place} = m.place`,
    where: buildBeyondCursor(spec, plan),
    ...{ sort: plan.sort, order: buildOrder(spec, plan.sort, plan.ascending), limit: plan.limit + 1 },
  });
}

/** A page filled by a short walk of the sort's index, checking each row; null if it does not fill it. */
async function walkForPage<Fields extends ListColumns>(
  scope: Scope,
  spec: ListSpec,
  columns: Fields,
  plan: ListPlan,
  { edges, hit, lookAt }: { edges: readonly SQL[]; hit: SQL; lookAt: number },
): Promise<Candidate<RowFromColumns<Fields>>[] | null> {
  const streams = [{ index: findSortIndex(spec, undefined, plan.sort) ?? null, where: and(...edges) }];
  const walk = await readWalk(scope, spec, columns, plan, { streams, hit, lookAt, nullable: edges.length === 0 });
  const found = walk.candidates.filter((each) => each.hit);
  return walk.isEnded || found.length > plan.limit ? found : null;
}

/** Matches along the sort's index; other rows are skipped without reading them. */
async function readAlong<Fields extends ListColumns>(
  scope: Scope,
  spec: ListSpec,
  columns: Fields,
  plan: ListPlan,
  { hits, edges }: FacetedHits,
): Promise<Candidate<RowFromColumns<Fields>>[]> {
  const where = and(...edges, sql`${spec.place} in (${hits})`);
  const streams = [{ index: findSortIndex(spec, undefined, plan.sort) ?? null, where }];
  const nullable = edges.length === 0;
  const walk = await readWalk(scope, spec, columns, plan, { streams, hit: null, lookAt: plan.limit + 1, nullable });
  return walk.candidates;
}
