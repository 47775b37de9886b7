import { z } from "zod";
import { commit } from "#app/data/kernel/commit.server.ts";
import { newId, now } from "#app/data/kernel/scope.server.ts";
import { grantable } from "#app/data/members/grantable.server.ts";
import { insertInvitation, renewInvitation } from "#app/data/members/member.writes.server.ts";
import { countInvitationsSince, readMemberByEmail, readMembers } from "#app/data/members/member-list.reads.server.ts";
import { audit } from "#app/data/settings/catalogue.writes.server.ts";
import { invitationMs, invitationSchema } from "#app/domain/access/member.ts";
import { day } from "#app/domain/kernel/milliseconds.ts";
import { fail, failFields, ok } from "#app/domain/kernel/result.ts";
import { command } from "../command.server.ts";
import { invitationMail } from "./invitation-mail.server.ts";
import { untouchable } from "./untouchable.server.ts";

const permission = ["settings", "settings.members", "settings.members.manage"] as const;

/** Most invitations of an account in a day, and the shortest time between two mails of one invitation. */
const mostADay = 200;
const mailPauseMs = 60_000;

/** Invites somebody by e-mail; the access is theirs once they accept. */
export const inviteMember = command({
  name: "settings.members.invite",
  permission,
  input: invitationSchema,
  async run(scope, { email, ...wanted }) {
    const [access, known] = await Promise.all([grantable(scope, wanted), readMemberByEmail(scope, email)]);
    if (!access.ok) return access;
    if (known) return failFields({ email: [{ code: known.kind === "member" ? "already_member" : "already_invited" }] });
    if ((await countInvitationsSince(scope, now(scope) - day)) >= mostADay) return fail("too_many_requests");
    const id = newId(scope);
    const { tokenHash, mail } = await invitationMail(scope, email);
    const written = await commit(scope.db, [
      insertInvitation(scope, { id, email, tokenHash, ...access.value }),
      mail,
      audit(scope, "settings.members.invite", id, { email, ...access.value }),
    ]);
    if (!written.ok) return written;
    await scope.ports.wake.outbox();
    return ok({ id });
  },
});

/** Sends an invitation again with a new link, for another seven days. */
export const resendInvitation = command({
  name: "settings.members.resend",
  permission,
  input: z.object({ id: z.string() }),
  async run(scope, { id }) {
    const [found] = await readMembers(scope, [id]);
    if (found?.kind !== "invitation") return fail("not_found");
    const refused = untouchable(scope, found);
    if (refused) return fail(refused);
    if (now(scope) - ((found.expires_at ?? 0) - invitationMs) < mailPauseMs) return fail("too_many_requests");
    const { tokenHash, mail } = await invitationMail(scope, found.email);
    const written = await commit(scope.db, [
      renewInvitation(scope, id, tokenHash),
      mail,
      audit(scope, "settings.members.resend", id, { email: found.email }),
    ]);
    if (!written.ok) return written;
    await scope.ports.wake.outbox();
    return ok({ id });
  },
});
