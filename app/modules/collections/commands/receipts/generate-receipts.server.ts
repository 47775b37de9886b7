import { nextNumbers } from "#app/modules/ledger/db/series.server.ts";
import { collectionStatuses } from "#app/modules/orders/model/order.enums.ts";
import { command } from "#app/platform/commands/command.server.ts";
import { commitDecided } from "#app/platform/db/commit-decided.server.ts";
import { newIds, type Scope } from "#app/platform/db/scope.server.ts";
import type { ErrorCode } from "#app/platform/kernel/error-codes.ts";
import { type BulkOutcome, ok } from "#app/platform/kernel/result.ts";
import { type OrderCollection, readCollections, readHeld } from "../../db/receipt.reads.server.ts";
import type { NewReceipt } from "../../db/receipt.writes.server.ts";
import { chosenOrWhole, mostReceipted } from "../../model/receipt.ts";
import { receiptStatementsOf } from "./made-receipts.server.ts";

/** What was made of what was asked for. */
export interface GeneratedReceipts extends BulkOutcome {
  receipts: { id: string; number: string }[];
}

/** Others may take numbers of the same series in the same moment. */
const mostTries = 12;

/**
 * Receipts for chosen collections, one for each agent and currency among them, or for all that agents hold. What is in a
 * receipt is locked: nobody else's receipt takes it, and its shipment is not reset.
 */
export const generateReceipts = command({
  name: "accounting.order_collections.generate_receipts",
  permission: ["accounting.order_collections", "accounting.order_collections.generate_receipts"],
  feature: "fleet_management",
  input: chosenOrWhole,
  run: (scope, { collections = [], holdings = [] }) =>
    commitDecided(
      scope,
      async () => {
        const outcome: GeneratedReceipts = { receipts: [], succeeded: [], refused: [] };
        const free = new Map<string, OrderCollection>();
        await addChosen(scope, collections, free, outcome);
        await addWhole(scope, holdings, free, outcome);
        const groups = [...Map.groupBy(free.values(), holdingOf).values()];
        if (groups.length === 0) return ok({ statements: [], outcome });
        const { numbers, statement } = await nextNumbers(scope, "collection_receipt", groups.length);
        // Ids in the order of the numbers: lists show receipts of one moment by them.
        const ids = newIds(scope, groups.length);
        const receipts = groups.flatMap((theirs, at) => receiptOf(theirs, { id: ids[at], number: numbers[at] }));
        const statements = [statement, ...receiptStatementsOf(scope, receipts)];
        return ok({
          statements,
          outcome: { ...outcome, receipts: receipts.map(({ id, number }) => ({ id, number })) },
        });
      },
      mostTries,
    ),
});

type Free = Map<string, OrderCollection>;

const holdingOf = ({ agentId, currency }: OrderCollection) => `${agentId ?? ""}:${currency}`;

async function addChosen(scope: Scope, ids: readonly string[], free: Free, outcome: GeneratedReceipts): Promise<void> {
  const known = new Map((await readCollections(scope, ids)).map((each) => [each.id, each]));
  for (const id of new Set(ids)) {
    const each = known.get(id);
    const refusal = each ? refusalOf(each) : "not_found";
    if (refusal) outcome.refused.push({ id, code: refusal });
    else if (each) free.set(id, each);
  }
  outcome.succeeded.push(...free.keys());
}

async function addWhole(scope: Scope, ids: readonly string[], free: Free, outcome: GeneratedReceipts): Promise<void> {
  for (const id of new Set(ids)) {
    const [agentId = "", currency = ""] = id.split(":");
    const held = await readHeld(scope, { agentId, currency }, mostReceipted);
    if (held.length === 0) outcome.refused.push({ id, code: "holding_empty" });
    else outcome.succeeded.push(id);
    for (const each of held) free.set(each.id, each);
  }
}

function refusalOf({ status, receiptId }: OrderCollection): ErrorCode | null {
  if (receiptId !== null) return "collection_in_receipt";
  return status === collectionStatuses.code.collected ? null : "collection_not_collected";
}

interface Named {
  id: string | undefined;
  number: string | undefined;
}

function receiptOf(theirs: readonly OrderCollection[], { id, number }: Named): NewReceipt[] {
  const [first] = theirs;
  if (!first || !id || !number) return [];
  const collections = theirs.toSorted((one, other) => (one.collectedAt ?? 0) - (other.collectedAt ?? 0));
  return [{ id, number, agentId: first.agentId ?? "", currency: first.currency, collections }];
}
