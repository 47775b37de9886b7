import { createEnumeration } from "#app/platform/kernel/enumeration.ts";

/** Statuses of collection receipts. */
export const receiptStatuses = createEnumeration([
  { code: 1, key: "pending", shape: "ring", family: "idle" },
  { code: 2, key: "voided", shape: "crossed", family: "over" },
  { code: 3, key: "received", shape: "check", family: "done" },
]);
export type ReceiptStatus = (typeof receiptStatuses.rows)[number]["code"];

/** Timeline events of documents; each kind has some of them. */
export const documentEventTypes = [
  "generated",
  "received",
  "reopened",
  "modified",
  "part_paid",
  "paid",
  "unpaid",
  "sent",
  "reminded",
  "settled",
  "unsettled",
  "disputed",
  "corrected",
  "rejected",
  "approved",
  "filed",
  "confirmed",
  "voided",
] as const;
export type DocumentEventType = (typeof documentEventTypes)[number];

/** Statuses of invoices. */
export const invoiceStatuses = createEnumeration([
  { code: 1, key: "pending", shape: "ring", family: "idle" },
  { code: 2, key: "paid", shape: "check", family: "done" },
  { code: 3, key: "voided", shape: "crossed", family: "over" },
]);
export type InvoiceStatus = (typeof invoiceStatuses.rows)[number]["code"];

/** Statuses of settlements. */
export const settlementStatuses = createEnumeration([
  { code: 1, key: "pending", shape: "ring", family: "idle" },
  { code: 2, key: "settled", shape: "check", family: "done" },
  { code: 3, key: "voided", shape: "crossed", family: "over" },
]);
export type SettlementStatus = (typeof settlementStatuses.rows)[number]["code"];

/** Statuses of deposits. */
export const depositStatuses = createEnumeration([
  { code: 1, key: "on_the_way", shape: "half", family: "prep" },
  { code: 2, key: "confirmed", shape: "check", family: "done" },
  { code: 3, key: "voided", shape: "crossed", family: "over" },
]);
export type DepositStatus = (typeof depositStatuses.rows)[number]["code"];

/** Owner of a ledger account: `account` kinds have one per currency (revenue and both kinds of VAT one per tax), the others one per agent or merchant. */
type LedgerAccountOwner = "account" | "agent" | "merchant";

interface AccountKind {
  readonly key: string;
  readonly owner: LedgerAccountOwner;
  /** Set for accounts that must not become negative: nobody hands over money they do not hold. */
  readonly floor?: true;
}

/**
 * Kinds of ledger accounts, in display order. Clearing holds collected money until it is counted; own sales is money
 * collected for orders without a merchant.
 */
export const accountKinds = [
  { key: "agent_cash", owner: "agent", floor: true },
  { key: "clearing", owner: "account" },
  { key: "carrier_cash", owner: "account" },
  { key: "card_clearing", owner: "account" },
  { key: "cheques", owner: "account" },
  { key: "bank_transit", owner: "account" },
  { key: "carrier_bank", owner: "account" },
  { key: "merchant_receivable", owner: "merchant" },
  { key: "merchant_payable", owner: "merchant" },
  { key: "own_sales", owner: "account" },
  { key: "agent_payable", owner: "agent" },
  { key: "revenue", owner: "account" },
  { key: "vat", owner: "account" },
  { key: "input_vat", owner: "account" },
  { key: "late_charges", owner: "account" },
  { key: "payout_cost", owner: "account" },
  { key: "bank_charges", owner: "account" },
  { key: "variance", owner: "account" },
] as const satisfies readonly AccountKind[];
export type AccountKindKey = (typeof accountKinds)[number]["key"];

/** What a transfer is for. */
export const transferKinds = [
  "collected",
  "prepaid",
  "handed_over",
  "owed",
  "short",
  "over",
  "borne_by_agent",
  "earned",
  "netted",
  "paid_out",
  "invoiced",
  "vat",
  "input_vat",
  "paid",
  "discounted",
  "written_off",
  "overpaid",
  "credited",
  "credit_used",
  "settled",
  "corrected",
  "late_charge",
  "moved",
  "deposited",
  "credited_by_bank",
  "bank_fee",
  "cheque_returned",
  "bank_line",
  "reversal",
] as const;
export type TransferKind = (typeof transferKinds)[number];

/**
 * What is taken back in a later month as a fact of that month: payments that a bank returns, and input VAT of a credit note
 * that is voided.
 */
export const returnableKinds = [
  "paid",
  "discounted",
  "written_off",
  "overpaid",
  "credit_used",
  "settled",
  "paid_out",
  "netted",
  "input_vat",
] as const satisfies readonly TransferKind[];

/** Reasons for a difference between counted and expected cash. */
export const varianceReasons = ["wrong_change", "counterfeit", "lost", "unpaid", "rounding", "tip", "other"] as const;
export type VarianceReason = (typeof varianceReasons)[number];

/** Who bears a difference; never the merchant. */
export const bearers = ["account", "agent"] as const;
export type Bearer = (typeof bearers)[number];

/** Who received a prepayment. */
export const prepaidHolders = ["merchant", "carrier"] as const;
export type PrepaidHolder = (typeof prepaidHolders)[number];

/**
 * Kinds of documents that post to the ledger: prefix of their numbers (CR-2026-0412), name of the list in event payloads,
 * permission of their part of accounting, and path.
 */
export const documentKinds = {
  collection_receipt: {
    prefix: "CR",
    digits: 4,
    payloadKey: "receipts",
    part: "accounting.order_collections",
    path: "/accounting/collections/receipts",
  },
  agent_receipt: {
    prefix: "AR",
    digits: 4,
    payloadKey: "agent_receipts",
    part: "accounting.agent_billing",
    path: "/accounting/agent-billing/receipts",
  },
  invoice: {
    prefix: "R",
    digits: 5,
    payloadKey: "invoices",
    part: "accounting.merchant_billing",
    path: "/accounting/merchant-billing/invoices",
  },
  /** The document that cancels an invoice. */
  cancellation: {
    prefix: "ST",
    digits: 5,
    payloadKey: "invoices",
    part: "accounting.merchant_billing",
    path: "/accounting/merchant-billing/invoices",
  },
  /** Takes part or all of an invoice back that was issued. */
  credit_note: {
    prefix: "CN",
    digits: 4,
    payloadKey: "invoices",
    part: "accounting.merchant_billing",
    path: "/accounting/merchant-billing/credit-notes",
  },
  settlement: {
    prefix: "S",
    digits: 4,
    payloadKey: "settlements",
    part: "accounting.merchant_billing",
    path: "/accounting/merchant-billing/settlements",
  },
  /** Cash, cheques or card payments on their way to the bank. */
  deposit: {
    prefix: "D",
    digits: 4,
    payloadKey: "deposits",
    part: "accounting.order_collections",
    path: "/accounting/cash-book/deposits",
  },
  /** Payouts that go to the bank in one file. */
  payment_run: {
    prefix: "P",
    digits: 4,
    payloadKey: "payment_runs",
    part: "accounting.merchant_billing",
    path: "/accounting/payment-runs",
  },
} as const;
export type DocumentKind = keyof typeof documentKinds;
export const documentKindKeys = Object.keys(documentKinds) as readonly DocumentKind[];
/** What a transfer is posted by: a document, an agent transaction, a till's count or move, a returned cheque, or a rule for lines of the bank. */
export type PostedWith = DocumentKind | "agent_transaction" | "till_count" | "till_move" | "cheque" | "bank_rule";
/** Documents that pay money out. */
export const payoutKinds = ["agent_receipt", "settlement"] as const satisfies readonly DocumentKind[];
export type PayoutKind = (typeof payoutKinds)[number];
