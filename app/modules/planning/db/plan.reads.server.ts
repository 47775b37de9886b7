import { and, desc, eq } from "drizzle-orm";
import { readPlannedWeek } from "#app/modules/fleet/db/calendar.reads.server.ts";
import { sumShiftMinutes } from "#app/modules/fleet/model/calendar.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { PlanHours } from "../model/crews/route-hours.ts";
import type { PlanDocument } from "../model/plan-document.ts";
import type { PlanVersionEntry } from "../model/plan-view.ts";
import { canSeePlan, type PlanRecord } from "./plan-inputs.reads.server.ts";
import { plans, planVersions } from "./plans.tables.ts";

/**
 * A plan's row; null when it is unknown, belongs to another account, or lies at a location that the member may not see.
 */
export async function readPlanRecord(scope: Scope, planId: string): Promise<PlanRecord | null> {
  const [plan] = await scope.db
    .select()
    .from(plans)
    .where(and(eq(plans.accountId, scope.account.id), eq(plans.id, planId)));
  return plan && canSeePlan(scope, plan) ? plan : null;
}

/** When a version was made; 0 when there is none. */
export async function readPlanVersionTime(scope: Scope, planId: string, version: number): Promise<number> {
  const [row] = await scope.db
    .select({ at: planVersions.at })
    .from(planVersions)
    .where(
      and(
        eq(planVersions.accountId, scope.account.id),
        eq(planVersions.planId, planId),
        eq(planVersions.version, version),
      ),
    );
  return row?.at ?? 0;
}

/** The document of one version; null where there is none. */
export async function readPlanDocument(scope: Scope, planId: string, version: number): Promise<PlanDocument | null> {
  if (version === 0) return null;
  const [row] = await scope.db
    .select({ document: planVersions.document })
    .from(planVersions)
    .where(whereVersion(scope, planId, version));
  return row?.document ?? null;
}

/** What one version was made from, and its figures. */
export async function readPlanVersion(scope: Scope, planId: string, version: number) {
  const [row] = await scope.db
    .select()
    .from(planVersions)
    .where(whereVersion(scope, planId, version));
  return row ?? null;
}

function whereVersion(scope: Scope, planId: string, version: number) {
  return and(
    eq(planVersions.planId, planId),
    eq(planVersions.version, version),
    eq(planVersions.accountId, scope.account.id),
  );
}

/** The newest version made from `version`, which redo restores. Null when nothing was undone. */
export async function readNewestChildVersion(scope: Scope, planId: string, version: number) {
  const [row] = await scope.db
    .select()
    .from(planVersions)
    .where(
      and(
        eq(planVersions.planId, planId),
        eq(planVersions.parent, version),
        eq(planVersions.accountId, scope.account.id),
      ),
    )
    .orderBy(desc(planVersions.version))
    .limit(1);
  return row ?? null;
}

/** The history of a plan without its documents, newest first. */
export async function readVersions(scope: Scope, planId: string, limit: number): Promise<PlanVersionEntry[]> {
  return scope.db
    .select({
      version: planVersions.version,
      parent: planVersions.parent,
      reason: planVersions.reason,
      authorName: planVersions.authorName,
      summary: planVersions.summary,
      run: planVersions.run,
      seed: planVersions.seed,
      solverVersion: planVersions.solverVersion,
      at: planVersions.at,
    })
    .from(planVersions)
    .where(and(eq(planVersions.planId, planId), eq(planVersions.accountId, scope.account.id)))
    .orderBy(desc(planVersions.version))
    .limit(limit);
}

/** The limits of agents' hours, and their shifts in the week of the plan's day. */
export async function readPlanHours(scope: Scope, date: string): Promise<PlanHours> {
  const { longest_shift_hours: longestShift, weekly_hours_limit: weekly } = scope.account.preferences;
  const week = await readPlannedWeek(scope, date);
  const agents = week.map(({ id, days, minutes }) => {
    const shift = sumShiftMinutes(days.filter((each) => each.date === date));
    return [id, { shift, others: minutes - shift }] as const;
  });
  return { longestShift, weekly, agents: Object.fromEntries(agents) };
}
