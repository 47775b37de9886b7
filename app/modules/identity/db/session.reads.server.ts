import { and, eq, gt, sql } from "drizzle-orm";
import { accounts } from "#app/modules/workspace/db/workspace.tables.ts";
import type { Billing } from "#app/modules/workspace/model/billing.ts";
import { wildcardPermission } from "#app/platform/access/permissions.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import type { ActiveAccount } from "#app/platform/db/scope.server.ts";
import { toActiveAccount, toBilling } from "./active-account.server.ts";
import { sessions, users } from "./identity.tables.ts";
import { membershipLocations, memberships } from "./members.tables.ts";

/** A signed-in person: user and accounts. */
export interface Session {
  readonly tokenHash: string;
  readonly lastSeenAt: number;
  readonly user: SessionUser;
  readonly accounts: readonly SessionAccount[];
}

export interface SessionUser {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly photo: string | null;
  readonly language: string;
  readonly timezone: string | null;
  readonly theme: "system" | "light" | "dark";
  /** Null before the person chose. */
  readonly sharesUsage: boolean | null;
}

export interface SessionAccount extends ActiveAccount {
  readonly isOwner: boolean;
  readonly locations: "all" | readonly string[];
  readonly logo: string | null;
  readonly postalCode: string | null;
  readonly billing: Billing;
}

/** Session, user and accounts in one round trip of two statements; null for an unknown or expired token. */
export async function readSession(db: Database, tokenHash: string, nowMs: number): Promise<Session | null> {
  const [people, places] = await db.batch([
    db
      .select({ session: sessions, user: users })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, nowMs))),
    db
      .select({
        account: accounts,
        // D1 returns batch rows as objects: two columns with one name (created_at) would collide and shift the rest.
        membership: {
          isOwner: memberships.isOwner,
          fullAccess: memberships.fullAccess,
          permissions: memberships.permissions,
        },
        locations: sql<string>`(select json_group_array(${membershipLocations.locationId}) from ${membershipLocations}
          where ${membershipLocations.accountId} = ${memberships.accountId} and ${membershipLocations.userId} = ${memberships.userId})`,
      })
      .from(memberships)
      .innerJoin(accounts, eq(accounts.id, memberships.accountId))
      .where(
        and(
          eq(
            memberships.userId,
            sql`(select ${sessions.userId} from ${sessions} where ${sessions.tokenHash} = ${tokenHash})`,
          ),
          eq(memberships.status, "active"),
        ),
      ),
  ]);
  const person = people[0];
  if (!person) return null;
  const { session, user } = person;
  return {
    tokenHash,
    lastSeenAt: session.lastSeenAt,
    user: {
      id: user.id,
      firstName: user.firstName,
      lastName: user.lastName,
      email: user.email,
      photo: user.photo,
      language: user.language,
      timezone: user.timezone,
      theme: user.theme,
      sharesUsage: user.sharesUsage,
    },
    accounts: places.map(({ account, membership, locations }) => ({
      ...toActiveAccount(
        account,
        membership.fullAccess || membership.isOwner ? [wildcardPermission] : membership.permissions,
        nowMs,
      ),
      logo: account.logo,
      postalCode: account.postalCode,
      billing: toBilling(account),
      isOwner: membership.isOwner,
      locations: toMemberLocations(membership, locations),
    })),
  };
}

/** Those of the sessions that have ended or whose person no longer belongs to the account. */
export async function listEndedSessions(
  db: Database,
  named: readonly { session: string; accountId: string }[],
  nowMs: number,
): Promise<Set<string>> {
  if (named.length === 0) return new Set();
  const hashes = JSON.stringify(named.map(({ session }) => session));
  const live = await db
    .select({ session: sessions.tokenHash, accountId: memberships.accountId })
    .from(sessions)
    .innerJoin(memberships, eq(memberships.userId, sessions.userId))
    .where(
      and(
        sql`${sessions.tokenHash} in (select value from json_each(${hashes}))`,
        gt(sessions.expiresAt, nowMs),
        eq(memberships.status, "active"),
      ),
    );
  const known = new Set(live.map(({ session, accountId }) => `${session} ${accountId}`));
  return new Set(named.flatMap(({ session, accountId }) => (known.has(`${session} ${accountId}`) ? [] : [session])));
}

/** The locations that a member is limited to, of the JSON list of those assigned. */
export function toMemberLocations(
  membership: Pick<typeof memberships.$inferSelect, "isOwner" | "fullAccess">,
  list: string,
): "all" | readonly string[] {
  if (membership.fullAccess || membership.isOwner) return "all";
  const assigned: string[] = JSON.parse(list);
  return assigned.length === 0 ? "all" : assigned;
}
