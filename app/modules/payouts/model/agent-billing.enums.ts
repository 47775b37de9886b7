import type { AccountKindKey } from "#app/modules/ledger/model/accounting.enums.ts";
import { createEnumeration } from "#app/platform/kernel/enumeration.ts";

/** Types of agent transactions, with their unit and the field of the agent's payout that has the rate. */
export const agentTransactionTypes = createEnumeration([
  { code: 1, key: "flat", counts: "days", rate: "flat" },
  { code: 2, key: "hour", counts: "minutes", rate: "per_hour" },
  { code: 3, key: "shipment", counts: "shipments", rate: "per_shipment" },
  { code: 4, key: "custom", counts: null, rate: null },
  { code: 5, key: "distance", counts: "metres", rate: "per_distance_unit" },
]);
export type AgentTransactionType = (typeof agentTransactionTypes.rows)[number]["code"];

/** States of a transaction. */
export const transactionStates = ["open", "in_receipt", "paid", "voided"] as const;
export type TransactionState = (typeof transactionStates)[number];

/** Statuses of payout receipts. */
export const agentReceiptStatuses = createEnumeration([
  { code: 1, key: "pending", shape: "ring", family: "idle" },
  { code: 2, key: "voided", shape: "crossed", family: "over" },
  { code: 3, key: "paid", shape: "check", family: "done" },
]);
export type AgentReceiptStatus = (typeof agentReceiptStatuses.rows)[number]["code"];

interface PayoutMethod {
  readonly key: string;
  readonly from: AccountKindKey;
}

/** Payment methods of payouts, with the ledger account that pays. What goes to payroll is a cost of its postings there. */
export const payoutMethods = [
  { key: "bank", from: "carrier_bank" },
  { key: "cash", from: "carrier_cash" },
  { key: "cheque", from: "carrier_bank" },
  { key: "payroll", from: "payout_cost" },
] as const satisfies readonly PayoutMethod[];
/** The methods that pay a receipt: employees by payroll alone, contractors by the others. */
export const listPayoutMethods = ({ payroll }: { payroll: boolean }) =>
  payoutMethods.filter(({ key }) => (key === "payroll") === payroll);
export type PayoutMethodKey = (typeof payoutMethods)[number]["key"];
