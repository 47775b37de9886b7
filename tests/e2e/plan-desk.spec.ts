import { expect, type Page } from "playwright/test";
import { pointAlongValley } from "./demo-places.ts";
import { demo, expectAccessible, open, signIn, test, watchConsole } from "./journey.ts";
import { callPageApi, createSmallPlan, farAhead, fetchPlan } from "./small-plan.ts";

/** The rows of the open route's stops. */
const stopsOf = (page: Page) =>
  page.getByRole("list", { name: /^(Stops of route|Stopps von Route)/ }).getByRole("button");
const names = (page: Page) => stopsOf(page).locator(".stop-customer").allInnerTexts();

async function openRoute(page: Page, id: string): Promise<void> {
  const route = (await fetchPlan(page, id)).document?.routes.find(({ stops }) => stops.length > 3);
  await open(page, `/plans/${id}`);
  // A click that comes before the page listens is lost.
  await expect(async () => {
    await page.locator(`[data-route="${route?.id}"]`).click();
    await expect(stopsOf(page).first()).toBeVisible({ timeout: 3_000 });
  }).toPass();
}

const makePlan = (page: Page, order?: (at: number) => Record<string, unknown>): Promise<string> =>
  createSmallPlan(page, {
    name: "Hasty",
    stops: 6,
    agents: 1,
    place: pointAlongValley,
    ...(order ? { order } : {}),
  });

/** Holds what the page asks of the plan until `release`, as a slow line would. */
async function holdRequests(page: Page, id: string) {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let requested = 0;
  await page.route(
    (url) => url.pathname.startsWith(`/plans/${id}`),
    async (way) => {
      if (way.request().method() === "POST") {
        requested += 1;
        await held;
      }
      await way.continue();
    },
  );
  /** Everything has been saved, one after the other. */
  const quiet = () => expect(page.locator("[data-saving]")).toHaveCount(0, { timeout: 60_000 });
  return { release, getRequested: () => requested, quiet };
}

test("undo during a pending save reverts the move on screen at once, then in the plan, without conflicts", async ({
  page,
}) => {
  const errors = watchConsole(page);
  await signIn(page);
  const id = await makePlan(page);
  await openRoute(page, id);
  const before = await names(page);
  const line = await holdRequests(page, id);

  await stopsOf(page).first().click();
  await page.keyboard.press("Alt+ArrowDown");
  await expect.poll(() => names(page)).not.toEqual(before);
  await expect.poll(line.getRequested).toBe(1);
  await page.keyboard.press("Control+z");
  await expect.poll(() => names(page), "shown before anything is saved").toEqual(before);
  // Six more changes of mind while the first move is still on its way.
  for (const key of ["Control+Shift+z", "Control+z", "Alt+ArrowDown", "Alt+ArrowDown", "Control+z", "Control+z"])
    await page.keyboard.press(key);
  expect(line.getRequested(), "one at a time").toBe(1);
  line.release();
  await line.quiet();
  expect((await fetchPlan(page, id)).plan.currentVersion).toBe(1);
  await expect(page.getByRole("button", { name: "Version 1" })).toBeVisible();
  expect(await names(page)).toEqual(before);

  // Again and again, faster than the network: everything is undone without a conflict.
  for (let at = 0; at < 3; at += 1) {
    await page.keyboard.press("Alt+ArrowDown");
    await expect.poll(async () => (await names(page)).indexOf(before[0] ?? "")).toBe(at + 1);
  }
  for (let at = 0; at < 6; at += 1) await page.keyboard.press("Control+z");
  await expect.poll(() => names(page)).toEqual(before);
  await line.quiet();
  expect((await fetchPlan(page, id)).plan.currentVersion).toBe(1);
  await expect(page.getByRole("button", { name: "Version 1" })).toBeVisible();
  await expect(page.getByText("Someone else changed this first")).toBeHidden();
  await expect(page.getByRole("alert")).toHaveCount(0);
  expect(errors).toEqual([]);
});

test("a stop moved by keyboard is announced: its position, arrival, and lateness", async ({ page }) => {
  await signIn(page);
  const window = { from: `${farAhead}T08:00`, to: `${farAhead}T08:40` };
  const id = await makePlan(page, (at) => (at === 0 ? { delivery_schedule: window } : {}));
  await openRoute(page, id);
  await stopsOf(page).first().click();
  await page.keyboard.press("Alt+ArrowDown");
  const announcement = page.getByRole("status").filter({ hasText: /^Stop \d of 6, arrives \d\d:\d\d/ });
  await expect(announcement).toHaveText(/^Stop 2 of 6, arrives/);
  await page.keyboard.press("Alt+ArrowDown");
  await expect(announcement).toHaveText(/^Stop 3 of 6, arrives/);
  await page.keyboard.press("Alt+ArrowUp");
  await expect(announcement).toHaveText(/^Stop 2 of 6, arrives/);
});

test("optimizing shows progress before the server responds, shows its duration, and ends by itself", async ({
  page,
}) => {
  const errors = watchConsole(page);
  await signIn(page, demo);
  const id = await makePlan(page);
  await open(page, `/plans/${id}`);
  const effort = page.getByRole("button", { name: "Effort" });
  await expect(async () => {
    await effort.click();
    await expect(page.getByRole("menuitem", { name: /^Thorough: \d+(–\d+)? s$/ })).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(page.getByRole("menuitem")).toHaveText([/^Quick: \d/, /^Standard: \d/, /^Thorough: \d/]);
  const line = await holdRequests(page, id);
  const shown = page.evaluate(
    () =>
      new Promise<number>((announcement) => {
        let pressed = 0;
        addEventListener("click", ({ timeStamp }) => (pressed = timeStamp), { capture: true, once: true });
        new MutationObserver((_, watch) => {
          if (!document.querySelector(".progress-card")) return;
          watch.disconnect();
          announcement(performance.now() - pressed);
        }).observe(document.body, { childList: true, subtree: true });
      }),
  );
  await page.getByRole("menuitem", { name: /^Quick/ }).click();
  console.log(`the card is there ${(await shown).toFixed(0)} ms after the press, before the server has answered`);
  await expect(page.getByRole("button", { name: "Stop", exact: true })).toBeVisible();
  line.release();
  await expect(page.getByText(/^Optimized in \d+(\.\d)? s/)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole("button", { name: "Stop", exact: true })).toBeHidden();
  await expect(page.getByText(/^Quick, \d+(\.\d)? s: no better plan found$/)).toBeVisible();
  await expectAccessible(page);
  expect(errors).toEqual([]);
});

test("the rest of a confirmed plan: a better order is shown stop by stop, dismissed first, then applied", async ({
  page,
}) => {
  const errors = watchConsole(page);
  await signIn(page, demo);
  const id = await makePlan(page);
  const route = (await fetchPlan(page, id)).document?.routes.find(({ stops }) => stops.length > 3);
  const orderly = route?.stops.map(({ shipmentId }) => shipmentId) ?? [];
  // Up the valley and down again for every second stop: a clearly bad order.
  const odd = [...orderly.filter((_, at) => at % 2 === 0), ...orderly.filter((_, at) => at % 2 === 1)];
  await callPageApi(page, "POST", `plans/${id}/routes/${route?.id}/resequence`, { based_on: 1, shipment_ids: odd });
  await callPageApi(page, "POST", `plans/${id}/confirm`, { based_on: 2, preserve_sequences: false });
  await open(page, `/plans/${id}`);
  const dialog = page.getByRole("dialog", { name: "Optimize the rest of the day" });
  const item = page.getByRole("menuitem", { name: "Optimize the rest of the day" });
  await expect(async () => {
    await page.getByRole("button", { name: "More" }).last().click();
    await expect(item).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await item.press("Enter");
  await dialog.getByRole("button", { name: "Find a better order" }).click();
  await expect(dialog.getByText(/^\d+ stops? moves?$/)).toBeVisible({ timeout: 20_000 });
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Keep current order" }).click();
  const stops = async () =>
    (await fetchPlan(page, id)).document?.routes
      .find((each) => each.id === route?.id)
      ?.stops.map((each) => each.shipmentId);
  expect(await stops()).toEqual(odd);
  await page.getByRole("button", { name: "More" }).last().click();
  await item.press("Enter");
  await dialog.getByRole("button", { name: "Find a better order" }).click();
  await dialog.getByRole("button", { name: "Apply new order" }).click();
  await expect(page.getByText("The drivers are notified of their new order.")).toBeVisible();
  await expect.poll(stops).not.toEqual(odd);
  expect((await stops())?.toSorted()).toEqual(odd.toSorted());
  expect(errors).toEqual([]);
});
