import { z } from "zod";
import type { Person } from "#app/platform/commands/person-command.server.ts";
import { uuidV7 } from "#app/platform/kernel/ids.ts";
import { fail, failFields, ok, type Result } from "#app/platform/kernel/result.ts";
import { sha256Hex } from "#app/platform/kernel/tokens.ts";
import { findInvitation, listInvitations, type OpenInvitation } from "../db/invitations.reads.server.ts";

/** The workspace that invites, as the session lists it; `invitation` where it has invited more than once. */
const named = { uuid: z.uuid().optional(), invitation: z.uuid().optional(), token: z.string().max(200).optional() };

/** Which invitation is answered. */
export const answerSchema = z
  .object(named)
  .refine(({ uuid, invitation, token }) => uuid ?? invitation ?? token, { path: ["uuid"], error: "required" });

type Named = z.output<typeof answerSchema>;

/** The open invitation that is meant: by the token of its link, or among the person's own. */
export async function findOpen(
  { db, ports, session }: Person,
  { uuid, invitation, token }: Named,
): Promise<Result<OpenInvitation>> {
  const now = ports.clock.now();
  if (token) {
    const linked = await findInvitation(db, await sha256Hex(token), now);
    if (!linked) return fail("invitation_invalid");
    return linked.email === session.user.email ? ok(linked) : fail("invitation_not_yours");
  }
  const own = (await listInvitations(db, session.user.email, now)).filter(
    ({ id, accountId }) => (!invitation || id === invitation) && (!uuid || accountId === uuid),
  );
  if (own.length > 1) return failFields({ invitation: [{ code: "required" }] });
  return own[0] ? ok(own[0]) : fail("invitation_invalid");
}

/** What is written of an answer: who, which invitation, when. */
export function joiningOf({ ports, session }: Person, invitation: OpenInvitation) {
  const now = ports.clock.now();
  return {
    invitationId: invitation.id,
    accountId: invitation.accountId,
    userId: session.user.id,
    auditId: uuidV7(now, ports.random(10)),
    now,
  };
}
