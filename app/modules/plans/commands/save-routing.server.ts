import { readPaces } from "#app/modules/planning/db/learned-paces.server.ts";
import { updateRouting } from "#app/modules/workspace/db/routing.writes.server.ts";
import { completeRouting, omitSuggestedCosts } from "#app/modules/workspace/model/default-costs.ts";
import { routingSettingsSchema } from "#app/modules/workspace/model/routing-settings.ts";
import { can } from "#app/platform/access/can.ts";
import { getCostCurrency } from "#app/platform/access/preferences.ts";
import type { AuditAction } from "#app/platform/catalogue/audit.ts";
import { diffObjects } from "#app/platform/catalogue/changes.ts";
import { writeAudit } from "#app/platform/catalogue/rows.writes.server.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import {
  computeRoutingFingerprint,
  DEFAULT_ROUTING,
  expectedRoutingSchema,
  type RoutingInput,
  routingInputSchema,
  toMetricRouting,
} from "../model/routing-settings.ts";

const permission = ["settings", "settings.routing", "settings.routing.manage"] as const;

/** The routing settings, their defaults with the costs usual in the account's country, the account's learned paces, and the fingerprint that a change must send. */
export async function viewRouting(scope: Scope) {
  const learned = await readPaces(scope);
  return ok({
    routing: completeRouting(routingSettingsSchema.parse(scope.account.routing), scope.account),
    defaults: completeRouting(DEFAULT_ROUTING, scope.account),
    currency: getCostCurrency(scope.account.preferences),
    version: computeRoutingFingerprint(scope.account.routing),
    learned: learned && { at: learned.learnedAt, hours: learned.paces },
    canManage: can(scope.account, "settings.routing.manage"),
  });
}

/** Saves the routing settings; they apply to plans made afterwards. */
export const saveRouting = createCommand({
  name: "settings.routing.update",
  permission,
  subscription: true,
  input: routingInputSchema.safeExtend(expectedRoutingSchema.shape),
  run: (scope, { version, ...input }) =>
    writeRouting(scope, "settings.routing.update", version, toMetricRouting(input)),
});

/** Resets every setting to its default. */
export const resetRouting = createCommand({
  name: "settings.routing.reset",
  permission,
  subscription: true,
  input: expectedRoutingSchema,
  run: (scope, { version }) => writeRouting(scope, "settings.routing.reset", version, DEFAULT_ROUTING),
});

async function writeRouting(
  scope: Scope,
  name: AuditAction,
  version: string,
  input: RoutingInput,
): Promise<Result<{ version: string }>> {
  const before = scope.account.routing;
  if (version !== computeRoutingFingerprint(before)) return fail("lost_race");
  const next = omitSuggestedCosts({ ...before, ...input }, scope.account);
  const written = await commit(scope.db, [
    updateRouting(scope, next),
    writeAudit(scope, name, scope.account.id, { changes: diffObjects(before, next) }),
  ]);
  return written.ok ? ok({ version: computeRoutingFingerprint(next) }) : written;
}
