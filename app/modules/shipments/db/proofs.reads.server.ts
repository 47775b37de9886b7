import { and, eq, inArray, isNotNull, or, sql } from "drizzle-orm";
import { selectIds } from "#app/platform/db/json-rows.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { shipmentEvents } from "./shipments.tables.ts";

/** Ids of the shipments that have a proof: picked up, dropped off, or failed with a picture. */
export async function readShipmentsWithProof(scope: Scope, shipmentIds: readonly string[]): Promise<Set<string>> {
  const picture = sql`coalesce(${shipmentEvents.detail} ->> '$.proof.image', ${shipmentEvents.detail} ->> '$.proof.signature')`;
  const rows = await scope.db
    .selectDistinct({ id: shipmentEvents.shipmentId })
    .from(shipmentEvents)
    .where(
      and(
        inArray(shipmentEvents.shipmentId, selectIds(shipmentIds)),
        eq(shipmentEvents.accountId, scope.account.id),
        or(
          inArray(shipmentEvents.type, ["picked_up", "dropped_off"]),
          and(eq(shipmentEvents.type, "failed"), isNotNull(picture)),
        ),
      ),
    );
  return new Set(rows.map(({ id }) => id));
}
