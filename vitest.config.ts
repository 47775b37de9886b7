import { availableParallelism } from "node:os";
import { cloudflareTest } from "@cloudflare/vitest-plugin";
import { defineConfig } from "vitest/config";
import { bundleTests } from "./tests/bundle-tests.ts";
import { readDistributorDay } from "./tests/factories/distributor-day.ts";
import { buildTinyRegion, readRegionFiles } from "./tests/factories/tiny-region.ts";
import { joinSchema } from "./tests/join-schema.ts";
import { writeGazetteer } from "./workers/local/gazetteer.ts";

// Tests may run where nothing was built yet.
writeGazetteer();

const schema = await joinSchema("migrations");

/** Tests call the consumers themselves: nobody listens to these queues, or a message would find the database of another test. */
const queueProducers = {
  IMPORTS: "unheard-imports",
  WEBHOOKS: "unheard-webhooks",
  OUTBOX: "unheard-outbox",
  SHOPS: "unheard-shops",
};

/** A busy machine may be slow once; what fails twice fails, and the report names what needed a second try. A counterexample is no slowness. */
const retry = process.env.TESTS_TOGETHER ? { count: 1, condition: /^(?!Property failed)/ } : 0;

const inWorkerd = ["tests/worker", "tests/access", "tests/api"];
/** The whole suite is built into few files; who runs one file names it as it is. */
const inWorkers = process.env.TESTS_TOGETHER
  ? await bundleTests(inWorkerd, "tests/output/together")
  : { include: inWorkerd.map((root) => `${root}/**/*.test.ts`), main: "./workers/app.ts" };

/** `unit`: plain Node. `worker`: inside workerd against real D1, Durable Objects, queues and R2. `bench`: prints figures. `fuzz`: nonsense. */
export default defineConfig({
  test: {
    // The runner leaves one core free where there are two; a third of the suite's time goes with it.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // `--coverage`: by instrumented code, since workerd has no inspector that V8's own coverage could ask.
    coverage: {
      provider: "istanbul",
      include: ["app/**/*.{ts,tsx}", "workers/**/*.ts"],
      exclude: ["**/*.d.ts", "**/i18n/**", "workers/local/**"],
      reporter: ["text-summary", "html"],
      reportsDirectory: "tests/output/coverage",
      reportOnFailure: true,
    },
    projects: [
      {
        test: {
          name: "unit",
          include: ["tests/unit/**/*.test.{ts,tsx}", "tests/architecture.test.ts", "wasm/tests/**/*.test.ts"],
          environment: "node",
          testTimeout: 60_000,
          retry,
        },
      },
      workerProject("worker", inWorkers.include, 60_000, inWorkers.main),
      workerProject("bench", ["tests/bench/**/*.worker.ts"], 600_000),
      workerProject("fuzz", ["tests/fuzz/**/*.worker.ts"], 600_000),
    ],
  },
});

function workerProject(name: string, include: string[], testTimeout: number, main = "./workers/app.ts") {
  return {
    plugins: [
      cloudflareTest({
        main,
        wrangler: { configPath: "./wrangler.toml" },
        miniflare: {
          bindings: {
            TEST_SCHEMA: schema,
            // `npm run bench:region` has built another one.
            TEST_REGION: process.env.BENCH_REGION
              ? readRegionFiles(process.env.BENCH_REGION, "bench")
              : buildTinyRegion(),
            TEST_DISTRIBUTOR: readDistributorDay(),
            LOG_REFUSALS: "no",
            CREDENTIALS_KEY: "dGhlIGtleSBvZiB0aGUgdGVzdHMsIDMyIGJ5dGVzISE=",
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
    test: {
      name,
      include,
      setupFiles: ["./tests/worker/setup.ts"],
      testTimeout,
      retry,
      hookTimeout: 60_000,
      // With the cache on disk a worker is sent the whole application in one message, which workerd refuses above 32 MB (and with
      // it everything that comes after); without it, module by module.
      fsModuleCache: false,
    },
  };
}
