import { and, asc, eq } from "drizzle-orm";
import { notePositions } from "#app/modules/driver/commands/note-positions.server.ts";
import { agents } from "#app/modules/fleet/db/fleet.tables.ts";
import { saveWhereabouts } from "#app/modules/fleet/db/whereabouts.writes.server.ts";
import type { FleetRoom } from "#app/modules/fleet/model/fleet-room.ts";
import { routes, stops } from "#app/modules/shipments/db/shipments.tables.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { bearing } from "#app/platform/geo/bearing.ts";
import { at, must } from "./plan-day.ts";

/** Metres of doubt: in the open a phone knows the house, among high walls no more than the quarter. */
const doubts = [8, 460, 12, 6, 19, 9];

/**
 * The phones of a plan's drivers told where they were as they left their last stop, through the call of the driver's page. No room
 * of the account's agents is open while the demo is made: what it would write is written at once.
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
    const accuracy = doubts[route % doubts.length] ?? 10;
    const moment = new Date(here.finishedAt).toISOString();
    const heading = accuracy < 100 && next?.place.point ? bearing(here.place.point, next.place.point) : null;
    must(
      await notePositions.execute(driverOn(at(scope, here.finishedAt), here.agent), {
        sentAt: moment,
        positions: [{ ...here.place.point, accuracy, heading, at: moment }],
      }),
    );
  }
}

function driverOn(scope: Scope, agent: typeof agents.$inferSelect): Parameters<typeof notePositions.execute>[0] {
  const { id, name, phone, seenAt } = agent;
  const room: FleetRoom = {
    noted: (positions) => saveWhereabouts(scope.db, scope.account.id, positions),
    newest: async () => [],
    changed: async () => {},
    connect: () => Promise.reject(new Error("nobody watches while seeding")),
    forget: async () => {},
  };
  const ports: Scope["ports"] = {
    ...scope.ports,
    fleetRoom: () => room,
    meter: async () => ({ over: false, left: 1, resets: 0 }),
  };
  return {
    scope: { ...scope, ports, agent: id },
    session: { agent: { id, name, phone, seenAt }, account: scope.account, tokenHash: "" },
  };
}
