import { expect, test } from "playwright/test";
import { expectAccessible, open, signIn, watchConsole } from "./journey.ts";
import { ask } from "./small-plan.ts";

test("an agent is checked in and out by the office; twice is refused in words, and the history keeps it", async ({
  page,
}) => {
  await signIn(page);
  const errors = watchConsole(page);
  const run = String(Date.now());
  const name = `Severin ${run}`;
  await ask(page, "POST", "agents", { name, phone: `+4178${run.slice(-7)}`, functions: ["deliveries"] });
  await open(page, "/fleet");
  await expect(page).toHaveURL(/\/fleet\/attendance$/);
  await open(page, `/fleet/attendance?search=${encodeURIComponent(name)}`);
  const row = page.getByRole("row").filter({ hasText: name });
  await expect(row).toContainText("Offline");
  const press = async (deed: "Check in" | "Check out") => {
    await row.getByRole("checkbox").check();
    await page.getByRole("toolbar").getByRole("button", { name: deed }).click();
  };
  await press("Check in");
  await expect(row).toContainText("Idle");
  await expectAccessible(page);
  await open(page, `/fleet/attendance?search=${encodeURIComponent(name)}`);
  await press("Check in");
  await expect(page.getByText("The agent is already checked in.")).toBeVisible();
  await open(page, `/fleet/attendance?search=${encodeURIComponent(name)}`);
  await press("Check out");
  await expect(row).toContainText("Offline");
  await page.getByRole("link", { name: "History" }).click();
  await expect(page).toHaveURL(/\/history/);
  await expect(page.getByRole("row").filter({ hasText: name })).toContainText("Office");
  await expectAccessible(page);
  expect(errors).toEqual([]);
});
