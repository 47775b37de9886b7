import { and, eq, sql } from "drizzle-orm";
import { wildcardPermission } from "#app/platform/access/permissions.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { accessManagement, getTokenState, type TokenLife } from "../model/access-token.ts";
import { accessTokenSecrets, accessTokens } from "./access-tokens.tables.ts";
import { membershipLocations, memberships } from "./members.tables.ts";
import { toMemberLocations } from "./session.reads.server.ts";

/** `rotated`: another secret has replaced the one that was used. */
export type ProgramState = "active" | "expired" | "revoked" | "rotated";

export function getProgramState(token: TokenLife, endsAt: number | null, now: number): ProgramState {
  const state = getTokenState(token, now);
  if (state === "revoked" || state === "expired") return state;
  return endsAt !== null && endsAt <= now ? "rotated" : "active";
}

interface GrantedToken {
  fullAccess: boolean;
  permissions: readonly string[];
}

export function listPermissions({ fullAccess, permissions }: GrantedToken): readonly string[] {
  return fullAccess ? [wildcardPermission] : permissions;
}

export function narrowPermissions(own: readonly string[], parent: readonly string[] | null): readonly string[] {
  if (!parent || parent.includes(wildcardPermission)) return own;
  if (own.includes(wildcardPermission)) return parent.filter((each) => !accessManagement.some((held) => held === each));
  return own.filter((each) => parent.includes(each));
}

/** Locations that both lists allow; an empty list allows all. */
export function narrowLocations(own: readonly string[], parent: readonly string[]): "all" | readonly string[] {
  if (parent.length === 0) return own.length === 0 ? "all" : own;
  return own.length === 0 ? parent : own.filter((id) => parent.includes(id));
}

/** What bounds a token now, if anything: the person who let an app in, or the token of the program that created it. */
export function readBounds(
  db: Database,
  { userId, parentSecret }: { userId: string | null; parentSecret: string | null },
  accountId: string,
  now: number,
) {
  if (userId !== null) return readMemberBounds(db, accountId, userId);
  return parentSecret === null ? null : readParentToken(db, parentSecret, now);
}

const nothing = { fullAccess: false, permissions: [], locations: [], addresses: [], merchant: null };

/** What a person may do in an account now; one who left may do nothing. */
async function readMemberBounds(db: Database, accountId: string, userId: string) {
  const [found] = await db
    .select({
      isOwner: memberships.isOwner,
      fullAccess: memberships.fullAccess,
      permissions: memberships.permissions,
      places: sql<string>`(select json_group_array(${membershipLocations.locationId}) from ${membershipLocations}
        where ${membershipLocations.accountId} = ${accountId} and ${membershipLocations.userId} = ${userId})`,
    })
    .from(memberships)
    .where(and(eq(memberships.accountId, accountId), eq(memberships.userId, userId), eq(memberships.status, "active")));
  if (!found) return { ...nothing, state: "revoked" as const };
  const { isOwner, fullAccess, permissions, places } = found;
  const locations = toMemberLocations(found, places);
  return {
    ...nothing,
    ...{ fullAccess: isOwner || fullAccess, permissions, locations: locations === "all" ? [] : locations },
    state: "active" as const,
  };
}

/** What bounds a token that a program created: the token and secret of the program that created it. A secret that is gone has ended. */
async function readParentToken(db: Database, hash: string, now: number) {
  const [found] = await db
    .select({
      endsAt: accessTokenSecrets.endsAt,
      fullAccess: accessTokens.fullAccess,
      permissions: accessTokens.permissions,
      locations: accessTokens.locations,
      addresses: accessTokens.addresses,
      merchant: accessTokens.merchantId,
      expiresAt: accessTokens.expiresAt,
      active: accessTokens.active,
    })
    .from(accessTokenSecrets)
    .innerJoin(accessTokens, eq(accessTokens.id, accessTokenSecrets.tokenId))
    .where(eq(accessTokenSecrets.hash, hash));
  if (!found) return { ...nothing, state: "revoked" as const };
  return { ...found, state: getProgramState({ ...found, rotatesUntil: null }, found.endsAt, now) };
}
