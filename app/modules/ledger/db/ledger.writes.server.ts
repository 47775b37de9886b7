import { type SQL, sql } from "drizzle-orm";
import type { CollectionStatus } from "#app/modules/orders/model/order.enums.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { insertJsonRows, selectIds } from "#app/platform/db/json-rows.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { publishQuery } from "#app/platform/events/outbox.server.ts";
import { toLocalDate } from "#app/platform/time/local-time.ts";
import { type BookedCollection, bookedStatuses, computeCollectionPostings } from "../model/collection-postings.ts";
import { formatLedgerAccountId, type LedgerAccount, type Transfer } from "../model/ledger.ts";
import { ledgerAccounts, ledgerTransfers } from "./accounting.tables.ts";
import { cashMethodLiterals } from "./collection-literals.ts";

/**
 * Posts transfers in the batch of their cause: creates missing accounts, then the transfers; triggers update balances. An
 * existing id with the same content is skipped, or with `once` stops the batch; one with different content always stops
 * it. `where` leaves out transfers whose cause was not written. What happened in a closed month is posted into the open one.
 */
export function postTransfers(
  scope: Scope,
  transfers: readonly Transfer[],
  { where, once = false }: { where?: (documentId: SQL) => SQL; once?: boolean } = {},
): Statement[] {
  if (transfers.length === 0) return [];
  const books = scope.account.id;
  const sides = transfers.flatMap(({ debit, credit }) => [debit, credit]);
  const [today, present] = [getFactDay(scope), getToday(scope)];
  const accounts = new Map(sides.map((each) => [formatLedgerAccountId(books, each), each]));
  return [
    insertJsonRows(scope.db, {
      table: ledgerAccounts,
      columns: {
        id: ([id]: [string, LedgerAccount]) => id,
        kind: ([, { kind }]) => kind,
        ownerId: ([, { owner }]) => owner,
        currency: ([, { currency }]) => currency,
      },
      rows: [...accounts],
      computed: { accountId: () => sql`${books}` },
      conflict: sql`on conflict (id) do nothing`,
    }),
    insertJsonRows(scope.db, {
      table: ledgerTransfers,
      columns: {
        id: ({ id }: Transfer) => id,
        kind: ({ kind }) => kind,
        debitAccount: ({ debit }) => formatLedgerAccountId(books, debit),
        creditAccount: ({ credit }) => formatLedgerAccountId(books, credit),
        amount: ({ amount }) => amount,
        currency: ({ debit }) => debit.currency,
        collectionId: ({ collectionId }) => collectionId,
        orderId: ({ orderId }) => orderId,
        documentKind: ({ document }) => document?.kind,
        documentId: ({ document }) => document?.id,
        happenedOn: ({ day = today }) => (day < present ? day : present),
      },
      rows: transfers,
      computed: {
        ...toActorColumns(scope),
        number: () => selectNextNumbers(scope),
        postedOn: (field) => selectPostingDay(scope, field("happenedOn")),
      },
      where: (field) =>
        sql`${where ? where(field("documentId")) : sql`true`} and ${once ? sql`true` : isNewTransfer(field)}`,
      ...(once ? {} : { conflict: sql`on conflict (id) do nothing` }),
    }),
  ];
}

/** The day of a reversal: its own, the one of what should not have been posted, or the bank's, which is not after today. */
type ReversalDay = "today" | "original" | { on: string };

/** Reverses the postings of a document that are not reversed yet: the same amounts in the other direction. */
export function reverseDocument(scope: Scope, documentId: string, day: ReversalDay = "today"): Statement {
  return reverseDocuments(scope, [documentId], day);
}

/** The same for several documents or agent transactions. */
export function reverseDocuments(scope: Scope, ids: readonly string[], day: ReversalDay): Statement {
  return reverseTransfers(scope, sql`t.document_id in ${selectIds(ids)}`, day);
}

/**
 * Posts status changes of collections: reverses the postings of the old status and posts those of the new one, at the
 * next version of the order.
 */
export function postCollections(
  scope: Scope,
  changes: readonly { each: BookedCollection & { storedStatus: CollectionStatus }; version: number }[],
): Statement[] {
  const changed = changes.filter(({ each }) => each.status !== each.storedStatus);
  const left = changed.filter(({ each }) => bookedStatuses.includes(each.storedStatus)).map(({ each }) => each.id);
  const posted = postTransfers(
    scope,
    changed.flatMap(({ each, version }) => computeCollectionPostings(each, version)),
  );
  return [...(left.length === 0 ? [] : [reverseCollectionTransfers(scope, left)]), ...posted];
}

function reverseCollectionTransfers(scope: Scope, ids: readonly string[]): Statement {
  return reverseTransfers(scope, sql`t.collection_id in ${selectIds(ids)} and t.document_id is null`, "today");
}

function reverseTransfers(scope: Scope, which: SQL, day: ReversalDay): Statement {
  const { accountId: books, actorId, actorName, at, recordedAt } = toActorColumns(scope);
  const own = typeof day === "object" ? day.on : getFactDay(scope);
  const happened = day === "original" ? sql`t.happened_on` : sql`${own}`;
  return scope.db.run(sql`insert into ledger_transfers
      (id, account_id, number, kind, debit_account, credit_account, amount, currency, collection_id, order_id, document_kind, document_id, reverses, actor_id, actor_name, at, recorded_at, happened_on, posted_on)
    select t.id || ':reversed', t.account_id, ${selectNextNumbers(scope, sql`order by t.seq`)}, 'reversal', t.credit_account, t.debit_account, t.amount, t.currency, t.collection_id, t.order_id,
      t.document_kind, t.document_id, t.id, ${actorId()}, ${actorName()}, ${at()}, ${recordedAt()}, ${happened}, ${selectPostingDay(scope, happened)}
    from ledger_transfers t
    where ${which} and +t.account_id = ${books()} and t.kind <> 'reversal'
      and not exists (select 1 from ledger_transfers r where r.reverses = t.id)
    order by t.seq`);
}

/** False for a transfer that is posted already with the same content: without its row the numbers have no gap. */
function isNewTransfer(field: (name: "id" | "kind" | "debitAccount" | "creditAccount" | "amount") => SQL): SQL {
  return sql`not exists (select 1 from ledger_transfers e where e.id = ${field("id")} and e.kind = ${field("kind")} and e.amount = ${field("amount")}
    and e.debit_account = ${field("debitAccount")} and e.credit_account = ${field("creditAccount")})`;
}

/** The day a fact is posted under: its own while that is open, otherwise the present day, which a trigger holds to be open. */
function selectPostingDay(scope: Scope, happened: SQL): SQL {
  const closed = sql`coalesce((select p.closed_through from period_locks p where p.account_id = ${scope.account.id}), '')`;
  return sql`case when ${happened} > ${closed} then ${happened} else max(${getToday(scope)}, date(${closed}, '+1 day')) end`;
}

/** When something reaches the server; the scope's clock may show an earlier time of a phone. */
const getRecordedAt = (scope: Scope): number => scope.device?.receivedAt ?? now(scope);

/** The local day of the scope's clock. */
const getFactDay = (scope: Scope): string => toLocalDate(now(scope), scope.account.timezone);

const getToday = (scope: Scope): string => toLocalDate(getRecordedAt(scope), scope.account.timezone);

/** The account's next numbers, one a row, without gaps; a trigger holds it. */
function selectNextNumbers(scope: Scope, order: SQL = sql``): SQL {
  return sql`(select coalesce(max(n.number), 0) from ledger_transfers n where n.account_id = ${scope.account.id}) + row_number() over (${order})`;
}

/** Columns for the books, the actor and the time. */
function toActorColumns(scope: Scope) {
  return {
    accountId: () => sql`${scope.account.id}`,
    actorId: () => sql`${scope.actor.id}`,
    actorName: () => sql`${scope.actor.name}`,
    at: () => sql`${now(scope)}`,
    recordedAt: () => sql`${getRecordedAt(scope)}`,
  };
}

/**
 * Publishes an event for each agent that new collections brought over the cash limit; not for agents who were over it
 * before. Must come after the statement that writes the collections, whose triggers update the held amounts.
 */
export function publishOverCashLimit(scope: Scope, collections: readonly { id: string }[]): Statement[] {
  if (collections.length === 0) return [];
  const ids = JSON.stringify(collections.map(({ id }) => id));
  // Counted as cash, like in the triggers: paid in cash or without a method.
  const found = sql`select a.id, a.name as number, null as status from agents a
    join agent_holdings h on h.account_id = a.account_id and h.agent_id = a.id and h.currency = a.cash_limit_currency
    join (select c.agent_id, c.currency, sum(c.amount) as amount from json_each(${ids}) j join collections c on c.id = j.value
      where +c.account_id = ${scope.account.id} and c.method in ${cashMethodLiterals} group by c.agent_id, c.currency) fresh
      on fresh.agent_id = a.id and fresh.currency = a.cash_limit_currency
    where a.account_id = ${scope.account.id} and h.open_cash + h.receipt_cash > a.cash_limit
      and h.open_cash + h.receipt_cash - fresh.amount <= a.cash_limit`;
  return [publishQuery(scope, "agent.over_cash_limit", found)];
}
