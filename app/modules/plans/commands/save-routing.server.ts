import { readPaces } from "#app/modules/planning/db/learnt-paces.server.ts";
import { can } from "#app/platform/access/can.ts";
import type { AuditAction } from "#app/platform/catalogue/audit.ts";
import { changesOf } from "#app/platform/catalogue/changes.ts";
import { audit } from "#app/platform/catalogue/rows.writes.server.ts";
import { command } from "#app/platform/commands/command.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { updateRouting } from "../db/routing.server.ts";
import { fingerprintOf, type RoutingInput, routingDefaults, routingInput, seenRouting } from "../model/routing.ts";

const permission = ["settings", "settings.routing", "settings.routing.manage"] as const;

/** The routing settings, their defaults, what the account's own legs taught, and what a change must say that it saw. */
export async function viewRouting(scope: Scope) {
  const learnt = await readPaces(scope);
  return ok({
    routing: scope.account.routing,
    defaults: routingDefaults,
    seen: fingerprintOf(scope.account.routing),
    learnt: learnt && { at: learnt.learntAt, hours: learnt.paces },
    canManage: can(scope.account, "settings.routing.manage"),
  });
}

/** Writes the routing settings anew: plans made from now on begin with them. */
export const saveRouting = command({
  name: "settings.routing.update",
  permission,
  subscription: true,
  input: routingInput.safeExtend(seenRouting.shape),
  run: (scope, { seen, ...input }) => write(scope, "settings.routing.update", seen, input),
});

/** Every setting back to its default. */
export const resetRouting = command({
  name: "settings.routing.reset",
  permission,
  subscription: true,
  input: seenRouting,
  run: (scope, { seen }) => write(scope, "settings.routing.reset", seen, routingDefaults),
});

async function write(
  scope: Scope,
  name: AuditAction,
  seen: string,
  input: RoutingInput,
): Promise<Result<{ seen: string }>> {
  const before = scope.account.routing;
  if (seen !== fingerprintOf(before)) return fail("lost_race");
  const next = { ...before, ...input };
  const written = await commit(scope.db, [
    updateRouting(scope, next),
    audit(scope, name, scope.account.id, { changes: changesOf(before, input) }),
  ]);
  return written.ok ? ok({ seen: fingerprintOf(next) }) : written;
}
