import { and, eq, isNotNull, lte, sql } from "drizzle-orm";
import { incrementVersion } from "#app/platform/catalogue/rows.writes.server.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { isOnClock } from "#app/platform/db/sandbox-clock.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import type { HostOwner, SellerHost } from "../model/seller-host.ts";
import { sellerHosts } from "./partners.tables.ts";

/** The hosts of an account and its merchants, also those that are not verified. */
export async function readSellerHosts(db: Database, accountId: string): Promise<SellerHost[]> {
  return db.select().from(sellerHosts).where(eq(sellerHosts.accountId, accountId));
}

/** Verified names of accounts on this clock that were not looked for since, the longest ago first. */
export async function readHostsToCheck({ db, ports }: Pick<Scope, "db" | "ports">, since: number, limit: number) {
  return db
    .select()
    .from(sellerHosts)
    .where(
      and(
        isNotNull(sellerHosts.verifiedAt),
        lte(sellerHosts.checkedAt, since),
        isOnClock(ports.clock, sellerHosts.accountId),
      ),
    )
    .limit(limit);
}

/** Writes down when a name was looked for; a name that is lost has to be proved anew. */
export function saveHostCheck(
  scope: Scope,
  { merchantId, host }: Pick<SellerHost, "merchantId" | "host">,
  { missingSince, isLost }: { missingSince: number | null; isLost: boolean },
): Statement {
  const lost = { verifiedAt: null, version: sql`${sellerHosts.version} + 1`, missingSince: null };
  return scope.db
    .update(sellerHosts)
    .set({ checkedAt: now(scope), ...(isLost ? lost : { missingSince }) })
    .where(
      and(
        eq(sellerHosts.accountId, scope.account.id),
        eq(sellerHosts.merchantId, merchantId),
        eq(sellerHosts.host, host),
        isNotNull(sellerHosts.verifiedAt),
      ),
    );
}

/** Whose pages a name shows; null for a name that nobody proved. Asked before any account is known. */
export async function findHostOwner(db: Database, host: string): Promise<HostOwner | null> {
  const [found] = await db
    .select({ accountId: sellerHosts.accountId, merchantId: sellerHosts.merchantId })
    .from(sellerHosts)
    .where(and(eq(sellerHosts.host, host), isNotNull(sellerHosts.verifiedAt)));
  return found ?? null;
}

type NewHost = Pick<SellerHost, "merchantId" | "host" | "token" | "verifiedAt">;

/** Names the host of the account or a merchant; fails the batch unless it is at the version (0: there is none). */
export function saveSellerHost(scope: Scope, row: NewHost, version: number): Statement {
  const checked = { checkedAt: row.verifiedAt, missingSince: null };
  return scope.db
    .insert(sellerHosts)
    .values({ ...row, ...checked, accountId: scope.account.id, createdAt: now(scope), version: 1 })
    .onConflictDoUpdate({
      target: [sellerHosts.accountId, sellerHosts.merchantId],
      set: { ...row, ...checked, version: incrementVersion(sellerHosts.version, version) },
    });
}

export function deleteSellerHost(scope: Scope, merchantId: string): Statement {
  return scope.db
    .delete(sellerHosts)
    .where(and(eq(sellerHosts.accountId, scope.account.id), eq(sellerHosts.merchantId, merchantId)));
}
