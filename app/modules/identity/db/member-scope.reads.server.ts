import { and, eq, inArray, sql } from "drizzle-orm";
import { accounts } from "#app/modules/workspace/db/workspace.tables.ts";
import { wildcardPermission } from "#app/platform/access/permissions.ts";
import { selectIds } from "#app/platform/db/json-rows.server.ts";
import { withSandboxClock } from "#app/platform/db/sandbox-clock.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { toActiveAccount } from "./active-account.server.ts";
import { users } from "./identity.tables.ts";
import { membershipLocations, memberships } from "./members.tables.ts";
import { toMemberLocations } from "./session.reads.server.ts";

/** What a member may do now, for work that they asked for earlier. */
export type MemberScope = Scope & { actor: { id: string } } & { email: string };

/** Scopes of active members by their ids; people who have left the account are missing. */
export async function readMemberScopes(
  { db, ports }: Pick<Scope, "db" | "ports">,
  accountId: string,
  userIds: readonly string[],
): Promise<Map<string, MemberScope>> {
  const rows = await db
    .select({
      account: accounts,
      membership: {
        isOwner: memberships.isOwner,
        fullAccess: memberships.fullAccess,
        permissions: memberships.permissions,
      },
      person: {
        userId: users.id,
        email: users.email,
        first: users.firstName,
        last: users.lastName,
        said: users.language,
      },
      locations: sql<string>`(select json_group_array(${membershipLocations.locationId}) from ${membershipLocations}
        where ${membershipLocations.accountId} = ${memberships.accountId} and ${membershipLocations.userId} = ${memberships.userId})`,
    })
    .from(memberships)
    .innerJoin(accounts, eq(accounts.id, memberships.accountId))
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(
      and(
        eq(memberships.accountId, accountId),
        inArray(memberships.userId, selectIds(userIds)),
        eq(memberships.status, "active"),
      ),
    );
  const scopes = rows.map(({ account, membership, person, locations }): [string, MemberScope] => {
    const held = membership.fullAccess || membership.isOwner ? [wildcardPermission] : membership.permissions;
    const active = toActiveAccount(account, held, now({ ports }));
    const name = `${person.first} ${person.last}`.trim();
    return [
      person.userId,
      {
        account: active,
        actor: { id: person.userId, name, language: person.said },
        locations: toMemberLocations(membership, locations),
        email: person.email,
        db,
        ports: withSandboxClock(ports, active),
      },
    ];
  });
  return new Map(scopes);
}
