import { and, asc, eq } from "drizzle-orm";
import { recordPositions } from "#app/modules/driver/commands/record-positions.server.ts";
import { agents } from "#app/modules/fleet/db/fleet.tables.ts";
import { saveAgentPositions } from "#app/modules/fleet/db/positions.server.ts";
import type { FleetRoomClient } from "#app/modules/fleet/model/fleet-room.ts";
import { locations } from "#app/modules/places/db/locations.tables.ts";
import { plans } from "#app/modules/planning/db/plans.tables.ts";
import { routes, stops } from "#app/modules/planning/db/routes.tables.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { computeBearing } from "#app/platform/geo/bearing.ts";
import type { Point } from "#app/platform/geo/place.ts";
import { minute } from "#app/platform/kernel/milliseconds.ts";
import { atInstant, unwrap } from "./plan-day.ts";

/** Accuracy in meters: good in the open, poor between high walls. */
const accuracies = [8, 460, 12, 6, 19, 9];

/** A driver who left the last stop longer ago is on the way to the next one, or waits there. */
const AT_STOP_MS = 6 * minute;

/**
 * Reports positions of a plan's drivers a few minutes ago, through the driver page's API: where they left their last
 * stop, or further on. No fleet room runs while the demo is created, so its database rows are written directly.
 */
export async function seedPositions(scope: Scope, planId: string): Promise<void> {
  const rows = await scope.db
    .select({
      route: routes.number,
      startAt: routes.startAt,
      agent: agents,
      depot: { longitude: locations.longitude, latitude: locations.latitude },
      place: stops.place,
      finishedAt: stops.finishedAt,
      travelSeconds: stops.travelSeconds,
    })
    .from(stops)
    .innerJoin(routes, eq(routes.id, stops.routeId))
    .innerJoin(agents, eq(agents.id, routes.agentId))
    .innerJoin(plans, eq(plans.id, routes.planId))
    .innerJoin(locations, eq(locations.id, plans.locationId))
    .where(and(eq(routes.planId, planId), eq(stops.accountId, scope.account.id)))
    .orderBy(asc(routes.number), asc(stops.position));
  for (const [route, all] of Map.groupBy(rows, ({ route }) => route)) {
    const last = all.findLast(({ finishedAt }) => finishedAt !== null);
    const [first] = all;
    const next = all[last ? all.indexOf(last) + 1 : 0];
    const from = last?.place.point ?? (first && toPoint(first.depot));
    if (!first || !from) continue;
    const leftAt = last?.finishedAt ?? first.startAt;
    const isThere = last !== undefined && now(scope) - leftAt <= AT_STOP_MS;
    const at = isThere ? leftAt : now(scope) - minute - route * 20_000;
    const to = next?.place.point ?? from;
    const share = (at - leftAt) / 1000 / Math.max(1, next?.travelSeconds ?? 1);
    const driven = isThere ? 0 : Math.min(1, Math.max(0, share));
    const point = {
      longitude: from.longitude + driven * (to.longitude - from.longitude),
      latitude: from.latitude + driven * (to.latitude - from.latitude),
    };
    const accuracy = accuracies[route % accuracies.length] ?? 10;
    const moment = new Date(at).toISOString();
    const heading = accuracy < 100 && driven < 1 && next ? computeBearing(point, to) : null;
    unwrap(
      await recordPositions.execute(toDriver(atInstant(scope, at), first.agent), {
        sentAt: moment,
        positions: [{ ...point, accuracy, heading, at: moment }],
      }),
    );
  }
}

function toPoint({ longitude, latitude }: { longitude: number | null; latitude: number | null }): Point | null {
  return longitude === null || latitude === null ? null : { longitude, latitude };
}

function toDriver(scope: Scope, agent: typeof agents.$inferSelect): Parameters<typeof recordPositions.execute>[0] {
  const { id, name, phone, lastSeenAt } = agent;
  const room: FleetRoomClient = {
    noted: (positions) =>
      saveAgentPositions(
        scope.db,
        scope.account.id,
        positions.map((each) => ({ ...each, odometer: 0 })),
      ),
    newest: async () => [],
    changed: async () => {},
    connect: () => Promise.reject(new Error("nobody watches while seeding")),
    forget: async () => {},
  };
  const ports: Scope["ports"] = {
    ...scope.ports,
    fleetRoom: () => room,
    countRequest: async () => ({ isOver: false, remaining: 1, resetSeconds: 0 }),
  };
  return {
    scope: { ...scope, ports, agent: id },
    session: { agent: { id, name, phone, lastSeenAt }, account: scope.account, tokenHash: "" },
  };
}
