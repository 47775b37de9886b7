import { expect, type Page } from "playwright/test";
import { expectAccessible, hydrated, open, reload, signIn, test, watchConsole } from "./journey.ts";
import { createApiOrder } from "./small-plan.ts";

const log = (page: Page) => page.getByRole("complementary", { name: "Run log" });

/** Waits for the log of the open rule: events are published within moments. */
async function logged(page: Page, words: string | RegExp): Promise<void> {
  await expect(async () => {
    await reload(page);
    await expect(log(page).getByText(words).first()).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 90_000 });
}

test("a rule is created, dry-run over seven days, enabled, acts on one order, explains skipping another, and is paused", async ({
  page,
}) => {
  await signIn(page);
  const errors = watchConsole(page);
  const tag = `rules-${Date.now()}`;
  await open(page, "/plans");
  await page.getByRole("link", { name: "Rules", exact: true }).click();
  await page.getByRole("link", { name: "New rule" }).click();
  await expect(log(page)).toContainText("Its runs appear here");
  const editor = page.getByRole("group");
  await editor.getByLabel("Name of the rule").fill(`Heavy goods ${tag}`);
  await editor.getByLabel("How often").selectOption({ label: "At an event" });
  await editor.getByLabel("Event", { exact: true }).selectOption({ label: "When an order is created" });

  await editor.getByRole("button", { name: "Filter" }).click();
  await page.getByRole("menuitem", { name: "Reference ID" }).click();
  await page.getByRole("dialog").getByRole("textbox").fill(tag);
  await page.keyboard.press("Enter");
  await editor.getByLabel("Step 1").selectOption({ label: "Add a tag" });
  await editor.getByLabel("Tag", { exact: true }).fill(tag);
  await expectAccessible(page);

  await editor.getByRole("button", { name: "Dry run with the last seven days" }).click();
  await expect(editor.getByText("orders would have matched in the last seven days")).toBeVisible();
  await expect(editor.getByRole("list", { name: "Matched by day" }).getByRole("listitem")).toHaveCount(7);

  await page.getByRole("button", { name: "Create rule" }).click();
  await expect(page).toHaveURL(/edit=/);
  const enabled = page.getByRole("switch", { name: "Enabled" });
  await expect(enabled).not.toBeChecked();
  await enabled.click();
  await expect(enabled).toBeChecked();

  const one = await createApiOrder(page, { external_id: `${tag}-1` });
  const other = await createApiOrder(page, { external_id: `other-${Date.now()}` });
  await logged(page, one.number);
  await logged(page, other.number);
  await expect(log(page).getByText("Done", { exact: true }).first()).toBeVisible();
  await expect(log(page).getByText("Skipped", { exact: true }).first()).toBeVisible();
  await expect(
    log(page)
      .getByText(/Did not match: Reference ID/)
      .first(),
  ).toBeVisible();
  await expectAccessible(page);

  // It is the last in order, and goes one up.
  const rules = page.getByRole("navigation", { name: "Automation rules" }).getByRole("link");
  await expect(rules.last()).toContainText(tag);
  await page.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("menuitem", { name: "Move up" }).click();
  await expect(rules.last()).not.toContainText(tag);

  await log(page)
    .getByRole("link", { name: /^All \d+ runs$/ })
    .click();
  await page.locator(hydrated).waitFor({ state: "attached" });
  await expect(page.getByRole("row", { name: new RegExp(one.number) })).toContainText("Done");
  await expect(page.getByRole("row", { name: new RegExp(other.number) })).toContainText("Did not match");
  await expectAccessible(page);
  await page
    .getByRole("row", { name: new RegExp(one.number) })
    .getByRole("link", { name: one.number })
    .click();
  await expect(page.getByText(tag, { exact: true }).first()).toBeVisible();

  await page.goBack();
  await page
    .getByRole("link", { name: `Heavy goods ${tag}` })
    .first()
    .click();
  await page.getByRole("switch", { name: "Enabled" }).click();
  await expect(rules.filter({ hasText: tag })).toContainText("Paused");
  await page.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByRole("button", { name: "Delete rule" }).click();
  await expect(page.getByText(tag)).toHaveCount(0);
  expect(errors).toEqual([]);
});
