import { expect, test } from "vitest";
import { firstSteps, type StepState } from "#app/modules/home/model/first-steps.ts";
import { findNextStep } from "#app/modules/home/model/next-step.ts";

/** The setup steps of a carrier, of which the first `count` are done. */
const stepsDone = (count: number): StepState[] => firstSteps.map(({ key }, at) => ({ key, done: at < count }));

test("offers the next step only on the screen where a step was just completed", () => {
  expect(findNextStep("/settings/locations", stepsDone(0))).toBeNull();
  expect(findNextStep("/settings/locations", stepsDone(1))).toMatchObject({ key: "vehicle", done: 1, of: 6 });
  expect(findNextStep("/settings/vehicles", stepsDone(2))).toMatchObject({ key: "agent", to: "/settings/agents?new" });
  // Home offers the ways to add orders.
  expect(findNextStep("/settings/agents", stepsDone(3))).toMatchObject({ key: "orders", to: "/" });
  expect(findNextStep("/orders/WB-1", stepsDone(4))).toMatchObject({ key: "shipments" });
  expect(findNextStep("/shipments/deliveries/create", stepsDone(5))).toMatchObject({ key: "plan" });
  expect(findNextStep("/", stepsDone(3))).toBeNull();
  expect(findNextStep("/customers", stepsDone(3))).toBeNull();
  expect(findNextStep("/settings/locations-of-old", stepsDone(3))).toBeNull();
});

test("a screen of an open step does not link to another step", () => {
  const steps = stepsDone(1).map((step) => ({ ...step, done: step.key === "agent" }));
  expect(findNextStep("/settings/locations", steps)).toBeNull();
  expect(findNextStep("/settings/agents", steps)).toMatchObject({ key: "location" });
});

test("offers nothing when all steps are done", () => {
  expect(findNextStep("/plans", stepsDone(6))).toBeNull();
});
