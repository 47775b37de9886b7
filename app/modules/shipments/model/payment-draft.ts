import type { HandoverPayment } from "./handover-payments.ts";

/** Payment methods at a stop: cash, cheque, credit card. */
export const handoverMethods = [1, 2, 3] as const;
export type HandoverMethod = (typeof handoverMethods)[number];

/** Their translation keys in `orders:payment`. */
export const handoverMethodKeys = { 1: "cash", 2: "cheque", 3: "creditCard" } as const satisfies Record<
  HandoverMethod,
  string
>;

/** A collection that is due at a stop. */
interface DueCollection {
  id: string;
  /** A payment method; 0 when none was agreed. */
  method: number;
  prepaymentRequired: boolean;
}

/** The outcome of a collection as entered in a form. */
export interface PaymentDraft extends Pick<HandoverPayment, "how"> {
  method: HandoverMethod;
  /** Why nothing is collected. */
  reason: string;
}

/** The initial value of the form. */
export const getExpectedPayment = ({ prepaymentRequired, method }: DueCollection): PaymentDraft => ({
  how: prepaymentRequired ? "prepaid" : "collected",
  method: handoverMethods.find((each) => each === method) ?? 1,
  reason: "",
});

/** A waived collection needs a reason. */
export const isReasonMissing = ({ how, reason }: PaymentDraft): boolean => how === "waived" && reason.trim() === "";

/** The input of the command: the method only when collected, the reason only when waived. */
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
