import type { DoorPayment } from "./door-payments.ts";

/** What a door can be paid with: cash, cheque, credit card. */
export const paidWays = [1, 2, 3] as const;
export type PaidWay = (typeof paidWays)[number];

/** What they are called, among the payments of orders. */
export const wayWords = { 1: "cash", 2: "cheque", 3: "creditCard" } as const satisfies Record<PaidWay, string>;

/** A collection as whoever stands at the door sees it. */
interface Due {
  id: string;
  /** A payment method; 0 where none was named. */
  method: number;
  prepaymentRequired: boolean;
}

/** What somebody says of a collection, before it is told. */
export interface SaidPayment extends Pick<DoorPayment, "how"> {
  method: PaidWay;
  /** Why nothing is collected. */
  reason: string;
}

/** What is expected of a collection before anybody says anything. */
export const expectedPayment = ({ prepaymentRequired, method }: Due): SaidPayment => ({
  how: prepaymentRequired ? "prepaid" : "collected",
  method: paidWays.find((way) => way === method) ?? 1,
  reason: "",
});

/** A collection that nobody is to pay needs a reason. */
export const lacksReason = ({ how, reason }: SaidPayment): boolean => how === "waived" && reason.trim() === "";

/** What is told of a collection: the way it was paid only where it was, the reason only where nothing was collected. */
export function toldPayment(id: string, { how, method, reason }: SaidPayment): DoorPayment & { method?: PaidWay } {
  return {
    ...{ id, how },
    ...(how === "collected" ? { method } : {}),
    ...(how === "waived" ? { reason: reason.trim() } : {}),
  };
}
