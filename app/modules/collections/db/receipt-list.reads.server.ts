import { and, desc, eq, getTableColumns, getTableName, gt, ne, sql } from "drizzle-orm";
import { agents } from "#app/modules/fleet/db/fleet.tables.ts";
import { countDocuments } from "#app/modules/ledger/db/document-counts.server.ts";
import { receiptStatuses, varianceReasons } from "#app/modules/ledger/model/accounting.enums.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import type { Page } from "#app/platform/lists/list-page.server.ts";
import type { ListQuery } from "#app/platform/lists/list-query.ts";
import type { RowFromColumns } from "#app/platform/lists/list-rows.server.ts";
import type { ListDescription } from "#app/platform/lists/list-spec.server.ts";
import { readSmallList } from "#app/platform/lists/small-list.server.ts";
import { collectionReceipts } from "./receipts.tables.ts";

const { accountId: _account, createdBy: _by, pieces: _pieces, ...own } = getTableColumns(collectionReceipts);
const columns = { ...own, agentName: agents.name };

export type ReceiptRow = RowFromColumns<typeof columns>;

/** Columns for sorting and filtering receipts; ids grow with creation. */
export const receiptsListDescription = {
  id: collectionReceipts.id,
  place: collectionReceipts.id,
  fields: {
    created_at: {
      sort: collectionReceipts.id,
      filter: { kind: "instant_day", column: collectionReceipts.createdAt },
    },
    received_at: {
      sort: collectionReceipts.receivedAt,
      filter: { kind: "instant_day", column: collectionReceipts.receivedAt },
    },
    number: { sort: collectionReceipts.number },
    agent: { sort: agents.name, filter: { kind: "equals", column: collectionReceipts.agentId, values: "id" } },
    status: {
      sort: collectionReceipts.status,
      filter: { kind: "equals", column: collectionReceipts.status, values: receiptStatuses },
    },
    currency: { filter: { kind: "equals", column: collectionReceipts.currency, values: "currency" } },
    total: {
      sort: collectionReceipts.total,
      filter: { kind: "price", column: collectionReceipts.total, currency: collectionReceipts.currency },
    },
    difference: { sort: collectionReceipts.difference },
    reason: { filter: { kind: "equals", column: collectionReceipts.reason, values: varianceReasons } },
  },
  defaultSort: "-created_at",
  defaultLimit: 20,
} satisfies ListDescription;

export function readReceipts(scope: Scope, query: ListQuery): Promise<Page<ReceiptRow>> {
  const from = sql`${collectionReceipts} left join ${agents} on ${agents.id} = ${collectionReceipts.agentId} and ${agents.accountId} = ${collectionReceipts.accountId}`;
  const list = {
    ...receiptsListDescription,
    from,
    within: [eq(collectionReceipts.accountId, scope.account.id)],
    searched: [collectionReceipts.number, agents.name],
  };
  return readSmallList(scope, list, columns, query);
}

/** Number of receipts by status. */
export function countReceipts(scope: Scope): Promise<Record<string, number>> {
  return countDocuments(scope, getTableName(collectionReceipts), receiptStatuses);
}

const RECORD_PERIOD_MS = 90 * 86_400_000;

/** An agent's receipts in a currency of the last 90 days: their number, shortages and overages. */
export async function readAgentRecord(scope: Scope, agentId: string, currency: string) {
  const rows = await scope.db
    .select({ difference: collectionReceipts.difference })
    .from(collectionReceipts)
    .where(
      and(
        eq(collectionReceipts.accountId, scope.account.id),
        eq(collectionReceipts.agentId, agentId),
        eq(collectionReceipts.currency, currency),
        eq(collectionReceipts.status, receiptStatuses.code.received),
        gt(collectionReceipts.receivedAt, now(scope) - RECORD_PERIOD_MS),
        ne(collectionReceipts.agentId, ""),
      ),
    )
    .orderBy(desc(collectionReceipts.id))
    .limit(500);
  const short = rows.filter(({ difference }) => (difference ?? 0) < 0);
  const over = rows.filter(({ difference }) => (difference ?? 0) > 0);
  const sum = (list: typeof rows) => list.reduce((total, { difference }) => total + Math.abs(difference ?? 0), 0);
  return {
    count: rows.length,
    short: { count: short.length, amount: sum(short) },
    over: { count: over.length, amount: sum(over) },
  };
}
