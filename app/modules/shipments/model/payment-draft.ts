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
export interface PaymentDraft extends Pick<HandoverPayment, "outcome"> {
  method: HandoverMethod;
  /** Why nothing is collected. */
  reason: string;
  /** What a driver notes of that. */
  note?: string;
}

/** The initial value of the form. */
export const getExpectedPayment = ({ prepaymentRequired, method }: DueCollection): PaymentDraft => ({
  outcome: prepaymentRequired ? "prepaid" : "collected",
  method: handoverMethods.find((each) => each === method) ?? 1,
  reason: "",
});

/** A waived collection needs a reason. */
export const isReasonMissing = ({ outcome, reason }: PaymentDraft): boolean =>
  outcome === "waived" && reason.trim() === "";

/** What a driver does not collect needs a reason, also when it is called prepaid. */
export const isUncollectedReasonMissing = ({ outcome, reason }: PaymentDraft): boolean =>
  outcome !== "collected" && reason.trim() === "";

/** The input of the command: the method only when collected, reason and note only when not. */
export function toHandoverPayment(
  id: string,
  { outcome, method, reason, note = "" }: PaymentDraft,
): HandoverPayment & { method?: HandoverMethod } {
  return {
    ...{ id, outcome },
    ...(outcome === "collected" ? { method } : {}),
    ...(outcome === "waived" || (outcome === "prepaid" && reason.trim()) ? { reason: reason.trim() } : {}),
    ...(outcome !== "collected" && note.trim() ? { note: note.trim() } : {}),
  };
}
