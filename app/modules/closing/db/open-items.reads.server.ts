import { type SQL, sql } from "drizzle-orm";
import { receiptStatuses, settlementStatuses } from "#app/modules/ledger/model/accounting.enums.ts";
import { paymentRunStatuses } from "#app/modules/ledger/model/payment-run.enums.ts";
import { agentReceiptStatuses } from "#app/modules/payouts/model/agent-billing.enums.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { toSqlLiteral } from "#app/platform/db/sql-literals.ts";
import { toInstant } from "#app/platform/time/local-time.ts";
import type { OpenItemKey } from "../model/closing.enums.ts";
import { addMonths, getMonthDays, type OpenItem } from "../model/period.ts";

/** Statuses as literals: only so SQLite uses the partial indexes. */
const literal = (code: number) => sql.raw(toSqlLiteral(code));

/**
 * What is open of everything up to the end of a month, by the table's own partial indexes. Without a currency it is a
 * count alone.
 */
function buildOpenItems(accountId: string, through: string, end: number): readonly [OpenItemKey, SQL][] {
  return [
    [
      "work_time",
      sql`select null as currency, 0 as amount, count(*) as n from attendance where account_id = ${accountId} and approval = 'waiting' and checked_in_at < ${end}`,
    ],
    [
      "collection_receipts",
      sql`select currency, sum(total) as amount, count(*) as n from collection_receipts where account_id = ${accountId} and status = ${literal(receiptStatuses.code.pending)} and created_at < ${end} group by currency`,
    ],
    [
      "earnings",
      sql`select currency, sum(amount) as amount, count(*) as n from agent_transactions where account_id = ${accountId} and receipt_id is null and voided_at is null and day <= ${through} group by currency`,
    ],
    [
      "agent_receipts",
      sql`select currency, sum(total) as amount, count(*) as n from agent_receipts where account_id = ${accountId} and status = ${literal(agentReceiptStatuses.code.pending)} and created_at < ${end} group by currency`,
    ],
    [
      "fees",
      sql`select currency, sum(amount) as amount, count(*) as n from order_fees where account_id = ${accountId} and merchant_id is not null and voided_at is null and invoice_id is null and paid_at is null and posted_at < ${end} group by currency`,
    ],
    [
      "settlements",
      sql`select currency, sum(closing) as amount, count(*) as n from settlements where account_id = ${accountId} and status = ${literal(settlementStatuses.code.pending)} and created_at < ${end} group by currency`,
    ],
    [
      "payment_runs",
      sql`select r.currency, sum((select sum(i.amount) from payment_run_items i where i.run_id = r.id and i.state = 'waiting')) as amount, count(*) as n from payment_runs r
        where r.account_id = ${accountId} and r.status = ${literal(paymentRunStatuses.code.filed)} and r.filed_at < ${end} group by r.currency`,
    ],
    [
      "disputes",
      sql`select null as currency, 0 as amount, count(*) as n from line_disputes where account_id = ${accountId} and state = 'open' and at < ${end}`,
    ],
  ];
}

interface OpenItemRow {
  currency: string | null;
  amount: number;
  n: number;
}

/** What is still open of everything up to the end of a month, read at one instant; what is settled is left out. */
export async function readOpenItems(scope: Scope, month: string): Promise<OpenItem[]> {
  const after = `${addMonths(month, 1)}-01`;
  const kinds = buildOpenItems(
    scope.account.id,
    getMonthDays(month).to,
    toInstant(`${after}T00:00`, scope.account.timezone),
  );
  const { $client: client } = scope.db;
  const answers = await client.batch<OpenItemRow>(
    kinds.map(([, query]) => {
      const { sql: text, params } = scope.db.all(query).getQuery();
      return client.prepare(text).bind(...params);
    }),
  );
  return kinds.flatMap(([key], at) => {
    const rows = answers[at]?.results ?? [];
    const count = rows.reduce((sum, { n }) => sum + n, 0);
    const sums = rows.flatMap(({ currency, amount }) => (currency === null ? [] : [{ currency, amount }]));
    return count === 0 ? [] : [{ key, count, sums }];
  });
}
