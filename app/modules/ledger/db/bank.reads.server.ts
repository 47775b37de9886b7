import { type SQL, sql } from "drizzle-orm";
import { selectIds } from "#app/platform/db/json-rows.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { type BankBalance, chainStatements } from "../model/bank-chain.ts";
import {
  type BankReconciliation,
  type BankSums,
  type OpenLine,
  type OpenMovement,
  reconcileBank,
} from "../model/bank-reconciliation.ts";

/** Most open items that are named; the sums count all. */
export const MAX_OPEN_ITEMS = 500;

/** The first day that the statements of a currency show. */
export const selectFirstDay = (account: string, currency: SQL) =>
  sql`(select min(s.from_on) from bank_statements s where s.account_id = ${account} and s.currency = ${currency})`;

const selectStatements = (account: string) =>
  sql`select iban, currency, from_on as "fromOn", through_on as "throughOn", opening, closing, sequence from bank_statements where account_id = ${account} order by seq`;

const selectSums = (account: string) => sql`
  select a.currency, a.debit - a.credit as ledger,
    coalesce((select sum(l.open) from bank_lines l where l.account_id = a.account_id and l.open <> 0 and l.currency = a.currency), 0) as "openLines",
    coalesce((select sum(m.amount) from bank_movements m where m.account_id = a.account_id and m.line is null and m.currency = a.currency
      and m.happened_on >= ${selectFirstDay(account, sql`m.currency`)}), 0) as "openMovements",
    coalesce((select sum(m.amount) from bank_movements m where m.account_id = a.account_id and m.line is null and m.currency = a.currency
      and m.happened_on < ${selectFirstDay(account, sql`m.currency`)}), 0) as earlier
  from (select currency, account_id, sum(debit) as debit, sum(credit) as credit from (
      select account_id, currency, debit, credit from ledger_accounts where account_id = ${account} and kind = 'carrier_bank'
      union all select distinct account_id, currency, 0, 0 from bank_statements where account_id = ${account}
    ) group by account_id, currency) a`;

/** Answers of several queries at one instant. */
async function readAtOnce(scope: Scope, queries: readonly SQL[]): Promise<unknown[][]> {
  const { $client: client } = scope.db;
  const answers = await client.batch(
    queries.map((query) => {
      const { sql: text, params } = scope.db.all(query).getQuery();
      return client.prepare(text).bind(...params);
    }),
  );
  return answers.map(({ results }) => results);
}

/** The statements of the bank against its account in the ledger, by currency, at one instant. */
export async function readBankReconciliation(scope: Scope): Promise<BankReconciliation[]> {
  const { id } = scope.account;
  const [balances = [], sums = []] = await readAtOnce(scope, [selectStatements(id), selectSums(id)]);
  return reconcileBank(chainStatements(balances as BankBalance[]), sums as BankSums[]);
}

/** Statements that were kept of these accounts and days. */
export function readKeptStatements(scope: Scope, balances: readonly BankBalance[]) {
  const days = balances.map(({ throughOn }) => throughOn);
  return scope.db.all<BankBalance & { seq: number }>(sql`
    select seq, iban, currency, from_on as "fromOn", through_on as "throughOn", opening, closing, sequence
    from bank_statements where account_id = ${scope.account.id} and through_on in ${selectIds(days)} order by seq`);
}

/** Those of the lines that were kept before. */
export async function readKeptLines(scope: Scope, lines: readonly string[]): Promise<Set<string>> {
  const rows = await scope.db.all<{ line: string }>(
    sql`select line from bank_lines where account_id = ${scope.account.id} and line in ${selectIds(lines)}`,
  );
  return new Set(rows.map(({ line }) => line));
}

/** A line of a kept statement, minor units: its amount, and what of it no movement is; null for one of a file without balances. */
export async function readKeptLine(scope: Scope, line: string) {
  const [row] = await scope.db.all<{ currency: string; amount: number; open: number }>(
    sql`select currency, amount, open from bank_lines where account_id = ${scope.account.id} and line = ${line}`,
  );
  return row ?? null;
}

/** What the ledger moved since the first statement and no line shows, by document, oldest first: of all, or of these documents. */
export function readOpenMovements(scope: Scope, documents?: readonly string[]): Promise<OpenMovement[]> {
  const chosen = documents ? sql`and substr(document_id, 1, 36) in ${selectIds(documents)}` : sql``;
  return scope.db.all<OpenMovement>(sql`
    with open as (
      select currency, document_kind, substr(document_id, 1, 36) as document, min(happened_on) as day, sum(amount) as amount
      from bank_movements m
      where account_id = ${scope.account.id} and line is null and happened_on >= ${selectFirstDay(scope.account.id, sql`m.currency`)}
        ${chosen}
      group by currency, document_kind, document having sum(amount) <> 0
      order by day limit ${MAX_OPEN_ITEMS}
    )
    select o.currency, o.document_kind as "documentKind", o.document as "documentId", o.day as "on", o.amount,
      coalesce(i.number, s.number, r.number, c.number, d.number, w.number, y.number, p.number, o.document) as number
    from open o
      left join invoices i on i.id = o.document left join settlements s on s.id = o.document
      left join agent_receipts r on r.id = o.document left join collection_receipts c on c.id = o.document
      left join deposits d on d.id = o.document
      left join collections k on k.id = o.document left join orders w on w.id = k.order_id
      left join cheques q on q.id = o.document left join invoices y on y.id = q.invoice_id
      left join bank_payouts p on o.document_kind = 'bank_rule' and p.document_id = o.document and p.returned = 0
    order by o.day, number`);
}

/** What statements show and the ledger does not have, oldest first: all, or this line. */
export function readOpenLines(scope: Scope, only?: string): Promise<OpenLine[]> {
  const chosen = only === undefined ? sql`` : sql`and line = ${only}`;
  return scope.db.all<OpenLine>(sql`
    select currency, line, booked_on as "on", open as amount, name, text from bank_lines
    where account_id = ${scope.account.id} and open <> 0 ${chosen} order by booked_on, line limit ${MAX_OPEN_ITEMS}`);
}
