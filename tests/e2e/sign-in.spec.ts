import { expect } from "playwright/test";
import {
  expectAccessible,
  open,
  readMailedCode,
  registerInBrowser,
  reload,
  signIn,
  test,
  watchConsole,
} from "./journey.ts";

const newcomer = { first: "Nina", last: "Neu", email: `nina-${Date.now()}@example.test`, password: "eine lange Reise" };

test("a new user registers, creates a workspace and reaches its home page", async ({ page }) => {
  const errors = watchConsole(page);
  await open(page, "/register");
  await expectAccessible(page);
  await registerInBrowser(page, newcomer);
  await expectAccessible(page);
  await page.getByLabel(/name/i).first().fill("Neue Wege");
  await page.getByLabel(/country/i).selectOption("DE");
  await page.getByLabel(/(zip|postal)/i).fill("20095");
  await page.getByLabel(/time zone/i).selectOption("Europe/Berlin");
  await page.locator("form button[type=submit]").last().click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByText("Neue Wege").first()).toBeVisible();
  await expectAccessible(page);
  expect(errors).toEqual([]);
});

test("a wrong password says that address or password is wrong, and the requested page opens after sign-in", async ({
  page,
}) => {
  await open(page, "/plans");
  await expect(page).toHaveURL(/login\?to=%2Fplans/);
  await page.getByLabel(/^e-?mail$/i).fill("demo@waybill.example");
  await page.getByLabel(/^password$/i).fill("not the password");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByText("Incorrect email or password.")).toBeVisible();
  await page.getByLabel(/^password$/i).fill("waybill-demo");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL(/\/plans$/);
});

test("the interface switches to German, and to dark", async ({ page }) => {
  await signIn(page);
  await open(page, "/orders");
  await page.evaluate(() =>
    fetch("/preferences", { method: "POST", body: new URLSearchParams({ language: "de", theme: "dark" }) }),
  );
  await reload(page);
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Aufträge");
  await expectAccessible(page);
});

test("unknown pages show an error, and signed-out visitors are sent to sign in", async ({ page }) => {
  await open(page, "/nothing/here");
  await expect(page.getByText("Page Not Found")).toBeVisible();
  await expectAccessible(page);
  for (const path of ["/", "/orders", "/shipments/deliveries", "/plans", "/routes", "/settings/agents"]) {
    await open(page, path);
    await expect(page).toHaveURL(/\/login/);
  }
});

test("a forgotten password is reset by a mailed code, and no step can be skipped", async ({ page }) => {
  const person = { first: "Vera", last: "Vergessen", email: `vera-${Date.now()}@example.test`, password: "lange her" };
  await registerInBrowser(page, { ...person, password: "lange her, sehr lange" });
  await page.context().clearCookies();
  for (const path of ["/password/validate", "/password/reset", "/verify", "/login/two-step", "/workspaces/load"]) {
    await open(page, path);
    await expect(page).toHaveURL(/\/login$/);
  }
  await page.getByRole("link", { name: "Forgot password" }).click();
  await expect(page).toHaveURL(/password\/forgot/);
  await expect(page.getByRole("button", { name: "Send code" })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel(/^e-?mail$/i).fill(person.email);
  await page.getByRole("button", { name: "Send code" }).click();
  await expect(page).toHaveURL(/password\/validate/);
  await page.getByLabel("Verification code").fill("12 34 56");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("Incorrect verification code.")).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Verification code").fill(await readMailedCode(page, person.email));
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL(/password\/reset/);
  await page.getByRole("textbox", { name: "New password" }).fill("ab jetzt gemerkt");
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("Your password was changed")).toBeVisible();
  await signIn(page, { email: person.email, password: "ab jetzt gemerkt" });
  await expect(page).toHaveURL(/workspaces/);
});

test("a failed log-out is shown: when the server is unreachable, and when it could not end the session", async ({
  page,
}) => {
  await signIn(page);
  const leave = async () => {
    await page
      .getByRole("button", { name: /profile|account/i })
      .first()
      .click();
    await page.getByRole("menuitem", { name: "Log out" }).click();
  };
  await page.route("**/api/auth/logout", (route) => route.abort());
  await leave();
  await expect(page.getByText("Could not log out")).toBeVisible();
  await expect(page).not.toHaveURL(/login/);
  await page.unroute("**/api/auth/logout");
  // The call did not reach the command: the sign-in page ends the session.
  await page.route("**/api/auth/logout", (route) => route.fulfill({ status: 500, body: "" }));
  await leave();
  await expect(page).toHaveURL(/login\?logout=failed/);
  await expect(page.getByText("Could not log out")).toBeVisible();
  await expect(page.getByText("Please try again later")).toBeVisible();
  await open(page, "/orders");
  await expect(page).toHaveURL(/login/);
});

test("a draft in the browser is deleted at log-out, after a question", async ({ page }) => {
  await signIn(page);
  await open(page, "/orders/create");
  await page.getByLabel("First name").first().fill("Ana");
  await page.getByRole("button", { name: "Save as draft" }).click();
  await expect(page.getByRole("button", { name: "Discard draft" })).toBeVisible();
  await page.getByRole("button", { name: /^Profile/ }).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await page
    .getByRole("dialog", { name: /drafts/ })
    .getByRole("button", { name: "Delete drafts and log out" })
    .click();
  await expect(page).toHaveURL(/login/);
  await signIn(page);
  await open(page, "/orders/create");
  await expect(page.getByRole("heading", { name: "Fees" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Discard draft" })).toHaveCount(0);
  await expect(page.getByLabel("First name").first()).toHaveValue("");
});
