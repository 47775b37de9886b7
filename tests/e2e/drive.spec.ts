import { expect, type Page } from "playwright/test";
import { orderStatuses } from "#app/modules/orders/model/order.enums.ts";
import { createDrivenDay } from "./drive-day.ts";
import { expectAccessible, open, reload, signIn, test, watchConsole } from "./journey.ts";
import { callPageApi } from "./small-plan.ts";

/** A picture that any browser reads. */
const photo = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** Hands over at the open stop: a signer and a photo. */
async function handOver(phone: Page): Promise<void> {
  await phone.getByRole("button", { name: "I am here" }).click();
  await phone.getByRole("button", { name: "Hand over" }).click();
  const pad = phone.getByRole("img", { name: "Signature" });
  const complete = phone.getByRole("button", { name: /^Complete stop/ });
  await complete.click();
  await expect(phone.getByText("This stop needs a signature.")).toBeVisible();
  await expect(async () => {
    const box = await pad.boundingBox();
    if (!box) throw new Error("there is no field to sign in");
    await phone.mouse.move(box.x + 40, box.y + 90);
    await phone.mouse.down();
    await phone.mouse.move(box.x + 160, box.y + 60, { steps: 6 });
    await phone.mouse.move(box.x + 220, box.y + 110, { steps: 6 });
    await phone.mouse.up();
    await complete.click();
    await expect(phone.getByText("This stop needs a photo.")).toBeVisible({ timeout: 2000 });
  }).toPass();
  await phone.getByLabel("Take a photo").setInputFiles({ name: "door.png", mimeType: "image/png", buffer: photo });
  await expect(phone.getByRole("img", { name: "Photo" })).toBeVisible();
  await complete.click();
}

test("a day on the phone: signed in by the office's code, offline in the middle, synced when online", async ({
  page: office,
  browser,
}) => {
  await signIn(office);
  const name = `Marlies ${String(Date.now())}`;
  const { agentId } = await createDrivenDay(office, name);
  await open(office, `/fleet/attendance?search=${encodeURIComponent(name)}`);
  await office.getByRole("button", { name: `Sign ${name} in on a phone` }).click();
  const code = office.getByRole("dialog", { name: `Sign ${name} in on a phone` });
  await expect(code.getByRole("img", { name: "Code for the phone" })).toBeVisible();
  await expectAccessible(office);
  const link = await code.getByRole("link", { name: "Sign in on this device" }).getAttribute("href");
  await code.getByRole("button", { name: "Connect a tracker" }).click();
  const osmAnd = (await code.getByText(/lat=\{0\}/).textContent()) ?? "";
  await expectAccessible(office);

  const spot = { latitude: 47.1415, longitude: 9.5215 };
  const context = await browser.newContext({
    ...{ viewport: { width: 390, height: 844 }, hasTouch: true, locale: "en-US" },
    ...{ geolocation: spot, permissions: ["geolocation"] },
  });
  const phone = await context.newPage();
  const errors = watchConsole(phone);
  await open(phone, new URL(link ?? "").hash.replace(/^/, "/drive"));
  await expect(phone.getByRole("heading", { level: 1 })).toContainText("0 of 3");
  await expect(phone.getByText("You have a new route.")).toBeVisible();
  await phone.getByRole("button", { name: "Understood" }).click();
  await expect(phone.getByText("You have a new route.")).toBeHidden();
  const begun = phone.waitForRequest(
    (requested) => requested.url().includes("sync") && /check_in/.test(requested.postData() ?? ""),
  );
  await phone.getByRole("button", { name: "Begin my day" }).click();
  // A team's radius is measured from where the day begins.
  // What was read just before may go in the same request.
  const sent: { kind: string }[] = JSON.parse((await begun).postData() ?? "").actions;
  expect(sent.find(({ kind }) => kind === "check_in")).toMatchObject({ position: spot });
  await expect(phone.getByText("All sent")).toBeVisible();
  const { pathname, search } = new URL(osmAnd.replace(/\{0\}.*/, `${spot.latitude}&lon=${spot.longitude}`));
  const report = await office.request.get(`${pathname}${search}&timestamp=${Date.now()}`);
  expect(await report.json()).toEqual({ data: { stored: 1 } });
  await phone.getByRole("button", { name: "Loaded, start the route" }).click();
  await phone.getByRole("button", { name: "To stop 1" }).click();
  await expect(phone.getByText("Ring twice")).toBeVisible();
  await expectAccessible(phone);
  await handOver(phone);
  await expect(phone.getByRole("heading", { level: 1 })).toContainText("1 of 3");
  await expect(phone.getByText("All sent")).toBeVisible();
  expect(errors.filter((each) => !each.includes("401"))).toEqual([]);
  // The page lives in the phone from here on.
  await expect
    .poll(() => phone.evaluate(async () => (await (await caches.open("waybill-drive")).keys()).length))
    .toBeGreaterThan(5);

  await context.setOffline(true);
  await phone.getByRole("button", { name: "To stop 2" }).click();
  await handOver(phone);
  await expect(phone.getByText(/^No signal since/)).toBeVisible();
  await expect(phone.getByRole("heading", { level: 1 })).toContainText("2 of 3");
  // Meanwhile the third customer has called the office.
  const { routes }: { routes: { id: string; agent: { id: string }; stops: { id: string }[] }[] } = (
    await callPageApi(office, "GET", "routes")
  ).data;
  const route = routes.find(({ agent }) => agent.id === agentId);
  const called = `routes/${route?.id}/stops/${route?.stops[2]?.id}/attempt`;
  expect((await callPageApi(office, "POST", called, { reason: "NOT_AVAILABLE" })).status).toBe(200);
  await reload(phone);
  await expect(phone.getByText(/^No signal since/)).toBeVisible();
  await phone.getByRole("button", { name: "To stop 3" }).click();
  await phone.getByRole("button", { name: "Not delivered" }).click();
  await phone.getByLabel("No answer").check();
  await phone.getByRole("button", { name: "Record “No answer”" }).click();
  await expect(phone.getByRole("heading", { level: 1 })).toContainText("3 of 3");
  await phone.getByRole("button", { name: "Menu" }).click();
  await phone.getByRole("button", { name: "Sign out" }).click();
  await expect(phone.getByText("Not everything has been sent yet. You can sign out afterwards.")).toBeVisible();
  await expectAccessible(phone);
  await phone.getByRole("button", { name: "Back" }).click();

  await context.setOffline(false);
  await expect(phone.getByText("All sent")).toBeVisible({ timeout: 40_000 });
  await expect(phone.getByText(/^Not accepted: recorded a failed attempt/)).toBeVisible();
  await phone.getByRole("button", { name: "Understood" }).click();
  await phone.getByRole("button", { name: "Back at the depot" }).click();
  await phone.getByRole("button", { name: "End my day" }).click();
  await expect(phone.getByText("All sent")).toBeVisible();

  await open(office, "/routes");
  await office.getByRole("tab", { name: /^Completed/ }).click();
  await expect(office.locator(".route-row").filter({ hasText: name })).toContainText("3/3");
  const { orders }: { orders: { number: string; status: number }[] } = (
    await callPageApi(office, "GET", `orders?search=${encodeURIComponent(name)}`)
  ).data;
  const delivered = orders.filter(({ status }) => status === orderStatuses.code.delivered);
  expect(delivered).toHaveLength(2);
  await open(office, `/orders/${delivered[0]?.number}`);
  const proof = office.getByRole("img", { name: /photo/i });
  await expect.poll(() => proof.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth)).toBe(1);
});
