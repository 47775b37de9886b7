import { and, desc, eq, getTableColumns, gte, lt, or, type SQL, sql } from "drizzle-orm";
import { accessTokens } from "#app/modules/identity/db/access-tokens.tables.ts";
import { can } from "#app/platform/access/can.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { day } from "#app/platform/kernel/milliseconds.ts";
import { buildConditions } from "#app/platform/lists/list-conditions.server.ts";
import { type BoundedCount, countUpTo } from "#app/platform/lists/list-counts.server.ts";
import type { ListQuery } from "#app/platform/lists/list-query.ts";
import { DEFAULT_BOUNDS, type ListFields } from "#app/platform/lists/list-spec.server.ts";
import {
  type ApiRequest,
  type ApiRequestRow,
  REQUEST_LOG_DAYS,
  type RequestFigures,
  requestMethods,
  requestOutcomes,
} from "../model/api-request.ts";
import { apiRequests } from "./developers.tables.ts";

/** Filters of the log; its only order is newest first. */
export const apiRequestListDescription = {
  fields: {
    outcome: { filter: { kind: "standing", column: apiRequests.status, values: requestOutcomes, at: buildOutcomeSql } },
    method: { filter: { kind: "equals", column: apiRequests.method, values: requestMethods } },
    path: { filter: { kind: "begins", column: apiRequests.path } },
    token_id: { filter: { kind: "equals", column: apiRequests.tokenId, values: "id" } },
    at: { filter: { kind: "instant_day", column: apiRequests.at } },
  },
} satisfies { fields: ListFields };

/** SQL of `getRequestOutcome`; both must stay in step. */
function buildOutcomeSql(): SQL {
  return sql`case when ${apiRequests.status} >= 500 then 'failed' when ${apiRequests.status} >= 400 then 'refused' else 'succeeded' end`;
}

/** True for who may see the requests of every token: they show orders of all locations. */
export function seesAllRequests({ account, locations, merchant }: Scope): boolean {
  return can(account, "settings", "settings.access_tokens") && locations === "all" && merchant === undefined;
}

/** The account's requests that the caller may see: else those of tokens that they made, and a program its own. */
function isVisible(scope: Scope): SQL | undefined {
  const own = eq(apiRequests.accountId, scope.account.id);
  if (seesAllRequests(scope)) return own;
  const made = sql`(select ${accessTokens.id} from ${accessTokens} where ${accessTokens.accountId} = ${scope.account.id}
    and ${accessTokens.createdBy} = ${scope.actor.id ?? ""} union all select ${scope.program?.tokenId ?? ""})`;
  return and(own, sql`${apiRequests.tokenId} in ${made}`);
}

const { accountId: _, place: __, requestBody, responseBody, ...listed } = getTableColumns(apiRequests);
const tokenName = sql<string | null>`(select t.name from access_tokens t where t.id = ${apiRequests.tokenId})`;

/** A query for requests, newest first. */
export interface RequestQuery extends Pick<ListQuery, "filters" | "search"> {
  /** The place after which the page begins; null for the first page. */
  after: number | null;
}

/** `search` matches a request's id and a part of its address. */
function matchesQuery(scope: Scope, { filters, search }: Pick<RequestQuery, "filters" | "search">): SQL | undefined {
  return and(
    isVisible(scope),
    ...buildConditions(scope, apiRequestListDescription, filters).map((each) => each.sql),
    search
      ? or(
          eq(apiRequests.requestId, search),
          sql`instr(${apiRequests.path} || '?' || coalesce(${apiRequests.query}, ''), ${search}) > 0`,
          eq(apiRequests.tool, search),
        )
      : undefined,
  );
}

export async function readRequests(scope: Scope, wanted: RequestQuery, limit: number): Promise<ApiRequestRow[]> {
  return scope.db
    .select({ ...listed, tokenName })
    .from(apiRequests)
    .where(and(matchesQuery(scope, wanted), wanted.after === null ? undefined : lt(apiRequests.place, wanted.after)))
    .orderBy(desc(apiRequests.place))
    .limit(limit);
}

/** Number of requests, exact up to a limit as in other lists. */
export function countRequests(scope: Scope, wanted: Pick<RequestQuery, "filters" | "search">): Promise<BoundedCount> {
  return countUpTo(
    scope,
    sql`select 1 from ${apiRequests} where ${matchesQuery(scope, wanted)}`,
    DEFAULT_BOUNDS.maxCounted,
  );
}

/** A request that the caller may see, with its place; null for any other. */
export async function findRequest(scope: Scope, id: string): Promise<(ApiRequest & { place: number }) | null> {
  const [found] = await scope.db
    .select({ ...listed, place: apiRequests.place, requestBody, responseBody, tokenName })
    .from(apiRequests)
    .where(and(isVisible(scope), eq(apiRequests.id, id)));
  if (!found) return null;
  const { requestType, requestBytes, responseType, responseBytes, ...row } = found;
  return {
    ...row,
    request: { type: requestType, bytes: requestBytes, body: found.requestBody },
    response: { type: responseType, bytes: responseBytes, body: found.responseBody },
  };
}

interface DayRow {
  place: number;
  total: number;
  refused: number;
  tooMany: number;
}

/** Figures of a token's requests over seven days. */
export async function readRequestFigures(scope: Scope, tokenId: string): Promise<RequestFigures> {
  const since = now(scope) - REQUEST_LOG_DAYS * day;
  const those = and(isVisible(scope), eq(apiRequests.tokenId, tokenId), gte(apiRequests.at, since));
  const [days, times] = await Promise.all([
    scope.db.all<DayRow>(sql`select cast((at - ${since}) / ${day} as integer) as place, count(*) as total,
      sum(status >= 400) as refused, sum(status = 429) as tooMany from ${apiRequests} where ${those} group by 1`),
    scope.db.all<{ medianMs: number; p95Ms: number }>(sql`with timed as (select duration_ms as ms,
        row_number() over (order by duration_ms) as nth, count(*) over () as of from ${apiRequests} where ${those})
      select max(case when nth = (of + 1) / 2 then ms end) as medianMs,
        max(case when nth = (of * 95 + 99) / 100 then ms end) as p95Ms from timed`),
  ]);
  const sum = (of: (row: DayRow) => number) => days.reduce((total, row) => total + of(row), 0);
  return {
    days: Array.from({ length: REQUEST_LOG_DAYS }, (_, at) => {
      const { total = 0, refused = 0 } = days.find(({ place }) => Math.min(place, REQUEST_LOG_DAYS - 1) === at) ?? {};
      return { total, refused };
    }),
    ...{ total: sum((row) => row.total), refused: sum((row) => row.refused), tooMany: sum((row) => row.tooMany) },
    ...{ medianMs: times[0]?.medianMs ?? null, p95Ms: times[0]?.p95Ms ?? null },
  };
}
