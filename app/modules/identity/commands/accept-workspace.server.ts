import { z } from "zod";
import { can } from "#app/platform/access/can.ts";
import { createPersonCommand } from "#app/platform/commands/person-command.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { fail, ok } from "#app/platform/kernel/result.ts";
import { joinPortal } from "../db/join-portal.server.ts";
import { acceptInvitation } from "../db/memberships.writes.server.ts";
import type { Session } from "../db/session.reads.server.ts";
import { findOpenInvitation, invitationRefSchema, toJoining } from "./find-invitation.server.ts";

const acceptWorkspaceSchema = invitationRefSchema.safeExtend({
  account: z.uuid().optional().describe("Of a portal: the merchant workspace to connect; a new one without"),
});

/**
 * Accepts one of the person's invitations: they become a member. A portal invitation connects the merchant workspace
 * `account`, or a new one when it is absent. Returns the workspace that was joined.
 */
export const acceptWorkspace = createPersonCommand({
  name: "workspaces.accept",
  input: acceptWorkspaceSchema,
  async run(person, { account, ...which }) {
    const found = await findOpenInvitation(person, which);
    if (!found.ok) return found;
    if (found.value.merchantId) {
      if (account && !listConnectableAccounts(person.session).some(({ id }) => id === account))
        return fail("not_found");
      const joined = await joinPortal(person, found.value, person.session.user.id, account ?? null);
      return joined.ok ? ok({ uuid: joined.value.accountId }) : joined;
    }
    const written = await commit(person.db, acceptInvitation(person.db, toJoining(person, found.value)));
    return written.ok ? ok({ uuid: found.value.accountId }) : written;
  },
});

/** The merchant workspaces of a person that may be connected with a carrier. */
export function listConnectableAccounts({ accounts }: Session): { id: string; name: string }[] {
  return accounts
    .filter(
      (each) => each.kind === "merchant" && can(each, "settings", "settings.carriers", "settings.carriers.manage"),
    )
    .map(({ id, name }) => ({ id, name }));
}
