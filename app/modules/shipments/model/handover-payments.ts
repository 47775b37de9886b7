import { collectionStatuses, type PaymentMethod } from "#app/modules/orders/model/order.enums.ts";
import type { CollectionState } from "./shipment.moves.ts";

/** How money at a door may come out. */
export const paymentOutcomes = ["collected", "prepaid", "waived"] as const;
export type PaymentOutcome = (typeof paymentOutcomes)[number];

/** What became of one collection at the door. */
export interface HandoverPayment {
  id: string;
  how: PaymentOutcome;
  /** How it was paid, where that is another way than was thought. */
  method?: PaymentMethod | undefined;
  /** Why it was not collected. */
  reason?: string | undefined;
}

/** A payment as a timeline keeps it, with the amount of then (minor units). */
export type RecordedPayment = HandoverPayment & Pick<CollectionState, "amount" | "currency">;

/** What was said of the money at a door. */
export interface PaymentReport {
  /** How the open collections were settled. */
  collections?: PaymentOutcome | undefined;
  /** How they were paid, where that is another way than was thought. */
  method?: PaymentMethod | undefined;
  /** How single ones were settled, before what is said of all. */
  payments?: readonly HandoverPayment[] | undefined;
  /** What became of them, as timelines keep it. */
  paid?: readonly RecordedPayment[] | undefined;
}

/** Whether it is still to be settled. */
export function isCollectionOpen({ status, waived }: Pick<CollectionState, "status" | "waived">): boolean {
  return status === collectionStatuses.code.pending && !waived;
}

/** What was said of one collection: by itself, or of all at the door; null where nobody said anything. */
export function findHandoverPayment(
  { id, method }: Pick<CollectionState, "id" | "method">,
  move: PaymentReport,
): HandoverPayment | null {
  const own = move.payments?.find((each) => each.id === id);
  const how = own?.how ?? move.collections;
  if (!how) return null;
  const paid = how === "collected" ? { method: (own ? own.method : move.method) ?? method } : {};
  return { id, how, ...paid, ...(own?.reason ? { reason: own.reason } : {}) };
}

/** What is written of the money at a door: each open collection with its amount, and how it came out. */
export function toRecordedPayments(collections: readonly CollectionState[], move: PaymentReport): RecordedPayment[] {
  return collections.filter(isCollectionOpen).flatMap((each) => {
    const paid = findHandoverPayment(each, move);
    return paid ? [{ ...paid, amount: each.amount, currency: each.currency }] : [];
  });
}
