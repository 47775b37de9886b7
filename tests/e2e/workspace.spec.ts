import { expect, type Locator } from "playwright/test";
import { computeTotpCode } from "#app/modules/identity/model/totp.ts";
import { demoCompany } from "#workers/local/demo/company.ts";
import { expectAccessible, open, readMailedInvitation, reload, signIn, test, watchConsole } from "./journey.ts";

const member = { email: `mira-${Date.now()}@example.test`, password: "eine lange Reise" };

/** The code that an authenticator app shows, `later` steps from now. */
function appCode(secret: string, later = 0): string {
  return computeTotpCode(secret, Date.now() + later * 30_000);
}

/** The entries of the rail that can be opened. */
function opened(rail: Locator): Locator {
  return rail.locator("ul a").filter({ visible: true });
}

test("an owner sets up the workspace and invites a member, who has limited access and two-step sign-in", async ({
  page,
  browser,
}) => {
  const errors = watchConsole(page);
  await signIn(page);
  await open(page, "/settings/account");
  const radius = page.getByLabel("Stop arrival radius");
  await radius.fill("80");
  await page.getByLabel("Force return to origin").selectOption({ label: "After 3 attempts" });
  await page.getByRole("button", { name: /^Save/ }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await reload(page);
  await expect(radius).toHaveValue("80");
  await expectAccessible(page);

  await open(page, "/settings/members");
  await page.getByRole("button", { name: "Invite member" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Invite member" });
  await dialog.getByLabel("Email").fill(member.email);
  await dialog.getByLabel("Role", { exact: true }).selectOption({ label: "Individual permissions" });
  await dialog.getByRole("button", { name: "Send invitation" }).click();
  await expect(dialog.locator(".field-error").first()).toBeVisible();
  await dialog.getByText("Every permission").click();
  await dialog.getByRole("checkbox", { name: "Orders", exact: true }).check();
  await dialog.getByRole("checkbox", { name: "Shipments", exact: true }).check();
  await dialog.getByRole("group", { name: "Locations" }).getByRole("checkbox").first().check();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Send invitation" }).click();
  await expect(dialog).toBeHidden();
  const row = page.getByRole("row", { name: new RegExp(member.email) });
  await expect(row).toContainText("Pending");
  await expect(row).toContainText("2 permissions");

  const context = await browser.newContext({ locale: "en-US" });
  const own = await context.newPage();
  const wrong = watchConsole(own);
  await open(own, await readMailedInvitation(page, member.email));
  await expect(own.getByRole("heading", { name: `Join ${demoCompany.name}` })).toBeVisible();
  await own.getByLabel("First name").fill("Mira");
  await own.getByLabel("Last name").fill("Kai");
  await own.getByLabel(/^password$/i).fill(member.password);
  await own.getByRole("button", { name: "Create account and join" }).click();
  const rail = own.getByRole("navigation", { name: "Modules" });
  await expect(opened(rail)).toHaveText(["Home", "Orders", "Live view", "Shipments"]);
  await expect(rail.getByRole("button", { name: "Plans" })).toHaveAccessibleDescription(
    "Access to this module is restriced",
  );
  const leadsTo = async (path: string) => new URL((await own.request.get(path)).url()).pathname;
  for (const path of ["/plans", "/orders/create", "/settings/members", "/settings/account", "/customers"])
    expect(await leadsTo(path)).toBe("/");
  for (const path of ["/orders", "/shipments/deliveries"]) expect(await leadsTo(path)).toBe(path);

  await open(own, "/profile");
  const twoStep = own.locator("section", { has: own.getByRole("heading", { name: "Two-step verification" }) });
  await twoStep.getByLabel("Current password").fill(member.password);
  await twoStep.getByRole("button", { name: "Set up" }).click();
  const secret = /the key: ([A-Z2-7]+)/.exec(await twoStep.getByText("the key: ").innerText())?.[1] ?? "none";
  await expectAccessible(own);
  await twoStep.getByLabel("Code from the app").fill(appCode(secret));
  await twoStep.getByRole("button", { name: "Turn on" }).click();
  await expect(twoStep.getByText("Keep these recovery codes")).toBeVisible();
  await expect(twoStep.locator("code")).toHaveCount(10);
  expect(wrong).toEqual([]);

  await context.clearCookies();
  await open(own, "/login");
  await own.getByLabel(/^e-?mail$/i).fill(member.email);
  await own.getByLabel(/^password$/i).fill(member.password);
  await own.getByRole("button", { name: "Sign in" }).click();
  await expect(own).toHaveURL(/\/login\/two-step/);
  await own.getByLabel("Code").fill("000000");
  await own.getByRole("button", { name: "Continue" }).click();
  await expect(own.getByText("Incorrect verification code.")).toBeVisible();
  await own.getByLabel("Code").fill(appCode(secret, 1));
  await own.getByRole("button", { name: "Continue" }).click();
  await expect(own).toHaveURL(/\/$/);
  await expect(opened(rail)).toHaveCount(4);
  await context.close();

  await open(page, "/settings/members");
  await expect(row).toContainText("Active");
  expect(errors.filter((each) => !each.includes("422"))).toEqual([]);
});
