import type { AgentPosition } from "#app/modules/fleet/model/agent-position.ts";
import { toDriverPosition } from "#app/modules/fleet/model/fleet-live.ts";
import type { ExpectedOrders } from "../model/day-flow.ts";
import { type HomeRoute, isStopAhead } from "../model/running-route.ts";
import type { TimedRunningRoute } from "./running-routes.server.ts";

/** A route in home's list and on its map. */
export function toHomeRoute({ row, route, stops }: TimedRunningRoute, newest: readonly AgentPosition[]): HomeRoute {
  const tasks = stops.filter(({ task }) => task !== null);
  const open = tasks.filter(isStopAhead);
  const spot = newest.find(({ agentId }) => agentId === row.agentId);
  const { depot } = route.options;
  return {
    id: row.id,
    number: row.number,
    date: row.date,
    van: route.van,
    agent: row.agent,
    agentId: row.agentId,
    started: row.status === "active",
    done: tasks.length - open.length,
    total: tasks.length,
    late: open.filter(({ lateness }) => lateness === 4).length,
    atRisk: open.filter(({ lateness }) => lateness === 3).length,
    startsAt: row.startAt,
    endsAt: stops.at(-1)?.expectedAt ?? row.startAt,
    meters: row.distance,
    depot: depot && { name: row.start?.place.name ?? row.depot?.name ?? "", point: depot },
    ...toDriverPosition(spot),
    ahead: open.flatMap(({ id, point, position }) => (point ? [{ id, point, number: position }] : [])),
  };
}

/** Orders promised for today that today's routes still deliver. */
export function listExpectedOrders(running: readonly TimedRunningRoute[]): ExpectedOrders[] {
  return running.flatMap(({ stops }) =>
    stops.flatMap((stop) =>
      isStopAhead(stop) && stop.task?.dueToday
        ? [{ at: stop.expectedAt, orders: stop.task.orderCount, inTime: stop.lateness !== 4 }]
        : [],
    ),
  );
}
