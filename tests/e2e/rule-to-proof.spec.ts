import { expect, type Page } from "playwright/test";
import { hasDistributorDay } from "#tests/factories/distributor-day.ts";
import { readDayOrders } from "./distributor-day.ts";
import { callJsonApi, enterFleet, findZoneAtMorning, openWorkspace } from "./distributor-workspace.ts";
import { readPhoneLink } from "./drive-day.ts";
import { expectAccessible, open, test, watchConsole } from "./journey.ts";

const day = "2946091";
const zone = findZoneAtMorning();
const doors = 3;

test.skip(!hasDistributorDay(day), "the distributor's data is not beside the repository");

const mailOf = (reference: string) => `kupac-${reference.toLowerCase().replace(/[^a-z0-9]/g, "-")}@example.test`;

/** The first stops of the distributor's day, ready to be planned; their customers give codes. */
async function enterOrders(office: Page): Promise<void> {
  const { locations } = await callJsonApi<{ locations: { id: string }[] }>(office, "GET", "locations");
  const orders = readDayOrders(day)
    .slice(0, doors)
    .map(({ reference, latitude, longitude, grams, serviceSeconds }) => ({
      external_id: reference,
      source: { location_id: locations[0]?.id },
      destination: {
        address: { line1: reference, city: "Široki Brijeg", country: "BA" },
        point: { latitude, longitude },
      },
      customer: { first_name: "Kupac", last_name: reference, phone: "+38763310900", email: mailOf(reference) },
      packages: [{ quantity: 1, weight: Math.max(0.1, grams / 1000) }],
      service_minutes: Math.min(10, Math.ceil(serviceSeconds / 60)),
    }));
  const made = await callJsonApi<{ succeeded: { id: string }[]; refused: unknown[] }>(office, "POST", "orders/bulk", {
    orders,
  });
  expect(made.refused).toEqual([]);
  await callJsonApi(office, "POST", "shipments/store", {
    orders: made.succeeded.map(({ id }) => id),
    shipment_type: "delivery",
  });
}

/** A rule that plans for all checked-in agents at the next full minute, and confirms if no rule is broken. */
async function enterRule(office: Page): Promise<string> {
  const { locations } = await callJsonApi<{ locations: { id: string }[] }>(office, "GET", "locations");
  const time = new Intl.DateTimeFormat("en-GB", { timeStyle: "short", timeZone: zone }).format(Date.now() + 70_000);
  const { id } = await callJsonApi<{ id: string }>(office, "POST", "automation-rules", {
    ...{ name: "Jutarnji plan", active: true, schedule: { every: "daily", time }, location_id: locations[0]?.id },
    ...{ shipment_types: [3], attendance: "checked_in", auto_confirm: true, delay_minutes: 0, duration_minutes: 600 },
  });
  return id;
}

/** The code that a customer got by mail when the goods went out. */
async function codeOf(office: Page, reference: string): Promise<string> {
  let code = "";
  await expect(async () => {
    const outbox = await office.request.get(`/dev/outbox?to=${encodeURIComponent(mailOf(reference))}`);
    code = /driver: (\d{4})\./.exec(await outbox.text())?.[1] ?? "";
    expect(code).not.toBe("");
  }).toPass({ timeout: 60_000 });
  return code;
}

/** Works the next stop: here, the customer's code, done. */
async function handOver(phone: Page, codes: ReadonlyMap<string, string>): Promise<void> {
  await phone.getByRole("button", { name: /^To stop/ }).click();
  await phone.getByRole("button", { name: "I am here" }).click();
  await phone.getByRole("button", { name: "Hand over" }).click();
  const name = await phone.getByLabel("Name", { exact: true }).inputValue();
  const complete = phone.getByRole("button", { name: /^Complete stop/ });
  await complete.click();
  await expect(phone.getByText("Enter the code, or select that there is none.")).toBeVisible();
  await phone.getByLabel("Customer’s code").fill(codes.get(name) ?? "");
  await complete.click();
}

test("from rule to proof of delivery: planned and confirmed automatically, driven offline, verified by code", async ({
  page: office,
  browser,
}) => {
  const errors = watchConsole(office);
  await openWorkspace(office, zone);
  await enterFleet(office, day);
  await open(office, "/settings/account");
  await office.getByRole("switch", { name: "Code at the door" }).check();
  await office.getByRole("button", { name: /^Save/ }).click();
  await expect(office.getByText(/saved/i).first()).toBeVisible();
  await enterOrders(office);

  const { agents } = await callJsonApi<{ agents: { id: string; name: string }[] }>(office, "GET", "agents");
  const [driver] = agents;
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: "en-US" });
  const phone = await context.newPage();
  await open(phone, await readPhoneLink(office, driver?.id ?? ""));
  await phone.getByRole("button", { name: "Begin my day" }).click();
  await expect(phone.getByText("All sent")).toBeVisible();

  const ruleId = await enterRule(office);
  const planned = async () => {
    // The sweep runs once a minute; here it is triggered.
    await office.request.get("/cdn-cgi/local/scheduled?cron=*+*+*+*+*");
    const { runs } = await callJsonApi<{ runs: { state: string; reason: string | null }[] }>(
      office,
      "GET",
      `automation-rules/${ruleId}/runs`,
    );
    return runs[0]?.state;
  };
  await expect.poll(planned, { timeout: 150_000, intervals: [2000] }).toBe("confirmed");
  await open(office, `/plans/rules/runs?rule=${ruleId}`);
  await expect(office.getByText("Jutarnji plan").first()).toBeVisible();

  await expect(phone.getByText("You have a new route.")).toBeVisible({ timeout: 60_000 });
  await phone.getByRole("button", { name: "Understood" }).click();
  await expect(phone.getByRole("heading", { level: 1 })).toContainText(`0 of ${doors}`);
  await phone.getByRole("button", { name: "Loaded, start the route" }).click();
  await expect(phone.getByText("All sent")).toBeVisible();
  const references = readDayOrders(day).slice(0, doors);
  const codes = new Map<string, string>();
  for (const { reference } of references) codes.set(`Kupac ${reference}`, await codeOf(office, reference));

  await handOver(phone, codes);
  await expect(phone.getByRole("heading", { level: 1 })).toContainText(`1 of ${doors}`);
  await expect(phone.getByText("All sent")).toBeVisible();
  await context.setOffline(true);
  await handOver(phone, codes);
  await expect(phone.getByText(/^No signal since/)).toBeVisible();
  await expect(phone.getByRole("heading", { level: 1 })).toContainText(`2 of ${doors}`);
  const routeNow = async () => {
    const { routes } = await callJsonApi<{ routes: { status: string; done_count: number }[] }>(office, "GET", "routes");
    return routes[0];
  };
  expect((await routeNow())?.done_count).toBe(1);
  await context.setOffline(false);
  await expect(phone.getByText("All sent")).toBeVisible({ timeout: 40_000 });
  await expect.poll(async () => (await routeNow())?.done_count).toBe(2);
  await handOver(phone, codes);
  await phone.getByRole("button", { name: "Back at the depot" }).click();
  await expect.poll(async () => (await routeNow())?.status).toBe("completed");
  await expect(phone.getByText("All sent")).toBeVisible();

  await open(office, "/routes");
  await expect(office.locator(".route-row").filter({ hasText: driver?.name ?? "" })).toContainText(`${doors}/${doors}`);
  await expectAccessible(office);
  const { shipments } = await callJsonApi<{ shipments: { number: string }[] }>(office, "GET", "shipments/deliveries");
  expect(shipments).toHaveLength(doors);
  for (const { number } of shipments) {
    const { url } = await callJsonApi<{ url: string }>(office, "POST", "shipments/deliveries/proofs", {
      shipments: [number],
    });
    const paper = await office.request.get(url);
    expect(paper.headers()["content-type"]).toBe("application/pdf");
    const text = (await paper.body()).toString("latin1");
    expect(text.startsWith("%PDF-")).toBe(true);
    expect(text).toMatch(/SHA-256 [0-9a-f]{64}/);
    expect(text).toContain(number);
    const { shipment } = await callJsonApi<{
      shipment: { events: { type: string; detail: { proof?: { code?: string } } }[] };
    }>(office, "GET", `shipments/${number}`);
    expect(shipment.events.filter(({ type }) => type === "dropped_off")).toMatchObject([
      { detail: { proof: { code: "said" } } },
    ]);
  }
  expect(errors).toEqual([]);
  await context.close();
});
