import { and, asc, eq } from "drizzle-orm";
import { recordPositions } from "#app/modules/driver/commands/record-positions.server.ts";
import { agents } from "#app/modules/fleet/db/fleet.tables.ts";
import { saveAgentPositions } from "#app/modules/fleet/db/positions.server.ts";
import type { FleetRoomClient } from "#app/modules/fleet/model/fleet-room.ts";
import { routes, stops } from "#app/modules/planning/db/routes.tables.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { computeBearing } from "#app/platform/geo/bearing.ts";
import { atInstant, unwrap } from "./plan-day.ts";

/** Accuracy in meters: good in the open, poor between high walls. */
const accuracies = [8, 460, 12, 6, 19, 9];

/**
 * Reports positions of a plan's drivers when they left their last stop, through the driver page's API. No fleet room
 * runs while the demo is created, so its database rows are written directly.
 */
export async function seedPositions(scope: Scope, planId: string): Promise<void> {
  const rows = await scope.db
    .select({ route: routes.number, agent: agents, place: stops.place, finishedAt: stops.finishedAt })
    .from(stops)
    .innerJoin(routes, eq(routes.id, stops.routeId))
    .innerJoin(agents, eq(agents.id, routes.agentId))
    .where(and(eq(routes.planId, planId), eq(stops.accountId, scope.account.id)))
    .orderBy(asc(routes.number), asc(stops.position));
  for (const [route, all] of Map.groupBy(rows, ({ route }) => route)) {
    const last = all.findLastIndex(({ finishedAt }) => finishedAt !== null);
    const [here, next] = [all[last], all[last + 1]];
    if (!here?.place.point || here.finishedAt === null) continue;
    const accuracy = accuracies[route % accuracies.length] ?? 10;
    const moment = new Date(here.finishedAt).toISOString();
    const heading = accuracy < 100 && next?.place.point ? computeBearing(here.place.point, next.place.point) : null;
    unwrap(
      await recordPositions.execute(toDriver(atInstant(scope, here.finishedAt), here.agent), {
        sentAt: moment,
        positions: [{ ...here.place.point, accuracy, heading, at: moment }],
      }),
    );
  }
}

function toDriver(scope: Scope, agent: typeof agents.$inferSelect): Parameters<typeof recordPositions.execute>[0] {
  const { id, name, phone, seenAt } = agent;
  const room: FleetRoomClient = {
    noted: (positions) => saveAgentPositions(scope.db, scope.account.id, positions),
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
    session: { agent: { id, name, phone, seenAt }, account: scope.account, tokenHash: "" },
  };
}
