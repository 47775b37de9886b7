import { expect, test } from "vitest";
import { readPlan } from "#app/features/plans/view-plan.server.ts";
import { makePlan, makePlanWorld } from "#tests/factories/plans.ts";
import { makeWorkspace, type TestWorkspace } from "./workspace.ts";

async function view({ scope }: TestWorkspace, planId: string) {
  const read = await readPlan(scope, { params: { planId } });
  if (!read.ok) throw new Error(read.failure.code);
  return read.value;
}

/** Waits until the plan is in the status, at most so many milliseconds. */
async function until(who: TestWorkspace, planId: string, status: number, ms = 20_000) {
  const end = Date.now() + ms;
  for (;;) {
    const seen = await view(who, planId);
    if (seen.plan.status === status) return seen;
    if (Date.now() > end) throw new Error(`still ${seen.plan.status}`);
    await scheduler.wait(50);
  }
}

test("a plan is optimised, and Ready without a violation", async () => {
  const who = await makeWorkspace();
  const world = await makePlanWorld(who.scope, { shipments: 24, agents: 3, maxWeight: 100_000 });
  const planId = await makePlan(who.scope, world);
  const asked = await who.fetch(`/api/plans/${planId}/optimize`, { body: { seed: 7 } });
  expect([asked.status, await asked.clone().text()]).toEqual([202, expect.any(String)]);
  const ready = await until(who, planId, 4);
  expect(ready.timed?.summary).toMatchObject({ assigned: 24, unassigned: 0, violations: 0 });
  expect(ready.plan).toMatchObject({ currentVersion: 1, shipmentCount: 24, stale: false });
  expect(ready.document?.routes.map(({ id }) => id)).toEqual(["r1", "r2", "r3"]);
});
