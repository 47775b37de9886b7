import { expect, type Page } from "playwright/test";
import { createDrivenDay, readPhoneLink } from "./drive-day.ts";
import { expectAccessible, open, signIn, test } from "./journey.ts";
import { withMaps } from "./launch-options.ts";

test.use({ launchOptions: withMaps });

test("a moving driver moves on the office's screen at once, without polling the server", async ({
  page: office,
  browser,
}) => {
  await signIn(office);
  const name = `Livia ${String(Date.now())}`;
  const { agentId } = await createDrivenDay(office, name);
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: "en-US" });
  const phone = await context.newPage();
  await open(phone, await readPhoneLink(office, agentId));
  await phone.getByRole("button", { name: "Understood" }).click();
  await phone.getByRole("button", { name: "Begin my day" }).click();
  await expect(phone.getByText("All sent")).toBeVisible();
  await open(office, "/routes");
  await office.getByRole("tab", { name: /^Not started/ }).click();
  await office.getByRole("button", { name: new RegExp(name) }).click();
  const fact = office.getByRole("definition").filter({ hasText: /^at \d\d:\d\d$/ });
  await expect(fact).toHaveCount(0);
  // The check-in's update is loaded by now.
  await office.waitForLoadState("networkidle");
  const requested: string[] = [];
  office.on("request", (request) => {
    if (request.url().includes("/routes.data")) requested.push(request.url());
  });
  const sentAt = new Date().toISOString();
  // Its own position: a driver of an earlier attempt is shown beside it.
  const spot = { longitude: 9.5209, latitude: 47.12 + (Date.now() % 200) / 5_000, accuracy: 8, at: sentAt };
  const began = Date.now();
  const reported = await phone.request.post("/api/drive/positions", {
    headers: { origin: new URL(phone.url()).origin },
    data: { sent_at: sentAt, positions: [spot] },
  });
  expect(reported.status()).toBe(200);
  await expect(office.getByRole("button", { name: "Follow on the map" })).toBeVisible({ timeout: 10_000 });
  console.log(`the office saw it ${Date.now() - began} ms after the phone began to send it`);
  // Longer than a screen without a connection waits before it asks again.
  await expect.poll(() => Date.now() - began, { timeout: 15_000 }).toBeGreaterThan(6_000);
  expect(requested).toEqual([]);
  await pressesTheDriver(office, name);
  await office
    .getByRole("list", { name: /^Stops of route/ })
    .getByRole("button")
    .first()
    .click();
  await expect(office.getByRole("link", { name: "Call customer" })).toHaveAttribute("href", /^tel:\+/);
  const seen = office.getByRole("region", { name: "What the customer sees" });
  await expect(seen).toContainText("is not shown before the route starts");
  await phone.getByRole("button", { name: "Loaded, start the route" }).click();
  await expect(seen).toContainText("is shown");
  await expectAccessible(office);
  await office.getByRole("link", { name: "Reschedule" }).click();
  await expect(office.getByRole("dialog", { name: "Reschedule", exact: true })).toBeVisible();
  await context.close();
});

/** Who drives is chosen on the map itself: where they are, and by the label at its edge while they are beyond it. */
async function pressesTheDriver(office: Page, name: string): Promise<void> {
  const map = office.getByRole("application", { name: /^Map with/ });
  const chosen = office.getByRole("complementary", { name: "Inspector" }).getByText(name).first();
  const nothing = office.getByText("Choose a route or a stop.");
  const label = map.getByTitle(/is outside the map: go there$/).first();
  const clearSelection = async () => {
    await map.focus();
    await office.keyboard.press("Escape");
    await expect(nothing).toBeVisible();
  };
  // Following centers the driver; after following ends the map stays there.
  await office.getByRole("button", { name: "Follow on the map" }).click();
  await office.getByRole("button", { name: "Stop following" }).first().click();
  await clearSelection();
  await expect(async () => {
    await map.locator("canvas").click();
    await expect(chosen).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 45_000 });
  await clearSelection();
  await expect(async () => {
    for (let times = 0; times < 4; times += 1) await office.keyboard.press("Shift+ArrowRight");
    await expect(label).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 45_000 });
  await label.click();
  await expect(nothing).toHaveCount(0);
}
