import { z } from "zod";
import { commit } from "#app/data/kernel/commit.server.ts";
import { now } from "#app/data/kernel/scope.server.ts";
import { audit } from "#app/data/settings/catalogue.writes.server.ts";
import { endCooldown, readVehicles } from "#app/data/settings/vehicles.server.ts";
import { type BulkOutcome, ok } from "#app/domain/kernel/result.ts";
import { command } from "../command.server.ts";

/** Several by `ids`, or the one that a path names by `id`. */
const input = z
  .object({ ids: z.array(z.string()).min(1).max(500).optional(), id: z.string().optional() })
  .refine(({ ids, id }) => ids !== undefined || id !== undefined, { path: ["ids"], error: "required" });

/** Vehicles that rest after a route are ready again at once (domain §4). One that does not rest is refused. */
export const resetCooldown = command({
  name: "settings.vehicles.reset_cooldown",
  permission: ["settings", "settings.vehicles", "settings.vehicles.manage"],
  subscription: true,
  input,
  async run(scope, { ids: several, id: single }) {
    const ids = [...new Set(several ?? (single === undefined ? [] : [single]))];
    const rows = new Map((await readVehicles(scope, ids)).map((row) => [row.id, row]));
    const rests = (id: string) => (rows.get(id)?.cooldown_until ?? 0) > now(scope);
    const outcome: BulkOutcome = {
      succeeded: ids.filter(rests),
      refused: ids
        .filter((id) => !rests(id))
        .map((id) => ({ id, code: rows.has(id) ? ("vehicle_not_resting" as const) : ("not_found" as const) })),
    };
    if (outcome.succeeded.length === 0) return ok(outcome);
    const written = await commit(scope.db, [
      endCooldown(scope, outcome.succeeded),
      ...outcome.succeeded.map((id) =>
        audit(scope, "settings.vehicles.reset_cooldown", id, { plate_number: rows.get(id)?.plate_number }),
      ),
    ]);
    return written.ok ? ok(outcome) : written;
  },
});
