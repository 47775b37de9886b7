import { sql } from "drizzle-orm";
import { formatLedgerAccountId } from "#app/modules/ledger/model/ledger.ts";
import { getTillAccount } from "#app/modules/ledger/model/till.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { getSpan } from "#app/platform/time/day-spans.ts";
import type { BesideSum, TillMonth } from "../model/cash-book.ts";

/** What the tills held before a month and what moved in it, a row a till and currency, the currency with the most cash first. */
export async function readTillMonths(scope: Scope, month: string): Promise<TillMonth[]> {
  const { from, to } = getSpan(`${month}-01`, "month");
  const account = scope.account.id;
  return scope.db.all<TillMonth>(sql`
    with own as materialized (
      select a.id, a.owner_id, a.currency, a.debit, a.debit - a.credit as balance from ledger_accounts a
      where a.account_id = ${account} and a.kind = 'carrier_cash'
    ), sides as (
      select a.id, coalesce(t.document_kind, '') as document_kind, sum(iif(t.debit_account = a.id, t.amount, -t.amount)) as amount
      from ledger_transfers t cross join own a on a.id in (t.debit_account, t.credit_account)
      where t.account_id = ${account} and t.posted_on between ${from} and ${to}
      group by a.id, coalesce(t.document_id, t.id), t.kind = 'reversal', t.recorded_at
    ), moved as (
      select s.id,
        sum(iif(s.document_kind not in ('deposit', 'till_count', 'till_move'), max(s.amount, 0), 0)) as cash_in,
        sum(iif(s.document_kind not in ('deposit', 'till_count', 'till_move'), min(s.amount, 0), 0)) as cash_out,
        sum(iif(s.document_kind = 'deposit', s.amount, 0)) as to_bank,
        sum(iif(s.document_kind = 'till_move', s.amount, 0)) as moved,
        sum(iif(s.document_kind = 'till_count', s.amount, 0)) as difference
      from sides s group by s.id
    )
    select iif(a.owner_id = '', 'main', a.owner_id) as "tillId", a.currency,
      coalesce((select sum(m.debit - m.credit) from ledger_months m where m.account_id = ${account} and m.month < ${month}
        and m.kind = 'carrier_cash' and m.owner_id = a.owner_id and m.currency = a.currency), 0) as opening,
      coalesce(s.cash_in, 0) as "cashIn", coalesce(s.cash_out, 0) as "cashOut", coalesce(s.to_bank, 0) as "toBank",
      coalesce(s.moved, 0) as moved, coalesce(s.difference, 0) as difference, a.balance
    from own a left join moved s on s.id = a.id
    order by sum(a.debit) over (partition by a.currency) desc, a.currency`);
}

/** Card payments that no acquirer paid out, what is on its way to the bank, and cheques by till: as they are now. */
export async function readBesideSums(scope: Scope): Promise<BesideSum[]> {
  const account = scope.account.id;
  return scope.db.all<BesideSum>(sql`
    select iif(a.kind = 'card_clearing', 'cards', 'transit') as kind, 'main' as "tillId", a.currency, a.debit - a.credit as amount
    from ledger_accounts a where a.account_id = ${account} and a.kind in ('card_clearing', 'bank_transit')
    union all
    select 'cheques', c.till_id, c.currency, sum(c.amount) from cheques c
    where c.account_id = ${account} and c.state = 'till' group by c.till_id, c.currency`);
}

/** An entry of a cash book: what one document moved at a time. */
export interface CashEntry {
  number: number;
  at: number;
  postedOn: string;
  kind: string;
  documentKind: string | null;
  /** Of the document; "" for a count or a move. */
  reference: string;
  /** The other till's account, of a move. */
  other: string | null;
  amount: number;
  actorName: string;
}

/** The entries of a month in a till and currency, in order of posting. */
export function readCashEntries(
  scope: Scope,
  { month, tillId, currency }: { month: string; tillId: string; currency: string },
) {
  const { from, to } = getSpan(`${month}-01`, "month");
  const till = formatLedgerAccountId(scope.account.id, getTillAccount(tillId, currency));
  return scope.db.all<CashEntry>(sql`
    with moved as (
      select min(t.number) as number, min(t.at) as at, t.posted_on, min(t.kind) as kind, t.document_kind,
        substr(coalesce(t.document_id, t.id), 1, 36) as document, sum(iif(t.debit_account = ${till}, t.amount, -t.amount)) as amount, t.actor_name,
        max(iif(t.document_kind = 'till_move', iif(t.debit_account = ${till}, t.credit_account, t.debit_account), null)) as other
      from ledger_transfers t
      where t.account_id = ${scope.account.id} and t.posted_on between ${from} and ${to} and ${till} in (t.debit_account, t.credit_account)
      group by coalesce(t.document_id, t.id), t.kind = 'reversal', t.recorded_at
    )
    select m.number, m.at, m.posted_on as "postedOn", m.kind, m.document_kind as "documentKind", m.amount, m.actor_name as "actorName", m.other,
      coalesce(c.number, r.number, i.number, s.number, d.number, '') as reference
    from moved m
      left join collection_receipts c on c.id = m.document left join agent_receipts r on r.id = m.document
      left join invoices i on i.id = m.document left join settlements s on s.id = m.document left join deposits d on d.id = m.document
    where m.amount <> 0 order by m.posted_on, m.number`);
}
