import { expect, type Page } from "playwright/test";
import { planStatuses } from "#app/modules/planning/model/plan.enums.ts";
import { screenRows } from "./crawl/addresses.ts";
import {
  createWorkspaceInBrowser,
  expectAccessible,
  open,
  registerInBrowser,
  reload,
  test,
  watchConsole,
} from "./journey.ts";
import { callPageApi, fetchPlan } from "./small-plan.ts";

const password = "eine lange Reise";

async function newWorkspace(page: Page, name: string): Promise<void> {
  const email = `first-${name.toLowerCase()}-${Date.now()}@example.test`;
  await registerInBrowser(page, { first: "Nina", last: "Neu", email, password });
  await createWorkspaceInBrowser(page, name);
}

/** The step as the list on the home screen has it. */
const step = (page: Page, name: string) => page.getByRole("listitem").filter({ hasText: name });

async function follow(page: Page, name: string): Promise<void> {
  await open(page, "/");
  await page.getByRole("link", { name }).click();
}

async function done(page: Page, name: string): Promise<void> {
  await open(page, "/");
  await expect(step(page, name)).toHaveClass(/done/);
}

test("a new user follows the first steps to an optimized plan with sample orders", async ({ page }) => {
  const errors = watchConsole(page);
  await newWorkspace(page, "Erste");
  await expect(page.getByRole("heading", { name: "First steps" })).toBeVisible();
  await expectAccessible(page);

  // Samples need a place to leave from: said, and nothing done.
  await page.getByRole("button", { name: "Add sample orders" }).click();
  await expect(page.getByText(/Add a location with a position on the map first/)).toBeVisible();
  // The browser notes the refusal (409), which was meant.
  errors.length = 0;
  // An empty choice links to the screen that fills it.
  await open(page, "/plans/create");
  await page.getByRole("link", { name: "Add a location" }).click();

  const dialog = page.getByRole("dialog");
  await expect(dialog).toHaveAccessibleName("Add location");
  await dialog.getByLabel("Name", { exact: true }).fill("Depot Nord");
  await dialog.getByLabel("Address", { exact: true }).fill("Billbrookdeich 210");
  await dialog.getByLabel("Zip code").fill("22113");
  await dialog.getByLabel("City").fill("Hamburg");
  await dialog.getByLabel("Latitude").fill("53.5290");
  await dialog.getByLabel("Longitude").fill("10.0800");
  await dialog.getByRole("button", { name: "Add location" }).click();
  await expect(dialog).toHaveCount(0);
  // What comes next is offered where the step was done.
  await page.getByRole("link", { name: "Next: Add a vehicle" }).click();
  await dialog.getByLabel("Plate number").fill("HH-NN 1");
  await dialog.getByLabel("Type").selectOption({ label: "Van" });
  await dialog.getByRole("button", { name: "Add vehicle" }).click();
  await expect(dialog).toHaveCount(0);

  await page.getByRole("link", { name: "Next: Add an agent" }).click();
  await dialog.getByLabel("Name", { exact: true }).fill("Jo Fahrer");
  await dialog.getByLabel("Phone").fill("+49 151 23456789");
  await dialog.getByRole("button", { name: "Add agent" }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole("link", { name: "Next: Add the first orders" }).click();
  await expect(step(page, "Add a location")).toHaveClass(/done/);
  await expect(step(page, "Add an agent")).toHaveClass(/done/);

  await page.getByRole("button", { name: "Add sample orders" }).click();
  await expect(page.getByText("20 sample orders added")).toBeVisible();
  await expect(step(page, "Add the first orders")).toHaveClass(/done/);

  await follow(page, "Create shipments from orders");
  await page
    .getByRole("checkbox", { name: /select all/i })
    .first()
    .check();
  await page.getByRole("toolbar", { name: "Bulk actions" }).getByRole("button", { name: "Create deliveries" }).click();
  await dialog
    .getByRole("button", { name: /Create deliveries|OK|Apply/ })
    .last()
    .click();
  await expect(dialog).toHaveCount(0);
  await done(page, "Create shipments from orders");

  await follow(page, "Plan the first day");
  // The samples and the only agent with the only vehicle are proposed; without an agent there is no plan.
  await expect(page.getByText("20 shipments, One agent")).toBeVisible();
  await page.getByRole("checkbox", { name: /Jo Fahrer/ }).uncheck();
  await expect(page.getByRole("button", { name: "Create plan" })).toBeDisabled();
  await page.getByRole("checkbox", { name: /Jo Fahrer/ }).check();
  await page.getByRole("button", { name: "Create plan" }).click();
  await expect(page).toHaveURL(/\/plans\/[\w-]{36}$/);
  await expect(page.getByRole("button", { name: "Optimize", exact: true })).toBeVisible();
  await page.keyboard.press("o");
  // All steps are done: home shows tomorrow's work.
  await expect(async () => {
    const answer = await page.request.get(`/api/plans?limit=1`);
    const { data }: { data: { plans: { status: number }[] } } = await answer.json();
    expect(data.plans[0]?.status).toBe(planStatuses.code.ready);
  }).toPass({ timeout: 90_000 });
  const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  const basedOn = (await fetchPlan(page, id)).plan.currentVersion;
  const confirmation = { based_on: basedOn, preserve_sequences: false };
  expect(await callPageApi(page, "POST", `plans/${id}/confirm`, confirmation)).toMatchObject({ status: 200 });
  await open(page, "/");
  const departure = page.getByRole("region", { name: "Before the routes leave" });
  await expect(departure).toContainText("Jo Fahrer has not opened the driver page");
  await expect(page.getByRole("heading", { name: "First steps" })).toHaveCount(0);
  const tomorrow = page.getByRole("region", { name: "Tomorrow is planned" });
  await expect(tomorrow).toContainText("20");
  await expectAccessible(page);
  expect(errors).toEqual([]);
});

test("the first steps can be hidden", async ({ page }) => {
  await newWorkspace(page, "Weg");
  await page.getByRole("button", { name: "Hide checklist" }).click();
  await expect(page.getByRole("heading", { name: "First steps" })).toHaveCount(0);
  await reload(page);
  await expect(page.getByRole("heading", { name: "Needs action now" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "First steps" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Add a location" })).toHaveCount(0);
});

/** Screens whose empty state needs no next step: they fill by themselves, or the tools are on the same page. */
const fillThemselves = new Set([
  "/",
  "/inbox",
  // The drop zone is beside its list.
  "/orders/import",
  "/settings/audit-log",
  "/fleet/attendance/worktime",
  // They fill with what is received.
  "/accounting/cash-book",
  "/accounting/cash-book/cheques",
  "/settings/failed-messages",
  "/settings/delivery-zones",
  "/settings/carriers",
]);

test("every empty list has a next step", async ({ page }) => {
  await newWorkspace(page, "Leer");
  const lists = screenRows.filter(({ path, layout }) => layout === "default" && !fillThemselves.has(path));
  const stuck: string[] = [];
  let empty = 0;
  for (const { path } of lists) {
    const address = path.replace("/:type", "/deliveries");
    if (address.includes(":")) continue;
    // What the server sends is complete: nothing has to be waited for.
    await page.goto(address, { waitUntil: "domcontentloaded" });
    const state = page.locator("main .empty").first();
    if (!(await state.isVisible())) continue;
    empty += 1;
    const ways = await state.locator("a, button, input").count();
    if (ways === 0) stuck.push(`${address}: ${await state.innerText()}`);
  }
  expect(stuck).toEqual([]);
  expect(empty).toBeGreaterThan(0);
});
