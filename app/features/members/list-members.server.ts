import { readChoices } from "#app/data/kernel/names.reads.server.ts";
import type { Scope } from "#app/data/kernel/scope.server.ts";
import { readMemberPage, readMembers } from "#app/data/members/member-list.reads.server.ts";
import { can } from "#app/domain/access/can.ts";
import { parseListQuery } from "#app/domain/kernel/list-query.ts";
import { fail, ok } from "#app/domain/kernel/result.ts";

interface Asked {
  url: URL;
  params: Readonly<Record<string, string | undefined>>;
}

/** The members screen: list, whom the address edits, locations to choose from, and whether anything may be changed. */
export async function membersScreen(scope: Scope, { url }: Asked) {
  const edited = url.searchParams.get("edit");
  const [list, [editing], locations] = await Promise.all([
    readMemberPage(scope, parseListQuery(url.searchParams)),
    edited ? readMembers(scope, [edited]) : [],
    readChoices(scope, "locations"),
  ]);
  return ok({
    list,
    editing: editing ?? null,
    locations,
    own: scope.account.permissions,
    canManage: can(scope.account, "settings.members.manage"),
  });
}

/** Members and open invitations, for the API. */
export async function listMembers(scope: Scope, { url }: Asked) {
  const { rows, pagination } = await readMemberPage(scope, parseListQuery(url.searchParams));
  return ok({ members: rows, pagination });
}

/** One member or invitation by the `id` of the path. */
export async function viewMember(scope: Scope, { params }: Asked) {
  const [found] = await readMembers(scope, [params.id ?? ""]);
  return found ? ok({ member: found }) : fail("not_found");
}
