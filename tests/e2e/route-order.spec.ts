import { expect, type Page } from "playwright/test";
import { scatteredPoint } from "./demo-places.ts";
import { open, signIn, test, watchConsole } from "./journey.ts";
import { callPageApi, createSmallPlan, fetchPlan } from "./small-plan.ts";

const stops = 60;

/** The rows of the open route's stops. */
const rowsOf = (page: Page) => page.getByRole("list", { name: /^Stops of route/ }).locator(".stop-customer");

/** Whether the page has fetched the solver. */
const hasSolver = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType("resource").some(({ name }) => /solver[^/]*\.wasm/.test(name)));

/** Milliseconds from the next click to its toast, by the page's own clock. */
const untilAnnounced = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((announced) => {
        let pressed = 0;
        addEventListener("click", ({ timeStamp }) => (pressed = timeStamp), { capture: true, once: true });
        new MutationObserver((_, watch) => {
          if (!document.querySelector(".toast")) return;
          watch.disconnect();
          announced(performance.now() - pressed);
        }).observe(document.body, { childList: true, subtree: true });
      }),
  );

test("a 60-stop route with a worse manual order is improved in the browser in a tenth of a second, and undone", async ({
  page,
}) => {
  const errors = watchConsole(page);
  await signIn(page);
  const id = await createSmallPlan(page, { name: "Sixty", stops, agents: 1, place: scatteredPoint });
  const route = (await fetchPlan(page, id)).document?.routes.find((each) => each.stops.length === stops);
  expect(route, "one route serves all").toBeDefined();
  const given = route?.stops.map(({ shipmentId }) => shipmentId) ?? [];
  // Every third stop first: an order made without a look at the map.
  const worse = [0, 1, 2].flatMap((part) => given.filter((_, at) => at % 3 === part));
  const made = await callPageApi(page, "POST", `plans/${id}/routes/${route?.id}/resequence`, {
    based_on: 1,
    shipment_ids: worse,
  });
  expect(made.status).toBe(200);

  // A cold tab: nothing of the search was ever loaded here, and nothing is until a route is open.
  await open(page, `/plans/${id}`);
  expect(await hasSolver(page)).toBe(false);
  // A click that comes before the page listens is lost.
  await expect(async () => {
    await page.locator(`[data-route="${route?.id}"]`).click();
    await expect(rowsOf(page)).toHaveCount(stops, { timeout: 3000 });
  }).toPass();
  const before = await rowsOf(page).allInnerTexts();
  await expect.poll(() => hasSolver(page)).toBe(true);
  // A person's pointer rests on the button before it is pressed; the map is drawn meanwhile.
  const button = page.getByRole("button", { name: /^Best order/ });
  await button.hover();
  await page.evaluate(() => new Promise<void>((resolve) => void requestIdleCallback(() => resolve())));
  const announced = untilAnnounced(page);
  await button.click();
  await expect(page.getByText(/^Route \d+: better order/)).toBeVisible();
  await expect(page.getByText(/(min|km) less/)).toBeVisible();
  await expect.poll(() => rowsOf(page).allInnerTexts()).not.toEqual(before);
  await expect(page.getByText("Version 3")).toBeVisible();
  const took = await page.evaluate(() => performance.getEntriesByName("route-search", "measure")[0]?.duration ?? 1e9);
  const shown = (await announced).toFixed(0);
  console.log(
    `first press in a cold tab: ${stops} stops searched in ${took.toFixed(0)} ms, announced after ${shown} ms`,
  );

  // It is a change like any other: undone, and found again by the key.
  await expect(async () => {
    await page.keyboard.press("Control+z");
    await expect.poll(() => rowsOf(page).allInnerTexts(), { timeout: 3000 }).toEqual(before);
  }).toPass();
  await page.keyboard.press("Shift+O");
  await expect.poll(() => rowsOf(page).allInnerTexts()).not.toEqual(before);
  const again = await page.evaluate(() =>
    performance.getEntriesByName("route-search", "measure").map(({ duration }) => duration),
  );
  expect(Math.min(...again), again.join(", ")).toBeLessThan(100);

  await expect(page.getByText("Version 4")).toBeVisible();

  // A stop is dragged elsewhere; the following click works.
  const [from, to] = [await rowsOf(page).nth(1).boundingBox(), await rowsOf(page).nth(8).boundingBox()];
  if (!from || !to) throw new Error("the stops are out of sight");
  await page.mouse.move(from.x + 10, from.y + 5);
  await page.mouse.down();
  await page.mouse.move(to.x + 10, to.y + 5, { steps: 10 });
  const found = await rowsOf(page).allInnerTexts();
  await page.mouse.up();
  await expect(page.getByText("Version 5")).toBeVisible();
  expect(await rowsOf(page).allInnerTexts()).toEqual(found);
  await page.locator(`[data-route="${route?.id}"]`).click();
  await expect(rowsOf(page)).toHaveCount(0);
  expect(errors).toEqual([]);
});
