import { seenAs } from "#app/modules/fleet/model/fleet-live.ts";
import type { Whereabouts } from "#app/modules/fleet/model/whereabouts.ts";
import type { Expected } from "../model/day-flow.ts";
import { type HomeRoute, isOpen } from "../model/running-route.ts";
import type { TimedRunning } from "./running-routes.server.ts";

/** What home's list and map show of a route. */
export function homeRoute({ row, route, stops }: TimedRunning, newest: readonly Whereabouts[]): HomeRoute {
  const tasks = stops.filter(({ task }) => task !== null);
  const open = tasks.filter(isOpen);
  const spot = newest.find(({ agentId }) => agentId === row.agentId);
  const { depot } = route.options;
  return {
    id: row.id,
    number: row.number,
    van: route.van,
    agent: row.agent,
    agentId: row.agentId,
    started: row.status === "active",
    done: tasks.length - open.length,
    total: tasks.length,
    late: open.filter(({ lateness }) => lateness === 4).length,
    atRisk: open.filter(({ lateness }) => lateness === 3).length,
    endsAt: stops.at(-1)?.expectedAt ?? row.startAt,
    depot: depot && { name: row.start?.place.name ?? row.depot?.name ?? "", point: depot },
    ...seenAs(spot),
    ahead: open.flatMap(({ id, point, position }) => (point ? [{ id, point, number: position }] : [])),
  };
}

/** The orders that today's routes still bring of those promised for today. */
export function expectedOrders(running: readonly TimedRunning[]): Expected[] {
  return running.flatMap(({ stops }) =>
    stops.flatMap((stop) =>
      isOpen(stop) && stop.task?.dueToday
        ? [{ at: stop.expectedAt, orders: stop.task.orderCount, inTime: stop.lateness !== 4 }]
        : [],
    ),
  );
}
