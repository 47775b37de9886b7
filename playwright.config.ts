import { defineConfig } from "playwright/test";
import { withoutMaps } from "./tests/e2e/launch-options.ts";

/** A server that runs already, while writing tests. */
const running = process.env.WAYBILL_URL;

/** Two journeys at a time, each before a server with a demo workspace of its own. */
const ports = [4280, 4281];
const ownPort = ports[Number(process.env.TEST_PARALLEL_INDEX ?? 0)];

/** Journeys in a real browser against the built application in workerd, with a fresh demo workspace. */
export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "tests/output/e2e",
  // Some five times what the longest journey without its own takes on a quiet machine: a busy one is no failure.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  workers: running ? 1 : ports.length,
  // A busy machine may be slow once; what fails twice fails. The report names what needed a second try.
  retries: process.env.CI ? 1 : 0,
  reporter: [["list"], ["json"]],
  use: {
    baseURL: running ?? `http://localhost:${ownPort}`,
    locale: "en-US",
    timezoneId: "Europe/Berlin",
    viewport: { width: 1440, height: 900 },
    // Maps are drawn without a graphics card: at half the resolution they take half of the time, and a page is laid out the same.
    deviceScaleFactor: 0.5,
    contextOptions: { reducedMotion: "reduce" },
    screenshot: "only-on-failure",
    launchOptions: withoutMaps,
  },
  ...(running
    ? {}
    : {
        webServer: ports.map((port) => ({
          command: `node workers/local/start.mjs --port ${port} --state tests/output/state-${port} --fresh`,
          url: `http://localhost:${port}/login`,
          timeout: 300_000,
          gracefulShutdown: { signal: "SIGTERM" as const, timeout: 10_000 },
          reuseExistingServer: false,
        })),
      }),
});
