import { eq } from "drizzle-orm";
import { accounts } from "#app/modules/workspace/db/workspace.tables.ts";
import { wildcardPermission } from "#app/platform/access/permissions.ts";
import { limitGrantsToKind } from "#app/platform/access/portal.ts";
import type { Ports } from "#app/platform/kernel/ports.ts";
import type { Database } from "./database.server.ts";
import { toSandbox, withSandboxClock } from "./sandbox-clock.server.ts";
import type { Actor, Scope } from "./scope.server.ts";

/** Who acts where nobody asked for it: a sweep, a queue. */
export const systemActor: Actor = { id: null, name: "Waybill", language: "en" };

/** An account's row. */
export async function readAccount(db: Database, id: string): Promise<typeof accounts.$inferSelect | null> {
  const [account] = await db.select().from(accounts).where(eq(accounts.id, id));
  return account ?? null;
}

/**
 * A scope over a whole account, for work that no member requested: a queue's, an end customer's. Null without such an
 * account.
 */
export async function readAccountScope(
  { db, ports }: { db: Database; ports: Ports },
  accountId: string,
  actor: Actor,
): Promise<Scope | null> {
  const account = await readAccount(db, accountId);
  if (!account) return null;
  const sandbox = toSandbox(account);
  return {
    account: {
      id: account.id,
      kind: account.kind,
      name: account.name,
      organization: account.organizationName ?? account.name,
      country: account.country,
      timezone: account.timezone,
      preferences: account.preferences,
      routing: account.routing,
      ...(sandbox && { sandbox }),
      ...limitGrantsToKind(account.kind, { permissions: [wildcardPermission], features: account.features }),
      subscription: null,
    },
    actor,
    locations: "all",
    db,
    ports: withSandboxClock(ports, { id: account.id, ...(sandbox && { sandbox }) }),
  };
}
