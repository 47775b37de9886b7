import { createNoteCommand } from "#app/modules/notes/commands/add-note.server.ts";
import { ok } from "#app/platform/kernel/result.ts";
import { readShipment } from "../db/shipment.reads.server.ts";
import { shipmentTypes } from "../model/shipment.enums.ts";

/** Writes a note on a shipment. */
export const addShipmentNote = createNoteCommand("shipments", async (scope, number) => {
  const found = await readShipment(scope, number);
  if (!found.ok) return found;
  const { path } = shipmentTypes.byCode(found.value.type);
  return ok({ thing: { about: "shipment", ...found.value }, path: `/shipments/${path}/${number}` });
});
