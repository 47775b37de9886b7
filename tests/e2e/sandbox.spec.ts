import { expect, type Page } from "playwright/test";
import {
  createWorkspaceInBrowser,
  expectAccessible,
  open,
  registerInBrowser,
  reload,
  test,
  watchConsole,
} from "./journey.ts";

const bar = (page: Page) => page.getByRole("region", { name: "Sandbox", exact: true });

/** Chooses an action of the bar's menu. */
async function choose(page: Page, action: string): Promise<void> {
  await bar(page).getByRole("button", { name: "Clock and contents" }).click();
  await page.getByRole("menuitem", { name: action }).click();
}

test("a sandbox is opened, filled, its clock moved, its unsent messages viewed, and reset", async ({ page }) => {
  test.slow();
  const errors = watchConsole(page);
  // A separate person: opening a sandbox stays in effect until another account is chosen.
  const email = `sandbox-${Date.now()}@waybill.example`;
  await registerInBrowser(page, { first: "Sina", last: "Sand", email, password: "Sand-castle-2026" });
  await createWorkspaceInBrowser(page, `Sand ${Date.now()}`);
  await open(page, "/settings/sandbox");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Create sandbox" }).click();
  await page.getByRole("button", { name: "Open the sandbox" }).click();
  await expect(bar(page)).toBeVisible();
  await expectAccessible(page);

  await choose(page, "Fill with 50 orders");
  await expect(page.getByText("50 orders were added.")).toBeVisible();
  await open(page, "/orders");
  await expect(page.getByRole("row").nth(1)).toContainText("WB-");
  await expectAccessible(page);

  const [before = ""] = await bar(page).getByRole("status").allTextContents();
  await bar(page).getByRole("button", { name: "+ 1 day" }).click();
  await expect(async () => {
    await reload(page);
    await expect(bar(page).getByRole("status")).not.toContainText("On the way", { timeout: 2_000 });
    await expect(bar(page).getByRole("status")).not.toHaveText(before, { timeout: 2_000 });
  }).toPass({ timeout: 90_000 });

  await open(page, "/settings/sandbox");
  await expect(page.getByRole("heading", { name: "Captured messages" })).toBeVisible();
  await expectAccessible(page);

  await choose(page, "Reset …");
  const sure = page.getByRole("dialog", { name: "Reset the sandbox?" });
  await expectAccessible(page);
  const answer = page.waitForResponse((response) => response.url().includes("/api/sandbox/reset"));
  await sure.getByRole("button", { name: "Reset sandbox" }).click();
  expect((await answer).status()).toBe(200);
  await expect(async () => {
    await open(page, "/orders");
    await expect(page.getByText("Resetting")).toHaveCount(0, { timeout: 2_000 });
    await expect(page.getByRole("row").filter({ hasText: "WB-" })).toHaveCount(0, { timeout: 2_000 });
  }).toPass({ timeout: 90_000 });
  // While it is being reset, nothing else is answered.
  expect(errors.filter((each) => !each.includes("409"))).toEqual([]);
});
