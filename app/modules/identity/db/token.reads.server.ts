import { eq, sql } from "drizzle-orm";
import { accounts } from "#app/modules/workspace/db/workspace.tables.ts";
import { type Permission, wildcardPermission } from "#app/platform/access/permissions.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import type { ActiveAccount } from "#app/platform/db/scope.server.ts";
import { accessManagement } from "../model/access-token.ts";
import { accessTokenSecrets, accessTokens, type TokenDoor } from "./access-tokens.tables.ts";
import { toActiveAccount } from "./active-account.server.ts";
import {
  getProgramState,
  listPermissions,
  narrowLocations,
  narrowPermissions,
  type ProgramState,
  readBounds,
} from "./token-bounds.reads.server.ts";

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
  /** The app it belongs to, if any. */
  readonly app: string | null;
  /** The only door that it opens; null means all. */
  readonly door: TokenDoor | null;
  readonly lastUsedAt: number | null;
}

/** Permissions that a token limited to one merchant may have: any other would show data of other merchants. */
const merchantTokenPermissions: readonly Permission[] = [
  ...(["orders", "orders.create", "orders.export", "orders.generate_labels", "orders.cancel"] as const),
  ...(["orders.update", "orders.update.external_id", "orders.update.packages", "orders.update.notes"] as const),
  ...(["orders.update.collections", "orders.update.locations", "orders.update.customer"] as const),
  "orders.update.proof_of_delivery",
];

/** Those of a token's permissions that it may use with one merchant only. */
export function filterMerchantPermissions(permissions: readonly string[]): string[] {
  if (permissions.includes(wildcardPermission)) return [...merchantTokenPermissions];
  return merchantTokenPermissions.filter((each) => permissions.includes(each));
}

/** The program of a secret, with account and permissions, in one statement; null for an unknown secret. */
export async function readTokenProgram(db: Database, hash: string, now: number): Promise<TokenProgram | null> {
  const [found] = await db
    .select({
      secret: {
        endsAt: accessTokenSecrets.endsAt,
        lastUsedAt: accessTokenSecrets.lastUsedAt,
        door: accessTokenSecrets.door,
      },
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
        app: accessTokens.appId,
        userId: accessTokens.userId,
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
  const parent = await readBounds(db, token, account.id, there);
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
    state: parent && parent.state !== "active" ? parent.state : token.app && state === "rotated" ? "expired" : state,
    app: token.app,
    door: secret.door,
    lastUsedAt: secret.lastUsedAt,
  };
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
            and coalesce(s.ends_at, ${at} + 1) > ${at}))
        and (user_id is null or exists (select 1 from memberships m
          where m.account_id = access_tokens.account_id and m.user_id = access_tokens.user_id and m.status = 'active'))
        then active end`,
    });
  const made: Statement = { toSQL: () => statement(now()).where(eq(accessTokens.id, tokenId)).toSQL() };
  return made;
}
