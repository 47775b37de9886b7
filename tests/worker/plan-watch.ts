import type { PlanView } from "#app/modules/planning/model/plan-view.ts";
import { readPlan } from "#app/modules/plans/commands/view-plan.server.ts";
import type { TestWorkspace } from "./workspace.ts";

/** The plan as its screen sees it. */
export async function viewPlan({ scope }: TestWorkspace, planId: string): Promise<PlanView> {
  const read = await readPlan(scope, { params: { planId } });
  if (!read.ok) throw new Error(read.failure.code);
  return read.value;
}

/** Waits until the plan is in the status, at most so many milliseconds. */
export async function waitForStatus(
  who: TestWorkspace,
  planId: string,
  status: number,
  ms = 25_000,
): Promise<PlanView> {
  const end = Date.now() + ms;
  for (;;) {
    const seen = await viewPlan(who, planId);
    if (seen.plan.status === status) return seen;
    if (Date.now() > end) throw new Error(`the plan's status is still ${seen.plan.status}`);
    await scheduler.wait(50);
  }
}

/** Optimises as quickly as can be: Ready with what was found. */
export async function optimizeToReady(who: TestWorkspace, planId: string): Promise<PlanView> {
  const requested = await who.fetch(`/api/plans/${planId}/optimize`, { body: { seed: 7, effort: "quick" } });
  if (requested.status !== 202) throw new Error(await requested.text());
  return waitForStatus(who, planId, 4);
}
