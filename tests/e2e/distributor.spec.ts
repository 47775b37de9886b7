import { expect, type Page } from "playwright/test";
import { toCamelCase } from "#app/platform/kernel/snake-case.ts";
import { hasDistributorDay } from "#tests/factories/distributor-day.ts";
import { checkPlanByDriving, getOrdersFile, readAnchorMoney, readDayOrders } from "./distributor-day.ts";
import { callJsonApi, enterFleet, openWorkspace } from "./distributor-workspace.ts";
import { expectAccessible, getMondayIn, open, test, tick, watchConsole, writeTime } from "./journey.ts";

const day = "2946091";
const date = getMondayIn(1);

test.skip(!hasDistributorDay(day), "the distributor's data is not beside the repository");

async function importOrders(page: Page, count: number): Promise<void> {
  await open(page, "/orders/import");
  await page.locator("input[type=file]").setInputFiles(getOrdersFile(day));
  await writeTime(page, "Date of schedules", date);
  await page.getByLabel("Source location").selectOption({ label: "Depot" });
  await page.getByRole("button", { name: "Continue to mapping" }).click();
  await page.getByRole("link", { name: "Continue to summary" }).click({ timeout: 60_000 });
  await page.getByRole("button", { name: /^(Create|Import) / }).click();
  await expect(page.getByRole("status").filter({ hasText: "Orders created" })).toBeVisible({ timeout: 60_000 });
  await open(page, "/orders");
  await expect(page.getByRole("link", { name: `To ship ${count}` })).toBeVisible();
}

/** Selects what the page shows. */
const selectAll = (page: Page) => tick(page, page.getByRole("checkbox", { name: "Select all" }));

/** Puts every ready order into a new plan, in one step from the list of orders. */
async function planDay(page: Page, count: number): Promise<string> {
  await open(page, "/orders?filters[status][]=2&limit=100");
  await selectAll(page);
  const bar = page.getByRole("toolbar");
  if (count > 100) await bar.getByRole("button", { name: `Select all ${count} matching` }).click();
  await bar.getByRole("button", { name: /^Plan/ }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name", { exact: true }).fill("Ponedjeljak");
  await writeTime(page, "Start", `${date} 06:00`);
  await writeTime(page, "End", `${date} 18:00`);
  await dialog.getByLabel("Location").selectOption({ label: "Depot" });
  await dialog.locator("button[type=submit]").click();
  // All of them are in it: the plan opens by itself.
  await expect(page).toHaveURL(/\/plans\/[0-9a-f-]{36}/, { timeout: 60_000 });
  return page.url().split("/").at(-1) ?? "";
}

interface PlanAnswer {
  plan: { status: number; currentVersion: number };
  document: { routes: { vehicleId: string | null; stops: { shipmentId: string }[] }[] } | null;
  shipments: { id: string; orderNumber: string | null }[];
  vehicles: { id: string; plateNumber: string }[];
  agents: { id: string }[];
}

interface OrdersAnswer {
  orders: { number: string; external_id: string }[];
  pagination: { next: string | null };
}

/** Our order numbers by the distributor's own references. */
async function references(page: Page): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (let cursor: string | null = ""; cursor !== null; ) {
    const query: string = `orders?limit=100&fields=number,external_id${cursor ? `&cursor=${encodeURIComponent(cursor)}` : ""}`;
    const answer: OrdersAnswer = await callJsonApi<OrdersAnswer>(page, "GET", query);
    for (const order of answer.orders) found.set(order.number, order.external_id);
    cursor = answer.pagination.next;
  }
  return found;
}

/** Evaluates the current plan with none of the product's code. */
async function judge(page: Page, planId: string) {
  const names = await references(page);
  const plan = toCamelCase(await callJsonApi<unknown>(page, "GET", `plans/${planId}`)) as PlanAnswer;
  const numbers = new Map(plan.shipments.map(({ id, orderNumber }) => [id, orderNumber]));
  const plates = new Map(plan.vehicles.map(({ id, plateNumber }) => [id, plateNumber]));
  const routes = (plan.document?.routes ?? []).map(({ vehicleId, stops }) => ({
    plate: plates.get(vehicleId ?? "") ?? "on foot",
    references: stops.map(({ shipmentId }) => names.get(numbers.get(shipmentId) ?? "") ?? "unknown"),
  }));
  return { version: plan.plan.currentVersion, ...checkPlanByDriving(day, routes) };
}

async function optimize(page: Page, planId: string): Promise<void> {
  const plan = await callJsonApi<PlanAnswer>(page, "GET", `plans/${planId}`);
  const agents = plan.agents.map(({ id }, at) => ({ agent_id: id, vehicle_id: plan.vehicles[at]?.id ?? null }));
  await callJsonApi(page, "POST", `plans/${planId}/agents`, { agents });
  await open(page, `/plans/${planId}`);
  await page.getByRole("button", { name: "Optimize", exact: true }).click();
  await expect(page.getByText("Best cost")).toBeVisible();
  await expect(page.getByRole("button", { name: "Confirm", exact: true })).toBeEnabled({ timeout: 150_000 });
}

/** Moves the first stop of the first route down by keyboard, sees every time change, and takes it back. */
async function resequence(page: Page): Promise<void> {
  await page
    .locator(".page-plan")
    .getByRole("button", { name: /\d+\.\d/ })
    .first()
    .click();
  const stops = page.getByRole("list", { name: /^Stops of route/ }).getByRole("button");
  const before = await stops.allInnerTexts();
  await stops.first().click();
  await page.keyboard.press("Alt+ArrowDown");
  await expect.poll(async () => (await stops.allInnerTexts())[0]).not.toBe(before[0]);
  await expect(page.getByText("Version 2")).toBeVisible();
  await expect(async () => {
    await page.keyboard.press("Control+z");
    await expect.poll(() => stops.allInnerTexts(), { timeout: 3000 }).toEqual(before);
  }).toPass();
}

async function confirm(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Confirm", exact: true }).click();
  await page.getByRole("button", { name: /^Confirm \d+ routes$/ }).click();
  await expect(page.getByText("Confirmed").first()).toBeVisible();
}

/** Completes one stop and fails another on the live screen; returns the number of the order that was delivered. */
async function workStops(page: Page): Promise<string> {
  await open(page, `/routes?date=${date}`);
  await page
    .getByRole("button", { name: /J92|A69|875|O76|A08|O78|T14/ })
    .first()
    .click();
  const stops = page.getByRole("list", { name: /^Stops of route/ }).getByRole("button");
  await stops.nth(0).click();
  const number = (await page.getByRole("link", { name: /^WB-/ }).first().innerText()).trim();
  const arrive = page.getByRole("button", { name: /^Mark as arrived/ });
  await arrive.click();
  // Every button keeps its place; an unavailable one shows the reason.
  await expect(arrive).toHaveAttribute("aria-disabled", "true");
  const complete = page.getByRole("button", { name: /^Complete stop( C)?$/ });
  await expect(async () => {
    if (await complete.isVisible()) await complete.click({ timeout: 2000 });
    const asks = page.locator(".dialog button[type=submit]");
    if (await asks.isVisible()) await asks.click({ timeout: 2000 });
    await expect(page.getByText("Completed").first()).toBeVisible({ timeout: 5000 });
  }).toPass();
  await stops.nth(1).click();
  await page.getByRole("button", { name: /^Record failed attempt( F)?$/ }).click();
  await page.getByLabel("Reason").selectOption("NO_ANSWER");
  await page.getByRole("dialog").getByRole("button", { name: "Record failed attempt" }).click();
  await expect(page.getByText("Attempted").first()).toBeVisible();
  return number;
}

test("a distributor's day from file to plan to delivery, checked independently of the solver", async ({ page }) => {
  const errors = watchConsole(page);
  const orders = readDayOrders(day);
  await openWorkspace(page);
  await enterFleet(page, day);
  await importOrders(page, orders.length);
  const planId = await planDay(page, orders.length);
  await optimize(page, planId);

  const planned = await judge(page, planId);
  console.log(
    `costs ${planned.money.toFixed(2)}, VROOM x5 ${readAnchorMoney(day).toFixed(2)}, ${planned.served} of ${orders.length} served`,
  );
  expect(planned.problems).toEqual([]);
  expect(planned.served).toBe(orders.length);
  expect(planned.money).toBeLessThanOrEqual(readAnchorMoney(day));

  await resequence(page);
  await expectAccessible(page);
  await confirm(page);
  const number = await workStops(page);
  await open(page, `/track/${number}`);
  await expect(page.getByText("Delivered").first()).toBeVisible();
  expect(errors).toEqual([]);
});
