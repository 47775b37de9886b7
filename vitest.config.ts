import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-plugin";
import { defineConfig } from "vitest/config";
import { filesOfRegion, tinyRegion } from "./tests/factories/tiny-region.ts";
import { writeGazetteer } from "./workers/local/gazetteer.ts";

// Tests may run where nothing was built yet.
writeGazetteer();

const migrations = await readD1Migrations("migrations");

/** Tests call the consumers themselves: nobody listens to these queues, or a message would find the database of another test. */
const queueProducers = { IMPORTS: "unheard-imports", WEBHOOKS: "unheard-webhooks", OUTBOX: "unheard-outbox" };

/**
 * What a worker that others used before may spoil: rooms and regions that are killed, caches of what is read once, lines in
 * which people stand, counts of everything that was read.
 */
const alone = [
  "tests/{access,api}/**/*.test.ts",
  `tests/worker/{${[
    ...["addresses", "billing-under-fire", "bulk-rows-read", "doors", "event-log", "geocoder", "learnt-paces"],
    ...["list-rows-read", "order-statements", "outbox", "plan-model", "plan-room", "plans", "region", "region-fire"],
    ...["routes", "session-http", "sign-in", "solver-bytes", "streets", "ways", "webhooks"],
  ]}}.test.ts`,
];

/**
 * `unit`: plain Node. `worker`: inside workerd against real D1, Durable Objects, queues and R2, many files in one worker, which saves
 * half of their time; `alone`: a worker a file. `bench`: prints figures. `fuzz`: nonsense.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: ["tests/unit/**/*.test.{ts,tsx}", "tests/architecture.test.ts", "wasm/tests/**/*.test.ts"],
          environment: "node",
          testTimeout: 20_000,
        },
      },
      workerProject("worker", ["tests/worker/**/*.test.ts"], 30_000, { isolate: false, exclude: alone }),
      workerProject("alone", alone, 30_000),
      workerProject("bench", ["tests/bench/**/*.worker.ts"], 600_000),
      workerProject("fuzz", ["tests/fuzz/**/*.worker.ts"], 600_000),
    ],
  },
});

function workerProject(
  name: string,
  include: string[],
  testTimeout: number,
  sharing: { isolate?: boolean; exclude?: string[] } = {},
) {
  return {
    plugins: [
      cloudflareTest({
        main: "./workers/app.ts",
        wrangler: { configPath: "./wrangler.toml" },
        miniflare: {
          bindings: {
            TEST_MIGRATIONS: migrations,
            // `npm run bench:region` has built another one.
            TEST_REGION: process.env.BENCH_REGION ? filesOfRegion(process.env.BENCH_REGION, "bench") : tinyRegion(),
            LOG_REFUSALS: "no",
            BILLING_WEBHOOK_SECRET: "whsec_dGhlIHNlY3JldCBvZiB0aGUgdGVzdHMgb2YgYmlsbGluZw==",
          },
          queueProducers,
        },
      }),
    ],
    resolve: {
      alias: {
        "virtual:react-router/server-build": new URL("./tests/worker/server-build.ts", import.meta.url).pathname,
      },
    },
    test: { name, include, setupFiles: ["./tests/worker/setup.ts"], testTimeout, hookTimeout: 60_000, ...sharing },
  };
}
