import { and, eq, type SQL, sql } from "drizzle-orm";
import { publishCollectionEvents } from "#app/modules/collections/db/collection-events.server.ts";
import type { OrderCollection } from "#app/modules/collections/db/receipt.reads.server.ts";
import { settleCollections, unsettleCollections } from "#app/modules/orders/db/order-collections.writes.server.ts";
import { collectionStatuses } from "#app/modules/orders/model/order.enums.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { merchantCorrections, settlementLines } from "./billing.tables.ts";

const { prepaid, received, settled } = collectionStatuses.code;

/** Marks the collections of a settlement as settled and publishes it. */
export function markCollectionsSettled(
  scope: Scope,
  settlementId: string,
  held: readonly OrderCollection[],
): Statement[] {
  return [
    settleCollections(scope, selectSettled(settlementId)),
    ...publishCollectionEvents(scope, "collection.settled", held, () => settled),
    scope.db
      .update(merchantCorrections)
      .set({ settled: true })
      .where(
        and(eq(merchantCorrections.accountId, scope.account.id), eq(merchantCorrections.settlementId, settlementId)),
      ),
  ];
}

/** Takes back that the collections of a settlement were paid out; they stay in it. */
export function markCollectionsUnsettled(
  scope: Scope,
  settlementId: string,
  held: readonly OrderCollection[],
): Statement[] {
  return [
    ...publishCollectionEvents(scope, "collection.unsettled", held, ({ receiptId }) =>
      receiptId ? received : prepaid,
    ),
    unsettleCollections(scope, selectSettled(settlementId)),
    scope.db
      .update(merchantCorrections)
      .set({ settled: false })
      .where(
        and(eq(merchantCorrections.accountId, scope.account.id), eq(merchantCorrections.settlementId, settlementId)),
      ),
  ];
}

/** Releases the collections of a settlement for another one: back to received if a receipt contains them, otherwise to prepaid. */
export function releaseSettledCollections(
  scope: Scope,
  settlementId: string,
  held: readonly OrderCollection[],
): Statement[] {
  const own = eq(settlementLines.accountId, scope.account.id);
  const paidOut = held.filter(({ status }) => status === settled);
  return [
    ...publishCollectionEvents(scope, "collection.unsettled", paidOut, ({ receiptId }) =>
      receiptId ? received : prepaid,
    ),
    unsettleCollections(scope, selectSettled(settlementId), { free: true }),
    scope.db
      .update(merchantCorrections)
      .set({ settled: false, settlementId: null })
      .where(
        and(eq(merchantCorrections.accountId, scope.account.id), eq(merchantCorrections.settlementId, settlementId)),
      ),
    scope.db
      .update(settlementLines)
      .set({ live: false })
      .where(and(own, eq(settlementLines.settlementId, settlementId))),
  ];
}

/** Ids of the collections that a settlement contains. */
const selectSettled = (settlementId: string): SQL =>
  sql`(select l.source_id from ${settlementLines} l where l.settlement_id = ${settlementId} and l.live = 1)`;
