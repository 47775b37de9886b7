import { type SQL, sql } from "drizzle-orm";
import type { CollectionStatus } from "#app/modules/orders/model/order.enums.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { insertJsonRows, selectIds } from "#app/platform/db/json-rows.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { type BookedCollection, bookedStatuses, computeCollectionPostings } from "../model/collection-postings.ts";
import { formatLedgerAccountId, type LedgerAccount, type Transfer } from "../model/ledger.ts";
import { ledgerAccounts, ledgerTransfers } from "./accounting.tables.ts";

/**
 * Posts transfers in the batch of their cause: creates missing accounts, then the transfers; triggers update balances. An
 * existing id with the same content is skipped, or with `once` stops the batch; one with different content always stops
 * it. `where` leaves out transfers whose cause was not written.
 */
export function postTransfers(
  scope: Scope,
  transfers: readonly Transfer[],
  { where, once = false }: { where?: (documentId: SQL) => SQL; once?: boolean } = {},
): Statement[] {
  if (transfers.length === 0) return [];
  const books = scope.account.id;
  const sides = transfers.flatMap(({ debit, credit }) => [debit, credit]);
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
      },
      rows: transfers,
      computed: { ...toActorColumns(scope), number: () => selectNextNumbers(scope) },
      ...(where ? { where: (field) => where(field("documentId")) } : {}),
      ...(once ? {} : { conflict: sql`on conflict (id) do nothing` }),
    }),
  ];
}

/** Reverses the postings of a document that are not reversed yet: the same amounts in the other direction. */
export function reverseDocument(scope: Scope, documentId: string): Statement {
  return reverseDocuments(scope, [documentId]);
}

/** The same for several documents or agent transactions. */
export function reverseDocuments(scope: Scope, ids: readonly string[]): Statement {
  return reverseTransfers(scope, sql`t.document_id in ${selectIds(ids)}`);
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
  return reverseTransfers(scope, sql`t.collection_id in ${selectIds(ids)} and t.document_id is null`);
}

function reverseTransfers(scope: Scope, which: SQL): Statement {
  const { accountId: books, actorId, actorName, at } = toActorColumns(scope);
  return scope.db.run(sql`insert into ledger_transfers
      (id, account_id, number, kind, debit_account, credit_account, amount, currency, collection_id, order_id, document_kind, document_id, reverses, actor_id, actor_name, at)
    select t.id || ':reversed', t.account_id, ${selectNextNumbers(scope, sql`order by t.seq`)}, 'reversal', t.credit_account, t.debit_account, t.amount, t.currency, t.collection_id, t.order_id,
      t.document_kind, t.document_id, t.id, ${actorId()}, ${actorName()}, ${at()}
    from ledger_transfers t
    where ${which} and +t.account_id = ${books()} and t.kind <> 'reversal'
      and not exists (select 1 from ledger_transfers r where r.reverses = t.id)
    order by t.seq`);
}

/** The account's next numbers, one a row; a transfer that is skipped leaves a gap. */
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
  };
}
