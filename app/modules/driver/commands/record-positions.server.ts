import { readAgentAttendance } from "#app/modules/attendance/db/attendance.reads.server.ts";
import {
  type AgentPosition,
  POSITION_RATE_LIMIT,
  sentPositionsSchema,
  type TrackerReport,
} from "#app/modules/fleet/model/agent-position.ts";
import { arriveStop } from "#app/modules/routes/commands/stop-actions.server.ts";
import { toDeviceScope } from "#app/modules/routes/db/device-time.server.ts";
import { readNextStop } from "#app/modules/routes/db/next-stop.reads.server.ts";
import { createOpenCommand } from "#app/platform/commands/open-command.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { isInGeofence } from "#app/platform/geo/geofence.ts";
import { classifyPositionAge } from "#app/platform/geo/position-age.ts";
import { hour } from "#app/platform/kernel/milliseconds.ts";
import type { Ports } from "#app/platform/kernel/ports.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { hashSha256Hex } from "#app/platform/kernel/tokens.ts";
import { readTrackedAgent } from "../db/agent-sessions.server.ts";
import type { Driver } from "./driver.server.ts";

/** Older positions are ignored. */
const MAX_POSITION_AGE_MS = 12 * hour;

/** Stores positions of a phone, with corrected times. Positions of agents who are off duty are dropped. */
export const recordPositions = createOpenCommand({
  name: "drive.note_positions",
  caller: "driver",
  input: sentPositionsSchema,
  async run({ scope, session }: Driver, { sentAt, positions }): Promise<Result<{ stored: number }>> {
    const offset = now(scope) - Date.parse(sentAt);
    const corrected = positions.map(({ at, accuracy, heading, ...point }) => ({
      ...point,
      accuracy: accuracy ?? null,
      heading: heading ?? null,
      at: Date.parse(at) + offset,
    }));
    return storePositions(scope, session.agent.id, corrected);
  },
});

/** Stores the report of a tracker app under an agent's token. */
export async function recordTrackerReport(
  { db, ports }: { db: Database; ports: Ports },
  { token, positions }: TrackerReport,
): Promise<Result<{ stored: number }>> {
  const tracked = token ? await readTrackedAgent({ db, ports }, await hashSha256Hex(token)) : null;
  if (!tracked) return fail("token_invalid");
  const { scope, agentId } = tracked;
  const stored = await storePositions(scope, agentId, positions);
  const newest = positions.toSorted((a, b) => b.at - a.at)[0];
  // A stale position does not prove an arrival.
  if (stored.ok && stored.value.stored > 0 && newest && classifyPositionAge(now(scope) - newest.at) !== "stale")
    await autoArrive(scope, { ...newest, agentId, at: Math.min(now(scope), newest.at) });
  return stored;
}

async function storePositions(
  scope: Scope,
  agentId: string,
  positions: readonly Omit<AgentPosition, "agentId">[],
): Promise<Result<{ stored: number }>> {
  const at = now(scope);
  const meter = await scope.ports.countRequest(`positions ${agentId}`, { ...POSITION_RATE_LIMIT, at });
  if (meter.isOver) return fail("too_many_requests", { seconds: meter.resetSeconds });
  const [agent] = (await readAgentAttendance(scope, [agentId], "")).values();
  const fresh = positions
    .filter((each) => each.at > at - MAX_POSITION_AGE_MS)
    .map((each) => ({ ...each, agentId, at: Math.min(at, each.at) }));
  if (!agent?.attendance || fresh.length === 0) return ok({ stored: 0 });
  await scope.ports.fleetRoom(scope.account.id).noted(fresh, scope.account.preferences.position_hours * hour);
  return ok({ stored: fresh.length });
}

/**
 * Marks the agent as arrived when the position is within the account's radius of the next stop, as the driver's page
 * does. If someone else already did, the command is refused and nothing happens.
 */
export async function autoArrive(scope: Scope, { agentId, accuracy, at, ...point }: AgentPosition): Promise<void> {
  const radius = scope.account.preferences.stop_arrival_radius;
  if (radius === 0) return;
  const next = await readNextStop(scope, agentId);
  if (!next || !isInGeofence(next.place.point, { ...point, accuracy: accuracy ?? undefined }, radius)) return;
  const place = { routeId: next.routeId, stopId: next.id };
  const own = await toDeviceScope(scope, { at, offset: 0, receivedAt: now(scope) }, place);
  // Where the device was before the route began says nothing of its stops.
  if (own.device?.isPlausible) await arriveStop.execute(own, place);
}
