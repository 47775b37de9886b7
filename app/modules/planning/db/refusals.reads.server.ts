import { and, eq, inArray } from "drizzle-orm";
import { agentRefusals } from "#app/modules/driver/db/drive.tables.ts";
import { selectIds } from "#app/platform/db/json-rows.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";

/** By shipment, the agents who rejected it. */
export async function readRefusals(scope: Scope, shipmentIds: readonly string[]): Promise<Map<string, string[]>> {
  const { shipmentId, agentId, accountId } = agentRefusals;
  const rows = await scope.db
    .select({ shipmentId, agentId })
    .from(agentRefusals)
    .where(and(eq(accountId, scope.account.id), inArray(shipmentId, selectIds(shipmentIds))));
  return new Map(
    [...Map.groupBy(rows, (row) => row.shipmentId)].map(([id, refusals]) => [id, refusals.map((row) => row.agentId)]),
  );
}
