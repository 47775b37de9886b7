import { expect, test } from "vitest";
import { findPageRoute } from "#app/find-route.ts";
import { hideChecklist } from "#app/modules/home/commands/hide-checklist.server.ts";
import { viewHome } from "#app/modules/home/commands/view-home.server.ts";
import { firstSteps, listRemainingSteps } from "#app/modules/home/model/first-steps.ts";
import { addSamples } from "#app/modules/orders/commands/add-samples.server.ts";
import { SAMPLE_COUNT, SAMPLE_TAG } from "#app/modules/orders/model/sample-orders.ts";
import { locationCatalogue } from "#app/modules/places/commands/locations.server.ts";
import { readPlanForm } from "#app/modules/plans/commands/list/plan-form.server.ts";
import { addDays } from "#app/platform/time/day-spans.ts";
import { toLocalDate } from "#app/platform/time/local-time.ts";
import { createPlanWorld, createTestPlan } from "#tests/factories/plans.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

async function stepsOf({ scope }: TestWorkspace) {
  const view = await viewHome(scope);
  if (!view.ok) throw new Error(view.failure.code);
  return view.value.steps?.map(({ key, done }) => `${key}${done ? " done" : ""}`) ?? null;
}

async function place({ scope }: TestWorkspace): Promise<void> {
  const made = await locationCatalogue.create.execute(scope, {
    name: "Depot",
    address: { line1: "Street 1", city: "Sarajevo", country: "BA" },
    longitude: 18.4,
    latitude: 43.8,
  });
  if (!made.ok) throw new Error(JSON.stringify(made.failure));
}

test("every first step is done on a screen of the route table", () => {
  for (const { screen } of firstSteps) expect(findPageRoute(screen), screen).toBeDefined();
});

test("a new account starts with all steps open; finished ones are checked; hiding the checklist affects one person", async () => {
  const owner = await createTestWorkspace();
  expect(await stepsOf(owner)).toEqual(["location", "vehicle", "agent", "orders", "shipments", "plan"]);
  await place(owner);
  expect((await stepsOf(owner))?.[0]).toBe("location done");
  const colleague = await createTestWorkspace({ member: owner, permissions: ["*"] });
  expect(await hideChecklist.execute(owner.scope, {})).toMatchObject({ ok: true });
  expect(await stepsOf(owner)).toBeNull();
  expect(await stepsOf(colleague)).not.toBeNull();
});

test("an account that works has no first steps; a merchant has those of a merchant", async () => {
  const owner = await createTestWorkspace();
  await createTestPlan(owner.scope, await createPlanWorld(owner.scope, { shipments: 2, agents: 1 }));
  expect(await stepsOf(owner)).toEqual([
    "location done",
    "vehicle done",
    "agent done",
    "orders done",
    "shipments done",
    "plan",
  ]);
  const all = { location: true, vehicle: true, agent: true, orders: true, shipments: true, plan: true };
  expect(listRemainingSteps("carrier", all, false)).toBeNull();
  expect(await stepsOf(await createTestWorkspace({ kind: "merchant" }))).toEqual(["location", "orders"]);
});

test("a new plan begins with the first day that has deliveries to be planned", async () => {
  const owner = await createTestWorkspace();
  const form = async () => {
    const read = await readPlanForm(owner.scope, { url: new URL("https://waybill.test/plans/create") });
    return read.ok ? read.value.day : null;
  };
  const today = toLocalDate(owner.scope.ports.clock.now(), owner.scope.account.timezone);
  expect(await form()).toBe(today);
  const day = addDays(today, 3);
  const window = () => ({ from: `${day}T08:00`, to: `${day}T16:00` });
  await createPlanWorld(owner.scope, { shipments: 2, agents: 1, window });
  expect(await form()).toBe(day);
});

test("samples fill an account once, round its location, for tomorrow, by the orders' own rules", async () => {
  const owner = await createTestWorkspace();
  const add = () => addSamples.execute(owner.scope, { street: "Sample Street" });
  expect(await add()).toMatchObject({ ok: false, failure: { code: "samples_without_location" } });
  await place(owner);
  expect(await add()).toMatchObject({ ok: true, value: { created: SAMPLE_COUNT } });
  expect(await add()).toMatchObject({ ok: false, failure: { code: "already_done" } });
  const answer = await owner.fetch(`/api/orders?limit=100&filters[tags][]=${SAMPLE_TAG}`);
  const { data }: { data: { orders: { status: number; destination: { point: unknown } }[] } } = await answer.json();
  expect(data.orders).toHaveLength(SAMPLE_COUNT);
  expect(data.orders.every(({ destination }) => destination.point !== null)).toBe(true);
  // Ready, so that they can be shipped and planned at once.
  expect(new Set(data.orders.map(({ status }) => status))).toEqual(new Set([2]));
  const limited = await createTestWorkspace({ member: owner, permissions: ["orders"] });
  expect(await addSamples.execute(limited.scope, { street: "x" })).toMatchObject({ failure: { code: "forbidden" } });
});
