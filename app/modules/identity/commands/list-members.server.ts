import { can } from "#app/platform/access/can.ts";
import type { PageRequest } from "#app/platform/commands/page-request.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { fail, ok } from "#app/platform/kernel/result.ts";
import { createListRead, parseScreenListQuery } from "#app/platform/lists/list-query.server.ts";
import { readNamedChoices } from "#app/platform/lists/names.reads.server.ts";
import { membersListDescription, readMemberPage, readMembers } from "../db/member-list.reads.server.ts";
import { listRoleChoices } from "../db/roles.server.ts";

/** Data of the members screen: the list, the member being edited, the locations to choose from, and what may be changed. */
export async function readMembersScreen(scope: Scope, { url }: PageRequest) {
  const edited = url.searchParams.get("edit");
  const { query, unknown } = parseScreenListQuery(url.searchParams, membersListDescription);
  const [list, [editing], locations, roles] = await Promise.all([
    readMemberPage(scope, query),
    edited ? readMembers(scope, [edited]) : [],
    readNamedChoices(scope, "locations"),
    listRoleChoices(scope),
  ]);
  return ok({
    list: { ...list, unknown },
    editing: editing ?? null,
    locations,
    roles,
    ownPermissions: scope.account.permissions,
    canManage: can(scope.account, "settings.members.manage"),
  });
}

/** Members and open invitations, for the API. */
export const listMembers = createListRead(membersListDescription, async (scope, query) => {
  const { rows, pagination } = await readMemberPage(scope, query);
  return ok({ members: rows, pagination });
});

/** One member or invitation by the `id` of the path. */
export async function viewMember(scope: Scope, { params }: PageRequest) {
  const [found] = await readMembers(scope, [params.id ?? ""]);
  return found ? ok({ member: found }) : fail("not_found");
}
