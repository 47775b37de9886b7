import { eq, sql } from "drizzle-orm";
import { accounts } from "#app/modules/workspace/db/workspace.tables.ts";
import { wildcardPermission } from "#app/platform/access/permissions.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import type { ActiveAccount } from "#app/platform/db/scope.server.ts";
import { getTokenState, type TokenLife } from "../model/access-token.ts";
import { filterMerchantPermissions } from "../model/merchant-token.ts";
import { accessTokenSecrets, accessTokens } from "./access-tokens.tables.ts";
import { toActiveAccount } from "./active-account.server.ts";

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
  readonly state: "active" | "expired" | "revoked";
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
  const granted = token.fullAccess ? [wildcardPermission] : token.permissions;
  const permissions = token.merchant === null ? granted : filterMerchantPermissions(granted);
  return {
    tokenId: token.id,
    name: token.name,
    account: toActiveAccount(account, permissions, now),
    locations: token.locations.length === 0 ? "all" : token.locations,
    merchant: token.merchant,
    addresses: token.addresses,
    state: getProgramState({ ...token, rotatesUntil: null }, secret.endsAt, there),
    lastUsedAt: secret.lastUsedAt,
  };
}

function getProgramState(token: TokenLife, endsAt: number | null, now: number): TokenProgram["state"] {
  const state = getTokenState(token, now);
  if (state === "revoked" || state === "expired") return state;
  return endsAt !== null && endsAt <= now ? "expired" : "active";
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
        select 1 from access_token_secrets where hash = ${hash} and coalesce(ends_at, ${at} + 1) > ${at}) then active end`,
    });
  const made: Statement = { toSQL: () => statement(now()).where(eq(accessTokens.id, tokenId)).toSQL() };
  return made;
}
