import { z } from "zod";
import { diffObjects } from "#app/platform/catalogue/changes.ts";
import { writeAudit } from "#app/platform/catalogue/rows.writes.server.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { commit, type Statement } from "#app/platform/db/commit.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { expectedVersionSchema } from "#app/platform/kernel/form-values.ts";
import { type BulkOutcome, fail, failFields, ok, type Result } from "#app/platform/kernel/result.ts";
import {
  canGrantAccess,
  getMemberChangeError,
  type MemberGrant,
  validateMemberGrant,
} from "../db/access-grants.server.ts";
import { setAccess } from "../db/member.writes.server.ts";
import { readMembers } from "../db/member-list.reads.server.ts";
import { findRoleToGive } from "../db/roles.server.ts";
import { type AccessInput, type MemberView, memberAccessSchema, memberRoleSchema } from "../model/member.ts";

const permission = ["settings", "settings.members", "settings.members.manage"] as const;

/** Changes the access of a member or an invitation; `version` is the expected one. Takes effect on their next request. */
export const updateMember = createCommand({
  name: "settings.members.update",
  permission,
  input: memberAccessSchema.extend({ id: z.string(), version: expectedVersionSchema }),
  async run(scope, { id, version, ...wanted }) {
    const [found] = await readMembers(scope, [id]);
    if (!found) return fail("not_found");
    const refused = getMemberChangeError(scope, found);
    if (refused) return fail(refused);
    const grant = await validateMemberGrant(scope, wanted, found.role_id);
    if (!grant.ok) return grant;
    const written = await commit(scope.db, [
      ...grant.value.statements,
      ...writeAccess(scope, found, version, grant.value),
    ]);
    return written.ok ? ok({ id }) : written;
  },
});

/** Sets the access of a member or an invitation, with its audit entry. */
function writeAccess(
  scope: Scope,
  member: MemberView,
  version: number,
  grant: Pick<MemberGrant, "access" | "role">,
): Statement[] {
  const { access, permissions, locations, role_id } = member;
  const changes = diffObjects(
    { access, permissions, locations, role_id },
    { ...grant.access, role_id: grant.role?.id ?? null },
  );
  return [
    ...setAccess(scope, member, version, grant),
    writeAudit(scope, "settings.members.update", member.id, { email: member.email, changes }),
  ];
}

/** Gives members and invitations a role; their locations stay. Each one that must not be changed is refused separately. */
export const setMemberRole = createCommand({
  name: "settings.members.set_role",
  permission,
  input: memberRoleSchema,
  async run(scope, { ids, role_id: ref }): Promise<Result<BulkOutcome>> {
    const role = await findRoleToGive(scope, ref, null);
    if (!role) return failFields({ role_id: [{ code: "invalid_value" }] });
    if (role.statements.length > 0 && scope.locations !== "all") return fail("beyond_own");
    const found = new Map((await readMembers(scope, ids)).map((each) => [each.id, each]));
    const outcome: BulkOutcome = { succeeded: [], refused: [] };
    const written: Statement[] = [...role.statements];
    for (const id of new Set(ids)) {
      const member = found.get(id);
      const access: AccessInput = {
        access: "limited",
        permissions: [...role.permissions],
        locations: member?.locations ?? [],
      };
      const refused = member ? getMemberChangeError(scope, member) : "not_found";
      const code = refused ?? (canGrantAccess(scope, access) ? null : "beyond_own");
      if (!member || code) {
        outcome.refused.push({ id, code: code ?? "not_found" });
        continue;
      }
      written.push(...writeAccess(scope, member, member.version, { access, role }));
      outcome.succeeded.push(id);
    }
    if (outcome.succeeded.length === 0) return ok(outcome);
    const committed = await commit(scope.db, written);
    return committed.ok ? ok(outcome) : committed;
  },
});
