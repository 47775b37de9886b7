import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect } from "playwright/test";
import { expectAccessible, open, signIn, test } from "./journey.ts";

/** A shop of its own on another port, with a checkout that sends its form to itself and shows what came. */
async function startShop(): Promise<{ site: string; show: (html: string) => void; close: () => void }> {
  let element = "";
  const server = createServer(async (request, answer) => {
    let body = "";
    for await (const piece of request) body += piece;
    const got = body && `<output>${new URLSearchParams(body)}</output>`;
    answer.setHeader("Content-Type", "text/html; charset=utf-8");
    answer.end(`<!doctype html><html lang="de"><title>Kasse</title><main><h1>Kasse</h1>${got}<form method="post" id="order">
      <label>PLZ <input name="zip" autocomplete="shipping postal-code"></label>
      <label>Ort <input name="city" autocomplete="shipping address-level2"></label>
      ${element}<button>Bestellen</button></form><p id="shown"></p></main>
      <script>document.addEventListener("slotchange", ({ detail }) => { shown.textContent = detail ? detail.from : "none"; });</script>`);
  }).listen(0);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const show = (html: string) => {
    element = html;
  };
  return { site: `http://localhost:${port}`, show, close: () => server.close() };
}

test("a shop of another site offers times in its own form, holds one, and its order books it; other sites get none", async ({
  page,
  browser,
  baseURL,
}) => {
  const [shop, other] = [await startShop(), await startShop()];
  await signIn(page);
  await open(page, "/settings/checkout-keys");
  await page.getByRole("button", { name: "Create key" }).first().click();
  const name = `Shop ${Date.now()}`;
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name", { exact: true }).fill(name);
  await dialog.getByLabel("Sites that may use it").fill(shop.site);
  await page.keyboard.press("Enter");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Create key" }).click();
  await expect(page.getByRole("link", { name })).toBeVisible();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: `Copy the HTML of ${name}` }).click();
  const html = await page.evaluate(() => navigator.clipboard.readText());
  expect(html).toContain(`${baseURL}/widget/slots.js`);
  for (const each of [shop, other]) each.show(html);

  // With no header of its own: a browser would ask before whether it may be sent.
  const customer = await browser.newContext({ timezoneId: "Europe/Vaduz", extraHTTPHeaders: {} });
  const checkout = await customer.newPage();
  await checkout.goto(shop.site);
  await checkout.getByLabel("PLZ").fill("9490");
  await checkout.getByLabel("Ort").fill("Vaduz");
  await checkout.getByLabel("Ort").press("Tab");
  const times = checkout.getByRole("group", { name: "Lieferzeit" }).getByRole("radio");
  await expect(times.first()).toBeVisible();
  await expectAccessible(checkout);
  await times.first().check();
  await expect(checkout.getByRole("status")).toHaveText(/^Reserviert bis \d\d:\d\d$/);
  const first = await checkout.locator("[name=slot_hold]").inputValue();
  await times.nth(1).check();
  await expect(checkout.locator("[name=slot_hold]")).not.toHaveValue(first);
  const hold = await checkout.locator("[name=slot_hold]").inputValue();
  const from = await checkout.locator("[name=slot_from]").inputValue();
  await expect(checkout.locator("#shown")).toHaveText(from);
  await checkout.getByRole("button", { name: "Bestellen" }).click();
  await expect(checkout.locator("output")).toContainText(`slot_hold=${hold}`);

  // The shop's server makes the order with what its form got.
  const origin = new URL(page.url()).origin;
  const places = await page.request.get("/api/locations?limit=1");
  const { data: found } = (await places.json()) as { data: { locations: { id: string }[] } };
  const made = await page.request.post("/api/orders", {
    headers: { origin },
    data: {
      source: { location_id: found.locations[0]?.id },
      destination: { address: { line1: "Aeulestrasse 2", postal_code: "9490", city: "Vaduz", country: "LI" } },
      customer: { first_name: "Anna", last_name: "Huber", email: "anna@example.com" },
      packages: [{ quantity: 1, weight: 500 }],
      slot_hold: hold,
    },
  });
  const { data: order, ...refused } = (await made.json()) as { data?: { number: string } };
  expect(refused).toEqual({});
  const read = await page.request.get(`/api/orders/${order?.number}`);
  const { data } = (await read.json()) as { data: { order: { delivery_from: string; priority: string } } };
  expect(data.order).toMatchObject({ delivery_from: from, priority: "highest" });

  await checkout.goto(other.site);
  await checkout.getByLabel("PLZ").fill("9490");
  await checkout.getByLabel("Ort").fill("Vaduz");
  await checkout.getByLabel("Ort").press("Tab");
  await expect(checkout.getByRole("status")).toHaveText(/\w/);
  await expect(checkout.getByRole("radio")).toHaveCount(0);
  await customer.close();
  for (const each of [shop, other]) each.close();
});
