/** How a merchant is taxed: with a rate, or without VAT for a reason that the invoice names. */
export const taxTreatments = ["standard", "reverse_charge", "small_business", "exempt"] as const;
export type TaxTreatment = (typeof taxTreatments)[number];

/** How an invoice or a settlement was paid, and in which account of the ledger the money lies then. */
export const payMethods = {
  transfer: "carrier_bank",
  cash: "carrier_cash",
  card: "card_clearing",
  cheque: "cheques",
} as const;
export type PayMethod = keyof typeof payMethods;
export const payMethodKeys = ["transfer", "cash", "card", "cheque"] as const satisfies readonly PayMethod[];

/** A line of a statement: a collection, or the answer to a dispute. */
export const statementLineKinds = ["collection", "correction"] as const;
export type StatementLineKind = (typeof statementLineKinds)[number];

/** How a disputed line stands. */
export const disputeStates = ["open", "corrected", "kept"] as const;
export type DisputeState = (typeof disputeStates)[number];

/** Documents whose lines a merchant may dispute. */
export type DisputedKind = "invoice" | "settlement";
