import { and, eq, sql } from "drizzle-orm";
import { routes, stops } from "#app/modules/planning/db/routes.tables.ts";
import { shipments } from "#app/modules/shipments/db/shipments.tables.ts";
import type { DeviceTime, Scope } from "#app/platform/db/scope.server.ts";
import { decideEventTime } from "../model/event-time.ts";
import { routesWithinLocations } from "./route.reads.server.ts";

interface EventPlace {
  routeId: string;
  /** Every stop of the route, for its end. */
  stopId: string | "all" | undefined;
}

/**
 * The scope of an event that a device reports of a route: its clock shows the device's corrected time, or the server's
 * where that cannot be.
 */
export async function toDeviceScope(
  scope: Scope,
  device: Omit<DeviceTime, "isPlausible">,
  place: EventPlace,
): Promise<Scope> {
  const { receivedAt } = device;
  const previousAt = await readPreviousEvent(scope, place);
  const { at, isPlausible } = decideEventTime({ claimedAt: device.at + device.offset, receivedAt, previousAt });
  const ports = { ...scope.ports, clock: { now: () => at } };
  return { ...scope, ports, device: { ...device, isPlausible } };
}

/** When a route was confirmed or started, a stop arrived at or finished, or its shipment created: the latest of them. */
async function readPreviousEvent(scope: Scope, { routeId, stopId }: EventPlace): Promise<number> {
  const isPlace = stopId === "all" ? sql`true` : sql`${stops.id} = ${stopId ?? null}`;
  const latestAtStop = sql`(select max(max(coalesce(${stops.arrivedAt}, 0), coalesce(${stops.finishedAt}, 0),
      coalesce(${shipments.createdAt}, 0)))
    from ${stops} left join ${shipments} on ${shipments.id} = ${stops.shipmentId} and ${shipments.accountId} = ${stops.accountId}
    where ${stops.routeId} = ${routes.id} and ${stops.accountId} = ${routes.accountId} and ${isPlace})`;
  const [row] = await scope.db
    .select({
      at: sql<number>`max(${routes.createdAt}, coalesce(${routes.startedAt}, 0), coalesce(${latestAtStop}, 0))`,
    })
    .from(routes)
    .where(and(eq(routes.accountId, scope.account.id), eq(routes.id, routeId), routesWithinLocations(scope)));
  return row?.at ?? 0;
}
