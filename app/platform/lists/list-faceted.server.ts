import { and, type SQL, sql } from "drizzle-orm";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { BoundedCount } from "./list-counts.server.ts";
import { type Faceted, facetedBy } from "./list-facets.server.ts";
import { type Page, pageOf } from "./list-page.server.ts";
import { baseOf, type Candidate, type Columns, indexed, orderOf, type RowOf, readRows } from "./list-rows.server.ts";
import type { Condition, ListSpec } from "./list-spec.server.ts";
import { beyondCursor, indexOf, type ListPlan, readWalk } from "./list-walk.server.ts";

/** All matches as a select of their places, and the stretch of the sort's index that holds them. */
interface Found {
  hits: SQL;
  edges: readonly SQL[];
}

interface FacetedQuestion {
  conditions: readonly Condition[];
  /** Ranges of the sort's own column, within which its index is walked. */
  edges: readonly SQL[];
  /** Counts the whole list; null where nobody reads the count. */
  count: (() => Promise<BoundedCount>) | null;
}

/**
 * A page of rows that meet any mix of conditions. In the order of creation the facet index is walked itself. For another
 * sort most pages are met soon on a walk of its index; where they are not, few matches are sorted, and for many the walk is
 * told which rows match and passes over the others without a look at them.
 */
export async function readFaceted<Fields extends Columns>(
  scope: Scope,
  spec: ListSpec,
  columns: Fields,
  plan: ListPlan,
  { conditions, edges, count }: FacetedQuestion,
): Promise<Page<RowOf<Fields>>> {
  const faceted = facetedBy(spec, conditions);
  const hits = hitsOf(spec, faceted);
  if (!hits) return pageOf(plan, [], { count: 0, exact: true });
  const byPlace = plan.sort === spec.place;
  if (byPlace && faceted.residual.length === 0) {
    const [found, total] = await Promise.all([readByPlace(scope, spec, columns, plan, faceted), count?.() ?? null]);
    return pageOf(plan, found, total);
  }
  const total = await (count?.() ?? null);
  const fewest = total && total.count <= spec.bounds.few;
  if (byPlace && !fewest) return pageOf(plan, await readByPlace(scope, spec, columns, plan, faceted), total);
  if (!byPlace && !(total && total.count <= plan.limit)) {
    const hit = and(...conditions.map((each) => each.sql)) ?? sql`true`;
    const met = await meetAlong(scope, spec, columns, plan, { edges, hit, lookAt: lookAtFor(spec, plan, total) });
    if (met) return pageOf(plan, met, total);
  }
  const read = fewest ? readSorted : readAlong;
  return pageOf(plan, await read(scope, spec, columns, plan, { hits, edges }), total);
}

/** What a short walk may look at: more where more than can be counted match, so that most pages are met on it. */
function lookAtFor({ bounds }: ListSpec, { limit }: ListPlan, total: BoundedCount | null): number {
  return total?.exact ? Math.ceil(bounds.lookedAt / 4) : Math.max(bounds.lookedAt, 2 * limit);
}

/** The places of all rows that meet the conditions, as a select; null when no row can. */
export function facetHits(spec: ListSpec, conditions: readonly Condition[]): SQL | null {
  return hitsOf(spec, facetedBy(spec, conditions));
}

function hitsOf(spec: ListSpec, { matches, residual }: Faceted): SQL | null {
  if (!matches) return null;
  const places = sql`select rowid as place from ${matches}`;
  if (residual.length === 0) return places;
  const rest = and(...residual.map((each) => each.sql));
  // An index that holds all that is asked about is read without a look at the rows.
  const cover = coverOf(spec, residual);
  if (cover)
    return sql`select ${spec.place} as place from ${indexed(spec, cover)} where ${and(baseOf(spec), rest)} and ${spec.place} in (${places})`;
  return sql`select ${spec.place} as place from (${places}) as m cross join ${spec.table} on ${spec.place} = m.place where ${rest}`;
}

function coverOf({ indexes }: ListSpec, residual: readonly Condition[]): string | undefined {
  const asked = residual.flatMap(({ columns }) => columns);
  return Object.entries(indexes).find(([, columns]) => asked.every((column) => columns.includes(column)))?.[0];
}

/** Rows in the order of creation, along the facet index; what it does not know is asked of each. */
function readByPlace<Fields extends Columns>(
  scope: Scope,
  spec: ListSpec,
  columns: Fields,
  plan: ListPlan,
  { matches, residual }: Faceted,
): Promise<Candidate<RowOf<Fields>>[]> {
  const { sort, cursor, ascending, limit } = plan;
  const direction = sql.raw(ascending ? "asc" : "desc");
  // D1 binds numbers as floating ones, which the index would only compare with every row that it walks.
  const beyond = cursor ? sql` and rowid ${sql.raw(ascending ? ">" : "<")} cast(${cursor.value} as integer)` : sql``;
  return readRows(scope, spec, columns, {
    from: sql`(select rowid as place from ${matches}${beyond} order by rowid ${direction}${residual.length === 0 ? sql` limit ${limit + 1}` : sql``}) as m cross join ${spec.table} on ${spec.place} = m.place`,
    where: and(...residual.map((each) => each.sql)),
    ...{ sort, order: sql`m.place ${direction}`, limit: limit + 1 },
  });
}

/** All matches, sorted, from the cursor on. */
function readSorted<Fields extends Columns>(
  scope: Scope,
  spec: ListSpec,
  columns: Fields,
  plan: ListPlan,
  { hits }: Found,
): Promise<Candidate<RowOf<Fields>>[]> {
  return readRows(scope, spec, columns, {
    from: sql`(${hits}) as m cross join ${spec.table} on ${spec.place} = m.place`,
    where: beyondCursor(spec, plan),
    ...{ sort: plan.sort, order: orderOf(spec, plan.sort, plan.ascending), limit: plan.limit + 1 },
  });
}

/** A page that a short walk of the sort's index meets, looking at each row; null when it does not. */
async function meetAlong<Fields extends Columns>(
  scope: Scope,
  spec: ListSpec,
  columns: Fields,
  plan: ListPlan,
  { edges, hit, lookAt }: { edges: readonly SQL[]; hit: SQL; lookAt: number },
): Promise<Candidate<RowOf<Fields>>[] | null> {
  const streams = [{ index: indexOf(spec, undefined, plan.sort) ?? null, where: and(...edges) }];
  const walk = await readWalk(scope, spec, columns, plan, { streams, hit, lookAt, nullable: edges.length === 0 });
  const found = walk.candidates.filter((each) => each.hit);
  return walk.ended || found.length > plan.limit ? found : null;
}

/** Matches along the index of the sort: the others are passed over without a look at them. */
async function readAlong<Fields extends Columns>(
  scope: Scope,
  spec: ListSpec,
  columns: Fields,
  plan: ListPlan,
  { hits, edges }: Found,
): Promise<Candidate<RowOf<Fields>>[]> {
  const where = and(...edges, sql`${spec.place} in (${hits})`);
  const streams = [{ index: indexOf(spec, undefined, plan.sort) ?? null, where }];
  const nullable = edges.length === 0;
  const walk = await readWalk(scope, spec, columns, plan, { streams, hit: null, lookAt: plan.limit + 1, nullable });
  return walk.candidates;
}
