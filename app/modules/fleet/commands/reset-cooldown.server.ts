import { createChosenRowsSchema, listChosenIds } from "#app/platform/catalogue/bulk.server.ts";
import { writeAudit } from "#app/platform/catalogue/rows.writes.server.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { now } from "#app/platform/db/scope.server.ts";
import { type BulkOutcome, ok } from "#app/platform/kernel/result.ts";
import { endCooldown, vehicleRows } from "../db/vehicles.server.ts";

/** Ends the cooldown of vehicles at once; vehicles without a running cooldown are refused. */
export const resetCooldown = createCommand({
  name: "settings.vehicles.reset_cooldown",
  permission: ["settings", "settings.vehicles", "settings.vehicles.manage"],
  subscription: true,
  input: createChosenRowsSchema(500),
  async run(scope, input) {
    const ids = listChosenIds(input);
    const rows = new Map((await vehicleRows.read(scope, ids)).map((row) => [row.id, row]));
    const isCoolingDown = (id: string) => (rows.get(id)?.cooldown_until ?? 0) > now(scope);
    const outcome: BulkOutcome = {
      succeeded: ids.filter(isCoolingDown),
      refused: ids
        .filter((id) => !isCoolingDown(id))
        .map((id) => ({ id, code: rows.has(id) ? ("vehicle_not_resting" as const) : ("not_found" as const) })),
    };
    if (outcome.succeeded.length === 0) return ok(outcome);
    const committed = await commit(scope.db, [
      endCooldown(scope, outcome.succeeded),
      ...outcome.succeeded.map((id) =>
        writeAudit(scope, "settings.vehicles.reset_cooldown", id, { name: rows.get(id)?.plate_number }),
      ),
    ]);
    return committed.ok ? ok(outcome) : committed;
  },
});
