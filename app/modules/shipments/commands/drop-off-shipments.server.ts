import { createCommand } from "#app/platform/commands/command.server.ts";
import { commitWithRetry } from "#app/platform/db/commit-with-retry.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { type BulkOutcome, ok, type Result } from "#app/platform/kernel/result.ts";
import { moveShipments, runMoves } from "../db/move.writes.server.ts";
import { readExpectedLines } from "../db/shipment.reads.server.ts";
import { countHandedOver, formatMissingLines, type MissingLine } from "../model/missing-packages.ts";
import { dropoffInputSchema, receiveInputSchema } from "../model/move-inputs.ts";
import { countPackages } from "../model/receive-packages.ts";
import type { ShipmentMove } from "../model/shipment.moves.ts";

/** Drops shipments off, each decided by itself. Only a single shipment may be handed over in part. */
export const dropOffShipments = createCommand({
  name: "shipments.dropoff",
  permission: ["shipments", "shipments.dropoff"],
  subscription: true,
  input: dropoffInputSchema,
  async run(scope, { shipments, missing_packages: missing = [], ...handover }) {
    const [only] = shipments;
    if (only && missing.length > 0) return dropOffInPart(scope, { ...handover, id: only, action: "dropoff" }, missing);
    return runMoves(
      scope,
      [...new Set(shipments)].map((id) => ({ ...handover, id, action: "dropoff" })),
    );
  },
});

/** A shipment that lacks packages: writes the incident that lists them and the drop-off in one batch, or neither. */
async function dropOffInPart(
  scope: Scope,
  move: ShipmentMove,
  missing: readonly MissingLine[],
): Promise<Result<BulkOutcome>> {
  const count = countHandedOver(await readExpectedLines(scope, move.id), missing);
  if (!count.ok) return count;
  const incident = { id: move.id, action: "incident" as const, note: formatMissingLines(count.value.missing) };
  return commitWithRetry<BulkOutcome>(scope, async () => {
    const { statements, outcome, planIds } = await moveShipments(scope, [incident, { ...move, ...count.value }]);
    // Both moves may be refused for the same reason: report it once.
    const refused = outcome.refused.slice(0, 1);
    return ok(
      refused.length > 0
        ? { statements: [], outcome: { succeeded: [], refused } }
        : { statements, outcome: { succeeded: [move.id], refused }, planIds },
    );
  });
}

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
