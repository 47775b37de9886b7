import { postCollections } from "#app/modules/ledger/db/ledger.writes.server.ts";
import type { PrepaidHolder } from "#app/modules/ledger/model/accounting.enums.ts";
import { updatePrepaidHolder } from "#app/modules/orders/db/order-collections.writes.server.ts";
import { insertOrderNotes } from "#app/modules/orders/db/order-notes.writes.server.ts";
import { collectionStatuses } from "#app/modules/orders/model/order.enums.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { commitWithRetry } from "#app/platform/db/commit-with-retry.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { ErrorCode } from "#app/platform/kernel/error-codes.ts";
import { type BulkOutcome, ok, type Result } from "#app/platform/kernel/result.ts";
import { publishCollectionEvents } from "../../db/collection-events.server.ts";
import { type OrderCollection, readOrderCollections } from "../../db/receipt.reads.server.ts";
import { markPrepaidSchema, markUnpaidSchema } from "../../model/receipt.ts";

const { pending, prepaid } = collectionStatuses.code;
const permission = ["accounting.order_collections", "accounting.order_collections.update_receipt"] as const;

/** Marks collections as prepaid to the merchant or to the account: nothing is collected on delivery. */
export const markPrepaid = createCommand({
  name: "accounting.order_collections.mark_prepaid",
  permission,
  feature: "fleet_management",
  input: markPrepaidSchema,
  run: (scope, { collections, holder }) => setPrepaidHolder(scope, collections, holder),
});

/** Takes back a prepayment: the collections are collected on delivery again. */
export const markUnpaid = createCommand({
  name: "accounting.order_collections.mark_unpaid",
  permission,
  feature: "fleet_management",
  input: markUnpaidSchema,
  run: (scope, { collections }) => setPrepaidHolder(scope, collections, null),
});

function setPrepaidHolder(
  scope: Scope,
  ids: readonly string[],
  holder: PrepaidHolder | null,
): Promise<Result<BulkOutcome>> {
  return commitWithRetry(scope, async () => {
    const known = new Map((await readOrderCollections(scope, ids)).map((each) => [each.id, each]));
    const outcome: BulkOutcome = { succeeded: [], refused: [] };
    const changed: OrderCollection[] = [];
    for (const id of new Set(ids)) {
      const each = known.get(id);
      const refusal = each ? getPrepaidRefusal(each, holder) : "not_found";
      if (refusal) outcome.refused.push({ id, code: refusal });
      else if (each) changed.push(each);
    }
    if (changed.length === 0) return ok({ statements: [], outcome });
    outcome.succeeded = changed.map(({ id }) => id);
    const status = holder ? prepaid : pending;
    const posted = changed.map((each) => ({
      each: { ...each, status, prepaidHolder: holder, storedStatus: each.status },
      version: each.order.version + 1,
    }));
    const noted = changed.map(({ order, amount, currency }) => ({
      order,
      type: "collection_updated" as const,
      detail: { change: holder ? "prepaid" : "unpaid", holder, amount, currency },
    }));
    const statements = [
      ...insertOrderNotes(scope, noted),
      updatePrepaidHolder(scope, outcome.succeeded, holder),
      ...postCollections(scope, posted),
      ...publishCollectionEvents(scope, holder ? "collection.prepaid" : "collection.unpaid", changed, () => status),
    ];
    return ok({ statements, outcome });
  });
}

/** Why a collection cannot be marked. Taking back a prepayment is also possible after delivery, to correct its holder. */
function getPrepaidRefusal(
  { status, waived, settlementId }: OrderCollection,
  holder: PrepaidHolder | null,
): ErrorCode | null {
  if (holder) return status === pending && !waived ? null : "collection_not_pending";
  return status === prepaid && settlementId === null ? null : "collection_not_prepaid_yet";
}
