import { type Browser, expect, type Page } from "playwright/test";
import { demo, expectAccessible, open, signIn, test, watchConsole } from "./journey.ts";
import { callPageApi, createApiOrder } from "./small-plan.ts";

const colleague = { email: "mehmet@waybill.example", password: "waybill-demo" };

async function enter(browser: Browser, person: typeof demo, locale: "en-US" | "de-DE"): Promise<Page> {
  const context = await browser.newContext({ locale, timezoneId: "Europe/Berlin" });
  const page = await context.newPage();
  await signIn(page, person);
  return page;
}

interface Shipped {
  order: { id: string; shipments: { id: string }[] };
}

/** A driver takes the order's shipment and hands it over: what the drivers' side does. */
async function deliver(page: Page, number: string): Promise<void> {
  const { order }: Shipped = (await callPageApi(page, "GET", `orders/${number}`)).data;
  const { agents }: { agents: { id: string; functions: (string | number)[] }[] } = (
    await callPageApi(page, "GET", "agents")
  ).data;
  const driver = agents.find(({ functions }) => functions.some((each) => each === "deliveries" || each === 3));
  const shipments = order.shipments.map(({ id }) => id);
  await callPageApi(page, "POST", `shipments/assign/${driver?.id}`, { shipments });
  await callPageApi(page, "POST", "shipments/dropoff", { shipments, proof: { signature: "S. Petersen" } });
}

test("a day of an order: edited in sections, document, mention, two concurrent users, delivered, not cancellable", async ({
  browser,
}) => {
  const [katharina, mehmet] = await Promise.all([enter(browser, demo, "en-US"), enter(browser, colleague, "de-DE")]);
  const errors = watchConsole(katharina);
  const { number } = await createApiOrder(katharina);
  await Promise.all([open(katharina, `/orders/${number}`), open(mehmet, `/orders/${number}`)]);
  const timeline = katharina.locator(".detail-side");

  // A section is edited, and the timeline shows old and new values.
  const packages = katharina.getByRole("dialog", { name: "Packages" });
  // A click that comes before the page listens is lost.
  await expect(async () => {
    if (!(await packages.isVisible()))
      await katharina.getByRole("button", { name: "Edit packages", exact: true }).click({ timeout: 1000 });
    await expect(packages).toBeVisible({ timeout: 3000 });
  }).toPass();
  await packages.locator('[name="packages[0].quantity"]').fill("3");
  await packages.getByRole("button", { name: "Save" }).click();
  await expect(packages).toBeHidden();
  await expect(timeline).toContainText("1 × Parcel");
  await expect(timeline).toContainText("3 × Parcel");

  // A document is taken, and one that only pretends to be one is refused with the reason.
  const files = katharina.locator('.form-sections input[type="file"]');
  await files.setInputFiles([
    { name: "note.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7 delivery note") },
    { name: "page.pdf", mimeType: "application/pdf", buffer: Buffer.from("<html>") },
  ]);
  await expect(katharina.getByRole("link", { name: "note.pdf" })).toBeVisible();
  await expect(katharina.getByText("page.pdf: Only PDF, PNG, JPEG and WebP files")).toBeVisible();
  const [download] = await Promise.all([
    katharina.waitForEvent("download"),
    katharina.getByRole("link", { name: "note.pdf" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("note.pdf");

  // A colleague is mentioned, and finds the way from the inbox.
  const note = katharina.getByRole("textbox", { name: /Write a note/ });
  await note.fill("Bell is broken ");
  await note.pressSequentially("@Meh");
  await expect(katharina.getByRole("option", { name: "Mehmet Demir" })).toBeVisible();
  await note.press("Enter");
  await katharina.getByRole("button", { name: "Add note" }).click();
  await expect(katharina.locator(".notes")).toContainText("@Mehmet Demir");
  await expectAccessible(katharina);
  await open(mehmet, "/inbox");
  await mehmet.getByRole("link", { name: new RegExp(`Katharina Vogt.*${number}`) }).click();
  await expect(mehmet.getByRole("heading", { name: number })).toBeVisible();

  // Both edit the notes: the second sees what the first one wrote, and reapplies.
  await mehmet.getByRole("button", { name: "Notizen bearbeiten", exact: true }).click();
  const german = mehmet.getByRole("dialog", { name: "Notizen" });
  await german.getByRole("textbox").fill("Hintereingang");
  await katharina.getByRole("button", { name: "Edit notes", exact: true }).click();
  const english = katharina.getByRole("dialog", { name: "Notes" });
  await english.getByRole("textbox").fill("Second door");
  await english.getByRole("button", { name: "Save" }).click();
  await expect(english).toBeHidden();
  await german.getByRole("button", { name: "Speichern" }).click();
  await expect(german.getByText("Jemand anderes hat diesen Auftrag zuerst geändert")).toBeVisible();
  await expect(german.getByText("Second door")).toBeVisible();
  await german.getByRole("button", { name: "Erneut übernehmen" }).click();
  await expect(german).toBeHidden();
  await expect(mehmet.locator(".detail-side")).toContainText("Hintereingang");

  // It is shipped and delivered; then cancel is not offered, and a request for it is rejected.
  await mehmet.getByRole("button", { name: "Versenden" }).click();
  await expect(mehmet.locator(".detail-heading")).toContainText("In Bearbeitung");
  await deliver(mehmet, number);
  await open(mehmet, `/orders/${number}`);
  await expect(mehmet.locator(".detail-heading")).toContainText("Zugestellt");
  await expect(mehmet.locator(".proofs")).toContainText("S. Petersen");
  await expect(mehmet.getByRole("button", { name: "Auftrag abschließen" })).toBeVisible();
  await expectAccessible(mehmet);
  const { order }: Shipped = (await callPageApi(mehmet, "GET", `orders/${number}`)).data;
  const cancelled = await callPageApi(mehmet, "POST", "orders/cancel", { orders: [order.id], reason: "too late" });
  const { refused }: { refused: { code: string }[] } = cancelled.data;
  expect(refused.map(({ code }) => code)).toEqual(["illegal_transition"]);
  expect(errors.filter((each) => !each.includes("415"))).toEqual([]);
});
