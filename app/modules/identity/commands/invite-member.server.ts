import { writeAudit } from "#app/platform/catalogue/rows.writes.server.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { commit, type Statement } from "#app/platform/db/commit.server.ts";
import { newId, now, type Scope } from "#app/platform/db/scope.server.ts";
import { createTranslator } from "#app/platform/i18n/translate.server.ts";
import type { ErrorCode } from "#app/platform/kernel/error-codes.ts";
import { day } from "#app/platform/kernel/milliseconds.ts";
import { type BulkOutcome, fail, failFields, ok, type Result } from "#app/platform/kernel/result.ts";
import { hashSha256Hex, toBase64Url } from "#app/platform/kernel/tokens.ts";
import { type MemberGrant, validateMemberGrant } from "../db/access-grants.server.ts";
import { insertInvitation, queueInvitationMail } from "../db/member.writes.server.ts";
import { countInvitationsSince, readMembersByEmail } from "../db/member-list.reads.server.ts";
import { invitationSchema, invitationsSchema, type MemberView } from "../model/member.ts";

const permission = ["settings", "settings.members", "settings.members.manage"] as const;

/** Of an account. */
const MAX_INVITATIONS_PER_DAY = 200;

/** Invites somebody by email; they get the access when they accept. */
export const inviteMember = createCommand({
  name: "settings.members.invite",
  permission,
  input: invitationSchema,
  async run(scope, { email, ...wanted }) {
    const [grant, [known]] = await Promise.all([
      validateMemberGrant(scope, wanted),
      readMembersByEmail(scope, [email]),
    ]);
    if (!grant.ok) return grant;
    if (known) return failFields({ email: [{ code: getKnownCode(known) }] });
    const written = await writeInvitations(scope, grant.value, [email]);
    return written.ok ? ok({ id: written.value.get(email) ?? "" }) : written;
  },
});

/** Invites several people by email with the same access; members and people who are invited already are refused one by one. */
export const inviteMembers = createCommand({
  name: "settings.members.invite_many",
  permission,
  input: invitationsSchema,
  async run(scope, { emails, ...wanted }): Promise<Result<BulkOutcome>> {
    const addresses = [...new Set(emails)];
    const [grant, known] = await Promise.all([
      validateMemberGrant(scope, wanted),
      readMembersByEmail(scope, addresses),
    ]);
    if (!grant.ok) return grant;
    const codes = new Map(known.map((each) => [each.email, getKnownCode(each)]));
    const succeeded = addresses.filter((email) => !codes.has(email));
    const outcome: BulkOutcome = { succeeded, refused: [...codes].map(([id, code]) => ({ id, code })) };
    if (succeeded.length === 0) return ok(outcome);
    const written = await writeInvitations(scope, grant.value, succeeded);
    return written.ok ? ok(outcome) : written;
  },
});

const getKnownCode = ({ kind }: MemberView): ErrorCode => (kind === "member" ? "already_member" : "already_invited");

/** Writes invitations with their mails and audit entries; returns their ids by address. */
async function writeInvitations(
  scope: Scope,
  { statements, ...grant }: MemberGrant,
  emails: readonly string[],
): Promise<Result<Map<string, string>>> {
  if ((await countInvitationsSince(scope, now(scope) - day)) + emails.length > MAX_INVITATIONS_PER_DAY)
    return fail("too_many_requests");
  const ids = new Map<string, string>();
  const written: Statement[] = [...statements];
  for (const email of emails) {
    const id = newId(scope);
    const { tokenHash, mail } = await prepareInvitationMail(scope, email);
    const detail = { email, ...grant.access, ...(grant.role && { role_id: grant.role.id }) };
    written.push(insertInvitation(scope, { id, email, tokenHash, ...grant }), mail);
    written.push(writeAudit(scope, "settings.members.invite", id, detail));
    ids.set(email, id);
  }
  const committed = await commit(scope.db, written);
  if (!committed.ok) return committed;
  await scope.ports.wake.outbox();
  return ok(ids);
}

/** Creates a new secret for an invitation: the hash to store and the mail that carries the link. */
export async function prepareInvitationMail(
  scope: Scope,
  recipient: string,
): Promise<{ tokenHash: string; mail: Statement }> {
  const token = toBase64Url(scope.ports.random(32));
  const t = createTranslator(scope.actor.language);
  const words = { name: scope.actor.name, workspace: scope.account.name };
  const mail = queueInvitationMail(scope, {
    recipient,
    subject: t("members:mail.subject", words),
    body: t("members:mail.body", { ...words, link: `${scope.ports.origin}/workspaces/load?token=${token}` }),
  });
  return { tokenHash: await hashSha256Hex(token), mail };
}
