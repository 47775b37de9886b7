import { lt, sql } from "drizzle-orm";
import type { Statement } from "#app/platform/db/commit.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { insertJsonRows } from "#app/platform/db/json-rows.server.ts";
import { day } from "#app/platform/kernel/milliseconds.ts";
import { type ApiRequest, MAX_LOGGED_REQUESTS, REQUEST_LOG_DAYS } from "../model/api-request.ts";
import { apiRequests } from "./developers.tables.ts";

/** A request to be kept. */
export interface LoggedRequest extends Omit<ApiRequest, "tokenName"> {
  accountId: string;
}

/** Adds requests, and deletes those of their accounts that are one too many. */
export function insertApiRequests(db: Database, requests: readonly LoggedRequest[]): Statement[] {
  return [...Map.groupBy(requests, ({ accountId }) => accountId)].flatMap(([accountId, rows]) => [
    insertOwn(db, accountId, rows),
    db.run(sql`delete from ${apiRequests} where ${apiRequests.accountId} = ${accountId}
      and ${apiRequests.place} <= ${lastPlace(accountId)} - ${MAX_LOGGED_REQUESTS}`),
  ]);
}

const lastPlace = (accountId: string) =>
  sql`(select coalesce(max(last.place), 0) from api_requests last where last.account_id = ${accountId})`;

function insertOwn(db: Database, accountId: string, rows: readonly LoggedRequest[]): Statement {
  return insertJsonRows(db, {
    table: apiRequests,
    columns: {
      id: (row: LoggedRequest) => row.id,
      tokenId: (row) => row.tokenId,
      at: (row) => row.at,
      method: (row) => row.method,
      path: (row) => row.path,
      query: (row) => row.query,
      tool: (row) => row.tool,
      status: (row) => row.status,
      durationMs: (row) => row.durationMs,
      code: (row) => row.code,
      idempotencyKey: (row) => row.idempotencyKey,
      replayed: (row) => row.replayed,
      address: (row) => row.address,
      userAgent: (row) => row.userAgent,
      requestId: (row) => row.requestId,
      requestType: ({ request }) => request.type,
      requestBytes: ({ request }) => request.bytes,
      requestBody: ({ request }) => request.body,
      responseType: ({ response }) => response.type,
      responseBytes: ({ response }) => response.bytes,
      responseBody: ({ response }) => response.body,
    },
    computed: { accountId: () => sql`${accountId}`, place: () => sql`${lastPlace(accountId)} + j.key + 1` },
    rows,
  });
}

/** Deletes requests after seven days. */
export function purgeApiRequests(db: Database, nowMs: number): Statement {
  return db.delete(apiRequests).where(lt(apiRequests.at, nowMs - REQUEST_LOG_DAYS * day));
}
