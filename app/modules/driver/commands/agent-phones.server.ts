import { z } from "zod";
import { writeAudit } from "#app/platform/catalogue/rows.writes.server.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { newId, now, type Scope } from "#app/platform/db/scope.server.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { hashSha256Hex, toBase64Url } from "#app/platform/kernel/tokens.ts";
import { endAgentSessions, insertAgentSession, readAgentPhones } from "../db/agent-sessions.server.ts";
import { DRIVER_LINK_LIFETIME_MS, insertDriverLink } from "../db/driver-codes.writes.server.ts";

const agentIdSchema = z.object({ agentId: z.uuid() });

/** The agent whom a device may become: one of the account who drives. */
async function findLinkableAgent(scope: Scope, agentId: string): Promise<Result<{ name: string }>> {
  const found = await readAgentPhones(scope, agentId, now(scope));
  if (!found) return fail("not_found");
  return found.agent.active ? ok(found.agent) : fail("agent_inactive");
}

/** A link, as a QR code shows it, that signs one phone in as the agent within five minutes. */
export const linkPhone = createCommand({
  name: "fleet.attendance.link_phone",
  permission: ["fleet", "fleet.attendance"],
  confidential: true,
  input: agentIdSchema,
  async run(scope, { agentId }) {
    const agent = await findLinkableAgent(scope, agentId);
    if (!agent.ok) return agent;
    const secret = toBase64Url(scope.ports.random(24));
    const link = { id: newId(scope), agentId, accountId: scope.account.id, now: now(scope) };
    const written = await commit(scope.db, [
      ...insertDriverLink(scope.db, { ...link, secretHash: await hashSha256Hex(secret) }),
      writeAudit(scope, "fleet.attendance.link_phone", agentId, { name: agent.value.name }),
    ]);
    if (!written.ok) return written;
    // Behind the hash: no server and no log on the way sees it.
    return ok({
      url: `${scope.ports.origin}/drive#${agentId}.${secret}`,
      expiresAt: now(scope) + DRIVER_LINK_LIFETIME_MS,
    });
  },
});

/** A token for a tracker that runs by itself (OwnTracks, Traccar, OsmAnd): it tells positions and may do nothing else. */
export const linkTracker = createCommand({
  name: "fleet.attendance.link_tracker",
  permission: ["fleet", "fleet.attendance"],
  confidential: true,
  input: agentIdSchema,
  async run(scope, { agentId }) {
    const agent = await findLinkableAgent(scope, agentId);
    if (!agent.ok) return agent;
    const token = toBase64Url(scope.ports.random(24));
    const session = {
      accountId: scope.account.id,
      agentId,
      kind: "tracker" as const,
      device: "tracker",
      now: now(scope),
    };
    const written = await commit(scope.db, [
      insertAgentSession(scope.db, { ...session, tokenHash: await hashSha256Hex(token) }),
      writeAudit(scope, "fleet.attendance.link_tracker", agentId, { name: agent.value.name }),
    ]);
    return written.ok ? ok({ token, url: `${scope.ports.origin}/api/positions` }) : written;
  },
});

/** Every phone and tracker of the agent is signed out. */
export const unlinkPhones = createCommand({
  name: "fleet.attendance.unlink_phones",
  permission: ["fleet", "fleet.attendance"],
  input: agentIdSchema,
  async run(scope, { agentId }) {
    const found = await readAgentPhones(scope, agentId, now(scope));
    if (!found) return fail("not_found");
    const written = await commit(scope.db, [
      endAgentSessions(scope, agentId),
      writeAudit(scope, "fleet.attendance.unlink_phones", agentId, {
        name: found.agent.name,
        ended: found.phones.length,
      }),
    ]);
    return written.ok ? ok({ ended: found.phones.length }) : written;
  },
});

/** The phones that an agent is signed in on. */
export async function viewPhones(scope: Scope, agentId: string): Promise<Result<unknown>> {
  const found = await readAgentPhones(scope, agentId, now(scope));
  return found ? ok({ phones: found.phones }) : fail("not_found");
}
