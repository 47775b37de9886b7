import { expect, type Page } from "playwright/test";
import { orderStatuses } from "#app/modules/orders/model/order.enums.ts";
import { demoHousePoint, demoTown } from "./demo-places.ts";
import { expectAccessible, open, signIn, test, watchConsole } from "./journey.ts";
import { withMaps } from "./launch-options.ts";
import { callPageApi, createApiOrder, readToday } from "./small-plan.ts";

test.use({ launchOptions: withMaps });

/** An order due today; without a point its address is found only roughly. */
async function orderOfToday(page: Page, line1: string, more: Record<string, unknown> = {}) {
  const day = await readToday(page);
  return createApiOrder(page, {
    destination: { address: { line1, ...demoTown } },
    customer: { first_name: "Live", last_name: line1, phone: "+494012345678" },
    delivery_schedule: { from: `${day}T08:00`, to: `${day}T18:00` },
    ...more,
  });
}

test("draft orders are placed on the map, one by a geocoder's candidate, one by pin and arrow keys", async ({
  page,
}) => {
  await signIn(page);
  const errors = watchConsole(page);
  const first = await orderOfToday(page, "Quittenzeile 1");
  const second = await orderOfToday(page, "Xylophonzeile 2");
  await open(page, `/orders/validate?order=${first.number}`);
  const side = page.getByRole("complementary", { name: `Order ${first.number}` });
  await expect(side.getByText("Not found to the house number")).toBeVisible();
  await side.getByRole("radio", { name: new RegExp(demoTown.city) }).check();
  await side.getByRole("button", { name: "Confirm location" }).click();
  await expect(page.getByRole("button", { name: new RegExp(first.number) })).toHaveCount(0);

  await page.getByRole("button", { name: new RegExp(second.number) }).click();
  const pinned = page.getByRole("complementary", { name: `Order ${second.number}` });
  const coordinates = pinned.getByLabel("Coordinates");
  const pin = page.getByRole("button", { name: /^Pin:/ });
  await expect(pin).toBeVisible();
  const before = await coordinates.inputValue();
  await pin.focus();
  await page.keyboard.press("Shift+ArrowRight");
  await expect(coordinates).not.toHaveValue(before);
  await expectAccessible(page);
  await pinned.getByRole("button", { name: "Confirm location" }).click();
  await expect(page.getByRole("button", { name: new RegExp(second.number) })).toHaveCount(0);
  const answer: { order: { status: number; destination: { point: { longitude: number } } } } = (
    await callPageApi(page, "GET", `orders/${second.number}`)
  ).data;
  expect(answer.order.status).toBe(orderStatuses.code.ready);
  expect(answer.order.destination.point.longitude).toBeGreaterThan(Number(before.split(",")[1]));
  expect(errors).toEqual([]);
});

test("the live board updates when an order changes elsewhere, and shows it on the map", async ({ page, browser }) => {
  await signIn(page);
  const errors = watchConsole(page);
  const elsewhere = await (await browser.newContext()).newPage();
  await signIn(elsewhere);
  const point = demoHousePoint;
  const address = { line1: "Bewegungsallee 3", ...demoTown };
  await open(page, "/orders/live");
  await expect(page.getByText("Live", { exact: true })).toBeVisible();
  const order = await orderOfToday(elsewhere, "Bewegungsallee 3", { destination: { address, point } });
  const ready = page.getByRole("region", { name: "Ready" });
  await expect(ready.getByRole("link", { name: new RegExp(order.number) })).toBeVisible();
  await callPageApi(elsewhere, "POST", "orders/cancel", { orders: [order.id], reason: "twice" });
  await expect(
    page.getByRole("region", { name: "Ended" }).getByRole("link", { name: new RegExp(order.number) }),
  ).toBeVisible();
  await expect(ready.getByRole("link", { name: new RegExp(order.number) })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Map" }).click();
  await page.getByRole("button", { name: new RegExp(`^${order.number},`) }).press("Enter");
  await expect(page.getByRole("link", { name: order.number })).toBeVisible();
  expect(errors).toEqual([]);
});
