import { can } from "#app/platform/access/can.ts";
import { failMissing } from "#app/platform/access/missing.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { type ChangeDecision, commitWithRetry } from "#app/platform/db/commit-with-retry.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { type Failure, ok, type Result } from "#app/platform/kernel/result.ts";
import { attachDocuments } from "../../db/document.writes.server.ts";
import { readDraftContext } from "../../db/draft-context.reads.server.ts";
import { insertOrders } from "../../db/order.writes.server.ts";
import { listReplacedCustomers, replaceOrders, replaceOrdersByCarrier } from "../../db/replace.writes.server.ts";
import { bulkOrdersSchema } from "../../model/bulk-orders.ts";
import type { OrderStatus } from "../../model/order.enums.ts";
import { prepareDrafts } from "../create/prepare-drafts.server.ts";
import { collectReferencedIds } from "../create/referenced-ids.server.ts";
import { type BulkItem, getParsedInput, readBulkItem, sortBulkItems, toRefusedItem } from "./bulk-items.server.ts";
import { patchOrders } from "./patch-orders.server.ts";

/** The outcome of one order of a request, by its index. */
export interface WrittenOrder {
  index: number;
  outcome: "created" | "updated";
  id: string;
  number: string;
  status: OrderStatus;
}

export interface BulkOrdersOutcome {
  succeeded: WrittenOrder[];
  /** `id` is the reference or number in the request. */
  refused: ({ index: number; id: string } & Failure)[];
}

/** Creates and updates up to 500 orders in one batch; each is checked separately. */
export const bulkOrders = createCommand({
  name: "orders.bulk",
  permission: "orders",
  input: bulkOrdersSchema,
  async run(scope, { mode, orders }): Promise<Result<BulkOrdersOutcome>> {
    if (mode !== "update" && !can(scope.account, "orders.create")) return failMissing(scope, "orders.create");
    const items = orders.map((raw, index) => readBulkItem(raw, index, mode));
    // When a reference was taken a moment ago by another request, the retry refuses only that order.
    return commitWithRetry(scope, () => decide(scope, items));
  },
});

async function decide(scope: Scope, items: readonly BulkItem[]): Promise<Result<ChangeDecision<BulkOrdersOutcome>>> {
  const named = items.flatMap((item) => getParsedInput(item) ?? []);
  const context = await readDraftContext(scope, collectReferencedIds(named));
  const sorted = sortBulkItems(items, context);
  const [created, updated] = await Promise.all([
    prepareDrafts(
      scope,
      sorted.created.map(({ draft }) => draft),
      context,
    ),
    patchOrders(scope, sorted.updated, context),
  ]);
  const outcome: BulkOrdersOutcome = {
    succeeded: [],
    refused: sorted.refused.map(({ item, failure }) => toRefusedItem(item, failure)),
  };
  const chosen: Parameters<typeof attachDocuments>[1][number][] = [];
  const fresh = created.flatMap((each, index) => {
    const { item, draft } = sorted.created[index] ?? {};
    if (!item) return [];
    if (!each.ok) outcome.refused.push(toRefusedItem(item, each.failure));
    else outcome.succeeded.push(toWrittenOrder(item, "created", each.value));
    if (each.ok) chosen.push({ orderId: each.value.id, documents: draft?.documents ?? [] });
    return each.ok ? [each.value] : [];
  });
  const replaced = updated.flatMap((each, index) => {
    const item = sorted.updated[index]?.item;
    if (!item) return [];
    if (!each.ok) outcome.refused.push(toRefusedItem(item, each.failure));
    else
      outcome.succeeded.push(
        toWrittenOrder(item, "updated", { ...each.value.expected, status: each.value.set.status }),
      );
    return each.ok ? [each.value] : [];
  });
  outcome.succeeded.sort((one, other) => one.index - other.index);
  outcome.refused.sort((one, other) => one.index - other.index);
  // In a carrier's account the statements for new orders add the customers of both.
  const together = scope.account.kind === "carrier" && fresh.length > 0;
  const statements = together
    ? [...insertOrders(scope, fresh, listReplacedCustomers(scope, replaced)), ...replaceOrders(scope, replaced, [])]
    : [...insertOrders(scope, fresh), ...replaceOrdersByCarrier(scope, replaced)];
  return ok({ statements: [...statements, ...attachDocuments(scope, chosen)], outcome });
}

function toWrittenOrder(
  { index }: BulkItem,
  outcome: WrittenOrder["outcome"],
  { id, number, status }: Pick<WrittenOrder, "id" | "number" | "status">,
): WrittenOrder {
  return { index, outcome, id, number, status };
}
