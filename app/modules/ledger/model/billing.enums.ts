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

/** What clears an invoice in full or in part. A discount for early payment lowers revenue and VAT. */
export const allocationKinds = ["payment", "discount", "written_off", "credit_note", "held"] as const;
export type AllocationKind = (typeof allocationKinds)[number];

/** What closed an invoice: from then on it changes only by credit notes. */
export const closedBy = ["sent", "printed", "seen", "reminded", "paid", "credited"] as const;
export type ClosedBy = (typeof closedBy)[number];

/**
 * What a correction of a merchant's claim comes from: a dispute of collected money, a credit note, what was paid too
 * much, an invoice that was netted with what is held, fee and interest of a last reminder, or a cheque that came back.
 */
export const correctionSources = [
  "dispute",
  "credit_note",
  "overpayment",
  "netted",
  "late_charge",
  "cheque_returned",
] as const;
export type CorrectionSource = (typeof correctionSources)[number];

/** Lines of a statement: collections, and corrections after disputes. */
export const statementLineKinds = ["collection", "correction"] as const;
export type StatementLineKind = (typeof statementLineKinds)[number];

/** States of a dispute. */
export const disputeStates = ["open", "corrected", "rejected"] as const;
export type DisputeState = (typeof disputeStates)[number];

/** Documents whose lines can be disputed. */
export type DisputedKind = "invoice" | "settlement";
