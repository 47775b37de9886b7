import { z } from "zod";
import type { SignedInPerson } from "#app/platform/commands/person-command.server.ts";
import { createUuidV7 } from "#app/platform/kernel/ids.ts";
import { fail, failFields, ok, type Result } from "#app/platform/kernel/result.ts";
import { hashSha256Hex } from "#app/platform/kernel/tokens.ts";
import { findInvitation, listInvitations, type OpenInvitation } from "../db/invitations.reads.server.ts";

/** The inviting workspace, as the session lists it; `invitation` is needed where it has invited more than once. */
const invitationRefFields = {
  uuid: z.uuid().optional(),
  invitation: z.uuid().optional(),
  token: z.string().max(200).optional(),
};

/** Names the invitation to answer. */
export const invitationRefSchema = z
  .object(invitationRefFields)
  .refine(({ uuid, invitation, token }) => uuid ?? invitation ?? token, { path: ["uuid"], error: "required" });

type InvitationRef = z.output<typeof invitationRefSchema>;

/** Finds the open invitation by the token of its link, or among those of the person. */
export async function findOpenInvitation(
  { db, ports, session }: SignedInPerson,
  { uuid, invitation, token }: InvitationRef,
): Promise<Result<OpenInvitation>> {
  const now = ports.clock.now();
  if (token) {
    const linked = await findInvitation(db, await hashSha256Hex(token), now);
    if (!linked) return fail("invitation_invalid");
    return linked.email === session.user.email ? ok(linked) : fail("invitation_not_yours");
  }
  const invitations = (await listInvitations(db, session.user.email, now)).filter(
    ({ id, accountId }) => (!invitation || id === invitation) && (!uuid || accountId === uuid),
  );
  if (invitations.length > 1) return failFields({ invitation: [{ code: "required" }] });
  return invitations[0] ? ok(invitations[0]) : fail("invitation_invalid");
}

/** The values to write when an invitation is answered: who, which invitation, when. */
export function toJoining({ ports, session }: SignedInPerson, invitation: OpenInvitation) {
  const now = ports.clock.now();
  return {
    invitationId: invitation.id,
    accountId: invitation.accountId,
    userId: session.user.id,
    auditId: createUuidV7(now, ports.random(10)),
    now,
  };
}
