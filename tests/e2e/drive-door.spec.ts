import { expect, type Page } from "playwright/test";
import { createDrivenDay, openPhonePage } from "./drive-day.ts";
import { expectAccessible, reload, signIn, test } from "./journey.ts";
import { callPageApi } from "./small-plan.ts";

/** A picture that any browser reads. */
const photo = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

interface TimelineLine {
  type: string;
  detail: { note?: string; received?: number; expected?: number; proof?: Record<string, string>; paid?: object[] };
}

/** The entries of an agent's stop on its shipment's timeline. */
async function listEvents(office: Page, agentId: string, at: number): Promise<TimelineLine[]> {
  const { routes }: { routes: { agent: { id: string }; stops: { shipment: { number: string } | null }[] }[] } = (
    await callPageApi(office, "GET", "routes")
  ).data;
  const route = routes.find(({ agent }) => agent.id === agentId);
  const { shipment }: { shipment: { events: TimelineLine[] } } = (
    await callPageApi(office, "GET", `shipments/${route?.stops[at]?.shipment?.number}`)
  ).data;
  return shipment.events;
}

test("a stop with a missing item and cash in two currencies, and one where nobody is in", async ({
  page: office,
  browser,
}) => {
  await signIn(office);
  const { account, version }: { account: Record<string, unknown>; version: string } = (
    await callPageApi(office, "GET", "settings/account")
  ).data;
  const { kind: _kind, logo: _logo, ...settings } = account;
  const preferences = { ...Object(settings.preferences), agents_may_waive: true };
  const saved = await callPageApi(office, "PUT", "settings/account", { ...settings, preferences, version });
  expect(saved.status).toBe(200);
  const { agentId } = await createDrivenDay(office, `Kunigunde ${String(Date.now())}`, {
    packages: [
      { quantity: 3, name: "Box", barcode: "RK-3" },
      { quantity: 1, name: "Bag", barcode: "RK-4" },
    ],
    collections: [
      { amount: "84.90", currency: "EUR", method: 1 },
      { amount: "20.00", currency: "CHF", method: 1 },
    ],
  });
  const phone = await openPhonePage(office, browser, agentId);
  await phone.getByRole("button", { name: "Understood" }).click();
  await phone.getByRole("button", { name: "Begin my day" }).click();
  await phone.getByRole("button", { name: "Loaded, start the route" }).click();
  await phone.getByRole("button", { name: "To stop 1" }).click();
  await phone.getByRole("button", { name: "I am here" }).click();
  // A scanner types: a parcel of another stop is reported, one of this stop is checked.
  await phone.keyboard.type("RK-9");
  await phone.keyboard.press("Enter");
  await expect(phone.getByText("RK-9 does not belong to this stop.")).toBeVisible();
  await phone.keyboard.type("RK-4");
  await phone.keyboard.press("Enter");
  await expect(phone.getByText("1 of 2 checked")).toBeVisible();
  await phone.getByRole("button", { name: "Hand over" }).click();
  await phone.getByRole("radio", { name: "Neighbor" }).check({ force: true });
  const francs = phone.getByRole("region", { name: "20.00 CHF" });
  await francs.getByLabel("Not collected").check();
  await phone.getByRole("region", { name: "84.90 EUR" }).getByLabel("card", { exact: true }).check();
  const complete = phone.getByRole("button", { name: /^Complete stop/ });
  await complete.click();
  await expect(phone.getByText("Enter the neighbor’s name.")).toBeVisible();
  await phone.getByLabel("Neighbor’s name").fill("Anna Muster");
  await complete.click();
  await expect(phone.getByText("Enter why nothing is collected.")).toBeVisible();
  // The way back, and a browser that was ended, lose nothing of it.
  await reload(phone);
  await expect(phone.getByLabel("Neighbor’s name")).toHaveValue("Anna Muster");
  await francs.getByLabel("Why is nothing collected?").fill("Paid by transfer");
  await complete.click();
  await expect(phone.getByText("Add a photo or a note on why nothing is collected.")).toBeVisible();
  await francs.getByLabel("Note, or add a photo above").fill("Showed the bank's receipt");
  await phone.getByLabel("Some packages are missing. The rest is handed over.").check();
  // What was not ticked is supposed to be missing: here it is only a part of it.
  const boxes = phone.getByLabel("RK-3, Box: missing, of 3");
  await expect(boxes).toHaveValue("3");
  await boxes.fill("2");
  await expectAccessible(phone);
  await complete.click();
  await expect(phone.getByRole("button", { name: "To stop 2" })).toBeVisible();

  await phone.getByRole("button", { name: "To stop 2" }).click();
  await phone.getByRole("button", { name: "Not delivered" }).click();
  await phone.getByLabel("No answer").check();
  await phone.getByLabel("Take a photo").setInputFiles({ name: "door.png", mimeType: "image/png", buffer: photo });
  await expect(phone.getByRole("img", { name: "Photo" })).toBeVisible();
  await expectAccessible(phone);
  await phone.getByRole("button", { name: /^Record/ }).click();
  await expect(phone.getByText("All sent")).toBeVisible();

  const door = await listEvents(office, agentId, 0);
  expect(door.find(({ type }) => type === "incident_added")?.detail.note).toBe("Missing at the door: 2 × Box (RK-3)");
  expect(door.find(({ type }) => type === "dropped_off")?.detail).toMatchObject({
    ...{ received: 2, expected: 4, proof: { recipient: "Anna Muster", recipient_kind: "neighbour" } },
    paid: expect.arrayContaining([
      expect.objectContaining({ amount: 8490, currency: "EUR", outcome: "collected", method: 3 }),
      expect.objectContaining({ amount: 2000, currency: "CHF", outcome: "waived", reason: "Paid by transfer" }),
    ]),
  });
  const tried = await listEvents(office, agentId, 1);
  expect(tried.find(({ type }) => type === "failed")?.detail.proof?.image).toMatch(/^photo:/);
  await phone.context().close();
});
