import { checkMetadata } from "#app/modules/custom-fields/commands/check-metadata.server.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { commitWithRetry } from "#app/platform/db/commit-with-retry.server.ts";
import { mergeMetadata, metadataSchema } from "#app/platform/kernel/metadata.ts";
import { fail, ok } from "#app/platform/kernel/result.ts";
import { editOrder } from "../db/edit.writes.server.ts";
import { readOrder } from "../db/order.reads.server.ts";
import { listOrderChanges } from "../model/order-changes.ts";
import { orderVersionSchema } from "../model/order-parts.ts";

/** Changes what programs keep at an order, whatever its status: an invoice may be known only after the delivery. */
export const updateOrderMetadata = createCommand({
  name: "orders.update.metadata",
  permission: ["orders", "orders.update"],
  input: orderVersionSchema.extend({ metadata: metadataSchema }),
  run: (scope, { number, version, metadata }) =>
    commitWithRetry(scope, async () => {
      const checked = await checkMetadata(scope, { noun: "order", metadata, isNew: false });
      if (!checked.ok) return checked;
      const found = await readOrder(scope, number);
      if (!found.ok) return found;
      const order = found.value;
      if (version !== order.version) return fail("lost_race");
      const merged = mergeMetadata(order.metadata, metadata);
      if (!merged.ok) return merged;
      const set = { metadata: merged.value };
      const detail = { part: "metadata", changes: listOrderChanges(order, { ...order, ...set }) };
      return ok({
        statements: editOrder(scope, order, { type: "updated", set, detail }),
        outcome: { number, version: order.version + 1 },
      });
    }),
});
