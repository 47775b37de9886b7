import type { PlanCaller } from "#app/modules/planning/model/plan-room.ts";
import { readAccount } from "#app/platform/db/account-scope.server.ts";
import { toSandbox, withSandboxClock } from "#app/platform/db/sandbox-clock.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { createAppContext } from "../environment.ts";

/**
 * The scope of a caller that the guard admitted and whose command checked the permission. The room checks none, so the
 * scope has none. Null when the account no longer exists.
 */
export async function createRoomScope(env: Env, caller: PlanCaller): Promise<Scope | null> {
  const { db, ports } = createAppContext(env, () => {});
  const account = await readAccount(db, caller.accountId);
  if (!account) return null;
  const sandbox = toSandbox(account);
  const active = {
    ...account,
    ...(sandbox && { sandbox }),
    organization: account.organizationName ?? account.name,
    permissions: [],
    subscription: null,
  };
  return {
    account: active,
    actor: { id: caller.userId === "system" ? null : caller.userId, name: caller.name, language: caller.language },
    locations: "all",
    db,
    ports: withSandboxClock(ports, active),
  };
}
