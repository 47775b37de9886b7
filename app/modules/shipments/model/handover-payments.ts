import { collectionStatuses, type PaymentMethod } from "#app/modules/orders/model/order.enums.ts";
import type { CollectionState } from "./collection-state.ts";

/** Outcomes of a collection at a stop. */
export const paymentOutcomes = ["collected", "prepaid", "waived"] as const;
export type PaymentOutcome = (typeof paymentOutcomes)[number];

/** The outcome of one collection at a stop. */
export interface HandoverPayment {
  id: string;
  outcome: PaymentOutcome;
  /** How it was paid, when not by the expected method. */
  method?: PaymentMethod | undefined;
  /** Why it was not collected. */
  reason?: string | undefined;
  /** What the agent noted of that. */
  note?: string | undefined;
}

/** A payment as timelines store it, with the amount at that time (minor units). */
export type RecordedPayment = HandoverPayment & Pick<CollectionState, "amount" | "currency">;

/** What was reported about the money at a stop. */
export interface PaymentReport {
  /** How the open collections were settled. */
  collections?: PaymentOutcome | undefined;
  /** How they were paid, when not by the expected method. */
  method?: PaymentMethod | undefined;
  /** How single collections were settled; overrides `collections` and `method`. */
  payments?: readonly HandoverPayment[] | undefined;
  /** The outcomes, as timelines store them. */
  paid?: readonly RecordedPayment[] | undefined;
}

/** True while the money has still to be collected at the door. */
export function isCollectionOpen({ status, waived }: Pick<CollectionState, "status" | "waived">): boolean {
  return status === collectionStatuses.code.pending && !waived;
}

/** The reported outcome of one collection: its own, else the one for all; null when nothing was reported. */
export function findHandoverPayment(
  { id, method }: Pick<CollectionState, "id" | "method">,
  move: PaymentReport,
): HandoverPayment | null {
  const own = move.payments?.find((each) => each.id === id);
  const outcome = own?.outcome ?? move.collections;
  if (!outcome) return null;
  const paid = outcome === "collected" ? { method: (own ? own.method : move.method) ?? method } : {};
  const why = { ...(own?.reason ? { reason: own.reason } : {}), ...(own?.note ? { note: own.note } : {}) };
  return { id, outcome, ...paid, ...why };
}

/** The outcomes of all open collections, with their amounts. */
export function toRecordedPayments(collections: readonly CollectionState[], move: PaymentReport): RecordedPayment[] {
  return collections.filter(isCollectionOpen).flatMap((each) => {
    const paid = findHandoverPayment(each, move);
    return paid ? [{ ...paid, amount: each.amount, currency: each.currency }] : [];
  });
}
