import { eq } from "drizzle-orm";
import { accounts, memberships } from "#app/modules/workspace/db/tenancy.tables.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";

/**
 * For a merchant's timeline: the name of the account that works the order, and the merchant's own members, the only
 * people named there.
 */
export async function readPortalNames(
  scope: Scope,
  carrierAccountId: string,
): Promise<{ carrier: string; people: ReadonlySet<string> }> {
  const [names, people] = await scope.db.batch([
    scope.db.select({ name: accounts.name }).from(accounts).where(eq(accounts.id, carrierAccountId)),
    scope.db.select({ id: memberships.userId }).from(memberships).where(eq(memberships.accountId, scope.account.id)),
  ]);
  return { carrier: names[0]?.name ?? "", people: new Set(people.map(({ id }) => id)) };
}
