import { type APIRequestContext, type APIResponse, type BrowserContext, expect } from "playwright/test";
import { measures } from "#app/modules/analytics/model/measures.ts";
import { listShapeFaults } from "#tests/api/naming-rules.ts";
import { CrawlAddresses, readApiRows, responseRows, screenRows } from "./crawl/addresses.ts";
import {
  goToEach,
  goToOffline,
  moveClockTo,
  openSandbox,
  reportOverflow,
  startDayInSandbox,
} from "./crawl/circumstances.ts";
import { Crawler, type Depth } from "./crawl/crawler.ts";
import { demo, signIn, test } from "./journey.ts";

/**
 * Everybody of the demo, and how many elements of a screen each presses where the suite's time counts: Mehmet may do all that
 * the owner may, and only looks. `npm run test:crawl` knows no such limits, and presses in German too.
 */
const people = [
  { name: "owner", email: demo.email, presses: 2 },
  { name: "mehmet", email: "mehmet@waybill.example", presses: 0 },
  { name: "jonas", email: "jonas@waybill.example", presses: 3 },
  { name: "merchant", email: "merchant@waybill.example", presses: 3 },
] as const;

const deep = process.env.CRAWL === "deep";
const depthOf = (presses: number): Depth =>
  deep ? { presses: 400, layers: 4, ways: 40 } : { presses, layers: 3, ways: 4 };

/** What a screen opens at first, and no more. */
const shallow: Depth = { presses: 3, layers: 2, ways: 2 };

// Nobody needs what another one left.
test.describe.configure({ mode: "parallel" });

// Jonas has Mehmet's screens, of one location: the deep crawl goes through them, too.
for (const { name, email, presses } of deep ? people : people.filter((each) => each.name !== "jonas")) {
  test(`${name} opens every screen and its dialogs, in both languages`, async ({ page, context, baseURL }) => {
    test.setTimeout(deep ? 3_600_000 : 1_200_000);
    await signIn(page, { email, password: demo.password });
    if (name === "owner") await uploadOrders(context.request, baseURL);
    const addresses = await addressesOf(context);
    const crawler = await Crawler.as(page, name);
    try {
      const theirs: string[] = [];
      for (const address of addresses) {
        // A whole load of each screen once, by the owner; the others come by links.
        if (name === "owner" || crawler.pressed.screens === 0) await crawler.load(address);
        else await crawler.goTo(address);
        // A screen that is not the person's leads elsewhere.
        if (!crawler.isAt(address)) continue;
        theirs.push(address);
        await crawler.explore(address, depthOf(presses));
      }
      if (presses === 0 && !deep) theirs.length = 0;
      await speak(context.request, baseURL, "de");
      await crawler.load("/");
      for (const address of theirs) {
        await crawler.goTo(address);
        if (deep) await crawler.explore(address, depthOf(presses));
      }
    } finally {
      await speak(context.request, baseURL, "en");
    }
    console.log(`${name}: ${JSON.stringify(crawler.pressed)}`);
    expect(crawler.watch.problems).toEqual([]);
  });
}

// The deep crawl also opens each screen in unusual conditions.
if (deep) {
  test("the owner's screens ten minutes before and after midnight", async ({ page, context, baseURL }) => {
    test.setTimeout(3_600_000);
    await signIn(page);
    const sandbox = await openSandbox(context, baseURL);
    await startDayInSandbox(context, sandbox, baseURL);
    const crawler = await Crawler.as(page, "owner");
    for (const time of ["23:50", "00:10"]) {
      await moveClockTo(context, sandbox, time, baseURL);
      // A tab keeps its account until one is named.
      await crawler.load(`/?account=${sandbox.account}`);
      await expect(page.locator("html")).toHaveAttribute("data-account", sandbox.account);
      const { data } = await (await context.request.get("/api/routes")).json();
      expect(data.routes.map(({ status }: { status: string }) => status)).toContain("active");
      await goToEach(crawler, await addressesOf(context), async (address) => {
        await reportOverflow(page, crawler);
        await crawler.explore(address, shallow);
      });
    }
    await expect(page.locator("html")).toHaveAttribute("data-account", sandbox.account);
    expect(crawler.watch.problems).toEqual([]);
  });

  test("the owner's screens with visible scrollbars", async ({ playwright, launchOptions, baseURL }) => {
    test.setTimeout(3_600_000);
    const browser = await playwright.chromium.launch({ ...launchOptions, ignoreDefaultArgs: ["--hide-scrollbars"] });
    try {
      const context = await browser.newContext({
        ...(baseURL ? { baseURL } : {}),
        viewport: { width: 1440, height: 900 },
      });
      const page = await context.newPage();
      await signIn(page);
      const crawler = await Crawler.as(page, "owner");
      await crawler.load("/");
      await goToEach(crawler, await addressesOf(context), () => reportOverflow(page, crawler));
      expect(crawler.watch.problems).toEqual([]);
    } finally {
      await browser.close();
    }
  });

  test("the owner's screens after a moment offline", async ({ page, context }) => {
    test.setTimeout(3_600_000);
    await signIn(page);
    const crawler = await Crawler.as(page, "owner");
    crawler.watch.expectsOffline = true;
    await crawler.load("/");
    for (const address of await addressesOf(context)) await goToOffline(page, crawler, address);
    expect(crawler.watch.problems).toEqual([]);
  });

  test("the owner's screens in two tabs at once", async ({ page, context }) => {
    test.setTimeout(3_600_000);
    await signIn(page);
    const addresses = await addressesOf(context);
    const tabs = [
      await Crawler.as(page, "first tab"),
      await Crawler.as(await context.newPage(), "second tab"),
    ] as const;
    await Promise.all(tabs.map((tab) => tab.load("/")));
    await Promise.all([
      goToEach(tabs[0], addresses, (address) => tabs[0].explore(address, shallow)),
      goToEach(tabs[1], addresses.toReversed(), (address) => tabs[1].explore(address, shallow)),
    ]);
    expect(tabs.flatMap(({ watch }) => watch.problems)).toEqual([]);
  });
}

test("every GET of the API, every file and every export responds, with real ids", async ({
  page,
  context: { request },
  baseURL,
}) => {
  await signIn(page);
  await uploadOrders(request, baseURL);
  const addresses = new CrawlAddresses(request);
  const wrong: string[] = [];
  let requested = 0;
  for (const row of [...responseRows, ...(await readApiRows(request))]) {
    for (const address of await addresses.of(row)) {
      // A type without shipments has no manifest, and a parameter that only a change takes has no value here.
      if (/=undefined$|:\w+/.test(address)) continue;
      const answer = await request.get(address, { maxRedirects: 0 });
      const status = answer.status();
      if (status === 200 && address.startsWith("/api/") && !address.includes("openapi"))
        wrong.push(
          ...listShapeFaults(await readBody(answer))
            .filter((each) => !numbersStill.test(each))
            .map((each) => `${address} ${each}`),
        );
      requested += 1;
      // 405 means that the URL only accepts changes; a socket responds to a plain GET with 400 or 426.
      const socket = address.endsWith("/live") && [400, 426].includes(status);
      const expected = otherwise.has(address) ? [otherwise.get(address)] : [200, 302, 405];
      // An unfinished shipment has no proof yet, and the response states it.
      const unproven = address.includes("/proofs?") && status === 409;
      const rowless = (withoutRows.has(address) || address.endsWith("/feedback-photo")) && status === 404;
      if (!expected.includes(status) && !socket && !unproven && !rowless) wrong.push(`${status} ${address}`);
    }
  }
  console.log(`GETs: ${requested}`);
  expect(wrong).toEqual([]);
  expect(requested).toBeGreaterThan(100);
});

/**
 * Calls that no person's session opens: an agent's phone, a program's token and a shop's checkout; and the question of an app
 * that is not named.
 */
const otherwise = new Map<string, number>([
  ["/api/checkout/slots", 404] as const,
  ...["/api/drive/day", "/api/drive/map", "/api/drive/notifications", "/mcp"].map((path) => [path, 401] as const),
  ["/oauth/authorize", 400] as const,
]);

/** Measures that count no rows have no list behind them; and few customers send a photo. */
const withoutRows = new Set(
  measures.filter((each) => !("list" in each)).map(({ name }) => `/api/analytics/measures/${name}/rows`),
);

/** What a vehicle costs is a number in the account's cost currency, as its form has it. */
const numbersStill = /\.vehicles?(\[\])?\.\w+_cost: /;

/** The text of a response; nothing for a file. */
async function readBody(answer: APIResponse): Promise<unknown> {
  return answer.headers()["content-type"]?.includes("json") ? answer.json() : null;
}

/** Addresses of all screens, of each parameter one that the person has. */
async function addressesOf({ request }: BrowserContext): Promise<string[]> {
  const addresses = new CrawlAddresses(request);
  const found: string[] = [];
  for (const row of screenRows) found.push(...(await addresses.of(row)));
  return found;
}

/** A file in the wizard, for its screens to show; nothing of it becomes an order. */
async function uploadOrders(request: APIRequestContext, origin = ""): Promise<void> {
  const text = "First name;Last name;Phone;Address;Zip code\nAda;Lund;+49 40 123456;Hofweg 13;22085\nBo;;;;\n";
  const file = { name: "crawl.csv", mimeType: "text/csv", buffer: Buffer.from(text) };
  const answer = await request.post("/api/imports", { multipart: { file }, headers: { origin } });
  expect(answer.status()).toBe(201);
}

async function speak(request: APIRequestContext, origin = "", language: "en" | "de"): Promise<void> {
  const answer = await request.post("/preferences", { form: { language }, headers: { origin }, maxRedirects: 0 });
  expect(answer.status()).toBeLessThan(400);
}
