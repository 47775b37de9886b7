import { defineConfig } from "playwright/test";

const port = 4280;
/** A server that runs already, while writing tests. */
const running = process.env.WAYBILL_URL;

/** Journeys in a real browser against the built application in workerd, with a fresh demo workspace. */
export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "tests/output/e2e",
  timeout: 90_000,
  expect: { timeout: 15_000 },
  workers: 1,
  // A busy machine may be slow once; what fails twice fails. The report names what needed a second try.
  retries: process.env.CI ? 1 : 0,
  reporter: [["list"], ["json"]],
  use: {
    baseURL: running ?? `http://localhost:${port}`,
    locale: "en-US",
    timezoneId: "Europe/Berlin",
    viewport: { width: 1440, height: 900 },
    screenshot: "only-on-failure",
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: [
        "--no-sandbox",
        "--disable-quic",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--use-angle=swiftshader",
        "--enable-unsafe-swiftshader",
      ],
    },
  },
  ...(running
    ? {}
    : {
        webServer: {
          command: `node workers/local/start.mjs --port ${port} --state tests/output/state --fresh`,
          url: `http://localhost:${port}/login`,
          timeout: 180_000,
          gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
          reuseExistingServer: false,
        },
      }),
});
