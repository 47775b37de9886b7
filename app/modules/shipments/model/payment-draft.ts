import type { HandoverPayment } from "./handover-payments.ts";

/** What a door can be paid with: cash, cheque, credit card. */
export const handoverMethods = [1, 2, 3] as const;
export type HandoverMethod = (typeof handoverMethods)[number];

/** What they are called, among the payments of orders. */
export const handoverMethodKeys = { 1: "cash", 2: "cheque", 3: "creditCard" } as const satisfies Record<
  HandoverMethod,
  string
>;

/** A collection as whoever stands at the door sees it. */
interface DueCollection {
  id: string;
  /** A payment method; 0 where none was named. */
  method: number;
  prepaymentRequired: boolean;
}

/** What somebody says of a collection, before it is told. */
export interface PaymentDraft extends Pick<HandoverPayment, "how"> {
  method: HandoverMethod;
  /** Why nothing is collected. */
  reason: string;
}

/** What is expected of a collection before anybody says anything. */
export const getExpectedPayment = ({ prepaymentRequired, method }: DueCollection): PaymentDraft => ({
  how: prepaymentRequired ? "prepaid" : "collected",
  method: handoverMethods.find((way) => way === method) ?? 1,
  reason: "",
});

/** A collection that nobody is to pay needs a reason. */
export const isReasonMissing = ({ how, reason }: PaymentDraft): boolean => how === "waived" && reason.trim() === "";

/** What is told of a collection: the way it was paid only where it was, the reason only where nothing was collected. */
export function toHandoverPayment(
  id: string,
  { how, method, reason }: PaymentDraft,
): HandoverPayment & { method?: HandoverMethod } {
  return {
    ...{ id, how },
    ...(how === "collected" ? { method } : {}),
    ...(how === "waived" ? { reason: reason.trim() } : {}),
  };
}
