import { expect, type Page } from "playwright/test";
import { readDayRows } from "#tests/factories/distributor-day.ts";
import { createFleetBodies } from "#tests/factories/distributor-fleet.ts";
import { registerInBrowser } from "./journey.ts";

/** Asks the JSON API as the page's own scripts do. */
export async function callJsonApi<T>(page: Page, method: string, path: string, body?: unknown): Promise<T> {
  const answer: { status: number; body: { data: T } } = await page.evaluate(
    async ({ method, path, body }) => {
      const init =
        body === undefined
          ? { method }
          : { method, headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
      const response = await fetch(`/api/${path}`, init);
      return { status: response.status, body: await response.json() };
    },
    { method, path, body },
  );
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
  return answer.body.data;
}

/** A time zone where it is eight in the morning: a journey that drives a whole day there passes at any hour. */
export function findZoneAtMorning(): string {
  const now = Date.now();
  const hour = (timeZone: string) => new Intl.DateTimeFormat("en-GB", { hour: "2-digit", timeZone }).format(now);
  const zone = Intl.supportedValuesOf("timeZone").find((timeZone) => hour(timeZone) === "08");
  if (!zone) throw new Error("It is eight in the morning nowhere.");
  return zone;
}

/** A new distributor's workspace, in the country of its day. */
export async function openWorkspace(page: Page, zone = "Europe/Sarajevo"): Promise<void> {
  const email = `marija-${Date.now()}@example.test`;
  await registerInBrowser(page, { first: "Marija", last: "Distributer", email, password: "dugo putovanje" });
  await page.getByLabel(/name/i).first().fill("Distribucija");
  await page.getByLabel(/country/i).selectOption("BA");
  await page.getByLabel(/time zone/i).selectOption(zone);
  await page.locator("form button[type=submit]").last().click();
  await expect(page).toHaveURL(/\/$/);
}

/** Depot, drivers and vehicles of a day. */
export async function enterFleet(page: Page, day: string): Promise<void> {
  const fleet = createFleetBodies(readDayRows(day, "vehicles.csv"));
  await callJsonApi(page, "POST", "locations", fleet.depot);
  await callJsonApi(page, "POST", "agents/bulk", fleet.drivers);
  await callJsonApi(page, "POST", "vehicles/bulk", fleet.vehicles);
}
