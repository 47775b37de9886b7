import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { newId, now, type Scope } from "#app/platform/db/scope.server.ts";
import { type AccountKindKey, depositStatuses, invoiceStatuses } from "../model/accounting.enums.ts";
import type { DifferenceRow, KindSum, OwnedSum } from "../model/books.ts";
import { formatLedgerAccountId } from "../model/ledger.ts";
import { reconciliations } from "./accounting.tables.ts";
import { selectEarned } from "./bank-payouts.server.ts";
import { cashMethodLiterals, collectionStatusLiterals } from "./collection-literals.ts";
import { documentLinks, selectLinkedLines, selectLinkedRows } from "./document-links.ts";

export type ReconciliationRecord = typeof reconciliations.$inferSelect;

/** The last reconciliation of the account; null before the first. */
export async function readLastReconciliation(
  scope: Pick<Scope, "db"> & { account: { id: string } },
): Promise<ReconciliationRecord | null> {
  const [row] = await scope.db
    .select()
    .from(reconciliations)
    .where(eq(reconciliations.accountId, scope.account.id))
    .orderBy(desc(reconciliations.id))
    .limit(1);
  return row ?? null;
}

/** All sums that the equations compare, at one instant. */
export interface BookFacts {
  /** Transfers after the last reconciliation. */
  newTransfers: { currency: string; amount: number; count: number; last: number }[];
  kinds: KindSum[];
  /** Agent cash balances, and the cash that agents collected and have not handed over. */
  agentCash: OwnedSum[];
  collected: OwnedSum[];
  /** Payables to merchants and to the account, and collections received or prepaid for them and not settled. */
  owed: OwnedSum[];
  received: OwnedSum[];
  /** Payables to agents, and their unpaid earnings with the VAT of pending credit notes. */
  agentOwed: OwnedSum[];
  earned: OwnedSum[];
  /** Receivables from merchants, and unpaid invoices. */
  receivable: OwnedSum[];
  unpaid: OwnedSum[];
  /** Money on its way to the bank, and deposits that the bank has not confirmed. */
  transit: OwnedSum[];
  deposited: OwnedSum[];
  /** Lines of documents that are not voided, and collections and fees that refer to one; counted by separate triggers. */
  places: OwnedSum[];
  placed: OwnedSum[];
}

/** Reads the sums of a reconciliation in one batch, so that nothing is posted in between. Only transfers after `through`. */
export async function readBookFacts(scope: Scope, through: number): Promise<BookFacts> {
  const account = scope.account.id;
  const owned = (kind: SQL, owner: SQL, sign: SQL) =>
    sql`select ${owner} as owner, currency, sum((debit - credit) * ${sign}) as amount from ledger_accounts where account_id = ${account} and kind in (${kind}) group by 1, 2`;
  // A facet consists of the table of lines, or the owner of the money, and the currency.
  const counted = (module: string) =>
    sql`select substr(facet, 1, instr(facet, ':') - 1) as owner, substr(facet, instr(facet, ':') + 1) as currency, n as amount from counters where account_id = ${account} and module = ${module} and n <> 0`;
  const parts: readonly SQL[] = [
    sql`select currency, sum(amount) as amount, count(*) as count, max(seq) as last from ledger_transfers where account_id = ${account} and seq > ${through} group by currency`,
    sql`select kind, currency, sum(debit) as debit, sum(credit) as credit, count(*) as owners from ledger_accounts where account_id = ${account} group by kind, currency`,
    owned(sql`'agent_cash'`, sql`owner_id`, sql`1`),
    sql`select coalesce(agent_id, '') as owner, currency, sum(amount) as amount from collections where account_id = ${account} and status = ${collectionStatusLiterals.collected} and method in ${cashMethodLiterals} group by agent_id, currency`,
    owned(sql`'merchant_payable', 'own_sales'`, sql`owner_id`, sql`-1`),
    // Maintained by triggers: own sales stay received forever, and each reconciliation would add them up again.
    sql`select owner, currency, sum(amount) as amount from (
      ${counted("received")}
      union all select merchant_id, currency, amount from merchant_corrections where account_id = ${account} and settled = 0) group by 1, 2`,
    counted("document_lines"),
    counted("document_rows"),
    owned(sql`'agent_payable'`, sql`owner_id`, sql`-1`),
    selectEarned(account),
    owned(sql`'merchant_receivable'`, sql`owner_id`, sql`1`),
    sql`select merchant_id as owner, currency, sum(total - cleared) as amount from invoices where account_id = ${account} and status = ${sql.raw(String(invoiceStatuses.code.pending))} group by 1, 2`,
    owned(sql`'bank_transit'`, sql`owner_id`, sql`1`),
    sql`select '' as owner, currency, sum(amount - fee) as amount from deposits where account_id = ${account} and status = ${depositStatuses.code.on_the_way} group by currency`,
  ];
  const { $client: client } = scope.db;
  const prepared = parts.map((part) => {
    const { sql: text, params } = scope.db.all(part).getQuery();
    return client.prepare(text).bind(...params);
  });
  const answers = await client.batch(prepared);
  const rows = <Row>(at: number): Row[] => (answers[at]?.results ?? []) as Row[];
  return {
    newTransfers: rows(0),
    kinds: rows(1),
    agentCash: rows(2),
    collected: rows(3),
    owed: rows(4),
    received: rows(5),
    places: rows(6),
    placed: rows(7),
    agentOwed: rows(8),
    earned: rows(9),
    receivable: rows(10),
    unpaid: rows(11),
    transit: rows(12),
    deposited: rows(13),
  };
}

/** Most rows that are reported. */
const MAX_NAMED_ROWS = 100;

/**
 * Collections of an owner's account for which the ledger differs from their own status. Called only where sums differ,
 * because it reads all transfers of the account.
 */
export function readDifferences(
  scope: Scope,
  { owner, currency }: { owner: string; currency: string },
  equation: "agent_cash" | "merchant_payable",
): Promise<DifferenceRow[]> {
  const { kind, sign, says } = getEquationAccounts(equation, owner);
  const ledgerAccount = formatLedgerAccountId(scope.account.id, { kind, owner, currency });
  return scope.db.all<DifferenceRow>(sql`
    with posted as (
      select collection_id as id, sum(iif(debit_account = ${ledgerAccount}, amount, -amount)) * ${sql.raw(String(sign))} as amount
      from ledger_transfers
      where account_id = ${scope.account.id} and collection_id is not null and ${ledgerAccount} in (debit_account, credit_account)
      group by collection_id
    ), said as (
      select id, amount from collections where account_id = ${scope.account.id} and currency = ${currency} and ${says}
    ), both as (
      select coalesce(p.id, s.id) as id, coalesce(p.amount, 0) as ledger, coalesce(s.amount, 0) as record
      from posted p full outer join said s on s.id = p.id
    )
    select ${currency} as currency, both.ledger, both.record, o.number as orderNumber, both.id as collectionId, ${owner} as owner
    from both left join collections c on c.id = both.id left join orders o on o.id = c.order_id
    where both.ledger <> both.record limit ${MAX_NAMED_ROWS}`);
}

function getEquationAccounts(
  equation: "agent_cash" | "merchant_payable",
  owner: string,
): { kind: AccountKindKey; sign: 1 | -1; says: SQL } {
  const whose = (column: SQL) => (owner === "" ? sql`${column} is null` : sql`${column} = ${owner}`);
  if (equation === "agent_cash")
    return {
      kind: "agent_cash",
      sign: 1,
      says: sql`status = ${collectionStatusLiterals.collected} and method in ${cashMethodLiterals} and ${whose(sql`agent_id`)}`,
    };
  const received = sql`(status = ${collectionStatusLiterals.received} or (status = ${collectionStatusLiterals.prepaid} and prepaid_holder = 'carrier'))`;
  return {
    kind: owner === "" ? "own_sales" : "merchant_payable",
    sign: -1,
    says: sql`${received} and ${whose(sql`merchant_id`)}`,
  };
}

/** Collections and fees whose reference to a document does not match its lines. */
export async function readMisplaced(scope: Scope): Promise<DifferenceRow[]> {
  const account = scope.account.id;
  const found = documentLinks.map((each) => {
    const lines = sql`select ${sql.raw(each.of)} as id, ${sql.raw(each.document)} as document ${selectLinkedLines(each, account)}`;
    const rows = sql`select id, ${sql.raw(each.column)} as document ${selectLinkedRows(each, account)}`;
    return scope.db.all<DifferenceRow>(sql`
      select r.currency, x.ledger, 1 - x.ledger as record, o.number as orderNumber, x.id as collectionId, null as owner
      from (select id, 1 as ledger from (${lines} except ${rows}) union all select id, 0 from (${rows} except ${lines})) x
      left join ${sql.raw(each.rows)} r on r.id = x.id left join orders o on o.id = r.order_id limit ${MAX_NAMED_ROWS}`);
  });
  return (await Promise.all(found)).flat();
}

/** Accounts whose balances are not the sums of their transfers. Reads all transfers. */
export function readUnbalanced(scope: Scope): Promise<DifferenceRow[]> {
  return scope.db.all<DifferenceRow>(sql`
    with moved as (
      select account, sum(amount) as amount from (
        select debit_account as account, amount from ledger_transfers where account_id = ${scope.account.id}
        union all select credit_account, -amount from ledger_transfers where account_id = ${scope.account.id}
      ) group by account
    )
    select a.currency, a.debit - a.credit as ledger, coalesce(m.amount, 0) as record, null as orderNumber, null as collectionId,
      a.kind || iif(a.owner_id = '', '', ' ' || a.owner_id) as owner
    from ledger_accounts a left join moved m on m.account = a.id
    where a.account_id = ${scope.account.id} and a.debit - a.credit <> coalesce(m.amount, 0) limit ${MAX_NAMED_ROWS}`);
}

export function insertReconciliation(
  scope: Scope,
  proof: Omit<ReconciliationRecord, "id" | "accountId" | "at" | "actorName">,
): Statement {
  return scope.db
    .insert(reconciliations)
    .values({ ...proof, id: newId(scope), accountId: scope.account.id, at: now(scope), actorName: scope.actor.name });
}

/** Accounts with transfers whose last reconciliation is older than `before`. */
export async function listAccountsToReconcile(db: Scope["db"], before: number): Promise<string[]> {
  const rows = await db.all<{ id: string }>(sql`
    select distinct a.account_id as id from ledger_accounts a
    where not exists (select 1 from ${reconciliations} p where ${and(sql`p.account_id = a.account_id`, sql`p.at > ${before}`)})`);
  return rows.map(({ id }) => id);
}
