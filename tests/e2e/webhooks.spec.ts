import { expect, type Page } from "playwright/test";
import { expectAccessible, open, reload, signIn, test, tick } from "./journey.ts";

/** The newest line of the log, once it is delivered: the queue needs a moment. */
async function newestArrived(page: Page) {
  const newest = page.getByRole("table", { name: "Deliveries" }).getByRole("row").nth(1);
  await expect(async () => {
    await reload(page);
    await expect(newest).toContainText("Delivered", { timeout: 2000 });
  }).toPass({ timeout: 60_000 });
  return newest;
}

test("an endpoint is created, tested with the built-in receiver, its delivery viewed and resent, a range recovered", async ({
  page,
}) => {
  await signIn(page);
  await open(page, "/settings/webhooks-alerts");
  await expectAccessible(page);
  await page.getByRole("button", { name: "New endpoint" }).first().click();
  const name = `Journey ${Date.now()}`;
  const form = page.getByRole("dialog");
  await form.getByLabel("Name", { exact: true }).fill(name);
  await expect(form.getByLabel("Address", { exact: true })).toHaveValue("https://receiver.internal/");
  // On a busy machine the list of choices may be put elsewhere while the hand is on its way.
  await expect(async () => {
    await form.getByRole("combobox", { name: "Events" }).fill("customer.created");
    await page.getByRole("option", { name: "customer.created" }).click({ timeout: 3000 });
  }).toPass();
  await expectAccessible(page);
  await form.getByRole("button", { name: "New endpoint" }).click();
  await expect(page.getByTestId("secret")).toContainText("whsec_");
  await expectAccessible(page);
  await page.getByLabel("I have stored it").check();
  await page.getByRole("button", { name: "Done", exact: true }).click();

  await page.getByRole("link", { name }).click();
  await expect(page.getByText("Nothing sent yet")).toBeVisible();
  await page.getByRole("button", { name: "Send test…" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByText("Test sent")).toBeVisible();
  const row = await newestArrived(page);
  await expect(row).toContainText("webhook.ping");
  await expect(page.getByRole("img", { name: "Delivery rate by day" })).toBeVisible();
  await row.getByRole("link").click();
  const opened = page.getByRole("complementary", { name: "webhook.ping" });
  await expect(opened).toContainText("webhook-signature: v1,");
  await expect(opened).toContainText("200");
  await expectAccessible(page);
  await opened.getByRole("button", { name: "Resend" }).click();
  await expect(page.getByText("Event sent again")).toBeVisible();
  await newestArrived(page);
  await expect(opened.getByRole("listitem")).toHaveCount(2);

  await page.getByRole("button", { name: "Resend events" }).click();
  const recovery = page.getByRole("dialog", { name: "Resend events" });
  await recovery.getByLabel("Which").selectOption("all");
  await expect(recovery.getByText(/^\d+ events? will be sent/)).toBeVisible();
  await expectAccessible(page);
  await recovery.getByRole("button", { name: /^Send \d+ events?$/ }).click();
  await expect(page.getByText(/events? (is|are) being sent/)).toBeVisible();

  await open(page, "/settings/webhooks-alerts");
  await tick(page, page.getByRole("row").filter({ hasText: name }).getByRole("checkbox"));
  await page.getByRole("toolbar").getByRole("button", { name: "Delete" }).click();
  await page.getByRole("button", { name: "Delete endpoints" }).click();
  await expect(page.getByRole("row").filter({ hasText: name })).toHaveCount(0);
});

test("an alert is created for a role, rejected without recipients, tested by mail, and deleted", async ({ page }) => {
  await signIn(page);
  // The mail is in the language that this person last chose, in whatever journey.
  const body = { language: "en", to: "/" };
  await page.evaluate((form) => fetch("/preferences", { method: "POST", body: new URLSearchParams(form) }), body);
  await open(page, "/settings/webhooks-alerts/alerts");
  await expectAccessible(page);
  await page.getByRole("button", { name: "New alert" }).first().click();
  const name = `Journey ${Date.now()}`;
  const form = page.getByRole("dialog");
  await form.getByLabel("Name", { exact: true }).fill(name);
  await form.getByLabel("A plan fails").check();
  await form.getByLabel("Send to", { exact: true }).selectOption("roles");
  await form.getByRole("button", { name: "New alert" }).click();
  await expect(form.getByRole("alert").first()).toBeVisible();
  await expectAccessible(page);
  await form.getByLabel("Dispatch", { exact: true }).check();
  await form.getByRole("button", { name: "New alert" }).click();
  const row = page.getByRole("row").filter({ hasText: name });
  await expect(row).toContainText("Dispatch");
  await row.getByRole("button", { name: "Send test" }).click();
  await expect(page.getByText("Test sent")).toBeVisible();
  await expect(async () => {
    const outbox = await page.request.get("/dev/outbox?to=demo@waybill.example");
    expect(await outbox.text()).toContain("The optimization of plan P-1204 (Test) failed");
  }).toPass({ timeout: 30_000 });
  await tick(page, row.getByRole("checkbox"));
  await page.getByRole("toolbar").getByRole("button", { name: "Delete" }).click();
  await page.getByRole("button", { name: "Delete alerts" }).click();
  await expect(row).toHaveCount(0);
});
