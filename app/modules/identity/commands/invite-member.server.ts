import { z } from "zod";
import { writeAudit } from "#app/platform/catalogue/rows.writes.server.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { newId, now } from "#app/platform/db/scope.server.ts";
import { day } from "#app/platform/kernel/milliseconds.ts";
import { fail, failFields, ok } from "#app/platform/kernel/result.ts";
import { getMemberChangeError, validateGrant } from "../db/access-grants.server.ts";
import { insertInvitation, renewInvitation } from "../db/member.writes.server.ts";
import { countInvitationsSince, readMemberByEmail, readMembers } from "../db/member-list.reads.server.ts";
import { INVITATION_LIFETIME_MS, invitationSchema } from "../model/member.ts";
import { prepareInvitationMail } from "./invitation-mail.server.ts";

const permission = ["settings", "settings.members", "settings.members.manage"] as const;

/** Limits: invitations of an account per day, and the shortest time between two mails of one invitation. */
const MAX_INVITATIONS_PER_DAY = 200;
const MIN_RESEND_INTERVAL_MS = 60_000;

/** Invites somebody by email; they get the access when they accept. */
export const inviteMember = createCommand({
  name: "settings.members.invite",
  permission,
  input: invitationSchema,
  async run(scope, { email, ...wanted }) {
    const [access, known] = await Promise.all([validateGrant(scope, wanted), readMemberByEmail(scope, email)]);
    if (!access.ok) return access;
    if (known) return failFields({ email: [{ code: known.kind === "member" ? "already_member" : "already_invited" }] });
    if ((await countInvitationsSince(scope, now(scope) - day)) >= MAX_INVITATIONS_PER_DAY)
      return fail("too_many_requests");
    const id = newId(scope);
    const { tokenHash, mail } = await prepareInvitationMail(scope, email);
    const written = await commit(scope.db, [
      insertInvitation(scope, { id, email, tokenHash, ...access.value }),
      mail,
      writeAudit(scope, "settings.members.invite", id, { email, ...access.value }),
    ]);
    if (!written.ok) return written;
    await scope.ports.wake.outbox();
    return ok({ id });
  },
});

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
