import { readChoices } from "#app/data/fleet/fleet.reads.server.ts";
import { now, type Scope } from "#app/data/kernel/scope.server.ts";
import { localDateOf } from "#app/domain/kernel/local-time.ts";
import { ok, type Result } from "#app/domain/kernel/result.ts";
import type { PlanView } from "#app/domain/plans/plan-view.ts";

/** What the form for a new plan offers. */
export interface PlanForm {
  agents: PlanView["available"]["agents"];
  vehicles: PlanView["available"]["vehicles"];
  locations: PlanView["available"]["locations"];
  timezone: string;
  /** Local date of the account. */
  today: string;
}

/** The account's active agents, vehicles and locations. */
export async function readPlanForm(scope: Scope): Promise<Result<PlanForm>> {
  const { timezone } = scope.account;
  return ok({ ...(await readChoices(scope)), timezone, today: localDateOf(now(scope), timezone) });
}
