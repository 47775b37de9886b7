import { command } from "#app/platform/commands/command.server.ts";
import { runMoves } from "../db/move.writes.server.ts";
import { readExpected } from "../db/shipment.reads.server.ts";
import { receiveInput } from "../model/move-inputs.ts";
import { countPackages } from "../model/receive-packages.ts";

/** Takes in what arrived at a facility: everything, or what was counted; a shortage is an incident. */
export const receiveShipments = command({
  name: "shipments.receive",
  permission: ["shipments", "shipments.receive"],
  subscription: true,
  input: receiveInput,
  async run(scope, { shipments, packages }) {
    const [only] = shipments;
    const receipt = packages && only ? countPackages(await readExpected(scope, only), packages) : null;
    if (receipt && !receipt.ok) return receipt;
    return runMoves(
      scope,
      [...new Set(shipments)].map((id) => ({ id, action: "receive", receipt: receipt?.value })),
    );
  },
});
