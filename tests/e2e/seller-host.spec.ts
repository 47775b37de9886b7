import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect } from "playwright/test";
import { expectAccessible, open, signIn, test } from "./journey.ts";

test("a seller's tracking pages are at its own name, and in frames of the sites that it names", async ({
  page,
  browser,
  baseURL,
}) => {
  const name = `track-${Date.now()}.localhost`;
  const at = new URL(baseURL ?? "");
  at.hostname = name;
  await signIn(page);
  await open(page, "/settings/notifications");
  const side = page.locator(".message-side section", { hasText: "Tracking pages at" });
  await side.getByRole("button").click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Host name").fill("no name");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText("A host name of your own")).toBeVisible();
  await dialog.getByLabel("Host name").fill(name);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText(`_waybill.${name}`)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Check the record" }).click();
  await expect(dialog.getByText("Verified. Links lead to this name")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(side.getByText(name)).toBeVisible();

  const { data } = await (await page.request.get("/api/orders?limit=1")).json();
  const { data: read } = await (await page.request.get(`/api/orders/${data.orders[0].number}`)).json();
  const { pathname, search } = new URL(read.order.tracking_url);
  const stranger = await (await browser.newContext()).newPage();
  const shown = await stranger.goto(`${at.origin}${pathname}${search}&lang=en`);
  expect(shown?.headers()).toMatchObject({
    "x-robots-tag": "noindex, nofollow",
    "content-security-policy": expect.stringContaining("frame-ancestors 'none'"),
  });
  await expect(stranger.getByRole("heading", { name: "Timeline" })).toBeVisible();
  expect((await stranger.goto(`${at.origin}/login`))?.status()).toBe(404);
  await stranger.goto(at.origin);
  await expect(stranger.getByRole("heading", { level: 1 })).toBeVisible();

  // A shop's page frames it once its site is named.
  const shop = createServer((_, answer) => {
    answer.setHeader("Content-Type", "text/html");
    answer.end(
      `<!doctype html><title>Shop</title><iframe title="Parcel" width="400" height="800" src="${baseURL}${pathname}${search}&lang=en"></iframe>`,
    );
  }).listen(0);
  await once(shop, "listening");
  const site = `http://localhost:${(shop.address() as AddressInfo).port}`;
  await page.getByRole("button", { name: "Times, senders and look" }).click();
  const form = page.getByRole("dialog");
  await form.getByLabel("Sites that may show the tracking page in a frame").fill(site);
  await page.keyboard.press("Enter");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText(`Sites that may show the tracking page in a frame: ${site}`)).toBeVisible();
  await stranger.goto(site);
  const framed = stranger.frameLocator("iframe");
  await expect(framed.getByRole("heading", { name: "Timeline" })).toBeVisible();
  await expect(framed.locator("base")).toHaveAttribute("target", "_blank");
  shop.close();

  // As it was before.
  await page.getByRole("button", { name: "Times, senders and look" }).click();
  await form.getByRole("button", { name: `Remove ${site}` }).click();
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form).toHaveCount(0);
  await side.getByRole("button").click();
  await dialog.getByRole("button", { name: "Remove the host" }).click();
  await expect(dialog.getByText(`_waybill.${name}`)).toHaveCount(0);
  expect((await stranger.goto(`${at.origin}${pathname}${search}&lang=en`))?.status()).toBe(200);
});
