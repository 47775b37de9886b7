import { z } from "zod";
import { commit } from "#app/data/kernel/commit.server.ts";
import { joinPortal } from "#app/data/merchants/join-portal.server.ts";
import type { Session } from "#app/data/session/session.reads.server.ts";
import { acceptInvitation } from "#app/data/workspaces/joining.writes.server.ts";
import { can } from "#app/domain/access/can.ts";
import { fail, ok } from "#app/domain/kernel/result.ts";
import { personCommand } from "../person-command.server.ts";
import { answerSchema, findOpen, joiningOf } from "./find-invitation.server.ts";

const acceptSchema = answerSchema.safeExtend({
  account: z.uuid().optional().describe("Of a portal: the merchant workspace to connect; a new one without"),
});

/**
 * Accepts an invitation of one's own: a member from now on. A portal's is accepted with the merchant workspace
 * `account`, or with a new one. Answers the workspace that was joined.
 */
export const acceptWorkspace = personCommand({
  name: "workspaces.accept",
  input: acceptSchema,
  async run(person, { account, ...which }) {
    const found = await findOpen(person, which);
    if (!found.ok) return found;
    if (found.value.merchantId) {
      if (account && !connectable(person.session).some(({ id }) => id === account)) return fail("not_found");
      const joined = await joinPortal(person, found.value, person.session.user.id, account ?? null);
      return joined.ok ? ok({ uuid: joined.value.accountId }) : joined;
    }
    const written = await commit(person.db, acceptInvitation(person.db, joiningOf(person, found.value)));
    return written.ok ? ok({ uuid: found.value.accountId }) : written;
  },
});

/** The merchant workspaces of a person that may be connected with a carrier. */
export function connectable({ accounts }: Session): { id: string; name: string }[] {
  return accounts
    .filter(
      (each) => each.kind === "merchant" && can(each, "settings", "settings.carriers", "settings.carriers.manage"),
    )
    .map(({ id, name }) => ({ id, name }));
}
