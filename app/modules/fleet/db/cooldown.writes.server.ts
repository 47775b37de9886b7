import { sql } from "drizzle-orm";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { vehicles } from "./fleet.tables.ts";

/**
 * Starts the cooldown of a vehicle that came back; until it ends no plan uses the vehicle. Does nothing for vehicles
 * without a cooldown.
 */
export function startCooldown(scope: Scope, vehicleId: string | null): Statement {
  return scope.db.run(sql`update ${vehicles} set cooldown_until = ${now(scope)} + cooldown_minutes * 60000,
    version = version + 1 where account_id = ${scope.account.id} and id = ${vehicleId} and cooldown_minutes > 0`);
}
