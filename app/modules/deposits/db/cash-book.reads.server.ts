import { sql } from "drizzle-orm";
import { formatLedgerAccountId } from "#app/modules/ledger/model/ledger.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { getSpan } from "#app/platform/time/day-spans.ts";
import type { TillMonth } from "../model/cash-book.ts";

/** What the tills held before a month and what moved in it, one row a currency, largest account first. */
export async function readTills(scope: Scope, month: string): Promise<TillMonth[]> {
  const { from, to } = getSpan(`${month}-01`, "month");
  const account = scope.account.id;
  return scope.db.all<TillMonth>(sql`
    with sides as (
      select t.currency, t.document_kind, sum(iif(t.debit_account = a.id, t.amount, -t.amount)) as amount
      from ledger_accounts a join ledger_transfers t on t.account_id = a.account_id and a.id in (t.debit_account, t.credit_account)
      where a.account_id = ${account} and a.kind = 'carrier_cash' and t.posted_on between ${from} and ${to}
      group by coalesce(t.document_id, t.id), t.kind = 'reversal', t.recorded_at
    )
    select a.currency,
      coalesce((select sum(m.debit - m.credit) from ledger_months m where m.account_id = a.account_id and m.month < ${month}
        and m.kind = 'carrier_cash' and m.owner_id = '' and m.currency = a.currency), 0) as opening,
      coalesce((select sum(s.amount) from sides s where s.currency = a.currency and s.amount > 0 and s.document_kind not in ('deposit', 'till_count')), 0) as "cashIn",
      coalesce((select sum(s.amount) from sides s where s.currency = a.currency and s.amount < 0 and s.document_kind not in ('deposit', 'till_count')), 0) as "cashOut",
      coalesce((select sum(s.amount) from sides s where s.currency = a.currency and s.document_kind = 'deposit'), 0) as "toBank",
      coalesce((select sum(s.amount) from sides s where s.currency = a.currency and s.document_kind = 'till_count'), 0) as difference,
      a.debit - a.credit as balance,
      coalesce((select c.debit - c.credit from ledger_accounts c where c.id = ${account} || ':card_clearing::' || a.currency), 0) as cards,
      coalesce((select c.debit - c.credit from ledger_accounts c where c.id = ${account} || ':bank_transit::' || a.currency), 0) as transit,
      coalesce((select sum(c.amount) from cheques c where c.account_id = a.account_id and c.state = 'till' and c.currency = a.currency), 0) as cheques
    from (select account_id, currency, max(iif(kind = 'carrier_cash', debit, 0)) as debit, max(iif(kind = 'carrier_cash', credit, 0)) as credit
      from ledger_accounts where account_id = ${account} and kind in ('carrier_cash', 'card_clearing', 'bank_transit') group by account_id, currency) a
    order by a.debit desc, a.currency`);
}

/** An entry of a cash book: what one document moved at a time. */
export interface CashEntry {
  number: number;
  at: number;
  postedOn: string;
  kind: string;
  documentKind: string | null;
  /** Of the document; "" for a count. */
  reference: string;
  amount: number;
  actorName: string;
}

/** The entries of a month in a currency, in order of posting. */
export function readCashEntries(scope: Scope, { month, currency }: { month: string; currency: string }) {
  const { from, to } = getSpan(`${month}-01`, "month");
  const till = formatLedgerAccountId(scope.account.id, { kind: "carrier_cash", owner: "", currency });
  return scope.db.all<CashEntry>(sql`
    with moved as (
      select min(t.number) as number, min(t.at) as at, t.posted_on, min(t.kind) as kind, t.document_kind,
        substr(coalesce(t.document_id, t.id), 1, 36) as document, sum(iif(t.debit_account = ${till}, t.amount, -t.amount)) as amount, t.actor_name
      from ledger_transfers t
      where t.account_id = ${scope.account.id} and t.posted_on between ${from} and ${to} and ${till} in (t.debit_account, t.credit_account)
      group by coalesce(t.document_id, t.id), t.kind = 'reversal', t.recorded_at
    )
    select m.number, m.at, m.posted_on as "postedOn", m.kind, m.document_kind as "documentKind", m.amount, m.actor_name as "actorName",
      coalesce(c.number, r.number, i.number, s.number, d.number, '') as reference
    from moved m
      left join collection_receipts c on c.id = m.document left join agent_receipts r on r.id = m.document
      left join invoices i on i.id = m.document left join settlements s on s.id = m.document left join deposits d on d.id = m.document
    where m.amount <> 0 order by m.posted_on, m.number`);
}
