import { globSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from "miniflare";
import { unstable_getMiniflareWorkerOptions as getWorkerOptions } from "wrangler";
import { root, useOrigin } from "./setup.mjs";

// Serves the built application: workerd itself listens on the port, with local D1, R2, queues and Durable Objects. It runs
// as its own process group, which ends with its parent. A parent that is killed cannot stop its children, so the child
// exits when the channel to the parent closes.

process.on("disconnect", endGroup);
process.on("SIGTERM", endGroup);

const port = Number(process.argv[2]);
// Written just before it is read: another server of the same build may use another port.
useOrigin(`http://localhost:${port}`);
const { main, workerOptions, externalWorkers } = getWorkerOptions(join(root, "build", "server", "wrangler.json"));
const { modulesRules, ...options } = workerOptions;
const server = new Miniflare(
  convertV4MiniflareOptions({
    port,
    log: new Log(LogLevel.WARN),
    telemetry: { enabled: false },
    // Cron does not fire by itself: `npm start` triggers it.
    unsafeTriggerHandlers: true,
    resourcePersistencePath: join(process.env.WAYBILL_STATE ?? join(root, ".wrangler", "state"), "v3"),
    workers: [{ ...options, rootPath: dirname(main), modules: listModules() }, ...externalWorkers],
  }),
);
await server.ready;

/** The entry and the files that it loads, by the rules of the configuration. */
function listModules() {
  const entry = basename(main);
  const files = modulesRules.flatMap(({ type, include }) =>
    globSync(include, { cwd: dirname(main) }).map((path) => ({ type, path })),
  );
  return [{ type: "ESModule", path: entry }, ...files.filter(({ path }) => path !== entry)];
}

function endGroup() {
  if (process.platform === "win32") process.exit(0);
  process.kill(-process.pid, "SIGKILL");
}
