import { type APIRequestContext, type BrowserContext, expect, type Page } from "playwright/test";
import { minute } from "#app/platform/kernel/milliseconds.ts";
import { addDays } from "#app/platform/time/day-spans.ts";
import { toInstant, toLocalDate } from "#app/platform/time/local-time.ts";
import type { Crawler } from "./crawler.ts";

interface Sandbox {
  account: string;
  timezone: string;
}

/** Opens the owner's sandbox; its clock can be moved. */
export async function openSandbox({ request }: BrowserContext, origin = ""): Promise<Sandbox> {
  const { sandbox } = await call(request, origin, "POST", "sandbox");
  const account: string = sandbox.uuid;
  await request.post("/workspaces/switch", { form: { account }, headers: { origin } });
  const settings = await call(request, origin, "GET", "settings/account");
  return { account, timezone: settings.account.timezone };
}

/** An answer of the API, which must succeed. */
async function call(request: APIRequestContext, origin: string, method: "GET" | "POST", path: string, data?: object) {
  const answer = await request.fetch(`/api/${path}`, {
    method,
    ...(method === "POST" ? { data: data ?? {} } : {}),
    headers: { origin },
  });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return (await answer.json()).data;
}

/** A morning's orders on routes that have left, and that nobody closes: they are still open at midnight. */
export async function startDayInSandbox(context: BrowserContext, sandbox: Sandbox, origin = ""): Promise<void> {
  const { request } = context;
  const post = (path: string, data: object) => call(request, origin, "POST", path, data);
  await moveClockTo(context, sandbox, "06:00", origin);
  await post("sandbox/fill", { orders: 30 });
  const { orders }: { orders: { id: string }[] } = await call(request, origin, "GET", "orders?status=2&limit=100");
  const shipped: { shipments: { shipment_id: string }[] } = await post("shipments/store", {
    orders: orders.map(({ id }) => id),
    shipment_type: "delivery",
  });
  const { agents }: { agents: { id: string }[] } = await call(request, origin, "GET", "agents?limit=10");
  const { vehicles }: { vehicles: { id: string }[] } = await call(request, origin, "GET", "vehicles?limit=10");
  const { locations }: { locations: { id: string }[] } = await call(request, origin, "GET", "locations");
  const { sandbox: at } = await call(request, origin, "GET", "sandbox");
  const day = toLocalDate(Date.parse(at.now), sandbox.timezone);
  const { id }: { id: string } = await post("plans", {
    ...{ name: "Day before midnight", shipment_type: 3, location_id: locations[0]?.id },
    ...{ start_at: `${day}T08:00`, end_at: `${day}T18:00` },
    agents: agents.map((agent, nth) => ({ agent_id: agent.id, vehicle_id: vehicles[nth]?.id ?? null })),
    shipment_ids: shipped.shipments.map(({ shipment_id }) => shipment_id),
  });
  await post(`plans/${id}/optimize`, { seed: 1, effort: "quick" });
  const read = async () => (await call(request, origin, "GET", `plans/${id}`)).plan;
  await expect.poll(async () => (await read()).status_name, { timeout: 60_000 }).toBe("ready");
  await post(`plans/${id}/confirm`, { based_on: (await read()).current_version, preserve_sequences: false });
  await moveClockTo(context, sandbox, "08:30", origin);
  const { routes }: { routes: { id: string; date: string }[] } = await call(request, origin, "GET", "routes");
  // A second run finds those that the first one left open.
  const [unstarted, ...started] = routes.filter(({ date }) => date === day);
  expect(started.length, "one stays unstarted: it is late, too").toBeGreaterThan(0);
  expect(unstarted).toBeDefined();
  for (const route of started) await post(`routes/${route.id}/start`, {});
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

/**
 * By how much a page is higher or wider than its window: with scrollbars that take room each costs a second bar. A page
 * without the console's shell scrolls as a whole. And rows of tabs that do not fit and do not scroll: their end is out
 * of reach.
 */
export async function reportOverflow(page: Page, crawler: Crawler): Promise<void> {
  const over = await page.evaluate(() => {
    const { scrollHeight, scrollWidth } = document.documentElement;
    const strips = [...document.querySelectorAll("main :is(.tabs, .segments, [role=tablist])")].filter(
      (strip) => strip.scrollWidth > strip.clientWidth + 1 && getComputedStyle(strip).overflowX === "visible",
    );
    return {
      below: document.querySelector(".shell") ? scrollHeight - innerHeight : 0,
      beside: scrollWidth - innerWidth,
      strips: strips.map((each) => each.className),
    };
  });
  for (const strip of over.strips) crawler.watch.report(`a row of tabs does not fit: ${strip}`);
  if (over.below > 0) crawler.watch.report(`${over.below} px higher than its window`);
  if (over.beside > 0) crawler.watch.report(`${over.beside} px wider than its window`);
}

/**
 * Goes to a screen without a network: the shell stays and says so, and with the network back the screen comes by itself.
 * Pages outside the console have no shell to stay in.
 */
export async function goToOffline(page: Page, crawler: Crawler, address: string): Promise<void> {
  const rail = page.getByRole("navigation", { name: "Modules" });
  const bar = page.locator(".connection-bar");
  if (await rail.isVisible()) {
    crawler.watch.where = address;
    await page.context().setOffline(true);
    await page.evaluate((to) => void window.__reactRouterDataRouter?.navigate(to), address);
    // A page that was loaded anew is not to be moved on before it listens; one outside the console may never.
    const isIdle = () =>
      (document.documentElement.hasAttribute("data-hydrated") || !document.querySelector(".shell")) &&
      (window.__reactRouterDataRouter?.state.navigation.state ?? "idle") === "idle";
    await bar.waitFor({ timeout: 5000 }).catch(() => {});
    if (!(await bar.isVisible()) && !(await page.evaluate(isIdle)))
      crawler.watch.report("without a network nothing is said");
    if (!(await rail.isVisible())) crawler.watch.report("without a network the shell is gone");
    await page.context().setOffline(false);
    await page
      .waitForFunction(isIdle, null, { timeout: 30_000 })
      .catch(() => crawler.watch.report("with the network back the screen does not come"));
  }
  await crawler.goTo(address);
}
