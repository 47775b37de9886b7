import { commitDecided } from "#app/data/kernel/commit-decided.server.ts";
import type { Scope } from "#app/data/kernel/scope.server.ts";
import { moveShipments, runMoves } from "#app/data/shipments/move.writes.server.ts";
import { readExpected } from "#app/data/shipments/shipment.reads.server.ts";
import { type BulkOutcome, ok, type Result } from "#app/domain/kernel/result.ts";
import { countHandedOver, type MissingLine, namesOf } from "#app/domain/shipments/missing-packages.ts";
import { dropoffInput } from "#app/domain/shipments/move-inputs.ts";
import type { ShipmentMove } from "#app/domain/shipments/shipment.moves.ts";
import { command } from "../command.server.ts";

/** Hands shipments over, each on its own: everything that they carry, or of a single one what was not missing. */
export const dropOffShipments = command({
  name: "shipments.dropoff",
  permission: ["shipments", "shipments.dropoff"],
  subscription: true,
  input: dropoffInput,
  async run(scope, { shipments, missing_packages: missing = [], ...said }) {
    const [only] = shipments;
    if (only && missing.length > 0) return dropOffInPart(scope, { ...said, id: only, action: "dropoff" }, missing);
    return runMoves(
      scope,
      [...new Set(shipments)].map((id) => ({ ...said, id, action: "dropoff" })),
    );
  },
});

/** One that lacked packages: the incident that names them and the drop-off, or neither. */
async function dropOffInPart(
  scope: Scope,
  move: ShipmentMove,
  missing: readonly MissingLine[],
): Promise<Result<BulkOutcome>> {
  const count = countHandedOver(await readExpected(scope, move.id), missing);
  if (!count.ok) return count;
  const incident = { id: move.id, action: "incident" as const, note: namesOf(count.value.missing) };
  return commitDecided<BulkOutcome>(scope, async () => {
    const { statements, outcome, plans } = await moveShipments(scope, [incident, { ...move, ...count.value }]);
    // What both were refused for is said once.
    const refused = outcome.refused.slice(0, 1);
    return ok(
      refused.length > 0
        ? { statements: [], outcome: { succeeded: [], refused } }
        : { statements, outcome: { succeeded: [move.id], refused }, plans },
    );
  });
}
