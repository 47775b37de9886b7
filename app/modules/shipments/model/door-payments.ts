import { collectionStatuses, type PaymentMethod } from "#app/modules/orders/model/order.enums.ts";
import type { CollectionState } from "./shipment.moves.ts";

/** How money at a door may come out. */
export const settlings = ["collected", "prepaid", "waived"] as const;
export type Settling = (typeof settlings)[number];

/** What became of one collection at the door. */
export interface DoorPayment {
  id: string;
  how: Settling;
  /** How it was paid, where that is another way than was thought. */
  method?: PaymentMethod | undefined;
  /** Why it was not collected. */
  reason?: string | undefined;
}

/** A payment as a timeline keeps it, with the amount of then (minor units). */
export type WrittenPayment = DoorPayment & Pick<CollectionState, "amount" | "currency">;

/** What was said of the money at a door. */
export interface SaidOfMoney {
  /** How the open collections were settled. */
  collections?: Settling | undefined;
  /** How they were paid, where that is another way than was thought. */
  method?: PaymentMethod | undefined;
  /** How single ones were settled, before what is said of all. */
  payments?: readonly DoorPayment[] | undefined;
  /** What became of them, as timelines keep it. */
  paid?: readonly WrittenPayment[] | undefined;
}

/** Whether it is still to be settled. */
export function isOpen({ status, waived }: Pick<CollectionState, "status" | "waived">): boolean {
  return status === collectionStatuses.code.pending && !waived;
}

/** What was said of one collection: by itself, or of all at the door; null where nobody said anything. */
export function paymentOf(
  { id, method }: Pick<CollectionState, "id" | "method">,
  move: SaidOfMoney,
): DoorPayment | null {
  const own = move.payments?.find((each) => each.id === id);
  const how = own?.how ?? move.collections;
  if (!how) return null;
  const paid = how === "collected" ? { method: (own ? own.method : move.method) ?? method } : {};
  return { id, how, ...paid, ...(own?.reason ? { reason: own.reason } : {}) };
}

/** What is written of the money at a door: each open collection with its amount, and how it came out. */
export function writtenPayments(collections: readonly CollectionState[], move: SaidOfMoney): WrittenPayment[] {
  return collections.filter(isOpen).flatMap((each) => {
    const paid = paymentOf(each, move);
    return paid ? [{ ...paid, amount: each.amount, currency: each.currency }] : [];
  });
}
