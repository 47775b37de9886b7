import { readDuties } from "#app/modules/attendance/db/duty.reads.server.ts";
import {
  positionLimit,
  sentPositions,
  type TrackerReport,
  type Whereabouts,
} from "#app/modules/fleet/model/whereabouts.ts";
import { openCommand } from "#app/platform/commands/open-command.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { positionAge } from "#app/platform/geo/position-age.ts";
import { hour } from "#app/platform/kernel/milliseconds.ts";
import type { Ports } from "#app/platform/kernel/ports.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { sha256Hex } from "#app/platform/kernel/tokens.ts";
import { readTracked } from "../db/agent-sessions.server.ts";
import { arriveNear } from "./arrive-near.server.ts";
import type { Driver } from "./driver.server.ts";

/** A position is not older than the day it is wanted for. */
const oldest = 12 * hour;

/** Where the phone was, by its own clock as corrected. Nobody is followed who is off duty. */
export const notePositions = openCommand({
  name: "drive.note_positions",
  caller: "the agent",
  input: sentPositions,
  async run({ scope, session }: Driver, { sentAt, positions }): Promise<Result<{ kept: number }>> {
    const offset = now(scope) - Date.parse(sentAt);
    const spots = positions.map(({ at, accuracy, heading, ...point }) => ({
      ...point,
      accuracy: accuracy ?? null,
      heading: heading ?? null,
      at: Date.parse(at) + offset,
    }));
    return keep(scope, session.agent.id, spots);
  },
});

/** What a native tracker reported under the token of an agent. */
export async function noteTracked(
  { db, ports }: { db: Database; ports: Ports },
  { token, positions }: TrackerReport,
): Promise<Result<{ kept: number }>> {
  const tracked = token ? await readTracked({ db, ports }, await sha256Hex(token)) : null;
  if (!tracked) return fail("token_invalid");
  const { scope, agentId } = tracked;
  const kept = await keep(scope, agentId, positions);
  const newest = positions.toSorted((a, b) => b.at - a.at)[0];
  // Where somebody was some minutes ago says of no stop that they are there.
  if (kept.ok && kept.value.kept > 0 && newest && positionAge(now(scope) - newest.at) !== "stale")
    await arriveNear(scope, { ...newest, agentId, at: Math.min(now(scope), newest.at) });
  return kept;
}

async function keep(
  scope: Scope,
  agentId: string,
  spots: readonly Omit<Whereabouts, "agentId">[],
): Promise<Result<{ kept: number }>> {
  const at = now(scope);
  const meter = await scope.ports.meter(`positions ${agentId}`, { ...positionLimit, at });
  if (meter.over) return fail("too_many_requests", { seconds: meter.resets });
  const [agent] = (await readDuties(scope, [agentId], "")).values();
  const fresh = spots
    .filter((spot) => spot.at > at - oldest)
    .map((spot) => ({ ...spot, agentId, at: Math.min(at, spot.at) }));
  if (!agent?.duty || fresh.length === 0) return ok({ kept: 0 });
  await scope.ports.fleetRoom(scope.account.id).noted(fresh, scope.account.preferences.position_hours * hour);
  return ok({ kept: fresh.length });
}
