import { expect } from "playwright/test";
import { expectAccessible, open, signIn, test, watchConsole } from "./journey.ts";
import { callPageApi } from "./small-plan.ts";

test("the office checks an agent in and out; a repeat is rejected with a message, and the history shows it", async ({
  page,
}) => {
  await signIn(page);
  // A word of an address that is no sort is none, also one that every object has.
  expect((await page.request.get("/fleet/attendance?sort=__proto__")).status()).toBe(200);
  const errors = watchConsole(page);
  const run = String(Date.now());
  const name = `Severin ${run}`;
  await callPageApi(page, "POST", "agents", { name, phone: `+4178${run.slice(-7)}`, functions: ["deliveries"] });
  await open(page, "/fleet");
  await expect(page).toHaveURL(/\/fleet\/attendance$/);
  await open(page, `/fleet/attendance?search=${encodeURIComponent(name)}`);
  const row = page.getByRole("row").filter({ hasText: name });
  await expect(row).toContainText("Offline");
  const press = async (action: "Check in" | "Check out") => {
    await row.getByRole("checkbox").check();
    await page.getByRole("toolbar").getByRole("button", { name: action }).click();
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
  // Who of the office did it, by name.
  await expect(page.getByRole("row").filter({ hasText: name })).toContainText("Katharina Vogt");
  // A day that there is not, in an address that somebody typed, is no reason to show nothing.
  await open(page, "/fleet/attendance/history?filters[checked_in][]=on,2026-13-45");
  await expect(page.getByText("2026-13-45")).toBeVisible();
  await expectAccessible(page);
  expect(errors).toEqual([]);
});

test("a day off and late hours are published at once, repeated, and used for the plan's day", async ({ page }) => {
  await signIn(page);
  const errors = watchConsole(page);
  const run = String(Date.now());
  const name = `Ursina ${run}`;
  const hours = { shift_start: "07:00", shift_end: "15:30" };
  await callPageApi(page, "POST", "agents", {
    name,
    phone: `+4179${run.slice(-7)}`,
    functions: ["deliveries"],
    ...hours,
  });
  await open(page, "/fleet/attendance/shifts?week=2031-03-18");
  const row = page.getByRole("row").filter({ hasText: name });
  await expect(row).toContainText("59:30");
  const day = (at: number) => row.getByRole("button").nth(at);
  await day(1).click();
  const dialog = page.getByRole("dialog", { name: new RegExp(name) });
  await dialog.getByRole("combobox", { name: "Day" }).selectOption("Day off");
  await dialog.getByLabel("Reason").fill("Holiday");
  await dialog.getByRole("button", { name: "Apply" }).click();
  await expect(day(1)).toContainText("Holiday");
  await expect(day(1)).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(day(2)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  // The hours are typed in parts, and the typed values count.
  const hour = dialog.getByRole("spinbutton", { name: /hour/i }).first();
  await expect(hour).toHaveText("07");
  await hour.click();
  await page.keyboard.type("0915");
  await dialog.getByRole("button", { name: "Apply" }).click();
  await expect(day(2)).toContainText("09:15 – 15:30");
  await page.getByRole("button", { name: "Publish 2 changes" }).click();
  await expect(page.getByText("Published", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Repeat" }).click();
  const repeat = page.getByRole("dialog", { name: "Repeat" });
  await repeat.getByLabel("Following weeks").fill("2");
  await repeat.getByRole("button", { name: "Repeat" }).click();
  await expect(page.getByText("Week copied", { exact: true })).toBeVisible();
  await open(page, "/fleet/attendance/shifts?week=2031-04-02");
  await expect(day(1)).toContainText("Holiday");
  await expect(day(2)).toContainText("09:15 – 15:30");
  await expect(row).toContainText("48:45");
  await expectAccessible(page);
  expect(errors).toEqual([]);
});
