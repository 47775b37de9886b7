import type { AgentPosition } from "#app/modules/fleet/model/agent-position.ts";
import { arriveStop } from "#app/modules/routes/commands/arrive-stop.server.ts";
import { readNextStop } from "#app/modules/routes/db/next-stop.reads.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { isInGeofence } from "#app/platform/geo/geofence.ts";

/**
 * Marks the agent as arrived when the position is within the account's radius of the next stop, as the driver's page
 * does. If someone else already did, the command is refused and nothing happens.
 */
export async function autoArrive(scope: Scope, { agentId, accuracy, at, ...point }: AgentPosition): Promise<void> {
  const radius = scope.account.preferences.stop_arrival_radius;
  if (radius === 0) return;
  const next = await readNextStop(scope, agentId);
  if (!next || !isInGeofence(next.place.point, { ...point, accuracy: accuracy ?? undefined }, radius)) return;
  const scopeAtPosition = { ...scope, ports: { ...scope.ports, clock: { now: () => at } } };
  await arriveStop.execute(scopeAtPosition, { routeId: next.routeId, stopId: next.id });
}
