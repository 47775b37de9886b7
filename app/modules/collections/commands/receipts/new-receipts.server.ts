import type { Statement } from "#app/platform/db/commit.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { insertOrderNotes, insertReceipts, type NewReceipt } from "../../db/receipt.writes.server.ts";

/** Inserts receipts with entries in the timelines of their orders. */
export function createReceipts(scope: Scope, receipts: readonly NewReceipt[]): Statement[] {
  return [...insertReceipts(scope, receipts), ...insertOrderNotes(scope, toOrderNotes(receipts))];
}

function toOrderNotes(receipts: readonly NewReceipt[]) {
  return receipts.flatMap(({ number, collections }) =>
    collections.map(({ order, amount, currency }) => ({
      order,
      type: "collection_added_to_receipt" as const,
      detail: { receipt: number, amount, currency },
    })),
  );
}
