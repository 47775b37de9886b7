import { eq, sql } from "drizzle-orm";
import { accounts } from "#app/modules/workspace/db/workspace.tables.ts";
import { wildcardPermission } from "#app/platform/access/permissions.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import type { ActiveAccount } from "#app/platform/db/scope.server.ts";
import { accessManagement, getTokenState, type TokenLife } from "../model/access-token.ts";
import { filterMerchantPermissions } from "../model/merchant-token.ts";
import { accessTokenSecrets, accessTokens } from "./access-tokens.tables.ts";
import { toActiveAccount } from "./active-account.server.ts";

/** `rotated`: another secret has replaced the one that was used. */
type ProgramState = "active" | "expired" | "revoked" | "rotated";

/** A program that authenticated with an access token. */
export interface TokenProgram {
  readonly tokenId: string;
  readonly name: string;
  readonly account: ActiveAccount;
  readonly locations: "all" | readonly string[];
  /** The only merchant whose orders it sees; null means all. */
  readonly merchant: string | null;
  /** Network addresses it may be used from; none means all. */
  readonly addresses: readonly string[];
  /** Addresses of the token whose program created it; none means all. */
  readonly parentAddresses: readonly string[];
  readonly expiresOn: string | null;
  readonly state: ProgramState;
  readonly lastUsedAt: number | null;
}

/** The program of a secret, with account and permissions, in one statement; null for an unknown secret. */
export async function readTokenProgram(db: Database, hash: string, now: number): Promise<TokenProgram | null> {
  const [found] = await db
    .select({
      secret: { endsAt: accessTokenSecrets.endsAt, lastUsedAt: accessTokenSecrets.lastUsedAt },
      token: {
        id: accessTokenSecrets.tokenId,
        // Aliased: where rows are returned as objects, two columns with one name would collide.
        name: sql<string>`${accessTokens.name}`.as("token_name"),
        fullAccess: accessTokens.fullAccess,
        permissions: accessTokens.permissions,
        locations: accessTokens.locations,
        addresses: accessTokens.addresses,
        merchant: sql<string | null>`${accessTokens.merchantId}`.as("token_merchant"),
        expiresAt: accessTokens.expiresAt,
        expiresOn: accessTokens.expiresOn,
        managesAccess: accessTokens.managesAccess,
        parentSecret: accessTokens.parentSecret,
        active: accessTokens.active,
      },
      account: accounts,
    })
    .from(accessTokenSecrets)
    .innerJoin(accessTokens, eq(accessTokens.id, accessTokenSecrets.tokenId))
    .innerJoin(accounts, eq(accounts.id, accessTokens.accountId))
    .where(eq(accessTokenSecrets.hash, hash));
  if (!found) return null;
  const { secret, token, account } = found;
  // A token expires by its account's clock (a sandbox has its own).
  const there = now + account.clockAhead;
  const parent = token.parentSecret === null ? null : await readParentToken(db, token.parentSecret, there);
  const granted = narrowPermissions(listPermissions(token), parent && listPermissions(parent));
  const merchant = parent?.merchant ?? token.merchant;
  const permissions = merchant === null ? granted : filterMerchantPermissions(granted);
  const state = getProgramState({ ...token, rotatesUntil: null }, secret.endsAt, there);
  // A sandbox has nothing real to protect, and its own commands ask for the management of tokens.
  const isFree = (token.managesAccess && !parent) || account.sandboxOf !== null;
  const withheld = isFree ? [] : accessManagement;
  return {
    tokenId: token.id,
    name: token.name,
    account: { ...toActiveAccount(account, permissions, now), withheld },
    locations: narrowLocations(token.locations, parent?.locations ?? []),
    merchant,
    addresses: token.addresses,
    parentAddresses: parent?.addresses ?? [],
    expiresOn: token.expiresOn,
    state: parent && parent.state !== "active" ? parent.state : state,
    lastUsedAt: secret.lastUsedAt,
  };
}

function getProgramState(token: TokenLife, endsAt: number | null, now: number): TokenProgram["state"] {
  const state = getTokenState(token, now);
  if (state === "revoked" || state === "expired") return state;
  return endsAt !== null && endsAt <= now ? "rotated" : "active";
}

interface GrantedToken {
  fullAccess: boolean;
  permissions: readonly string[];
}

function listPermissions({ fullAccess, permissions }: GrantedToken): readonly string[] {
  return fullAccess ? [wildcardPermission] : permissions;
}

function narrowPermissions(own: readonly string[], parent: readonly string[] | null): readonly string[] {
  if (!parent || parent.includes(wildcardPermission)) return own;
  if (own.includes(wildcardPermission)) return parent.filter((each) => !accessManagement.some((held) => held === each));
  return own.filter((each) => parent.includes(each));
}

/** Locations that both lists allow; an empty list allows all. */
function narrowLocations(own: readonly string[], parent: readonly string[]): "all" | readonly string[] {
  if (parent.length === 0) return own.length === 0 ? "all" : own;
  return own.length === 0 ? parent : own.filter((id) => parent.includes(id));
}

/** What bounds a token now: the token and secret of the program that created it. A secret that is gone has ended. */
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
  const none = { fullAccess: false, permissions: [], locations: [], addresses: [], merchant: null };
  if (!found) return { ...none, state: "revoked" as const };
  return { ...found, state: getProgramState({ ...found, rotatesUntil: null }, found.endsAt, now) };
}

/** Records that the secret was used; skipped when the last record is recent. */
export async function touchTokenSecret(db: Database, hash: string, now: number): Promise<void> {
  await db.update(accessTokenSecrets).set({ lastUsedAt: now }).where(eq(accessTokenSecrets.hash, hash));
}

/**
 * Rolls back a program's batch if its secret was revoked or expired during the request. The time
 * is read when the batch is written.
 */
export function requireValidToken(
  db: Database,
  { hash, tokenId }: { hash: string; tokenId: string },
  now: () => number,
) {
  const statement = (at: number) =>
    db.update(accessTokens).set({
      active: sql`case when active and coalesce(expires_at, ${at} + 1) > ${at} and exists (
        select 1 from access_token_secrets where hash = ${hash} and coalesce(ends_at, ${at} + 1) > ${at})
        and (parent_secret is null or exists (
          select 1 from access_token_secrets s join access_tokens p on p.id = s.token_id
          where s.hash = access_tokens.parent_secret and p.active and coalesce(p.expires_at, ${at} + 1) > ${at}
            and coalesce(s.ends_at, ${at} + 1) > ${at})) then active end`,
    });
  const made: Statement = { toSQL: () => statement(now()).where(eq(accessTokens.id, tokenId)).toSQL() };
  return made;
}
