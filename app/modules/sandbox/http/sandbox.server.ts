import { prepareDrafts } from "#app/modules/orders/commands/create/prepare-drafts.server.ts";
import { collectReferencedIds } from "#app/modules/orders/commands/create/referenced-ids.server.ts";
import { readDraftContext } from "#app/modules/orders/db/draft-context.reads.server.ts";
import { insertOrders } from "#app/modules/orders/db/order.writes.server.ts";
import { type OrderDraftInput, orderDraftSchema } from "#app/modules/orders/model/order.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { parseInput } from "#app/platform/kernel/parse-input.ts";
import { ok, type Result } from "#app/platform/kernel/result.ts";
import { createFillCommand } from "../commands/fill-sandbox.server.ts";

/** Validates orders like the API: all of them, or the first refusal. */
async function prepareOrders(scope: Scope, inputs: readonly OrderDraftInput[]): Promise<Result<Statement[]>> {
  const drafts = [];
  for (const input of inputs) {
    const draft = parseInput(orderDraftSchema, input);
    if (!draft.ok) return draft;
    drafts.push(draft.value);
  }
  const prepared = [];
  for (const order of await prepareDrafts(scope, drafts, await readDraftContext(scope, collectReferencedIds(drafts)))) {
    if (!order.ok) return order;
    prepared.push(order.value);
  }
  return ok(insertOrders(scope, prepared));
}

/** Fill: company settings, and orders created like any other. */
export const fillSandbox = createFillCommand(prepareOrders);
