import { createCommand } from "#app/platform/commands/command.server.ts";
import { commitWithRetry } from "#app/platform/db/commit-with-retry.server.ts";
import { fail, ok } from "#app/platform/kernel/result.ts";
import { editOrder, recopyShipments } from "../../db/edit.writes.server.ts";
import { readLiveShipments } from "../../db/live-shipments.reads.server.ts";
import { readOrder } from "../../db/order.reads.server.ts";
import { confirmPlaces, validateLocationSchema } from "../../model/validate-location.ts";

/** Confirms the places of an order: the points that were found, or the given ones. */
export const validateLocation = createCommand({
  name: "orders.validate_location",
  permission: ["orders", "orders.update.locations"],
  input: validateLocationSchema,
  run: (scope, { number, version, ...points }) =>
    commitWithRetry(scope, async () => {
      const found = await readOrder(scope, number);
      if (!found.ok) return found;
      const order = found.value;
      if (version !== order.version) return fail("lost_race");
      const placed = confirmPlaces(order, points);
      if (!placed.ok) return placed;
      const statements = editOrder(scope, order, {
        type: "updated",
        set: { ...placed.value, issues: [], placeIssues: { source: [], destination: [] } },
        detail: { part: "locations", validated: true },
      });
      // Shipments of an order that was only held take over the confirmed place.
      const live = order.status === placed.value.status ? await readLiveShipments(scope, order.id) : [];
      return ok({
        statements: [...statements, ...recopyShipments(scope, { order }, live)],
        outcome: { number, version: order.version + 1, status: placed.value.status },
        planIds: live.flatMap((each) => each.planId ?? []),
      });
    }),
});
