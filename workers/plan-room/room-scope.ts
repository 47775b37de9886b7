import { eq } from "drizzle-orm";
import type { Scope } from "#app/data/kernel/scope.server.ts";
import { accounts } from "#app/data/schema/index.ts";
import type { PlanCaller } from "#app/domain/kernel/ports.ts";
import { surroundingsOf } from "../environment.ts";

/**
 * The scope of a caller whom the guard has let in and whose command has checked the permission; the room itself checks none, so
 * none are in it. Null when the account is gone.
 */
export async function roomScope(env: Env, caller: PlanCaller): Promise<Scope | null> {
  const { db, ports } = surroundingsOf(env, () => {});
  const [account] = await db.select().from(accounts).where(eq(accounts.id, caller.accountId));
  if (!account) return null;
  return {
    account: {
      ...account,
      organization: account.organizationName ?? account.name,
      permissions: [],
      subscription: null,
    },
    actor: { id: caller.userId === "system" ? null : caller.userId, name: caller.name, language: caller.language },
    locations: "all",
    db,
    ports,
  };
}
