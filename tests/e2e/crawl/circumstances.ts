import { type BrowserContext, expect, type Page } from "playwright/test";
import { minute } from "#app/platform/kernel/milliseconds.ts";
import { addDays } from "#app/platform/time/day-spans.ts";
import { toInstant, toLocalDate } from "#app/platform/time/local-time.ts";
import type { Crawler } from "./crawler.ts";

interface Sandbox {
  account: string;
  timezone: string;
}

/** Opens the owner's sandbox, filled with a day's orders; its clock can be moved. */
export async function openSandbox({ request }: BrowserContext, origin = ""): Promise<Sandbox> {
  const post = async (path: string, data: object = {}) => {
    const answer = await request.post(path, { data, headers: { origin } });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return answer.json();
  };
  const { data: made } = await post("/api/sandbox");
  const account: string = made.sandbox.uuid;
  await request.post("/workspaces/switch", { form: { account }, headers: { origin } });
  await post("/api/sandbox/fill", { orders: 50 });
  const { data } = await (await request.get("/api/settings/account")).json();
  return { account, timezone: data.account.timezone };
}

/** Moves the sandbox's clock to the next time of day, and waits until everything due on the way is done. */
export async function moveClockTo(
  { request }: BrowserContext,
  { timezone }: Sandbox,
  time: string,
  origin = "",
): Promise<void> {
  const read = async () => (await (await request.get("/api/sandbox")).json()).data.sandbox;
  const now = Date.parse((await read()).now);
  const today = toLocalDate(now, timezone);
  const [to = now] = [today, addDays(today, 1)]
    .map((day) => toInstant(`${day}T${time}`, timezone))
    .filter((at) => at > now);
  const answer = await request.post("/api/sandbox/clock", {
    data: { to: new Date(to).toISOString() },
    headers: { origin },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  await expect(async () => {
    const { now: there, state } = await read();
    expect([state, Date.parse(there) >= to - minute]).toEqual(["ready", true]);
  }).toPass({ timeout: 180_000 });
}

/** The screens that are the person's. */
export async function goToEach(
  crawler: Crawler,
  addresses: readonly string[],
  look: (address: string) => Promise<void>,
): Promise<void> {
  for (const address of addresses) {
    await crawler.goTo(address);
    if (crawler.isAt(address)) await look(address);
  }
}

/** By how much a page is higher or wider than its window: with scrollbars that take room each costs a second bar. */
export async function reportOverflow(page: Page, crawler: Crawler): Promise<void> {
  const over = await page.evaluate(() => {
    const { scrollHeight, scrollWidth } = document.documentElement;
    return { below: scrollHeight - innerHeight, beside: scrollWidth - innerWidth };
  });
  if (over.below > 0) crawler.watch.report(`${over.below} px higher than its window`);
  if (over.beside > 0) crawler.watch.report(`${over.beside} px wider than its window`);
}

/** Tries to go to a screen without a network: the shell stays, and with the network back the screen comes. */
export async function goToOffline(page: Page, crawler: Crawler, address: string): Promise<void> {
  const rail = page.getByRole("navigation", { name: "Modules" });
  await page.context().setOffline(true);
  await page.evaluate((to) => void window.__reactRouterDataRouter?.navigate(to), address);
  await page.waitForFunction(() => window.__reactRouterDataRouter?.state.navigation.state !== "loading");
  if (!(await rail.isVisible())) crawler.watch.report("without a network the shell is gone");
  await page.context().setOffline(false);
  await crawler.goTo(address);
}
