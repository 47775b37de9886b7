import { z } from "zod";
import { writeAudit } from "#app/platform/catalogue/rows.writes.server.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { newId, now, type Scope } from "#app/platform/db/scope.server.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { hashSha256Hex, toBase64Url } from "#app/platform/kernel/tokens.ts";
import { endAgentSessions, insertAgentSession, readAgentPhones } from "../db/agent-sessions.server.ts";
import { DRIVER_LINK_LIFETIME_MS, insertDriverLink } from "../db/driver-codes.writes.server.ts";

const agentIdSchema = z.object({ agentId: z.uuid().describe("Id of the agent") });

/** Finds the agent to sign in on a device: an active one of the account. */
async function findLinkableAgent(scope: Scope, agentId: string): Promise<Result<{ name: string }>> {
  const found = await readAgentPhones(scope, agentId, now(scope));
  if (!found) return fail("not_found");
  return found.agent.active ? ok(found.agent) : fail("agent_inactive");
}

/** Creates a link, shown as a QR code, that signs one phone in as the agent within 5 minutes. */
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
    const committed = await commit(scope.db, [
      ...insertDriverLink(scope.db, { ...link, secretHash: await hashSha256Hex(secret) }),
      writeAudit(scope, "fleet.attendance.link_phone", agentId, { name: agent.value.name }),
    ]);
    if (!committed.ok) return committed;
    // In the URL's fragment, which is never sent to a server and so appears in no log.
    return ok({
      url: `${scope.ports.origin}/drive#${agentId}.${secret}`,
      expiresAt: now(scope) + DRIVER_LINK_LIFETIME_MS,
    });
  },
});

/** Creates a token for a tracker app (OwnTracks, Traccar, OsmAnd); it may only report positions. */
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
    const committed = await commit(scope.db, [
      insertAgentSession(scope.db, { ...session, tokenHash: await hashSha256Hex(token) }),
      writeAudit(scope, "fleet.attendance.link_tracker", agentId, { name: agent.value.name }),
    ]);
    return committed.ok ? ok({ token, url: `${scope.ports.origin}/api/positions` }) : committed;
  },
});

/** Signs out all phones and trackers of an agent. */
export const unlinkPhones = createCommand({
  name: "fleet.attendance.unlink_phones",
  permission: ["fleet", "fleet.attendance"],
  input: agentIdSchema,
  async run(scope, { agentId }) {
    const found = await readAgentPhones(scope, agentId, now(scope));
    if (!found) return fail("not_found");
    const committed = await commit(scope.db, [
      endAgentSessions(scope, agentId),
      writeAudit(scope, "fleet.attendance.unlink_phones", agentId, {
        name: found.agent.name,
        ended: found.phones.length,
      }),
    ]);
    return committed.ok ? ok({ ended: found.phones.length }) : committed;
  },
});

/** The phones that an agent is signed in on. */
export async function viewPhones(scope: Scope, agentId: string): Promise<Result<unknown>> {
  const found = await readAgentPhones(scope, agentId, now(scope));
  return found ? ok({ phones: found.phones }) : fail("not_found");
}
