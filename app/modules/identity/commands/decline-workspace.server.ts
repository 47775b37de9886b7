import { commit } from "#app/data/kernel/commit.server.ts";
import { declineInvitation, declinePortal } from "#app/data/workspaces/joining.writes.server.ts";
import { ok } from "#app/domain/kernel/result.ts";
import { personCommand } from "../person-command.server.ts";
import { answerSchema, findOpen, joiningOf } from "./find-invitation.server.ts";

/** Declines an invitation of one's own. Answers the workspace that is not joined. */
export const declineWorkspace = personCommand({
  name: "workspaces.decline",
  input: answerSchema,
  async run(person, which) {
    const found = await findOpen(person, which);
    if (!found.ok) return found;
    const joining = joiningOf(person, found.value);
    const written = await commit(
      person.db,
      found.value.merchantId ? declinePortal(person.db, joining) : declineInvitation(person.db, joining),
    );
    return written.ok ? ok({ uuid: found.value.accountId }) : written;
  },
});
