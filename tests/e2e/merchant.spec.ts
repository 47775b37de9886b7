import { expect, type Page } from "playwright/test";
import { orderStatuses } from "#app/modules/orders/model/order.enums.ts";
import { demoCompany, demoMethods, demoShops } from "#workers/local/demo/company.ts";
import { demoHouse, demoHousePoint } from "./demo-places.ts";
import { expectAccessible, open, readMailedInvitation, signIn, test, watchConsole } from "./journey.ts";

const stamp = Date.now();
const baseFee = (demoMethods[0].baseFee / 100).toFixed(2);
const shop = { name: `Nordlicht ${stamp}`, email: `nordlicht-${stamp}@example.test`, password: "eine lange Reise" };

/** A call of the API by the person of the page, which has to go through. */
async function call<Answer>(page: Page, path: string, body?: object): Promise<Answer> {
  return page.evaluate(
    async ([path, body]) => {
      const init = body ? { method: "POST", headers: { "Content-Type": "application/json" }, body } : {};
      const answer = await fetch(path, init);
      const answered = (await answer.json()) as { data: Answer };
      if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(answered)}`);
      return answered.data;
    },
    [path, body && JSON.stringify(body)] as const,
  );
}

test("a merchant registers by invitation and places an order; both sides see its delivery fee", async ({
  page,
  browser,
}) => {
  await signIn(page);
  const errors = watchConsole(page);
  await open(page, "/settings/merchants");
  await expect(page.getByRole("row", { name: new RegExp(demoShops[1].name) })).toContainText("Connected");
  await page.getByRole("button", { name: "Add merchant" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Add merchant" });
  await dialog.getByLabel("Name", { exact: true }).fill(shop.name);
  await dialog
    .getByRole("group", { name: /Locations/ })
    .getByRole("checkbox")
    .first()
    .check();
  await dialog.getByRole("button", { name: "Add merchant" }).click();
  await expect(dialog).toBeHidden();
  await page
    .getByRole("row", { name: new RegExp(shop.name) })
    .getByRole("checkbox")
    .check();
  await page.getByRole("button", { name: "Invite to portal" }).click();
  const invitation = page.getByRole("dialog", { name: "Invite to portal" });
  await invitation.getByLabel("Email of the invitation").fill(shop.email);
  await invitation.getByRole("button", { name: "Invite to portal" }).click();
  await expect(page.getByRole("row", { name: new RegExp(shop.name) })).toContainText("Invited");
  await expectAccessible(page);

  const context = await browser.newContext({ locale: "en-US" });
  const portal = await context.newPage();
  await open(portal, await readMailedInvitation(page, shop.email));
  await expect(portal.getByRole("heading", { name: `Place orders with ${demoCompany.name}` })).toBeVisible();
  await portal.getByLabel("First name").fill("Nora");
  await portal.getByLabel("Last name").fill("Licht");
  await portal.getByLabel(/^password$/i).fill(shop.password);
  await portal.getByRole("button", { name: "Create account and workspace" }).click();
  await expect(portal.getByText("Pending charges")).toBeVisible();
  await expect(portal.getByText("Nothing is pending.")).toBeVisible();
  const rail = portal.getByRole("navigation", { name: "Modules" });
  await expect(rail.getByRole("link", { name: "Orders" })).toBeVisible();
  await expect(rail.getByText("Plans")).toHaveCount(0);
  await expectAccessible(portal);

  // Sent before the page listens, an order would be placed and the form come back empty.
  const still = await browser.newContext({ javaScriptEnabled: false, storageState: await context.storageState() });
  const unheard = await still.newPage();
  await unheard.goto("/orders/create");
  await expect(unheard.getByRole("button", { name: "Create order" })).toBeDisabled();
  await still.close();

  await open(portal, "/orders/create");
  await portal.getByLabel("Shipping method").selectOption({ label: demoMethods[0].name });
  await portal.getByLabel("First name").fill("Ada");
  await portal.getByLabel("Last name").fill("Lund");
  await portal.getByLabel("Phone", { exact: true }).fill("233 12 34");
  await portal.getByRole("combobox", { name: "Address", exact: true }).fill(demoHouse.line1);
  await portal.getByLabel("Zip code").fill(demoHouse.postal_code);
  await portal.getByLabel("City").fill(demoHouse.city);
  await portal.getByRole("button", { name: "Create order" }).click();
  await expect(portal).toHaveURL(/\/orders\/WB/);
  const number = new URL(portal.url()).pathname.split("/").at(-1) ?? "";
  await expect(portal.getByText(demoCompany.name, { exact: true }).first()).toBeVisible();

  const { order } = await call<{ order: { id: string; status: number; version: number } }>(
    page,
    `/api/orders/${number}`,
  );
  if (order.status === orderStatuses.code.draft)
    await call(page, `/api/orders/${number}/validate-location`, {
      version: order.version,
      point: demoHousePoint,
    });
  const shipped = await call<{ shipments: { shipment_id: string }[] }>(page, "/api/orders/ship", {
    orders: [order.id],
  });
  const shipments = shipped.shipments.map(({ shipment_id }) => shipment_id);
  const { agents } = await call<{ agents: { id: string }[] }>(page, "/api/agents");
  await call(page, `/api/shipments/assign/${agents[0]?.id}`, { shipments });
  await call(page, "/api/shipments/dropoff", { shipments });
  await open(page, `/orders/${number}`);
  await expect(page.getByText(shop.name).first()).toBeVisible();
  const fees = page.locator("section", { has: page.getByRole("heading", { name: "Fees" }) });
  await expect(fees.getByText(baseFee, { exact: false }).first()).toBeVisible();
  await expectAccessible(page);

  await open(portal, "/");
  await expect(portal.locator("dl.figures")).toContainText(`${baseFee} ${demoCompany.currency}`);
  const { orders } = await call<{ orders: { number: string }[] }>(page, "/api/orders?limit=2");
  const foreign = orders.find((each) => each.number !== number)?.number ?? "WB-1";
  await open(portal, `/orders/${foreign}`);
  await expect(portal.getByText("Order not found")).toBeVisible();
  await open(portal, "/plans");
  await expect(portal).toHaveURL(/\/$/);
  expect(errors).toEqual([]);
  await context.close();
});
