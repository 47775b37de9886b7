import { and, eq, sql } from "drizzle-orm";
import { accessTokens } from "#app/modules/identity/db/access-tokens.tables.ts";
import { memberships } from "#app/modules/identity/db/members.tables.ts";
import { accounts } from "#app/modules/workspace/db/workspace.tables.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { appExchanges } from "./apps.tables.ts";

/** What an app exchanges, with what it was let in with. Null for an unknown one. */
export async function findExchange(db: Database, hash: string) {
  const [found] = await db
    .select({
      exchange: appExchanges,
      token: {
        appId: accessTokens.appId,
        permissions: accessTokens.permissions,
        active: sql<number>`${accessTokens.active}`.as("token_active"),
      },
      account: { clockAhead: accounts.clockAhead, sandboxOf: accounts.sandboxOf },
      isMember:
        sql<number>`exists (select 1 from ${memberships} where ${memberships.accountId} = ${accessTokens.accountId}
        and ${memberships.userId} = ${accessTokens.userId} and ${memberships.status} = 'active')`.as("is_member"),
    })
    .from(appExchanges)
    .innerJoin(accessTokens, eq(accessTokens.id, appExchanges.tokenId))
    .innerJoin(accounts, eq(accounts.id, appExchanges.accountId))
    .where(eq(appExchanges.hash, hash));
  if (!found) return null;
  const { exchange, token, account, isMember } = found;
  return {
    ...exchange,
    ...{ appId: token.appId, permissions: token.permissions, isOpen: token.active === 1 && isMember === 1 },
    ...{ clockAhead: account.clockAhead, isSandbox: account.sandboxOf !== null },
  };
}
export type Exchange = NonNullable<Awaited<ReturnType<typeof findExchange>>>;

export function insertExchange(db: Database, exchange: typeof appExchanges.$inferInsert): Statement {
  return db.insert(appExchanges).values(exchange);
}

/** Uses an exchange; fails for one that was used. */
export function useExchange(db: Database, { accountId, hash }: Pick<Exchange, "accountId" | "hash">): Statement {
  return db
    .update(appExchanges)
    .set({ uses: sql`case when ${appExchanges.uses} = 0 then 1 end` })
    .where(and(eq(appExchanges.accountId, accountId), eq(appExchanges.hash, hash)));
}
