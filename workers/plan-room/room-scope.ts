import type { PlanCaller } from "#app/modules/planning/model/plan-room.ts";
import { readAccount } from "#app/platform/db/account-scope.server.ts";
import { toSandbox, withSandboxClock } from "#app/platform/db/sandbox-clock.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { createAppContext } from "../environment.ts";

/**
 * The scope of a caller whom the guard has let in and whose command has checked the permission; the room itself checks none, so
 * none are in it. Null when the account is gone.
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
