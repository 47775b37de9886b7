import { reserveDocumentNumbers } from "#app/modules/ledger/db/number-series.server.ts";
import { collectionStatuses } from "#app/modules/orders/model/order.enums.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { commitWithRetry } from "#app/platform/db/commit-with-retry.server.ts";
import { newIds, type Scope } from "#app/platform/db/scope.server.ts";
import type { ErrorCode } from "#app/platform/kernel/error-codes.ts";
import { type BulkOutcome, ok } from "#app/platform/kernel/result.ts";
import { type OrderCollection, readHeldCollections, readOrderCollections } from "../../db/receipt.reads.server.ts";
import { MAX_RECEIPT_COLLECTIONS, receiptSelectionSchema } from "../../model/receipt.ts";
import { toNewReceipts } from "./new-receipts.server.ts";
import { createReceipts } from "./receipt-change.server.ts";

/** The outcome: generated receipts and refusals. */
export interface GeneratedReceipts extends BulkOutcome {
  receipts: { id: string; number: string }[];
}

/** Concurrent requests may use numbers of the same series. */
const MAX_COMMIT_ATTEMPTS = 12;

/**
 * Generates receipts for the chosen collections, one per agent and currency, or for all that agents hold. Collections in a
 * receipt are locked: no other receipt can contain them, and their shipments cannot be reset.
 */
export const generateReceipts = createCommand({
  name: "accounting.order_collections.generate_receipts",
  permission: ["accounting.order_collections", "accounting.order_collections.generate_receipts"],
  feature: "fleet_management",
  input: receiptSelectionSchema,
  run: (scope, { collections = [], holdings = [] }) =>
    commitWithRetry(
      scope,
      async () => {
        const outcome: GeneratedReceipts = { receipts: [], succeeded: [], refused: [] };
        const free = new Map<string, OrderCollection>();
        await addChosenCollections(scope, collections, free, outcome);
        await addWholeHoldings(scope, holdings, free, outcome);
        const groups = [...Map.groupBy(free.values(), getHoldingKey).values()];
        if (groups.length === 0) return ok({ statements: [], outcome });
        const { numbers, statement } = await reserveDocumentNumbers(scope, "collection_receipt", groups.length);
        // Ids are in the order of the numbers, because lists sort receipts of the same instant by id.
        const ids = newIds(scope, groups.length);
        const receipts = groups.flatMap((theirs, at) => toNewReceipts(theirs, { id: ids[at], number: numbers[at] }));
        const statements = [statement, ...createReceipts(scope, receipts)];
        return ok({
          statements,
          outcome: { ...outcome, receipts: receipts.map(({ id, number }) => ({ id, number })) },
        });
      },
      MAX_COMMIT_ATTEMPTS,
    ),
});

type FreeCollections = Map<string, OrderCollection>;

const getHoldingKey = ({ agentId, currency }: OrderCollection) => `${agentId ?? ""}:${currency}`;

async function addChosenCollections(
  scope: Scope,
  ids: readonly string[],
  free: FreeCollections,
  outcome: GeneratedReceipts,
): Promise<void> {
  const known = new Map((await readOrderCollections(scope, ids)).map((each) => [each.id, each]));
  for (const id of new Set(ids)) {
    const each = known.get(id);
    const refusal = each ? getReceiptingRefusal(each) : "not_found";
    if (refusal) outcome.refused.push({ id, code: refusal });
    else if (each) free.set(id, each);
  }
  outcome.succeeded.push(...free.keys());
}

async function addWholeHoldings(
  scope: Scope,
  ids: readonly string[],
  free: FreeCollections,
  outcome: GeneratedReceipts,
): Promise<void> {
  for (const id of new Set(ids)) {
    const [agentId = "", currency = ""] = id.split(":");
    const held = await readHeldCollections(scope, { agentId, currency }, MAX_RECEIPT_COLLECTIONS);
    if (held.length === 0) outcome.refused.push({ id, code: "holding_empty" });
    else outcome.succeeded.push(id);
    for (const each of held) free.set(each.id, each);
  }
}

function getReceiptingRefusal({ status, receiptId }: OrderCollection): ErrorCode | null {
  if (receiptId !== null) return "collection_in_receipt";
  return status === collectionStatuses.code.collected ? null : "collection_not_collected";
}
