import { spawnSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "playwright/test";
import { expectAccessible, open, signIn, test } from "./journey.ts";

test("a visitor reads a guide, finds an operation, tries its sample with a token; no third-party scripts", async ({
  page,
  browser,
}) => {
  await signIn(page);
  await open(page, "/settings/access-tokens");
  await page.getByRole("button", { name: "New token" }).first().click();
  await page.getByLabel("Name", { exact: true }).fill(`Portal ${Date.now()}`);
  await page.getByLabel("Orders", { exact: true }).check();
  await page.getByRole("dialog").getByRole("button", { name: "New token" }).click();
  const token = (await page.getByTestId("secret").textContent()) ?? "";

  const stranger = await (await browser.newContext()).newPage();
  await open(stranger, "/developers");
  await expect(stranger.getByRole("heading", { name: "First order in five minutes" })).toBeVisible();
  await expectAccessible(stranger);
  await stranger.keyboard.press("Control+k");
  await expect(stranger.getByRole("searchbox", { name: "Search the API" })).toBeFocused();
  await stranger.keyboard.type("/api/orders/{number}/timeline");
  await stranger.keyboard.press("Enter");
  await stranger.getByRole("main").getByRole("link", { name: "What happened to an order" }).click();
  await expect(stranger.getByText("curl http")).toBeVisible();
  await stranger.getByText("Python", { exact: true }).click();
  await expect(stranger.getByText("raise_for_status")).toBeVisible();
  await expectAccessible(stranger);
  await open(stranger, "/developers/reference/list-orders");
  await stranger.getByLabel("Access token").fill(token);
  await stranger.getByLabel("Query, such as limit=1").fill("limit=1&fields=number");
  await stranger.getByRole("button", { name: "Send the request" }).click();
  await expect(stranger.locator("output")).toContainText('"orders"');
  expect(await stranger.locator("script[src]").count()).toBe(1);
});

test("the published types compile, and check a program's requests and responses", async ({ request }) => {
  const folder = mkdtempSync(join(tmpdir(), "waybill-types-"));
  writeFileSync(join(folder, "waybill.d.ts"), await (await request.get("/developers/waybill.d.ts")).text());
  const program = (field: string) => `import type { paths } from "./waybill";
type Answer = paths["/api/orders"]["get"]["responses"][200]["content"]["application/json"];
export const numbers = (answer: Answer): string[] => answer.data.orders.map((order) => order.${field} ?? "");
export const wish: NonNullable<paths["/api/orders"]["get"]["parameters"]["query"]> = { limit: 10 };
`;
  const faults = (field: string) => {
    writeFileSync(join(folder, "program.ts"), program(field));
    const options = ["--noEmit", "--strict", "--ignoreConfig", join(folder, "program.ts")];
    return spawnSync("node_modules/.bin/tsc", options, { encoding: "utf8" }).stdout;
  };
  expect(faults("number")).toBe("");
  expect(faults("nonsense")).toContain("Property 'nonsense' does not exist");
});
