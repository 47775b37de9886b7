import { readPlanChoices } from "#app/modules/fleet/db/plan-choices.reads.server.ts";
import type { PlanChoices } from "#app/modules/planning/model/plan-view.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { ok, type Result } from "#app/platform/kernel/result.ts";
import { isDay } from "#app/platform/time/day-spans.ts";
import { toLocalDate } from "#app/platform/time/local-time.ts";
import { findFirstPendingDay } from "../../db/first-pending-day.reads.server.ts";

/** Choices of the form for a new plan. */
export interface PlanForm extends PlanChoices {
  timezone: string;
  /** Default local start date: the first one with deliveries to plan, else today. */
  today: string;
}

/** The account's active agents, vehicles and locations, as of the day in the URL. */
export async function readPlanForm(scope: Scope, requested?: string): Promise<Result<PlanForm>> {
  const { timezone } = scope.account;
  const today = toLocalDate(now(scope), timezone);
  const day = isDay(requested) ? requested : ((await findFirstPendingDay(scope, today)) ?? today);
  return ok({ ...(await readPlanChoices(scope, day)), timezone, today: day });
}
