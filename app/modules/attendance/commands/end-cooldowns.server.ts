import { z } from "zod";
import { readAgentsToday } from "#app/modules/fleet/db/agent-days.reads.server.ts";
import { endCooldown } from "#app/modules/fleet/db/vehicles.server.ts";
import { writeAudits } from "#app/platform/catalogue/rows.writes.server.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { bulkIdsSchema } from "#app/platform/kernel/bulk.ts";
import { type BulkOutcome, ok } from "#app/platform/kernel/result.ts";

/** The vehicles of these agents are ready again at once (domain §4); one that does not rest is refused by itself. */
export const endCooldowns = createCommand({
  name: "fleet.attendance.reset_cooldown",
  permission: ["fleet", "fleet.attendance"],
  input: z.object({ ids: bulkIdsSchema }),
  async run(scope, { ids }) {
    const { outcome, resting } = await decide(scope, ids);
    if (resting.length === 0) return ok(outcome);
    const written = await commit(scope.db, [
      endCooldown(scope, [...new Set(resting.map(({ id }) => id))]),
      writeAudits(
        scope,
        "fleet.attendance.reset_cooldown",
        resting.map(({ id, label }) => ({ subject: id, detail: { name: label } })),
      ),
    ]);
    return written.ok ? ok(outcome) : written;
  },
});

async function decide(scope: Scope, ids: readonly string[]) {
  const days = await readAgentsToday(scope, ids);
  const outcome: BulkOutcome = { succeeded: [], refused: [] };
  const resting = [...new Set(ids)].flatMap((id) => {
    const day = days.get(id);
    const vehicle = day?.vehicle ?? null;
    if (vehicle?.coolingUntil) {
      outcome.succeeded.push(id);
      return [vehicle];
    }
    outcome.refused.push({ id, code: day ? "vehicle_not_resting" : "not_found" });
    return [];
  });
  return { outcome, resting };
}
