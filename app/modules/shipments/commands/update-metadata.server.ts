import { checkMetadata } from "#app/modules/custom-fields/commands/check-metadata.server.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { commitWithRetry } from "#app/platform/db/commit-with-retry.server.ts";
import { insertShipmentTimeline } from "#app/platform/events/timeline-rows.server.ts";
import { mergeMetadata, metadataSchema } from "#app/platform/kernel/metadata.ts";
import { fail, ok } from "#app/platform/kernel/result.ts";
import { readShipment } from "../db/shipment.reads.server.ts";
import { setShipmentMetadata } from "../db/shipment-ends.server.ts";
import { shipmentVersionSchema } from "../model/move-inputs.ts";

/** Changes what programs keep at a shipment, whatever its status. */
export const updateShipmentMetadata = createCommand({
  name: "shipments.update.metadata",
  permission: ["shipments", "shipments.update"],
  subscription: true,
  input: shipmentVersionSchema.extend({ metadata: metadataSchema }),
  run: (scope, { number, version, metadata }) =>
    commitWithRetry(scope, async () => {
      const checked = await checkMetadata(scope, { noun: "shipment", metadata, isNew: false });
      if (!checked.ok) return checked;
      const found = await readShipment(scope, number);
      if (!found.ok) return found;
      const { id, status, version: current, metadata: before } = found.value;
      if (version !== current) return fail("lost_race");
      const merged = mergeMetadata(before, metadata);
      if (!merged.ok) return merged;
      const next = current + 1;
      const detail = { changes: [{ field: "metadata", from: before, to: merged.value }] };
      const event = { type: "metadata_updated" as const, version: next, from: status, to: status, detail };
      return ok({
        statements: [
          ...insertShipmentTimeline(scope, [{ id, number: found.value.number, events: [event] }]),
          setShipmentMetadata(scope, found.value, merged.value),
        ],
        outcome: { number, version: next },
      });
    }),
});
