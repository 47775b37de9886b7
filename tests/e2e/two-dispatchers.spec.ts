import { type Browser, expect, type Page } from "playwright/test";
import { pointAlongValley } from "./demo-places.ts";
import { demo, open, signIn, test, watchConsole } from "./journey.ts";
import { callPageApi, createSmallPlan, fetchPlan } from "./small-plan.ts";

/** A full member of the demo workspace beside its owner. */
const colleague = { email: "mehmet@waybill.example", password: "waybill-demo" };

async function enter(browser: Browser, person: { email: string; password: string }): Promise<Page> {
  const context = await browser.newContext({ locale: "en-US", timezoneId: "Europe/Berlin" });
  const page = await context.newPage();
  await signIn(page, person);
  return page;
}

/** A separate small plan, ready to be edited: eight orders near the depot, two agents. */
const makePlan = (page: Page): Promise<string> =>
  createSmallPlan(page, {
    name: "Two dispatchers",
    stops: 8,
    agents: 2,
    place: pointAlongValley,
  });

/** The rows of the open route's stops. */
const stopsOf = (page: Page) => page.getByRole("list", { name: /^Stops of route/ }).getByRole("button");

test("two dispatchers in one plan see each other; of two concurrent changes one wins and nothing is lost", async ({
  browser,
}) => {
  const [katharina, mehmet] = await Promise.all([enter(browser, demo), enter(browser, colleague)]);
  const errors = watchConsole(katharina);
  const id = await makePlan(katharina);
  const route = (await fetchPlan(katharina, id)).document?.routes.find(({ stops }) => stops.length > 3);
  await Promise.all([open(katharina, `/plans/${id}`), open(mehmet, `/plans/${id}`)]);

  // Each sees who else is here, and which route the other is editing.
  await expect(katharina.getByRole("img", { name: /In this plan: .*Mehmet Demir/ })).toBeVisible();
  await expect(mehmet.getByRole("img", { name: /In this plan: .*Katharina Vogt/ })).toBeVisible();
  await mehmet.locator(`[data-route="${route?.id}"]`).click();
  await expect(katharina.getByText("Mehmet is editing")).toBeVisible();
  await katharina.locator(`[data-route="${route?.id}"]`).click();

  // What one does, the other sees without doing anything.
  const before = await stopsOf(katharina).locator(".stop-customer").allInnerTexts();
  await stopsOf(mehmet).first().click();
  await mehmet.keyboard.press("Alt+ArrowDown");
  await expect.poll(() => stopsOf(katharina).locator(".stop-customer").allInnerTexts()).not.toEqual(before);
  const second = await stopsOf(katharina).locator(".stop-customer").allInnerTexts();
  expect(second).toEqual(await stopsOf(mehmet).locator(".stop-customer").allInnerTexts());

  // In one moment: Mehmet's request waits in the line until Katharina's change is in. He sees it, and keeps his change.
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await mehmet.route(
    (url) => url.pathname.startsWith(`/plans/${id}`),
    async (way) => {
      if (way.request().method() === "POST") await held;
      await way.continue();
    },
  );
  await stopsOf(mehmet).last().click();
  await mehmet.keyboard.press("Alt+ArrowUp");
  const locked = await callPageApi(katharina, "POST", `plans/${id}/routes/${route?.id}/lock`, { based_on: 2 });
  const unlocked = await callPageApi(katharina, "POST", `plans/${id}/routes/${route?.id}/unlock`, { based_on: 3 });
  expect([locked.status, unlocked.status]).toEqual([200, 200]);
  release();
  const lost = mehmet.getByRole("alert", { name: "One change was not saved" });
  await expect(lost).toContainText("Stops resequenced");
  await expect.poll(() => stopsOf(mehmet).locator(".stop-customer").allInnerTexts()).toEqual(second);
  await lost.getByRole("button", { name: "Reapply" }).click();
  await expect(lost).toBeHidden();
  await expect.poll(() => stopsOf(katharina).locator(".stop-customer").allInnerTexts()).not.toEqual(second);

  // Two confirmations in one moment: one confirms, the other is refused.
  const version = (await fetchPlan(katharina, id)).plan.currentVersion;
  const requested = { based_on: version, preserve_sequences: false };
  const answers = await Promise.all(
    [katharina, mehmet].map((page) => callPageApi(page, "POST", `plans/${id}/confirm`, requested)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  await expect(katharina.getByText("Confirmed").first()).toBeVisible();
  await expect(mehmet.getByText("Confirmed").first()).toBeVisible();
  expect(errors.filter((each) => !each.includes("409"))).toEqual([]);
});
