import { and, asc, eq } from "drizzle-orm";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { NamedChoice } from "#app/platform/lists/names.reads.server.ts";
import { deliveryZones } from "./zones.tables.ts";

/** The account's active delivery zones, at most as many as an account may have. */
export async function readZoneChoices(scope: Scope): Promise<NamedChoice[]> {
  return scope.db
    .select({ value: deliveryZones.id, label: deliveryZones.name })
    .from(deliveryZones)
    .where(and(eq(deliveryZones.accountId, scope.account.id), eq(deliveryZones.active, true)))
    .orderBy(asc(deliveryZones.name))
    .limit(500);
}
