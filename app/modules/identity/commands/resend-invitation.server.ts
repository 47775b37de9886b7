import { z } from "zod";
import { writeAudit } from "#app/platform/catalogue/rows.writes.server.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { now } from "#app/platform/db/scope.server.ts";
import { fail, ok } from "#app/platform/kernel/result.ts";
import { getMemberChangeError } from "../db/access-grants.server.ts";
import { renewInvitation } from "../db/member.writes.server.ts";
import { readMembers } from "../db/member-list.reads.server.ts";
import { INVITATION_LIFETIME_MS } from "../model/member.ts";
import { prepareInvitationMail } from "./invite-member.server.ts";

const permission = ["settings", "settings.members", "settings.members.manage"] as const;

/** The shortest time between two mails of one invitation. */
const MIN_RESEND_INTERVAL_MS = 60_000;

/** Sends an invitation again with a new link, for another seven days. */
export const resendInvitation = createCommand({
  name: "settings.members.resend",
  permission,
  input: z.object({ id: z.string() }),
  async run(scope, { id }) {
    const [found] = await readMembers(scope, [id]);
    if (found?.kind !== "invitation") return fail("not_found");
    const refused = getMemberChangeError(scope, found);
    if (refused) return fail(refused);
    if (now(scope) - ((found.expires_at ?? 0) - INVITATION_LIFETIME_MS) < MIN_RESEND_INTERVAL_MS)
      return fail("too_many_requests");
    const { tokenHash, mail } = await prepareInvitationMail(scope, found.email);
    const written = await commit(scope.db, [
      renewInvitation(scope, id, tokenHash),
      mail,
      writeAudit(scope, "settings.members.resend", id, { email: found.email }),
    ]);
    if (!written.ok) return written;
    await scope.ports.wake.outbox();
    return ok({ id });
  },
});
