import { createPersonCommand } from "#app/platform/commands/person-command.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { ok } from "#app/platform/kernel/result.ts";
import { declineInvitation, declinePortal } from "../db/memberships.writes.server.ts";
import { findOpenInvitation, invitationRefSchema, toJoining } from "./find-invitation.server.ts";

/** Declines one of the person's invitations. Returns the workspace that was declined. */
export const declineWorkspace = createPersonCommand({
  name: "workspaces.decline",
  input: invitationRefSchema,
  async run(person, which) {
    const found = await findOpenInvitation(person, which);
    if (!found.ok) return found;
    const joining = toJoining(person, found.value);
    const written = await commit(
      person.db,
      found.value.merchantId ? declinePortal(person.db, joining) : declineInvitation(person.db, joining),
    );
    return written.ok ? ok({ uuid: found.value.accountId }) : written;
  },
});
