import type { AgentPosition } from "#app/modules/fleet/model/agent-position.ts";
import { arriveStop } from "#app/modules/routes/commands/arrive-stop.server.ts";
import { readNextStop } from "#app/modules/routes/db/next-stop.reads.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { isInGeofence } from "#app/platform/geo/geofence.ts";

/**
 * Arrived by itself, as the driver's page has it: the agent is within the account's radius of the next stop. Somebody else may
 * have said so, or more, meanwhile: then there is nothing to do.
 */
export async function autoArrive(scope: Scope, { agentId, accuracy, at, ...point }: AgentPosition): Promise<void> {
  const radius = scope.account.preferences.stop_arrival_radius;
  if (radius === 0) return;
  const next = await readNextStop(scope, agentId);
  if (!next || !isInGeofence(next.place.point, { ...point, accuracy: accuracy ?? undefined }, radius)) return;
  const then = { ...scope, ports: { ...scope.ports, clock: { now: () => at } } };
  await arriveStop.execute(then, { routeId: next.routeId, stopId: next.id });
}
