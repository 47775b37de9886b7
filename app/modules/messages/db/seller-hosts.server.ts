import { and, eq, isNotNull } from "drizzle-orm";
import { incrementVersion } from "#app/platform/catalogue/rows.writes.server.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import type { HostOwner, SellerHost } from "../model/seller-host.ts";
import { sellerHosts } from "./messages.tables.ts";

/** The hosts of an account and its merchants, also those that are not verified. */
export async function readSellerHosts(db: Database, accountId: string): Promise<SellerHost[]> {
  return db.select().from(sellerHosts).where(eq(sellerHosts.accountId, accountId));
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
  return scope.db
    .insert(sellerHosts)
    .values({ ...row, accountId: scope.account.id, createdAt: now(scope), version: 1 })
    .onConflictDoUpdate({
      target: [sellerHosts.accountId, sellerHosts.merchantId],
      set: { ...row, version: incrementVersion(sellerHosts.version, version) },
    });
}

export function deleteSellerHost(scope: Scope, merchantId: string): Statement {
  return scope.db
    .delete(sellerHosts)
    .where(and(eq(sellerHosts.accountId, scope.account.id), eq(sellerHosts.merchantId, merchantId)));
}
