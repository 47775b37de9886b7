import { chromium } from "playwright/test";
import { withoutMaps } from "../e2e/launch-options.ts";
import { openDemoSession } from "./demo-session.ts";

/**
 * When a slow phone paints the tracking page of an order that is out for delivery, and what it has loaded once it is idle: a
 * processor four times as slow, 1.6 Mbit/s and 150 ms there and back (Lighthouse's slow 4G), nothing in the cache, the median
 * of nine visits: `npm run bench:first-paint -- http://localhost:4173` against a server with the demo workspace (`npm start`).
 * At most 1,200 ms and 40 KB. `CHROMIUM_PATH` names another browser than Playwright's own.
 */
const base = process.argv[2] ?? "http://localhost:4173";
const visits = 9;
const network = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

const { call } = await openDemoSession(base);
const { orders } = await call<{ orders: { number: string }[] }>("orders?limit=1&filters[status][]=3");
const { order } = await call<{ order: { tracking_url: string } }>(`orders/${orders[0]?.number}`);
const link = new URL(order.tracking_url);
const pages = {
  "by number": `${base}${link.pathname}?lang=de`,
  "by link": `${base}${link.pathname}${link.search}&lang=de`,
};

const browser = await chromium.launch(withoutMaps);
const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** First and largest paint, milliseconds, and kilobytes of each file on the wire until the page is idle. */
async function visit(address: string): Promise<{ first: number; largest: number; files: Map<string, number> }> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const bytes = new Map<string, number>();
  const names = new Map<string, string>();
  devtools.on("Network.responseReceived", ({ requestId, response }) => {
    names.set(requestId, new URL(response.url).pathname);
  });
  devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    bytes.set(names.get(requestId) ?? requestId, encodedDataLength / 1024);
  });
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", network);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.goto(address, { waitUntil: "networkidle" });
  const painted = await page.evaluate(
    () =>
      new Promise<{ first: number; largest: number }>((resolve) => {
        const first = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN;
        new PerformanceObserver((list) =>
          resolve({ first, largest: list.getEntries().at(-1)?.startTime ?? first }),
        ).observe({
          type: "largest-contentful-paint",
          buffered: true,
        });
      }),
  );
  await context.close();
  return { ...painted, files: bytes };
}

for (const [name, address] of Object.entries(pages)) {
  const seen: Awaited<ReturnType<typeof visit>>[] = [];
  for (let at = 0; at < visits; at += 1) seen.push(await visit(address));
  const [first, largest] = (["first", "largest"] as const).map((key) => median(seen.map((each) => each[key])));
  const files = [...(seen.at(-1)?.files ?? [])].toSorted(([, one], [, other]) => other - one);
  const kilobytes = files.reduce((sum, [, size]) => sum + size, 0);
  console.log(
    `${name.padEnd(10)} first paint ${first?.toFixed(0)} ms of 1200, largest ${largest?.toFixed(0)} ms, ${kilobytes.toFixed(1)} KB of 40`,
  );
  for (const [file, size] of files) console.log(`  ${size.toFixed(1).padStart(6)} KB  ${file}`);
}
await browser.close();
