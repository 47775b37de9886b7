import { eq } from "drizzle-orm";
import { memberships } from "#app/modules/identity/db/members.tables.ts";
import { accounts } from "#app/modules/workspace/db/workspace.tables.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";

/** The account that works a merchant's order, by name, and the merchant's own people: who did what is told of them alone. */
export async function readPortalNames(
  scope: Scope,
  holder: string,
): Promise<{ carrier: string; people: ReadonlySet<string> }> {
  const [names, people] = await scope.db.batch([
    scope.db.select({ name: accounts.name }).from(accounts).where(eq(accounts.id, holder)),
    scope.db.select({ id: memberships.userId }).from(memberships).where(eq(memberships.accountId, scope.account.id)),
  ]);
  return { carrier: names[0]?.name ?? "", people: new Set(people.map(({ id }) => id)) };
}
