import { readPaces } from "#app/modules/planning/db/learned-paces.server.ts";
import { can } from "#app/platform/access/can.ts";
import type { AuditAction } from "#app/platform/catalogue/audit.ts";
import { diffObjects } from "#app/platform/catalogue/changes.ts";
import { writeAudit } from "#app/platform/catalogue/rows.writes.server.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { updateRouting } from "../db/routing.server.ts";
import {
  computeRoutingFingerprint,
  DEFAULT_ROUTING,
  expectedRoutingSchema,
  type RoutingInput,
  routingInputSchema,
} from "../model/routing-settings.ts";

const permission = ["settings", "settings.routing", "settings.routing.manage"] as const;

/** The routing settings, their defaults, the account's learned paces, and the fingerprint that a change must send. */
export async function viewRouting(scope: Scope) {
  const learnt = await readPaces(scope);
  return ok({
    routing: scope.account.routing,
    defaults: DEFAULT_ROUTING,
    seen: computeRoutingFingerprint(scope.account.routing),
    learnt: learnt && { at: learnt.learnedAt, hours: learnt.paces },
    canManage: can(scope.account, "settings.routing.manage"),
  });
}

/** Saves the routing settings; they apply to plans made afterwards. */
export const saveRouting = createCommand({
  name: "settings.routing.update",
  permission,
  subscription: true,
  input: routingInputSchema.safeExtend(expectedRoutingSchema.shape),
  run: (scope, { seen, ...input }) => writeRouting(scope, "settings.routing.update", seen, input),
});

/** Resets every setting to its default. */
export const resetRouting = createCommand({
  name: "settings.routing.reset",
  permission,
  subscription: true,
  input: expectedRoutingSchema,
  run: (scope, { seen }) => writeRouting(scope, "settings.routing.reset", seen, DEFAULT_ROUTING),
});

async function writeRouting(
  scope: Scope,
  name: AuditAction,
  seen: string,
  input: RoutingInput,
): Promise<Result<{ seen: string }>> {
  const before = scope.account.routing;
  if (seen !== computeRoutingFingerprint(before)) return fail("lost_race");
  const next = { ...before, ...input };
  const written = await commit(scope.db, [
    updateRouting(scope, next),
    writeAudit(scope, name, scope.account.id, { changes: diffObjects(before, input) }),
  ]);
  return written.ok ? ok({ seen: computeRoutingFingerprint(next) }) : written;
}
