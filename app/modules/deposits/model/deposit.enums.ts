/** What goes to the bank: notes and coins in a bag, cheques, or what a card acquirer pays out. */
export const depositKinds = ["cash", "cheque", "card"] as const;
export type DepositKind = (typeof depositKinds)[number];

/** Where a cheque is: in the till, at the bank, credited, or returned unpaid. */
export const chequeStates = ["till", "bank", "credited", "returned"] as const;
export type ChequeState = (typeof chequeStates)[number];

/** Where a returned cheque is paid after all. */
export const collectAgainPlaces = ["office", "door"] as const;
