import { spawn } from "node:child_process";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { keepRunning } from "./keep-running.mjs";
import {
  childEnvironment,
  DEFAULT_STATE,
  ensureInstalled,
  ensureMigrated,
  ensureRegion,
  ensureSeeded,
  forget,
  log,
  root,
  startBuild,
} from "./setup.mjs";

// npm start: everything from a fresh clone to a running application, and in seconds the second time.

const { values } = parseArgs({
  options: {
    port: { type: "string", default: process.env.PORT ?? "4173" },
    state: { type: "string", default: DEFAULT_STATE },
    fresh: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});
if (values.help) {
  log(`npm start [-- --port 4173] [--state .wrangler/state] [--fresh]

Installs, builds, migrates, seeds a demo workspace and serves it. The second start takes seconds.
--state names the folder that keeps its data; --fresh forgets that data first.`);
  process.exit(0);
}
const state = resolve(root, values.state);
const address = `http://localhost:${values.port}`;

ensureInstalled();
if (values.fresh) forget(state);
// The local database, its streets and the demo are prepared beside the build; seeding plans routes and needs the solver.
const { generated, built } = startBuild();
await Promise.all([built, prepareState(generated)]);

async function prepareState(solver) {
  await ensureMigrated(state);
  await ensureRegion(state);
  await solver;
  await ensureSeeded(state);
}

/** Milliseconds until a check fails: the slowest valid request takes some seconds. */
const MAX_RESPONSE_MS = 20_000;
/** Milliseconds between two questions whether a killed worker has come back: it lost the queues it had in memory. */
const LIFE_CHECK_MS = 1_000;
let hasServed = false;
let isOver = false;
let current;
for (const signal of ["SIGINT", "SIGTERM"])
  process.on(signal, () => {
    isOver = true;
    current?.kill("SIGTERM");
  });

await keepRunning({ start, isAlive, wait, log, isOver: () => isOver });

/** Starts the server with its workerd as a process group: a stuck one must be killed. */
function start() {
  const server = spawn(join(root, "node_modules", ".bin", "node"), ["workers/local/serve.mjs", values.port], {
    cwd: root,
    env: childEnvironment({ WAYBILL_STATE: state }),
    stdio: ["ignore", "pipe", "inherit", "ipc"],
    detached: process.platform !== "win32",
  });
  const ended = new Promise((resolve) => server.once("exit", resolve));
  const kill = (signal = "SIGKILL") => {
    try {
      if (process.platform === "win32") server.kill(signal);
      else process.kill(-server.pid, signal);
    } catch (error) {
      if (error.code !== "ESRCH") throw error;
    }
  };
  ended.then((code) => {
    // A failure before the first page has another cause, such as a port in use.
    if (!hasServed && !isOver) process.exit(code ?? 1);
  });
  server.stdout.resume();
  current = { ended, kill };
  welcomeOnce(current);
  return current;
}

/** True when the Worker itself responds; static files are served without it. */
async function isAlive() {
  try {
    const answer = await fetch(`${address}/api/auth/session`, { signal: AbortSignal.timeout(MAX_RESPONSE_MS) });
    await answer.body?.cancel();
    return answer.status < 500;
  } catch {
    return false;
  }
}

/** Logs the address as soon as the server responds; the first time after processing the demo's due work. */
async function welcomeOnce(server) {
  while (!(await isAlive())) {
    await wait(200);
    if (isOver || current !== server) return;
  }
  if (hasServed) return log(`  Waybill runs again at ${address}`);
  hasServed = true;
  await sweep("start");
  setInterval(() => sweep(), 60_000).unref();
  setInterval(() => sweep("new+life"), LIFE_CHECK_MS).unref();
  log(`
  Waybill runs at ${address}

  Demo sign-in   demo@waybill.example
  Password       waybill-demo

  Stop with Ctrl-C. The data stays in ${values.state}.
`);
}

/** Cron does not fire on a local machine, so it is triggered once a minute. */
function sweep(cron = "*+*+*+*+*") {
  return fetch(`${address}/cdn-cgi/local/scheduled?cron=${cron}`).catch(() => {});
}
