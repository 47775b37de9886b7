import { and, asc, eq, inArray } from "drizzle-orm";
import { idsIn } from "../kernel/json-rows.server.ts";
import type { NamedChoice } from "../kernel/names.reads.server.ts";
import type { Scope } from "../kernel/scope.server.ts";
import { deliveryZones } from "../schema/index.ts";

/** The account's active delivery zones, as many as an account may bring at once. */
export async function readZoneChoices(scope: Scope): Promise<NamedChoice[]> {
  return scope.db
    .select({ value: deliveryZones.id, label: deliveryZones.name })
    .from(deliveryZones)
    .where(and(eq(deliveryZones.accountId, scope.account.id), eq(deliveryZones.active, true)))
    .orderBy(asc(deliveryZones.name))
    .limit(500);
}

/** Which of these zones are the account's own. */
export async function readOwnZones(scope: Scope, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await scope.db
    .select({ id: deliveryZones.id })
    .from(deliveryZones)
    .where(and(eq(deliveryZones.accountId, scope.account.id), inArray(deliveryZones.id, idsIn(ids))));
  return new Set(rows.map((row) => row.id));
}
