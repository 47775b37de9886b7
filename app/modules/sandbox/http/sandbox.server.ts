import type { Statement } from "#app/data/kernel/commit.server.ts";
import type { Scope } from "#app/data/kernel/scope.server.ts";
import { readDraftContext } from "#app/data/orders/draft-context.reads.server.ts";
import { insertOrders } from "#app/data/orders/order.writes.server.ts";
import { parseInput } from "#app/domain/kernel/parse-input.ts";
import { ok, type Result } from "#app/domain/kernel/result.ts";
import { type OrderDraftInput, orderDraftSchema } from "#app/domain/orders/order.ts";
import { askedBy, prepareDrafts } from "#app/features/orders/create/prepare-drafts.server.ts";
import { fillingWith } from "#app/features/settings/sandbox/fill-sandbox.server.ts";

/** Orders as the API takes them, to be written: all of them, or the refusal of the first that is none. */
async function makeOrders(scope: Scope, inputs: readonly OrderDraftInput[]): Promise<Result<Statement[]>> {
  const drafts = [];
  for (const input of inputs) {
    const draft = parseInput(orderDraftSchema, input);
    if (!draft.ok) return draft;
    drafts.push(draft.value);
  }
  const prepared = [];
  for (const order of await prepareDrafts(scope, drafts, await readDraftContext(scope, askedBy(drafts)))) {
    if (!order.ok) return order;
    prepared.push(order.value);
  }
  return ok(insertOrders(scope, prepared));
}

/** "Fill": the settings' company, and orders made as any. */
export const fillSandbox = fillingWith(makeOrders);
