import type { BookedCollection } from "#app/modules/ledger/model/collection-postings.ts";
import type { CollectionStatus } from "#app/modules/orders/model/order.enums.ts";

/** A collection as moves read and change it. */
export interface CollectionState extends BookedCollection {
  waived: boolean;
  /** Why the agent at the door did not collect it. */
  agentReason: string | null;
  prepaymentRequired: boolean;
  receiptId: string | null;
  settlementId: string | null;
  collectedAt: number | null;
  /** The status in the database; ledger postings are the difference to it. */
  storedStatus: CollectionStatus;
  /** The `agentReason` in the database. */
  storedReason: string | null;
}
