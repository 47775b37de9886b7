import { z } from "zod";
import { readAgentsToday } from "#app/modules/fleet/db/agent-days.reads.server.ts";
import { endCooldown } from "#app/modules/fleet/db/vehicles.server.ts";
import { writeAudits } from "#app/platform/catalogue/rows.writes.server.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { bulkIdsSchema } from "#app/platform/kernel/form-values.ts";
import { type BulkOutcome, ok } from "#app/platform/kernel/result.ts";

/** Ends the cooldown of these agents' vehicles at once; agents without a vehicle in cooldown are refused. */
export const endCooldowns = createCommand({
  name: "fleet.attendance.reset_cooldown",
  permission: ["fleet", "fleet.attendance"],
  input: z.object({ ids: bulkIdsSchema }),
  async run(scope, { ids }) {
    const { outcome, coolingVehicles } = await decideCooldowns(scope, ids);
    if (coolingVehicles.length === 0) return ok(outcome);
    const committed = await commit(scope.db, [
      endCooldown(scope, [...new Set(coolingVehicles.map(({ id }) => id))]),
      writeAudits(
        scope,
        "fleet.attendance.reset_cooldown",
        coolingVehicles.map(({ id, label }) => ({ subject: id, detail: { name: label } })),
      ),
    ]);
    return committed.ok ? ok(outcome) : committed;
  },
});

async function decideCooldowns(scope: Scope, ids: readonly string[]) {
  const days = await readAgentsToday(scope, ids);
  const outcome: BulkOutcome = { succeeded: [], refused: [] };
  const coolingVehicles = [...new Set(ids)].flatMap((id) => {
    const day = days.get(id);
    const vehicle = day?.vehicle ?? null;
    if (vehicle?.coolingUntil) {
      outcome.succeeded.push(id);
      return [vehicle];
    }
    outcome.refused.push({ id, code: day ? "vehicle_not_resting" : "not_found" });
    return [];
  });
  return { outcome, coolingVehicles };
}
