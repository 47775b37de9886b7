import { expect } from "playwright/test";
import { expectAccessible, open, signIn, test, watchConsole } from "./journey.ts";
import { createApiOrder } from "./small-plan.ts";

test("an order recurs on dates: one is skipped and restored, the series is paused and resumed", async ({ page }) => {
  await signIn(page);
  const errors = watchConsole(page);
  const { number } = await createApiOrder(page);
  await open(page, `/orders/${number}`);
  await page.getByRole("button", { name: "More actions" }).first().click();
  await page.getByRole("menuitem", { name: "Repeat on dates" }).click();
  const dialog = page.getByRole("dialog", { name: `Repeat ${number} on dates` });
  await dialog.getByRole("button", { name: "Thu" }).click();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Repeat on these dates" }).click();
  await expect(dialog).toHaveCount(0);

  const row = page.getByRole("row", { name: new RegExp(number) });
  await expect(row).toContainText("Active");
  await row.getByText("Mon, Thu").click();
  const pane = page.getByRole("complementary", { name: number });
  const skips = pane.getByRole("button", { name: /^Skip/ });
  await expect(skips).toHaveCount(8);
  await skips.first().click();
  await expect(pane.getByText("skipped")).toBeVisible();
  await expectAccessible(page);
  await pane.getByRole("button", { name: /^Restore/ }).click();
  await expect(pane.getByText("skipped")).toHaveCount(0);
  await pane.getByRole("button", { name: "Pause" }).click();
  await expect(row).toContainText("Paused");
  await pane.getByRole("button", { name: "Resume" }).click();
  await expect(row).toContainText("Active");
  expect(errors).toEqual([]);
});
