import { createCommand } from "#app/platform/commands/command.server.ts";
import { runMoves } from "../db/move.writes.server.ts";
import { readExpectedLines } from "../db/shipment.reads.server.ts";
import { receiveInputSchema } from "../model/move-inputs.ts";
import { countPackages } from "../model/receive-packages.ts";

/**
 * Receives shipments at a facility: everything, or what was counted of a single one. A shortage is written as an
 * incident.
 */
export const receiveShipments = createCommand({
  name: "shipments.receive",
  permission: ["shipments", "shipments.receive"],
  subscription: true,
  input: receiveInputSchema,
  async run(scope, { shipments, packages }) {
    const [only] = shipments;
    const receipt = packages && only ? countPackages(await readExpectedLines(scope, only), packages) : null;
    if (receipt && !receipt.ok) return receipt;
    return runMoves(
      scope,
      [...new Set(shipments)].map((id) => ({ id, action: "receive", receipt: receipt?.value })),
    );
  },
});
