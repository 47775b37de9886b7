import { createEnumeration } from "#app/platform/kernel/enumeration.ts";

/** Collection receipt (domain §4). */
export const receiptStatuses = createEnumeration([
  { code: 1, key: "pending" },
  { code: 2, key: "voided" },
  { code: 3, key: "received" },
]);
export type ReceiptStatus = (typeof receiptStatuses.rows)[number]["code"];

/** What happens to a document, as its timeline says it; each kind has some of them. */
export const documentEventTypes = [
  "generated",
  "received",
  "reopened",
  "modified",
  "paid",
  "unpaid",
  "reminded",
  "settled",
  "disputed",
  "corrected",
  "kept",
  "voided",
] as const;
export type DocumentEventType = (typeof documentEventTypes)[number];

/** Invoice (domain §4). */
export const invoiceStatuses = createEnumeration([
  { code: 1, key: "pending" },
  { code: 2, key: "paid" },
  { code: 3, key: "voided" },
]);
export type InvoiceStatus = (typeof invoiceStatuses.rows)[number]["code"];

/** Settlement (domain §4). */
export const settlementStatuses = createEnumeration([
  { code: 1, key: "pending" },
  { code: 2, key: "settled" },
  { code: 3, key: "voided" },
]);
export type SettlementStatus = (typeof settlementStatuses.rows)[number]["code"];

/** Whose an account of the ledger is: the account that keeps the books has one of a kind and currency, others one each. */
type LedgerAccountOwner = "account" | "agent" | "merchant";

interface AccountKind {
  readonly key: string;
  readonly owner: LedgerAccountOwner;
  /** Never below nothing: what was not there cannot be handed over. */
  readonly floor?: true;
}

/**
 * Accounts of the ledger (domain-rules, "Ledger"), in the order in which the books show them. Clearing holds what was
 * collected until somebody counted it; own sales is what was collected for orders of no merchant.
 */
export const accountKinds = [
  { key: "agent_cash", owner: "agent", floor: true },
  { key: "clearing", owner: "account" },
  { key: "carrier_cash", owner: "account" },
  { key: "card_clearing", owner: "account" },
  { key: "cheques", owner: "account" },
  { key: "carrier_bank", owner: "account" },
  { key: "merchant_receivable", owner: "merchant" },
  { key: "merchant_payable", owner: "merchant" },
  { key: "own_sales", owner: "account" },
  { key: "agent_payable", owner: "agent" },
  { key: "revenue", owner: "account" },
  { key: "vat", owner: "account" },
  { key: "payout_cost", owner: "account" },
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
  "paid",
  "settled",
  "corrected",
  "reversal",
] as const;
export type TransferKind = (typeof transferKinds)[number];

/** Why a count differs from what was expected. */
export const varianceReasons = ["wrong_change", "counterfeit", "lost", "unpaid", "rounding", "tip", "other"] as const;
export type VarianceReason = (typeof varianceReasons)[number];

/** Who bears a difference; the merchant never does. */
export const bearers = ["account", "agent"] as const;
export type Bearer = (typeof bearers)[number];

/** Who holds what was paid ahead. */
export const prepaidHolders = ["merchant", "carrier"] as const;
export type PrepaidHolder = (typeof prepaidHolders)[number];

/**
 * The kinds of document that post: how their numbers begin (CR-2026-0412), what a message calls several of them, the part of the
 * accounting that they belong to, and where they stand.
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
  /** Of the document that takes an invoice back. */
  cancellation: {
    prefix: "ST",
    digits: 5,
    payloadKey: "invoices",
    part: "accounting.merchant_billing",
    path: "/accounting/merchant-billing/invoices",
  },
  settlement: {
    prefix: "S",
    digits: 4,
    payloadKey: "settlements",
    part: "accounting.merchant_billing",
    path: "/accounting/merchant-billing/settlements",
  },
} as const;
export type DocumentKind = keyof typeof documentKinds;
export const documentKindKeys = Object.keys(documentKinds) as readonly DocumentKind[];
/** What a transfer is posted with: a document, or what an agent earned. */
export type PostedWith = DocumentKind | "agent_transaction";
/** Documents that money leaves the account with. */
export type PayoutKind = Extract<DocumentKind, "settlement" | "agent_receipt">;
export type DocumentPayloadKey = (typeof documentKinds)[DocumentKind]["payloadKey"];
