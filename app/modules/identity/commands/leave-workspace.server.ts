import { z } from "zod";
import { commit } from "#app/data/kernel/commit.server.ts";
import { endMembership } from "#app/data/workspaces/joining.writes.server.ts";
import { uuidV7 } from "#app/domain/kernel/ids.ts";
import { fail, ok } from "#app/domain/kernel/result.ts";
import { personCommand } from "../person-command.server.ts";

/** Leaves a workspace. Its owner cannot: somebody must be left to pay and to invite. */
export const leaveWorkspace = personCommand({
  name: "workspaces.leave",
  input: z.object({ uuid: z.uuid() }),
  async run({ db, ports, session }, { uuid }) {
    const account = session.accounts.find(({ id }) => id === uuid);
    // A sandbox has the people of its account.
    if (!account || account.sandbox) return fail("not_found");
    if (account.isOwner) return fail("owner_stays");
    const now = ports.clock.now();
    const leaving = { accountId: uuid, userId: session.user.id, auditId: uuidV7(now, ports.random(10)), now };
    const written = await commit(db, endMembership(db, leaving));
    return written.ok ? ok({ uuid }) : written;
  },
});
