import { unstable_startWorker } from "wrangler";

/**
 * Seeds the demo workspace into the local database, through the product's own rules, writes and solver. It runs inside
 * workerd: through a proxy each statement would take several times as long.
 */

const worker = await unstable_startWorker({
  entrypoint: "workers/local/seed-worker.ts",
  config: "wrangler.toml",
  // Required by the configuration; nothing is served.
  assets: "public",
  dev: {
    persist: process.env.WAYBILL_STATE ?? ".wrangler/state",
    server: { port: 0 },
    inspector: false,
    watch: false,
    logLevel: "error",
  },
});

try {
  const answer = await worker.fetch("http://localhost/");
  if (!answer.ok) throw new Error(await answer.text());
} finally {
  await worker.dispose();
}
