import { z } from "zod";
import { windowSchema } from "#app/modules/places/model/place-draft.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { fail, ok } from "#app/platform/kernel/result.ts";
import { runMoves } from "../db/move.writes.server.ts";
import { readShipment } from "../db/shipment.reads.server.ts";
import { isOfPath, shipmentPathSchema, shipmentVersionSchema } from "../model/move-inputs.ts";

/** Gives one shipment, named by its number, another window. */
function defineRescheduleCommand(action: "reschedule" | "reschedule_pickup") {
  return createCommand({
    name: `shipments.${action}`,
    permission: ["shipments", "shipments.update"],
    subscription: true,
    input: z.intersection(shipmentVersionSchema.extend({ type: shipmentPathSchema }), windowSchema),
    async run(scope, { number, version, type, from, to }) {
      const found = await readShipment(scope, number);
      if (!found.ok) return found;
      if (!isOfPath(found.value, type)) return fail("not_found");
      if (found.value.version !== version) return fail("lost_race");
      const moved = await runMoves(scope, [{ id: found.value.id, action, from, to }]);
      if (!moved.ok) return moved;
      const [refused] = moved.value.refused;
      return refused ? { ok: false, failure: { code: refused.code } } : ok({ number });
    },
  });
}

export const rescheduleCommands = {
  reschedule: defineRescheduleCommand("reschedule"),
  reschedule_pickup: defineRescheduleCommand("reschedule_pickup"),
};
