import { readChoices } from "#app/data/fleet/fleet.reads.server.ts";
import { now, type Scope } from "#app/data/kernel/scope.server.ts";
import { firstPendingDay } from "#app/data/plans/first-pending.reads.server.ts";
import { isDay } from "#app/domain/kernel/day-spans.ts";
import { localDateOf } from "#app/domain/kernel/local-time.ts";
import { ok, type Result } from "#app/domain/kernel/result.ts";
import type { PlanChoices } from "#app/domain/plans/plan-view.ts";

/** What the form for a new plan offers. */
export interface PlanForm extends PlanChoices {
  timezone: string;
  /** Local date that a plan begins with: the first one with deliveries to be planned, else today. */
  today: string;
}

/** The account's active agents, vehicles and locations, as they are on a day that was asked for in the address. */
export async function readPlanForm(scope: Scope, asked?: string): Promise<Result<PlanForm>> {
  const { timezone } = scope.account;
  const today = localDateOf(now(scope), timezone);
  const day = isDay(asked) ? asked : ((await firstPendingDay(scope, today)) ?? today);
  return ok({ ...(await readChoices(scope, day)), timezone, today: day });
}
