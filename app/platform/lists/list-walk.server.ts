import { and, gt, isNotNull, isNull, lt, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { Cursor } from "./list-cursor.server.ts";
import {
  buildBase,
  buildOrder,
  type Candidate,
  type ListColumns,
  type RowFromColumns,
  readListRows,
  selectFromIndex,
} from "./list-rows.server.ts";
import type { ListDescription, ListSpec } from "./list-spec.server.ts";

/** How a page is read: sort column, direction, start and number of rows. */
export interface ListPlan {
  sort: SQLiteColumn | SQL<string>;
  /** As in the URL, `-created_at`. */
  name: string;
  cursor: Cursor | null;
  limit: number;
  ascending: boolean;
}

/** The result of a walk: rows in reading order, matching or not; `ended` if there are no rows beyond them. */
export interface Walk<Row> {
  candidates: Candidate<Row>[];
  isEnded: boolean;
}

interface WalkOptions {
  /** One index and condition for each walk; the walks are merged. */
  streams: readonly { index: string | null; where: SQL | undefined }[];
  /** Decides whether a row matches; null if every row does. */
  hit: SQL | null;
  /** Rows to read, matching or not. */
  lookAt: number;
  /** True when rows without a sort value belong to the list: they come last when descending, first when ascending. */
  nullable: boolean;
}

/** Walks the index of the sort from the cursor on, as far as `lookAt`. */
export async function readWalk<Fields extends ListColumns>(
  scope: Scope,
  spec: ListSpec,
  columns: Fields,
  plan: ListPlan,
  { streams, hit, lookAt, nullable }: WalkOptions,
): Promise<Walk<RowFromColumns<Fields>>> {
  const { sort, ascending } = plan;
  const order = buildOrder(spec, sort, ascending);
  const walks = streams.map(async ({ index, where: stream }): Promise<Walk<RowFromColumns<Fields>>> => {
    const candidates: Candidate<RowFromColumns<Fields>>[] = [];
    for (const segment of listSegments(spec, plan, nullable)) {
      const left = lookAt - candidates.length;
      if (left <= 0) break;
      const where = and(buildBase(spec), stream, segment);
      const read = { from: selectFromIndex(spec, index), where, hit: hit ?? undefined, sort, order, limit: left };
      candidates.push(...(await readListRows(scope, spec, columns, read)));
    }
    return { candidates, isEnded: candidates.length < lookAt };
  });
  return mergeWalks(await Promise.all(walks), plan);
}

/** The index [lead, sort, id], or [sort, id] without a lead. */
export function findSortIndex(
  { indexes, id }: ListSpec,
  lead: SQLiteColumn | undefined,
  sort: SQLiteColumn | SQL<string>,
): string | undefined {
  const wanted = [lead, sort, id].filter((each) => each !== undefined);
  const found = Object.entries(indexes).find(
    ([, columns]) => columns.length === wanted.length && columns.every((each, at) => each === wanted[at]),
  );
  return found?.[0];
}

/**
 * The walk is cut in two where the sort column may be NULL: `(column, id) > (?, ?)` is a range of the index only for
 * real values. In the index NULLs come first.
 */
function listSegments(spec: ListSpec, { sort, cursor, ascending }: ListPlan, nullable: boolean): (SQL | undefined)[] {
  const beyond = ascending ? gt : lt;
  const sign = sql.raw(ascending ? ">" : "<");
  const after = (from: Cursor) => sql`(${sort}, ${spec.id}) ${sign} (${from.value}, ${from.id})`;
  const values = cursor && cursor.value !== null ? after(cursor) : undefined;
  if (!("notNull" in sort) || sort.notNull || !nullable) return [values];
  const nulls = and(isNull(sort), cursor && cursor.value === null ? beyond(spec.id, cursor.id) : undefined);
  const order = ascending ? [nulls, and(isNotNull(sort), values)] : [and(isNotNull(sort), values), nulls];
  // Skips segments before the cursor's.
  const passed = cursor && (cursor.value === null) !== ascending ? 1 : 0;
  return order.slice(passed);
}

/** A condition for rows beyond the cursor, for rows that are sorted after they are found. */
export function buildBeyondCursor(spec: Pick<ListDescription, "id" | "place">, plan: ListPlan): SQL | undefined {
  const { sort, cursor, ascending } = plan;
  if (!cursor) return undefined;
  const beyond = ascending ? gt : lt;
  if (sort === spec.place) return beyond(sort, cursor.value);
  const sign = sql.raw(ascending ? ">" : "<");
  if (cursor.value === null) {
    const same = and(isNull(sort), beyond(spec.id, cursor.id)) ?? sql`true`;
    return ascending ? sql`(${same} or ${isNotNull(sort)})` : same;
  }
  const after = sql`(${sort}, ${spec.id}) ${sign} (${cursor.value}, ${cursor.id})`;
  return ascending ? after : sql`(${after} or ${isNull(sort)})`;
}

/** Merges walks in the order of the sort, up to the point that all of them reached. */
function mergeWalks<Row>(walks: readonly Walk<Row>[], plan: ListPlan): Walk<Row> {
  const [only, second] = walks;
  if (only && !second) return only;
  const met = new Map(walks.flatMap((each) => each.candidates).map((each) => [each.id, each]));
  const all = [...met.values()].sort((a, b) => compareCandidates(a, b, plan.ascending));
  const open = walks.filter((each) => !each.isEnded).flatMap((each) => each.candidates.at(-1) ?? []);
  const [edge] = open.sort((a, b) => compareCandidates(a, b, plan.ascending));
  if (!edge) return { candidates: all, isEnded: true };
  return { candidates: all.slice(0, all.findIndex((each) => each.id === edge.id) + 1), isEnded: false };
}

/** The order of SQLite: NULL before everything, then the value, then the id. */
function compareCandidates(a: Candidate<unknown>, b: Candidate<unknown>, ascending: boolean): number {
  return (compareValues(a.key, b.key) || compareValues(a.id, b.id)) * (ascending ? 1 : -1);
}

function compareValues(a: string | number | null, b: string | number | null): number {
  if (a === b) return 0;
  if (a === null) return -1;
  if (b === null) return 1;
  return a < b ? -1 : 1;
}
