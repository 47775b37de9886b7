import type { OpenTransaction } from "#app/modules/ledger/db/earnings.reads.server.ts";
import type { ErrorCode } from "#app/platform/kernel/error-codes.ts";

/** Why a transaction is neither voided nor put into a receipt; null for one that is open. */
export function getTransactionRefusal({ receiptId, voidedAt }: OpenTransaction): ErrorCode | null {
  if (voidedAt !== null) return "transaction_voided";
  return receiptId === null ? null : "transaction_in_receipt";
}
