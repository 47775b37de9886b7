import { and, asc, desc, eq, gte, inArray, lt, type SQL, sql } from "drizzle-orm";
import { dateRange, type ListQuery } from "#app/domain/kernel/list-query.ts";
import { localDateOf } from "#app/domain/kernel/local-time.ts";
import { base64Url } from "#app/domain/kernel/tokens.ts";
import { planStatuses } from "#app/domain/plans/plan.enums.ts";
import type { PlanRow } from "#app/domain/plans/plan-view.ts";
import { idsIn } from "../kernel/json-rows.server.ts";
import { nameHolds } from "../kernel/names.reads.server.ts";
import { now, type Scope } from "../kernel/scope.server.ts";
import { planAgents, plans } from "../schema/index.ts";

export interface PlanPage {
  rows: PlanRow[];
  pagination: { previous: string | null; next: string | null; total: number; total_is_exact: boolean; limit: number };
}

/** Sorts with an index each; ids grow with creation. */
const sorts = { created_at: plans.id, start_at: plans.startAt } as const;
type SortKey = keyof typeof sorts;

/** Counting stops here. */
const countTo = 1_000;

interface Cursor {
  back: boolean;
  value: string;
  id: string;
}

/** A page of plans by keyset: sort, status, start date and search by name or number. */
export async function readPlanPage(scope: Scope, query: ListQuery): Promise<PlanPage> {
  const limit = query.limit ?? 20;
  const key: SortKey = query.sort?.replace(/^-/, "") === "start_at" ? "start_at" : "created_at";
  const descending = query.sort === null || query.sort.startsWith("-");
  const cursor = readCursor(query.cursor);
  const upwards = descending === (cursor?.back ?? false);
  const matching = matchesOf(scope, query);
  const direction = upwards ? asc : desc;
  const [rows, [counted]] = await scope.db.batch([
    scope.db
      .select({
        plan: plans,
        agentCount: sql<number>`(select count(*) from ${planAgents} where ${planAgents.planId} = ${plans.id})`,
      })
      .from(plans)
      .where(and(...matching, cursor ? beyond(sorts[key], cursor, upwards) : undefined))
      .orderBy(direction(sorts[key]), direction(plans.id))
      .limit(limit + 1),
    scope.db.select({ n: sql<number>`count(*)` }).from(
      scope.db
        .select({ id: plans.id })
        .from(plans)
        .where(and(...matching))
        .limit(countTo + 1)
        .as("counted"),
    ),
  ]);
  const more = rows.length > limit;
  const shown = rows.slice(0, limit);
  if (cursor?.back) shown.reverse();
  const mark = (row: (typeof shown)[number] | undefined, back: boolean): string | null =>
    row ? writeCursor({ back, value: key === "start_at" ? row.plan.startAt : row.plan.id, id: row.plan.id }) : null;
  const n = counted?.n ?? 0;
  return {
    rows: shown.map(({ plan, agentCount }) => toPlanRow(plan, agentCount)),
    pagination: {
      previous: cursor && (!cursor.back || more) ? mark(shown[0], true) : null,
      next: cursor?.back || more ? mark(shown.at(-1), false) : null,
      total: Math.min(n, countTo),
      total_is_exact: n <= countTo,
      limit,
    },
  };
}

/** A plan's row as lists show it. */
export function toPlanRow(plan: typeof plans.$inferSelect, agentCount: number): PlanRow {
  return {
    id: plan.id,
    number: plan.number,
    name: plan.name,
    shipmentType: plan.shipmentType,
    status: plan.status,
    startAt: plan.startAt,
    endAt: plan.endAt,
    timezone: plan.timezone,
    shipmentCount: plan.shipmentCount,
    agentCount,
    stale: plan.stale,
    summary: plan.summary,
    createdAt: plan.createdAt,
    confirmedAt: plan.confirmedAt,
  };
}

function matchesOf(scope: Scope, query: ListQuery): (SQL | undefined)[] {
  return [
    eq(plans.accountId, scope.account.id),
    scope.locations === "all" ? undefined : inArray(plans.locationId, idsIn(scope.locations)),
    nameHolds(sql`${plans.number} || ' ' || ${plans.name}`, query.search),
    ...query.filters.map((filter) => {
      if (filter.field === "status") return statusMatch(filter.values, filter.not);
      const range = filter.field === "start_at" ? dateRange(filter.values[0] ?? "", today(scope)) : null;
      return range ? and(gte(plans.startAt, range.from), lt(plans.startAt, `${range.to}T24`)) : undefined;
    }),
  ];
}

const today = (scope: Scope): string => localDateOf(now(scope), scope.account.timezone);

function statusMatch(values: readonly string[], not: boolean): SQL | undefined {
  const codes = planStatuses.rows.filter(({ code, key }) => values.includes(String(code)) || values.includes(key));
  if (codes.length === 0) return undefined;
  const match = inArray(
    plans.status,
    codes.map(({ code }) => code),
  );
  return not ? sql`not ${match}` : match;
}

function beyond(column: (typeof sorts)[SortKey], { value, id }: Cursor, upwards: boolean): SQL {
  const sign = sql.raw(upwards ? ">" : "<");
  return sql`(${column}, ${plans.id}) ${sign} (${value}, ${id})`;
}

const writeCursor = (cursor: Cursor): string => base64Url(new TextEncoder().encode(JSON.stringify(cursor)));

/** A cursor that was tampered with is the first page. */
function readCursor(text: string | null): Cursor | null {
  if (text === null) return null;
  try {
    const { back, value, id } = JSON.parse(atob(text.replaceAll("-", "+").replaceAll("_", "/")));
    return typeof value === "string" && typeof id === "string" ? { back: back === true, value, id } : null;
  } catch {
    return null;
  }
}
