import { createOpenCommand } from "#app/platform/commands/open-command.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { createUuidV7 } from "#app/platform/kernel/ids.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { hashSha256Hex } from "#app/platform/kernel/tokens.ts";
import { verifyUser } from "../db/credentials.writes.server.ts";
import { findInvitation } from "../db/invitations.reads.server.ts";
import { joinPortal } from "../db/join-portal.server.ts";
import { acceptInvitation } from "../db/memberships.writes.server.ts";
import { findUserByEmail, insertUser } from "../db/session.writes.server.ts";
import { registerSchema } from "../model/sign-in.ts";
import { admitSignIn } from "./admit-sign-in.server.ts";
import { hashPasswordQueued } from "./hashing-queue.server.ts";
import { type LocalizedSignInContext, type SessionTokens, startSession } from "./sign-in-context.server.ts";

/**
 * Registers with an invitation. No code is needed: the link was mailed to the address, which verifies it. The person
 * becomes a member at once, or with a portal invitation the owner of a new merchant workspace. An expired or revoked
 * invitation is an invalid request.
 */
export const registerInvited = createOpenCommand({
  name: "auth.register_invited",
  caller: "anyone",
  input: registerSchema,
  async run(
    { language, ...visit }: LocalizedSignInContext,
    input,
  ): Promise<Result<{ entry: SessionTokens; accountId: string }>> {
    const { db, ports } = visit;
    const caller = await admitSignIn(visit);
    if (!caller.ok) return caller;
    const { email, first_name: firstName, last_name: lastName } = input;
    const now = ports.clock.now();
    const invitation = await findInvitation(db, await hashSha256Hex(input.invitation ?? ""), now);
    if (!invitation || invitation.email !== email) return fail("invitation_invalid");
    const password = await hashPasswordQueued(ports.clock, caller.value.rank, input.password, ports.random(16));
    if (!password.ok) return password;
    const person = { firstName, lastName, password: password.value };
    await insertUser(db, { id: createUuidV7(now, ports.random(10)), email, ...person, language, createdAt: now });
    // A person with a verified address signs in instead: a link must not replace their password.
    if ((await findUserByEmail(db, email))?.emailVerifiedAt) return fail("invitation_invalid");
    const userId = await verifyUser(db, email, person, now);
    if (!userId) return fail("invitation_invalid");
    if (invitation.merchantId) {
      const portal = await joinPortal(visit, invitation, userId, null);
      return portal.ok ? ok({ entry: await startSession(visit, userId), ...portal.value }) : portal;
    }
    const joining = {
      invitationId: invitation.id,
      accountId: invitation.accountId,
      userId,
      auditId: createUuidV7(now, ports.random(10)),
      now,
    };
    await commit(db, acceptInvitation(db, joining));
    return ok({ entry: await startSession(visit, userId), accountId: invitation.accountId });
  },
});
