import { z } from "zod";
import { createPersonCommand } from "#app/platform/commands/person-command.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { createUuidV7 } from "#app/platform/kernel/ids.ts";
import { fail, ok } from "#app/platform/kernel/result.ts";
import { endMembership } from "../db/memberships.writes.server.ts";

/** Leaves a workspace. Its owner cannot: somebody must remain who pays and invites. */
export const leaveWorkspace = createPersonCommand({
  name: "workspaces.leave",
  input: z.object({ uuid: z.uuid() }),
  async run({ db, ports, session }, { uuid }) {
    const account = session.accounts.find(({ id }) => id === uuid);
    // A sandbox has the members of its account.
    if (!account || account.sandbox) return fail("not_found");
    if (account.isOwner) return fail("owner_stays");
    const now = ports.clock.now();
    const leaving = { accountId: uuid, userId: session.user.id, auditId: createUuidV7(now, ports.random(10)), now };
    const written = await commit(db, endMembership(db, leaving));
    return written.ok ? ok({ uuid }) : written;
  },
});
