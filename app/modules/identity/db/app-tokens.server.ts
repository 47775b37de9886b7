import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { Permission } from "#app/platform/access/permissions.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { day } from "#app/platform/kernel/milliseconds.ts";
import { getTokenBeginning } from "../model/access-token.ts";
import { accessTokenSecrets, accessTokens, type TokenDoor } from "./access-tokens.tables.ts";

/** What an app was let in with. */
export interface AppToken {
  id: string;
  appId: string;
  name: string;
  permissions: readonly Permission[];
  locations: readonly string[];
  merchantId: string | null;
}

/** Writes the token of an app: it has no secret before the app redeems its code. */
export function insertAppToken(scope: Scope, { id, appId, name, merchantId, ...access }: AppToken): Statement {
  return scope.db.insert(accessTokens).values({
    ...{ id, accountId: scope.account.id, appId, name, merchantId, userId: scope.actor.id, createdBy: scope.actor.id },
    ...{ fullAccess: false, permissions: [...access.permissions], locations: [...access.locations], addresses: [] },
    ...{ active: true, createdAt: now(scope) },
  });
}

interface AppSecret {
  accountId: string;
  tokenId: string;
  token: string;
  hash: string;
  door: TokenDoor | null;
  createdAt: number;
  endsAt: number;
}

/** Adds a secret that ends by itself. */
export function insertAppSecret(db: Database, { token, ...secret }: AppSecret): Statement {
  return db.insert(accessTokenSecrets).values({ ...secret, prefix: getTokenBeginning(token) });
}

/** Ends the token of an app with all its secrets. */
export function endAppToken(db: Database, { accountId, id }: { accountId: string; id: string }): Statement {
  return db
    .update(accessTokens)
    .set({ active: false, version: sql`${accessTokens.version} + 1` })
    .where(and(eq(accessTokens.accountId, accountId), eq(accessTokens.id, id), eq(accessTokens.active, true)));
}

/** The token of an app that has a secret; null for any other. */
export async function findAppSecret(db: Database, hash: string) {
  const [found] = await db
    .select({ accountId: accessTokens.accountId, appId: accessTokens.appId })
    .from(accessTokenSecrets)
    .innerJoin(accessTokens, eq(accessTokens.id, accessTokenSecrets.tokenId))
    .where(and(eq(accessTokenSecrets.hash, hash), isNotNull(accessTokens.appId)));
  return found ?? null;
}

/** Ends one secret at once. */
export function endAppSecret(db: Database, accountId: string, hash: string, at: number): Statement {
  return db
    .update(accessTokenSecrets)
    .set({ endsAt: at })
    .where(and(eq(accessTokenSecrets.accountId, accountId), eq(accessTokenSecrets.hash, hash)));
}

/** How long the hash of an ended secret says "expired" and not "unknown", milliseconds. */
const KEPT_AFTER_END_MS = 7 * day;

/** Deletes secrets of apps that ended long ago, and what an app was let in with and never fetched. */
export function purgeAppTokens(db: Database, nowMs: number): Statement[] {
  const long = nowMs - KEPT_AFTER_END_MS;
  return [
    db.run(sql`delete from access_token_secrets where ends_at < ${long}
      and exists (select 1 from access_tokens t where t.id = access_token_secrets.token_id and t.app_id is not null)`),
    db.run(sql`delete from access_tokens where app_id is not null and created_at < ${long}
      and not exists (select 1 from access_token_secrets s where s.token_id = access_tokens.id)
      and not exists (select 1 from app_exchanges e where e.token_id = access_tokens.id)`),
  ];
}
