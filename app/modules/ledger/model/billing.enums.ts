/** VAT treatment of a merchant: a rate, or no VAT for a reason that the invoice states. */
export const taxTreatments = ["standard", "reverse_charge", "small_business", "exempt"] as const;
export type TaxTreatment = (typeof taxTreatments)[number];

/** Payment methods of invoices and settlements, with the ledger account of the money. */
export const payMethods = {
  transfer: "carrier_bank",
  cash: "carrier_cash",
  card: "card_clearing",
  cheque: "cheques",
} as const;
export type PayMethod = keyof typeof payMethods;
export const payMethodKeys = ["transfer", "cash", "card", "cheque"] as const satisfies readonly PayMethod[];

/** Lines of a statement: collections, and corrections after disputes. */
export const statementLineKinds = ["collection", "correction"] as const;
export type StatementLineKind = (typeof statementLineKinds)[number];

/** States of a dispute. */
export const disputeStates = ["open", "corrected", "rejected"] as const;
export type DisputeState = (typeof disputeStates)[number];

/** Documents whose lines can be disputed. */
export type DisputedKind = "invoice" | "settlement";
