import { z } from "zod";
import { runMoves } from "#app/data/shipments/move.writes.server.ts";
import { readShipment } from "#app/data/shipments/shipment.reads.server.ts";
import { ok } from "#app/domain/kernel/result.ts";
import { windowSchema } from "#app/domain/orders/place-draft.ts";
import { command } from "../command.server.ts";

/** Gives one shipment, named by its number, another window (domain-rules, "Shipments"). */
function reschedule(action: "reschedule" | "reschedule_pickup") {
  return command({
    name: `shipments.${action}`,
    permission: ["shipments", "shipments.update"],
    subscription: true,
    input: z.intersection(z.object({ number: z.string().min(1).max(50) }), windowSchema),
    async run(scope, { number, from, to }) {
      const found = await readShipment(scope, number);
      if (!found.ok) return found;
      const moved = await runMoves(scope, [{ id: found.value.id, action, from, to }]);
      if (!moved.ok) return moved;
      const [refused] = moved.value.refused;
      return refused ? { ok: false, failure: { code: refused.code } } : ok({ number });
    },
  });
}

export const rescheduleNumbered = {
  reschedule: reschedule("reschedule"),
  reschedule_pickup: reschedule("reschedule_pickup"),
};
