import { and, eq, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { ListQuery } from "#app/domain/kernel/list-query.ts";
import { conditionsOf } from "./list-conditions.server.ts";
import { type BoundedCount, countByStatus, countUpTo } from "./list-counts.server.ts";
import { readCursor } from "./list-cursor.server.ts";
import { type Page, pageOf } from "./list-page.server.ts";
import type { Candidate, Columns, RowOf } from "./list-rows.server.ts";
import type { Condition, ListSpec } from "./list-spec.server.ts";
import { type ListPlan, readDriven, readWalk } from "./list-walk.server.ts";
import type { Scope } from "./scope.server.ts";

/** Rows that a walk looks at when a filter has no index of its own. */
const mostLookedAt = 80;
/** A page of more rows is part of a file, which looks at as many as it may bring. */
const largestPage = 100;
/** Rows that a search brings into a file. */
const mostFoundForFile = 5_000;
/** More of them for a limited member, whose locations may be few among many. */
const mostLookedAtWithin = 80;
/** Rows that are few enough to be read and sorted, instead of walking. */
const few = 50;
/** A filter with more values is not worth a walk each. */
const mostWalks = 3;
/** Nor is a limited member's set of locations with more, at both ends together. */
const mostEndWalks = 8;

/**
 * One page of a list at a bounded price, whatever sort, filter and page: 50 rows cost at most 200 rows read. Without
 * filters the index of the sort is walked; a filter that is part of an index narrows the walk; one that few rows meet
 * drives; any other is checked on a bounded stretch of the walk, and the page's cursor goes on from there, so that a
 * page may be short although there is a next one.
 */
export async function readList<Fields extends Columns>(
  scope: Scope,
  spec: ListSpec,
  columns: Fields,
  query: ListQuery,
  within: readonly Condition[],
): Promise<Page<RowOf<Fields>>> {
  const conditions = [...within, ...conditionsOf(scope, spec, query.filters)];
  const plan = planOf(spec, query, conditions);
  const mostFound = plan.limit > largestPage ? mostFoundForFile : spec.mostFound;
  const found = query.search ? spec.search?.(query.search, mostFound) : undefined;
  if (found === null) return pageOf(plan, { candidates: [], ended: true }, { count: 0, more: false });
  if (found) {
    const { rows, pagination, sort } = await driven(scope, spec, columns, plan, [...conditions, { sql: found }], null);
    const { count } = pagination.total;
    const looked = conditions.length === 0 ? count : await countFound(scope, spec, found);
    return { rows, sort, pagination: { ...pagination, total: { count, more: looked >= mostFound } } };
  }

  const edges = conditions.filter((each) => each.range && each.column === plan.sort);
  const rest = conditions.filter((each) => !edges.includes(each));
  const lead = rest.find((each) => walksOf(spec, plan, each) !== null);
  const residual = rest.filter((each) => each !== lead);
  if (residual.length > 0) {
    const index = await fewestOf(scope, spec, lead ? [...residual, lead] : residual);
    if (index) return driven(scope, spec, columns, plan, conditions, index);
  }
  const walks: { index: string | null; where?: SQL }[] = (lead && walksOf(spec, plan, lead)) ?? [
    { index: indexOf(spec, undefined, plan) ?? null },
  ];
  const walk = await readWalk(scope, spec, columns, plan, {
    streams: walks.map(({ index, where }) => ({
      index,
      where: and(where, ...edges.map((each) => edgeOf(plan, each))),
    })),
    residual,
    lookAt: residual.length > 0 ? Math.max(1, Math.floor(lookedAtFor(plan, residual) / walks.length)) : null,
    nullable: edges.length === 0,
  });
  return pageOf(plan, walk, await totalOf(scope, spec, conditions, residual));
}

function lookedAtFor({ limit }: ListPlan, residual: readonly Condition[]): number {
  if (limit > largestPage) return limit;
  return residual.some((each) => each.either) ? mostLookedAtWithin : mostLookedAt;
}

/** Beyond a cursor one end of a range is met already, and SQLite would start at the wrong one of the two. */
function edgeOf({ cursor, ascending }: ListPlan, { sql, range }: Condition): SQL {
  if (!range || !cursor) return sql;
  return ascending ? range.to : range.from;
}

/**
 * Who asks for days without a sort gets them in the order of these days: their index leads to them at once, where another
 * order would have to be walked through to find them.
 */
function sortOf(spec: ListSpec, conditions: readonly Condition[]): string {
  const days = conditions.find((each) => each.range && each.column !== spec.id)?.column;
  const field = Object.entries(spec.fields).find(([, { sort }]) => days && sort === days)?.[0];
  return field ? `-${field}` : spec.defaultSort;
}

function planOf(spec: ListSpec, query: ListQuery, conditions: readonly Condition[]): ListPlan {
  const asked = query.sort ?? sortOf(spec, conditions);
  const name = spec.fields[asked.replace(/^-/, "")]?.sort ? asked : spec.defaultSort;
  const sort = spec.fields[name.replace(/^-/, "")]?.sort;
  if (!sort) throw new Error(`the default sort ${spec.defaultSort} is no field`);
  const cursor = readCursor(query.cursor, name);
  const down = !cursor?.backwards;
  return { sort, name, cursor, limit: query.limit ?? spec.defaultLimit, ascending: name.startsWith("-") !== down };
}

/** The walks that meet exactly the rows of a condition, an index each; null when they would be too many or have none. */
function walksOf(
  spec: ListSpec,
  plan: ListPlan,
  { column, values, either }: Condition,
): { index: string; where?: SQL }[] | null {
  const ways = either ?? (column && values ? [{ column, values }] : []);
  const walks = ways.flatMap((way) => {
    const index = indexOf(spec, way.column, plan);
    return index ? way.values.map((value) => ({ index, where: eq(way.column, value) })) : [null];
  });
  const most = either ? mostEndWalks : mostWalks;
  const found = walks.flatMap((each) => each ?? []);
  return found.length > 0 && found.length === walks.length && found.length <= most ? found : null;
}

/** The index [lead, sort, id], or [sort, id] without a lead; the id itself may be the sort. */
function indexOf(spec: ListSpec, lead: SQLiteColumn | undefined, { sort }: Pick<ListPlan, "sort">): string | undefined {
  const wanted = [lead, sort, spec.id].filter((each, at) => each !== undefined && !(at === 1 && each === spec.id));
  const found = Object.entries(spec.indexes).find(
    ([, columns]) => columns.length === wanted.length && columns.every((each, at) => each === wanted[at]),
  );
  return found?.[0];
}

/** The index of a condition that few rows meet; null when all are common. Looks at two at most. */
async function fewestOf(scope: Scope, spec: ListSpec, conditions: readonly Condition[]): Promise<string | null> {
  const candidates = conditions.flatMap((condition) => {
    const index = condition.column && indexOf(spec, undefined, { sort: condition.column });
    return index ? [{ condition, index }] : [];
  });
  for (const { condition, index } of candidates.slice(0, 2)) {
    const { more } = await countUpTo(scope, spec, index, [condition], few);
    if (!more) return index;
  }
  return null;
}

/** Reads the few rows that an index or a search drives to, sorts them in memory and cuts the page. */
async function driven<Fields extends Columns>(
  scope: Scope,
  spec: ListSpec,
  columns: Fields,
  plan: ListPlan,
  conditions: readonly Condition[],
  index: string | null,
): Promise<Page<RowOf<Fields>>> {
  const where: SQL | undefined = and(...conditions.map((each) => each.sql));
  const all: Candidate<RowOf<Fields>>[] = await readDriven(scope, spec, columns, plan, { index, where });
  const { cursor } = plan;
  const at = cursor ? all.findIndex((each) => each.id === cursor.id) : -1;
  return pageOf(plan, { candidates: all.slice(at + 1), ended: true }, { count: all.length, more: false });
}

/** How many rows a search brought before anything else was asked of them. */
async function countFound(scope: Scope, spec: ListSpec, found: SQL): Promise<number> {
  const rows = await scope.db.all<{ n: number }>(sql`select count(*) as n from ${spec.table} where ${found}`);
  return rows[0]?.n ?? 0;
}

async function totalOf(
  scope: Scope,
  spec: ListSpec,
  conditions: readonly Condition[],
  residual: readonly Condition[],
): Promise<BoundedCount | null> {
  if (conditions.every((each) => each.statuses)) return countByStatus(scope, spec, conditions);
  const [only, second] = conditions;
  const index = only?.column && !second ? indexOf(spec, undefined, { sort: only.column }) : undefined;
  const narrow = residual.length === 0 && (only?.values?.length ?? 1) === 1;
  return index && narrow ? countUpTo(scope, spec, index, conditions, mostLookedAt) : null;
}
