import { expect, test } from "vitest";
import { type FirstStep, listRemainingSetUp } from "#app/modules/home/model/first-steps.ts";

const planned: Record<FirstStep, boolean> = {
  ...{ location: true, vehicle: true, agent: true, orders: true, shipments: true, plan: true },
};
const setUp = { logo: false, shop: false, colleague: true };

test("what is left to set up follows the first steps, until nothing is left or it is hidden", () => {
  const remaining = listRemainingSetUp("carrier", { done: planned, setUp, hidden: false });
  expect(remaining).toEqual([
    { key: "logo", done: false },
    { key: "shop", done: false },
    { key: "colleague", done: true },
  ]);
  const none = [
    listRemainingSetUp("carrier", { done: { ...planned, plan: false }, setUp, hidden: false }),
    listRemainingSetUp("carrier", { done: planned, setUp, hidden: true }),
    listRemainingSetUp("merchant", { done: planned, setUp, hidden: false }),
    listRemainingSetUp("carrier", { done: planned, setUp: { logo: true, shop: true, colleague: true }, hidden: false }),
  ];
  expect(none).toEqual([null, null, null, null]);
});
