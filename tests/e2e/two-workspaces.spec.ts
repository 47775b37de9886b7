import { type BrowserContext, expect, type Page } from "playwright/test";
import { createWorkspaceInBrowser, hydrated, open, registerInBrowser, reload, signIn, test } from "./journey.ts";
import { callPageApi } from "./small-plan.ts";

const switcher = (page: Page) => page.getByRole("button", { name: /^Switch workspace/ });

/** Follows a link of the page as a person does: no load, no address typed. */
async function follow(page: Page, name: string, title: string): Promise<void> {
  await page.getByRole("link", { name, exact: true }).first().click();
  await expect(page.getByRole("heading", { name: title, level: 1 })).toBeVisible();
}

/** Saves the form of the open dialog. */
const save = (page: Page) => page.getByRole("dialog").locator("button[type=submit]").click();

/** A second tab of the browser that switches to another workspace. */
async function switchInNewTab(context: BrowserContext, workspace: string): Promise<Page> {
  const other = await context.newPage();
  await open(other, "/workspaces?choose");
  await other.getByRole("button", { name: new RegExp(workspace) }).click();
  await expect(switcher(other)).toContainText(workspace);
  return other;
}

test("two tabs use two workspaces: each form is saved in its page's workspace", async ({ page, context }) => {
  test.slow();
  const stamp = Date.now().toString(36);
  // A separate person: the demo's has one workspace, which opens by itself.
  const person = { first: "Livia", last: "Wohlwend", email: `livia-${stamp}@example.test`, password: "zwei Betriebe" };
  await registerInBrowser(page, person);
  await createWorkspaceInBrowser(page, `Talbote ${stamp}`);
  const own = `Rheinkurier ${stamp}`;
  await open(page, "/workspaces/create");
  await createWorkspaceInBrowser(page, own);
  await expect(switcher(page)).toContainText(own);
  await page.goto("/settings/members");
  await page.locator(hydrated).waitFor({ state: "attached" });
  await page.getByRole("button", { name: "Invite members" }).first().click();
  const invitation = page.getByRole("dialog", { name: "Invite members" });
  await invitation.getByLabel("Email addresses").fill(`guest-${stamp}@example.test`);
  await page.keyboard.press("Enter");
  await invitation.getByLabel("Role").selectOption({ label: "Full access" });

  // The form is open, and another tab of the browser goes to the other workspace.
  const other = await switchInNewTab(context, `Talbote ${stamp}`);
  await expect(other).toHaveURL(/\/$/);

  await invitation.getByRole("button", { name: "Send invitations" }).click();
  await expect(invitation).toBeHidden();
  await expect(page.getByRole("row", { name: new RegExp(`guest-${stamp}`) })).toBeVisible();
  await expect(switcher(page)).toContainText(own);

  await follow(page, "Packages", "Packages");
  await page.getByRole("button", { name: "Add package" }).first().click();
  await page.getByRole("dialog").getByLabel("Name").fill(`Box ${stamp}`);
  await save(page);
  await expect(page.getByText(`Box ${stamp}`)).toBeVisible();

  const address = { line1: "Kai 1", country: "DE", postal_code: "20457", city: "Hamburg" };
  const hub = { name: `Hub ${stamp}`, address, longitude: 9.99, latitude: 53.54, functions: [1] };
  expect((await callPageApi(page, "POST", "locations", hub)).status).toBe(201);
  await page.getByRole("link", { name: "Orders", exact: true }).click();
  await page.getByRole("link", { name: "New order" }).first().click();
  await page.getByLabel("First name").fill("Ada");
  await page.getByLabel("Last name").fill(`Lund ${stamp}`);
  await page.getByLabel("Phone", { exact: true }).fill("+49 40 7654321");
  await page.getByRole("combobox", { name: "Address", exact: true }).fill("Kai 2");
  await page.getByRole("textbox", { name: "Zip code" }).fill("20457");
  await page.getByRole("textbox", { name: "City" }).fill("Hamburg");
  await page.getByRole("button", { name: "Create order" }).click();
  await expect(page).toHaveURL(/\/orders\/WB/);
  await expect(switcher(page)).toContainText(own);

  // What the browser itself asks for: the page once more, a link in another tab.
  await reload(page);
  await expect(page.getByText(`Lund ${stamp}`).first()).toBeVisible();
  await expect(switcher(page)).toContainText(own);
  const [third] = await Promise.all([
    context.waitForEvent("page"),
    page
      .getByRole("navigation", { name: "Modules" })
      .getByRole("link", { name: "Orders", exact: true })
      .click({ modifiers: ["ControlOrMeta"] }),
  ]);
  await third.locator(hydrated).waitFor({ state: "attached" });
  await expect(third.getByText(`Lund ${stamp}`).first()).toBeVisible();
  await expect(switcher(third)).toContainText(own);
  expect(new URL(third.url()).search).toBe("");

  // The other tab has none of it.
  await open(other, `/orders?search=Lund+${stamp}`);
  await expect(other.getByText("No results found")).toBeVisible();
  for (const [path, title] of [
    ["/settings/members", "Members"],
    ["/settings/packages", "Packages"],
  ] as const) {
    await open(other, path);
    await expect(other.getByRole("heading", { name: title, level: 1 })).toBeVisible();
    await expect(switcher(other)).toContainText(`Talbote ${stamp}`);
    await expect(other.getByText(`guest-${stamp}`)).toHaveCount(0);
    await expect(other.getByText(`Box ${stamp}`)).toHaveCount(0);
  }
});

test("a form of a workspace the signed-in person does not belong to is rejected, keeps the typed text, and is sent after signing in again", async ({
  page,
  context,
}) => {
  const stamp = Date.now().toString(36);
  await signIn(page);
  await open(page, "/settings/packages");
  await page.getByRole("button", { name: "Add package" }).first().click();
  await page.getByRole("dialog").getByLabel("Name").fill(`Box ${stamp}`);
  const other = await context.newPage();
  await context.clearCookies();
  const person = { first: "Nora", last: "Wille", email: `nora-${stamp}@example.test`, password: "noch eine Reise" };
  await registerInBrowser(other, person);
  await createWorkspaceInBrowser(other, `Talbote ${stamp}`);
  await save(page);
  await expect(page.getByText("You have no access to this workspace.").first()).toBeVisible();
  await expect(page.getByRole("dialog").getByLabel("Name")).toHaveValue(`Box ${stamp}`);

  // Signed in again in the other tab, the form is sent as it stands, into its own workspace.
  await context.clearCookies();
  const again = await context.newPage();
  await signIn(again);
  await save(page);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByText(`Box ${stamp}`)).toBeVisible();

  await context.clearCookies();
  await signIn(other, person);
  await reload(page);
  await expect(page.getByRole("heading", { name: "You have no access to this workspace." })).toBeVisible();
  await page.getByRole("link", { name: "All workspaces" }).click();
  await page.getByRole("button", { name: new RegExp(`Talbote ${stamp}`) }).click();
  await expect(switcher(page)).toContainText(`Talbote ${stamp}`);
  await open(page, "/settings/packages");
  await expect(page.getByText(`Box ${stamp}`)).toHaveCount(0);
});
