import { expect, type Page } from "playwright/test";
import { demoTown } from "./demo-places.ts";
import { expectAccessible, open, signIn, test, watchConsole } from "./journey.ts";
import { createApiOrder, readToday } from "./small-plan.ts";

/** The number of addresses to review that home shows. */
async function addressesOn(page: Page): Promise<number> {
  // In the afternoon the demo's vans are late or without signal, and less urgent items are below.
  const more = page.getByRole("button", { name: /^\d+ more$/ });
  if (await more.isVisible()) await more.click();
  const line = page.getByRole("listitem").filter({ has: page.getByRole("link", { name: /^Validate addresses:/ }) });
  return (await line.count()) === 0 ? 0 : Number(/\d+/.exec(await line.innerText())?.[0]);
}

test("home lists what needs action, and a new order updates it live", async ({ page }) => {
  const errors = watchConsole(page);
  await signIn(page);
  await open(page, "/");
  await expect(page.getByRole("heading", { name: "Needs action now" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Running routes" })).toBeVisible();
  await expectAccessible(page);
  const before = await addressesOn(page);
  const day = await readToday(page);
  await createApiOrder(page, {
    destination: { address: { line1: "Nirgendzeile 7", ...demoTown } },
    customer: { first_name: "Nora", last_name: "Nirgend", phone: "+494012345679" },
    delivery_schedule: { from: `${day}T08:00`, to: `${day}T23:00` },
  });
  await expect.poll(() => addressesOn(page)).toBeGreaterThan(before);
  expect(errors).toEqual([]);
});
