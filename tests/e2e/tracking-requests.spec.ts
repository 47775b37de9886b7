import { expect, type Page } from "playwright/test";
import { listProofs } from "#app/modules/orders/model/proofs.ts";
import { shipmentStatuses } from "#app/modules/shipments/model/shipment.enums.ts";
import { expectAccessible, open, signIn, test } from "./journey.ts";
import { type CustomerOrder, callPageApi, createApiOrder, readCustomerOrder } from "./small-plan.ts";

/** One black pixel. */
const pixel = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

/** Path and query of the page on which the customer manages the order. */
const getManageLink = ({ link }: CustomerOrder) => `${link.replace("?", "/manage?")}&lang=en`;

/** An own order that is processed and not out for delivery. */
async function makeProcessedOrder(page: Page): Promise<CustomerOrder> {
  const customer = { first_name: "Nina", last_name: "Frei", email: `nina-${Date.now()}@example.com` };
  const { id, number } = await createApiOrder(page, { customer });
  const shipped = await callPageApi(page, "POST", "shipments/store", { orders: [id], shipment_type: "delivery" });
  expect(shipped.status, JSON.stringify(shipped.data)).toBe(200);
  const order = await readCustomerOrder(page, number);
  if (!order) throw new Error("the order lost its customer's email");
  return order;
}

/** Whether somebody received it by name, signed for it or was photographed: completed by the office, it has no proof. */
async function isHandedOverWithProof(page: Page, number: string): Promise<boolean> {
  const response = await page.request.get(`/api/orders/${number}/timeline`);
  const body: { data: { timeline: { id: string; type: string; detail: Record<string, unknown> }[] } } =
    await response.json();
  const proofs = listProofs(body.data.timeline.map((entry) => ({ ...entry, at: 0, actorName: "" })));
  return proofs.some(({ kind }) => kind === "dropped_off");
}

/** The newest delivered order that came alone and with a proof, which is then its customer's to keep. */
async function findProvedOrder(page: Page): Promise<CustomerOrder> {
  const status = shipmentStatuses.code.completed;
  const response = await page.request.get(
    `/api/shipments/deliveries?limit=100&sort=-created_at&filters[status][]=${status}`,
  );
  const body: { data: { shipments: { order_count: number; order_number: string | null }[] } } = await response.json();
  for (const { order_count: count, order_number: single } of body.data.shipments) {
    if (count !== 1 || !single) continue;
    const order = (await isHandedOverWithProof(page, single)) ? await readCustomerOrder(page, single) : null;
    if (order) return order;
  }
  throw new Error("the demo workspace has no delivered order with a proof of its own and an email");
}

/** Answers the question and the code, which the office's outbox of development shows. */
async function verify(visit: Page, office: Page, order: CustomerOrder): Promise<void> {
  const { customer_email: email, destination } = order;
  await visit.goto(getManageLink(order));
  await visit.getByLabel("Postal code of the delivery address").fill(destination.address.postal_code);
  await visit.getByRole("button", { name: "Send code" }).click();
  await expect(visit.getByLabel("Code", { exact: true })).toBeVisible();
  await office.goto(`/dev/outbox?to=${encodeURIComponent(email)}`);
  const code = /(\d{6}) is your code/.exec(await office.locator("body").innerText())?.[1] ?? "";
  await visit.getByLabel("Code", { exact: true }).fill(code);
  await visit.getByRole("button", { name: "Continue" }).click();
  await expect(visit.getByRole("button", { name: "Sign out on this device" })).toBeVisible();
}

test("a customer asks to cancel without JavaScript; the office declines, and the customer reads why", async ({
  page,
  browser,
}) => {
  await signIn(page);
  const order = await makeProcessedOrder(page);
  const phone = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  const visit = await phone.newPage();
  await verify(visit, page, order);
  await visit.getByText("Ask to cancel").first().click();
  await visit.getByLabel("Why? (optional)").fill("Ordered twice");
  await visit.getByRole("button", { name: "Ask to cancel" }).click();
  await expect(visit.getByRole("status")).toHaveText(/You asked to cancel/);
  await expect(visit.getByText(/has not answered yet/)).toBeVisible();

  await open(page, "/inbox");
  await page.getByRole("link", { name: new RegExp(`asks to cancel ${order.number}`) }).click();
  await expect(page).toHaveURL(new RegExp(`/orders/${order.number}`));
  await page
    .getByRole("definition")
    .filter({ hasText: "Ordered twice" })
    .getByRole("button", { name: "Decline" })
    .click();
  const dialog = page.getByRole("dialog", { name: "Decline to cancel" });
  await dialog.getByLabel("Reason").fill("It was made for you.");
  await dialog.getByRole("button", { name: "Decline to cancel" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText("The customer's request was declined")).toBeVisible();

  await visit.goto(getManageLink(order));
  await expect(visit.getByText("It was made for you.")).toBeVisible();
  await expect(visit.getByRole("button", { name: "Ask to cancel" })).toHaveCount(0);
  await phone.close();
});

test("a customer keeps the proof, which a stranger checks by file and hash, and rates with a photo that the office sees", async ({
  page,
  browser,
}) => {
  await signIn(page);
  const order = await findProvedOrder(page);
  const phone = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  const visit = await phone.newPage();
  await verify(visit, page, order);
  const [download] = await Promise.all([
    visit.waitForEvent("download"),
    visit.getByRole("link", { name: "Save the proof (JSON)" }).click(),
  ]);
  const kept = await download.path();
  await visit.getByRole("link", { name: "Check that it is genuine" }).click();
  await expect(visit.getByRole("heading", { name: "Genuine proof" })).toBeVisible();
  const { pathname, searchParams } = new URL(visit.url());

  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(`${pathname}?lang=en`);
  await expectAccessible(stranger);
  await stranger.locator("input[type=file]").setInputFiles(kept);
  await stranger.getByRole("button", { name: "Check file" }).click();
  await expect(stranger.getByRole("heading", { name: "Genuine proof" })).toBeVisible();
  const hash = searchParams.get("sha256") ?? "";
  await stranger.getByLabel("SHA-256 (64 characters)").fill(hash.replace(/.$/, hash.endsWith("0") ? "1" : "0"));
  await stranger.getByRole("button", { name: "Check hash" }).click();
  await expect(stranger.getByRole("heading", { name: "Not genuine" })).toBeVisible();
  await stranger.getByLabel("SHA-256 (64 characters)").fill("yes");
  await stranger.getByRole("button", { name: "Check hash" }).click();
  await expect(stranger.getByRole("alert")).toContainText("64 characters");
  await stranger.context().close();

  await visit.goto(getManageLink(order));
  // The keys of a row of radio buttons, without a script.
  await visit.getByLabel("1 star", { exact: true }).focus();
  await visit.keyboard.press("ArrowRight");
  await expect(visit.getByLabel("2 stars")).toBeChecked();
  await visit.getByLabel("Friendly").check();
  const photo = visit.getByLabel(/Add a photo/);
  await photo.setInputFiles({ name: "note.png", mimeType: "image/png", buffer: Buffer.from("no picture") });
  await visit.getByRole("button", { name: "Send feedback" }).click();
  await expect(visit.getByRole("alert")).toBeVisible();
  await visit.getByLabel("2 stars").check();
  await photo.setInputFiles({ name: "torn.png", mimeType: "image/png", buffer: Buffer.from(pixel, "base64") });
  await visit.getByRole("button", { name: "Send feedback" }).click();
  await expect(visit.getByRole("status")).toHaveText("Thank you for your feedback.");
  await phone.close();
  await page.goto(`/orders/${order.number}`);
  const shown = page.getByRole("img", { name: "Photo with the feedback" });
  await shown.scrollIntoViewIfNeeded();
  await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1);
});
