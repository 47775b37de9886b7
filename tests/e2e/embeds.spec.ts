import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect } from "playwright/test";
import { expectAccessible, open, signIn, test } from "./journey.ts";

/** A site of its own that shows a page in a frame. Browsers let a public site frame no local server, so it is local, too. */
async function startIntranet(): Promise<{ site: string; show: (address: string) => void; close: () => void }> {
  let shown = "";
  const server = createServer((_, answer) => {
    answer.setHeader("Content-Type", "text/html");
    answer.end(
      `<!doctype html><html lang="en"><title>Intranet</title><iframe src="${shown}" title="Deliveries" width="1200" height="900"></iframe></html>`,
    );
  }).listen(0);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const show = (address: string) => {
    shown = address;
  };
  return { site: `http://localhost:${port}`, show, close: () => server.close() };
}

test("a dashboard is embedded, shows its numbers and rows in an intranet's frame and in no other, and is revoked", async ({
  page,
  browser,
  baseURL,
}) => {
  const [intranet, other] = [await startIntranet(), await startIntranet()];
  await signIn(page);
  await open(page, "/settings/embeds");
  await page.getByRole("button", { name: "Embed a dashboard" }).first().click();
  const name = `Deliveries ${Date.now()}`;
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name", { exact: true }).fill(name);
  await dialog.getByLabel("Sites that may show it").fill(intranet.site);
  await page.keyboard.press("Enter");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Embed a dashboard" }).click();
  await expect(page.getByRole("link", { name })).toBeVisible();
  const { data } = await (await page.request.get("/api/embeds?limit=50")).json();
  const made: { path: string } | undefined = data.embeds.find((each: { name: string }) => each.name === name);
  const address = `${baseURL}${made?.path}`;

  const reader = await browser.newContext();
  for (const each of [intranet, other]) each.show(address);
  const shown = await reader.newPage();
  await shown.goto(intranet.site);
  const inside = shown.frameLocator("iframe");
  await expect(inside.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(inside.getByText("read only")).toBeVisible();
  await inside.getByRole("link", { name: "Orders", exact: true }).click();
  await expect(
    inside.getByRole("heading", { name: "By merchant" }).or(inside.getByText("By merchant")).first(),
  ).toBeVisible();
  await inside.locator(".key-figures a").first().click();
  await expect(inside.getByRole("columnheader", { name: "Number" })).toBeVisible();
  await expect(inside.locator("tbody a")).toHaveCount(0);
  await shown.goto(other.site);
  await expect(shown.locator("iframe")).toBeVisible();
  await expect(inside.getByRole("heading", { level: 1, name })).toHaveCount(0);

  await open(page, "/settings/embeds");
  await page.getByRole("checkbox", { name: new RegExp(name) }).check();
  await page.getByRole("button", { name: /^Deactivate/ }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Deactivate/ })
    .click();
  await expect(page.getByRole("row").filter({ hasText: name })).toContainText("Inactive");
  await shown.goto(intranet.site);
  await expect(inside.getByRole("heading", { level: 1, name })).toHaveCount(0);
  await reader.close();
  for (const each of [intranet, other]) each.close();
});
