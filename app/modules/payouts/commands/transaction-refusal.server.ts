import type { OpenTransaction } from "#app/modules/ledger/db/earnings.reads.server.ts";
import type { ErrorCode } from "#app/platform/kernel/error-codes.ts";

/** Why a transaction cannot be voided or put into a receipt; null if it is open. */
export function getTransactionRefusal({ receiptId, voidedAt }: OpenTransaction): ErrorCode | null {
  if (voidedAt !== null) return "transaction_voided";
  return receiptId === null ? null : "transaction_in_receipt";
}
